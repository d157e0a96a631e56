import Foundation

/// A finished run of a command-line tool.
struct ToolRun: Sendable {
    /// The exit code; of a run that was ended by a signal or by the time limit, the negated signal.
    let status: Int32
    /// Standard output and standard error, as they came.
    let output: String

    /// - Parameter timeLimit: in seconds.
    init(
        _ command: [String], in folder: URL, environment: [String: String] = [:], timeLimit: Double = 600
    ) throws {
        let log = folder.appendingPathComponent("output-\(UUID().uuidString).txt")
        guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
            throw ToolError.cannotWrite(log.path)
        }
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        defer { try? handle.close() }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        // A crash is an expected outcome here: no time for a symbolic backtrace.
        let quiet = ["SWIFT_BACKTRACE": "enable=no", "LC_ALL": "C.UTF-8"]
        process.environment = ProcessInfo.processInfo.environment.merging(quiet) { $1 }.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        if ended.wait(timeout: .now() + timeLimit) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
        }
        let signalled = process.terminationReason == .uncaughtSignal
        status = signalled ? -process.terminationStatus : process.terminationStatus
        output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    }
}

enum ToolError: Error {
    case cannotWrite(String)
    case failed(command: [String], output: String)
    case noStandIn(String)
}
