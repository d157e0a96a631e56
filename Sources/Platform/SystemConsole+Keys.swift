extension SystemConsole {
    /// Whether keys can be read one by one, and what they do be shown: a terminal at both ends that knows more than
    /// lines.
    public var canReadKeys: Bool {
        guard canAsk, let name = getenv("TERM") else { return false }
        return !["", "dumb"].contains(String(cString: name))
    }

    /// Reads keys one by one. The terminal is as it was before when this returns, and also where it never does: what
    /// interrupts the process reaches it only then.
    public func readKeys(_ take: (UInt8?) -> KeyAnswer) {
        try? flush()
        var before = termios()
        guard tcgetattr(input, &before) == 0 else { return }
        var raw = before
        cfmakeraw(&raw)
        // Enter remains a line feed, and a line feed begins a new line.
        raw.c_iflag = before.c_iflag
        raw.c_oflag = before.c_oflag
        let isInterrupted = withSignalsBlocked {
            tcsetattr(input, TCSADRAIN, &raw)
            defer { tcsetattr(input, TCSAFLUSH, &before) }
            return takeKeys(take)
        }
        if isInterrupted {
            writeError("\n")
            raise(SIGINT)
        }
    }

    /// Whether Ctrl-C came.
    private func takeKeys(_ take: (UInt8?) -> KeyAnswer) -> Bool {
        while true {
            var byte: UInt8 = 0
            guard waitForInput() else {
                _ = take(nil)
                return false
            }
            let count = read(input, &byte, 1)
            if count < 0, errno == EINTR { continue }
            if count == 1, byte == 0x03 {
                _ = take(nil)
                return true
            }
            let answer = take(count == 1 ? byte : nil)
            if !answer.text.isEmpty { writeError(answer.text) }
            if answer.isLast || count != 1 { return false }
        }
    }

    /// Waits for a key; false where a signal comes first, which is delivered once the terminal is as before.
    private func waitForInput() -> Bool {
        while !isSignalWaiting {
            var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
            if poll(&descriptor, 1, 100) > 0 { return true }
        }
        return false
    }

    /// Forgets what was typed before it was asked for.
    public func discardTypedAhead() {
        if isInputTerminal { tcflush(input, TCIFLUSH) }
    }
}
