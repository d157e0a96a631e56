import Foundation

/// The stand-in's modules as built, one folder a flavour. They are kept between runs, by what they were built from.
enum StandInModules {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var built: [String: URL] = [:]

    #if !os(macOS)
        /// Stubs of the SDK's modules for the type-checker.
        static func checked(for mode: LanguageMode, toolchain: Toolchain) throws -> URL {
            try folder("Checked", mode, toolchain) { sources, folder in
                for module in ["Testing", "ObjectiveC", "Foundation"] + behaving {
                    let files = sources.filter { $0.hasPrefix(module + "/") }
                    var command = Toolchain.interoperatingFrontend + Toolchain.skippingBodies
                    command += ["-emit-module", "-parse-as-library"]
                    command += [
                        "-swift-version", "5", "-module-name", module, "-I", ".", "-o", "\(module).swiftmodule",
                    ]
                    try run(command + flags(for: mode) + files, in: folder)
                }
            }
        }
    #endif

    /// What this machine lacks of the SDK: for each module one that behaves, `UIKit.swiftmodule` and `UIKit.o`.
    static func running(for mode: LanguageMode, toolchain: Toolchain) throws -> URL {
        try folder("Running", mode, toolchain) { sources, folder in
            for module in behaving {
                let command =
                    Toolchain.compiler + [
                        "-c", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", module,
                    ]
                    + ["-emit-module", "-emit-module-path", "\(module).swiftmodule", "-o", "\(module).o"]
                try run(command + flags(for: mode) + sources.filter { $0.hasPrefix(module + "/") }, in: folder)
            }
        }
    }

    #if os(macOS)
        static let behaving = ["UIKit"]
    #else
        static let behaving = ["UIKit", "CoreData", "SwiftUI"]
    #endif

    /// SDKs differ in the isolation of `awakeFromNib`. A module has to be right under both, and meets both.
    private static func flags(for mode: LanguageMode) -> [String] {
        mode == .swift6MainActor ? ["-D", "AWAKE_FROM_NIB_IS_ISOLATED"] : []
    }

    /// Everything that is imported from Objective-C is `@preconcurrency`. Only a Swift 5 client tells the difference.
    private static func text(_ text: String, for mode: LanguageMode) -> String {
        guard mode == .swift5 else { return text }
        return text.replacing(/(?m)^( *)@MainActor\b/) { "\($0.1)@preconcurrency @MainActor" }
    }

    private static func run(_ command: [String], in folder: URL) throws {
        let run = try ToolRun(command, in: folder)
        guard run.status == 0 else { throw ToolError.failed(command: command, output: run.output) }
    }

    private static func folder(
        _ kind: String, _ mode: LanguageMode, _ toolchain: Toolchain, build: ([String], URL) throws -> Void
    ) throws -> URL {
        lock.lock()
        defer { lock.unlock() }
        let name = "\(kind)-\(mode.rawValue)"
        if let known = built[name] { return known }
        let sources = try StandInSources(kind: kind)
        let cache = FileManager.default.temporaryDirectory.appendingPathComponent("vipergen-stand-in")
        let place = cache.appendingPathComponent("\(name)-\(sources.digest(with: toolchain.version))")
        if !FileManager.default.fileExists(atPath: place.path) {
            try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
            try withScratchFolder { scratch in
                for (path, content) in sources.files {
                    let url = scratch.appendingPathComponent(path)
                    try FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try text(content, for: mode).write(to: url, atomically: false, encoding: .utf8)
                }
                try build(sources.files.keys.sorted(), scratch)
                // Another process may have been faster: its result is as good.
                do {
                    try FileManager.default.moveItem(at: scratch, to: place)
                } catch  where FileManager.default.fileExists(atPath: place.path) {}
            }
        }
        built[name] = place
        return place
    }
}
