/// A process as others can recognize it, also from another machine.
public struct RunningProcess: Sendable, Equatable {
    /// The machine's name. On Linux, where `start` is known, a slash and the number of the process's own world of
    /// processes (a container's) follow.
    public var host: String
    /// The process's number there.
    public var number: Int32
    /// When it was started, in a form that only its own system reads; nil where nobody asked.
    public var start: String?

    /// A process with these facts.
    public init(host: String, number: Int32, start: String? = nil) {
        self.host = host
        self.number = number
        self.start = start
    }

    /// This process. To know when it was started takes a few more calls.
    public static func current(withStart: Bool) -> RunningProcess {
        RunningProcess(
            host: withStart ? hostName + worldOfProcesses : hostName, number: getpid(),
            start: withStart ? timeOfStart(ofProcess: getpid()) : nil)
    }

    /// Whether it has ended; nil where nobody can tell from here.
    public var hasEnded: Bool? {
        guard let start, host == Self.hostName + Self.worldOfProcesses else { return nil }
        return Self.timeOfStart(ofProcess: number) != start
    }

    private static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
