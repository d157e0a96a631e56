import Testing

@testable import Platform

/// Keys that are read one by one, at a terminal of the test's own.
@Suite struct KeyTests {
    /// A terminal: what a person types goes in at one end, and a console is at the other.
    private struct Terminal {
        let person: Int32
        let program: Int32

        init() throws {
            var ends: (person: Int32, program: Int32) = (-1, -1)
            #if canImport(Darwin)
                ends.person = posix_openpt(O_RDWR | O_NOCTTY)
                try #require(grantpt(ends.person) == 0 && unlockpt(ends.person) == 0)
                ends.program = open(String(cString: try #require(ptsname(ends.person))), O_RDWR | O_NOCTTY)
            #else
                try #require(openpty(&ends.person, &ends.program, nil, nil, nil) == 0)
            #endif
            try #require(ends.person >= 0 && ends.program >= 0)
            (person, program) = ends
        }

        var console: SystemConsole { SystemConsole(input: program, output: program, errors: program) }

        func type(_ text: String) { text.withCString { _ = write(person, $0, text.utf8.count) } }

        /// The flags that say how the terminal treats lines.
        var mode: tcflag_t {
            var mode = termios()
            tcgetattr(program, &mode)
            return mode.c_lflag
        }

        func shut() {
            close(program)
            close(person)
        }
    }

    @Test func `each key comes by itself, and afterwards the terminal is as it was`() throws {
        let terminal = try Terminal()
        defer { terminal.shut() }
        let before = terminal.mode
        var keys: [UInt8?] = []
        terminal.type("a")
        terminal.console.readKeys { key in
            keys.append(key)
            // Only now does the terminal leave keys alone that mean something to lines.
            if keys.count == 1 { terminal.type("\u{1B}[B\u{4}\u{1A}z") }
            return KeyAnswer("", isLast: key == UInt8(ascii: "z"))
        }
        #expect(keys == Array("a\u{1B}[B\u{4}\u{1A}z".utf8))
        #expect(terminal.mode == before)
    }

    /// Terminals that stay raw show nothing of what is typed, and no key stops anything.
    @Test func `a signal ends the reading, and the terminal is as it was`() throws {
        let terminal = try Terminal()
        defer { terminal.shut() }
        let before = terminal.mode
        let old = signal(SIGHUP) { _ in }
        defer { signal(SIGHUP, old) }
        // A thread that another one has made, with the signal blocked, would keep it for the next test.
        var hangup = sigset_t()
        sigemptyset(&hangup)
        sigaddset(&hangup, SIGHUP)
        pthread_sigmask(SIG_UNBLOCK, &hangup, nil)
        var keys: [UInt8?] = []
        terminal.type("a")
        terminal.console.readKeys { key in
            keys.append(key)
            if key != nil { pthread_kill(pthread_self(), SIGHUP) }
            return KeyAnswer("")
        }
        #expect(keys == [UInt8(ascii: "a"), nil])
        #expect(terminal.mode == before)
    }

    @Test func `what was typed before it was asked for is forgotten`() throws {
        let terminal = try Terminal()
        defer { terminal.shut() }
        let console = terminal.console
        #expect(console.isInputTerminal && console.isErrorTerminal)
        terminal.type("old\nolder\n")
        console.discardTypedAhead()
        terminal.type("new\n")
        var keys: [UInt8?] = []
        console.readKeys { key in
            keys.append(key)
            return KeyAnswer("", isLast: key == 0x0A || key == 0x0D)
        }
        #expect(keys == Array("new\n".utf8))
    }

    @Test func `where no terminal is, no key is read`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        let console = SystemConsole(input: ends[0], output: ends[1], errors: ends[1])
        #expect(!console.canReadKeys)
        console.discardTypedAhead()
        console.readKeys { _ in
            Issue.record("a key came")
            return KeyAnswer("", isLast: true)
        }
    }
}
