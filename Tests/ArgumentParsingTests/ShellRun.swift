import ArgumentParsing
import Foundation

/// A folder with the sample tool's completion scripts and a stand-in for the tool itself, which answers what the
/// scripts ask it; and shells that run there.
struct ShellRun {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("completion-" + UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Sources/App"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("My Folder"), withIntermediateDirectories: true)
        try write("", to: "notes.txt")
        for shell in Shell.allCases {
            try write(SampleTool.root.completionScript(for: shell), to: "script." + shell.rawValue)
        }
        try write(SampleTool.viperOptions.completionLines(), to: "viper.options")
        try write(SampleTool.mvvmOptions.completionLines(), to: "mvvm.options")
        try write(
            """
            #!/bin/sh
            here=$(dirname "$0")
            echo "$*" >>"$here/asked"
            case "$2 $* " in
                sets*) printf 'viper\\tThe usual: five layers\\nmvvm\\nviper/entity\\n$(touch harm)\\n' ;;
                *" mvvm "*) cat "$here/mvvm.options" ;;
                *) cat "$here/viper.options" ;;
            esac

            """, to: "vipergen")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent("vipergen").path)
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// What the stand-in was asked, a line each.
    var asked: [String] {
        lines(of: (try? read("asked")) ?? "")
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    func write(_ text: String, to name: String) throws {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    /// The lines that a script in a shell prints.
    func output(of shell: String, _ options: [String], script: String) throws -> [String] {
        try write(script, to: "test." + shell)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [shell] + options + ["test." + shell]
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = folder.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
        environment["HOME"] = folder.path
        environment["TERM"] = "dumb"
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return lines(of: String(decoding: data, as: UTF8.self))
    }

    private func lines(of text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
    }

    static func isInstalled(_ shell: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: $0 + "/" + shell)
        }
    }
}
