import TestSupport
import Testing

@testable import Platform

@Suite(.serialized) struct ProcessTests {
    @Test func `signals wait until the end`() throws {
        let before = blocks(SIGTERM)
        let waiting = withSignalsBlocked {
            pthread_kill(pthread_self(), SIGTERM)
            var pending = sigset_t()
            sigpending(&pending)
            let isWaiting = sigismember(&pending, SIGTERM) == 1
            var taken: Int32 = 0
            var set = sigset_t()
            sigemptyset(&set)
            sigaddset(&set, SIGTERM)
            sigwait(&set, &taken)
            return isWaiting && taken == SIGTERM
        }
        #expect(waiting)
        #expect(blocks(SIGTERM) == before)
    }

    private func blocks(_ signal: Int32) -> Bool {
        var now = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &now)
        return sigismember(&now, signal) == 1
    }

    @Test func `an environment is the process's or a fixed one`() throws {
        let fixed = ProcessEnvironment(variables: ["HOME": "/h", "EMPTY": ""], workingDirectory: "/w")
        #expect(fixed["HOME"] == "/h" && fixed["EMPTY"] == "" && fixed["PATH"] == nil)
        #expect(fixed.homeDirectory == "/h" && fixed.workingDirectory == "/w")
        #expect(ProcessEnvironment(variables: ["HOME": ""], workingDirectory: "/").homeDirectory == nil)
        let own = try ProcessEnvironment()
        #expect(own["PATH"]?.isEmpty == false)
        #expect(try own.workingDirectory == PosixFileSystem().realPath("."))
    }

    @Test func `a broken pipe is told apart`() {
        #expect(OutputError(code: EPIPE).isBrokenPipe)
        #expect(!OutputError(code: ENOSPC).isBrokenPipe)
    }

    @Test func `a silent program's standard error goes nowhere`() throws {
        let isNowhere = "test /dev/fd/2 -ef /dev/null"
        // Not every system lets a shell tell.
        guard PosixProgramRunner().run(["sh", "-c", "exec 2>/dev/null; " + isNowhere])?.code == 0 else { return }
        #expect(PosixProgramRunner().run(["sh", "-c", isNowhere + " && echo said"], silently: true)?.code == 0)
        let spoken = PosixProgramRunner().run(["sh", "-c", "echo said; echo harm >&2"], silently: true)
        #expect(spoken?.output == Array("said\n".utf8))
    }

    @Test(arguments: ["", ":", ".", "./bin", "bin:", "..:relative/bin"])
    func `programs are found in folders that do not depend on where somebody stands`(_ path: String) throws {
        let sandbox = try Sandbox(.disk)
        try sandbox.file("tool", "#!/bin/sh\necho theirs\n", permissions: 0o755)
        // The folder, seen from where the tests run.
        let way = try ProcessEnvironment().workingDirectory.split(separator: "/").map { _ in "../" }.joined()
        let relative = way + sandbox.root.dropFirst()
        #expect(PosixProgramRunner(path: relative).run(["tool"]) == nil)
        #expect(PosixProgramRunner(path: sandbox.root).run(["tool"])?.output == Array("theirs\n".utf8))
        #expect(PosixProgramRunner(path: path).run(["sh", "-c", "echo any"]) == nil)
        let mixed = PosixProgramRunner(path: "\(relative):\(path):/usr/bin:/bin:\(path)")
        #expect(
            mixed.run(["sh", "-c", "tool || echo \"$PATH\""], silently: true)?.output == Array("/usr/bin:/bin\n".utf8))
        #expect(PosixProgramRunner(path: nil).run(["sh", "-c", "echo any"])?.code == 0)
    }

    @Test func `a console has a width`() {
        #expect(SystemConsole().width > 0)
    }

    @Test func `a write that would end the process is an error`() {
        _ = SystemConsole()
        for number in [SIGPIPE, SIGXFSZ] {
            var action = sigaction()
            sigaction(number, nil, &action)
            #if canImport(Darwin)
                let handler = action.__sigaction_u.__sa_handler
            #else
                let handler = action.__sigaction_handler.sa_handler
            #endif
            #expect(unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
        }
    }

    @Test func `another program gets its signals as it expects them`() {
        _ = SystemConsole()
        // A thread of a test may have them blocked, and what it starts as well.
        var (signals, before) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        for number in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        for name in ["PIPE", "XFSZ"] {
            let result = PosixProgramRunner().run(["sh", "-c", "kill -\(name) $$; echo alive"])
            #expect((result?.code ?? 0) >= 128, "\(name)")
            #expect(result?.output == [])
        }
    }

    @Test func `a process is known by its start as well`() throws {
        let own = RunningProcess.current(withStart: true)
        #expect(own.number == getpid())
        #expect(own.start != nil)
        #expect(own.hasEnded == false)
        #expect(RunningProcess.current(withStart: false).start == nil)
        var other = own
        other.start = "another"
        #expect(other.hasEnded == true)
        other = own
        other.number = .max
        #expect(other.hasEnded == true)
        other = own
        other.host = "elsewhere"
        #expect(other.hasEnded == nil)
        other = own
        other.start = nil
        #expect(other.hasEnded == nil)
    }
}
