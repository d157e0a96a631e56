/// How a run ends.
enum ExitCode: Int32 {
    case done = 0
    /// Refused or found wanting: a conflict, or findings.
    case refused = 1
    /// Could not: unreadable, broken configuration or template, disk error.
    case failed = 2
    case usage = 64
}
