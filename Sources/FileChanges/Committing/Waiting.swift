import Platform

/// What happens while another run has the project. Time passes as the two closures say.
public struct Waiting {
    /// Called once, a second after the waiting began, with the process that is waited for where it is known.
    public var announce: (RunningProcess?) -> Void
    /// Does nothing for so many milliseconds.
    var pause: (Int) -> Void
    /// A clock, in milliseconds since some time.
    var clock: () -> Int

    /// Waits with a word to somebody.
    public init(announce: @escaping (RunningProcess?) -> Void = { _ in }) {
        self.init(announce: announce, pause: { Platform.pause(milliseconds: $0) }, clock: monotonicMilliseconds)
    }

    init(announce: @escaping (RunningProcess?) -> Void, pause: @escaping (Int) -> Void, clock: @escaping () -> Int) {
        self.announce = announce
        self.pause = pause
        self.clock = clock
    }
}
