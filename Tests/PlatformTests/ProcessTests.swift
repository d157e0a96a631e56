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

    @Test func `a console has a width`() {
        #expect(SystemConsole().width > 0)
    }
}
