/// Runs a body during which SIGINT, SIGTERM and SIGHUP wait; one that came is delivered afterwards.
public func withSignalsBlocked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
}

/// Does nothing for some milliseconds, or until a signal comes.
public func pause(milliseconds: Int) {
    usleep(UInt32(milliseconds * 1000))
}
