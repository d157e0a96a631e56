/// Runs a body during which SIGINT, SIGTERM and SIGHUP wait; one that came is delivered afterwards.
public func withSignalsBlocked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    for signal in signalsOfPeople { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
}

/// The signals by which people end a process.
private let signalsOfPeople = [SIGINT, SIGTERM, SIGHUP]

/// Whether one of those that wait has come.
var isSignalWaiting: Bool {
    var waiting = sigset_t()
    sigemptyset(&waiting)
    sigpending(&waiting)
    return signalsOfPeople.contains { sigismember(&waiting, $0) == 1 }
}

/// The signals that would end the process in the middle of a write: where the reader of a pipe has gone, and where a
/// file would get larger than the user may make one. Ignored, they are the errors `EPIPE` and `EFBIG`.
let signalsOfWriting = [SIGPIPE, SIGXFSZ]

/// Does nothing for some milliseconds, or until a signal comes.
public func pause(milliseconds: Int) {
    usleep(UInt32(milliseconds * 1000))
}

/// A clock that nobody sets, in milliseconds since some time in the past.
public func monotonicMilliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}
