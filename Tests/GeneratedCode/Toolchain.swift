import Foundation

/// The compiler, and how it is called here: with the stand-in on Linux, with the real UIKit on a Mac that has it.
struct Toolchain: Sendable {
    static let shared = Result { try Toolchain() }

    /// Part of every cache key.
    let version: String
    private let pluginPath: String
    #if os(macOS)
        private let simulatorPlatform: String?
        private let macPlatform: String
    #endif

    private init() throws {
        let folder = FileManager.default.temporaryDirectory
        let run = try ToolRun(Self.compiler + ["-print-target-info"], in: folder)
        guard run.status == 0 else { throw ToolError.failed(command: Self.compiler, output: run.output) }
        let info = try JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
        version = info.compilerVersion + info.target.triple
        pluginPath = info.paths.runtimeResourcePath + "/host/plugins"
        #if os(macOS)
            macPlatform = try Self.platformPath("macosx")
            simulatorPlatform = try? Self.platformPath("iphonesimulator")
            if simulatorPlatform == nil {
                let note =
                    "note: there is no iOS SDK here, so generated code is compiled against a stand-in for UIKit; "
                    + "'xcodebuild -downloadPlatform iOS' gets the SDK\n"
                FileHandle.standardError.write(Data(note.utf8))
            }
        #endif
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable { let triple: String }
        struct Paths: Decodable { let runtimeResourcePath: String }
        let compilerVersion: String
        let target: Target
        let paths: Paths
    }

    #if os(macOS)
        static let compiler = ["xcrun", "swiftc"]

        private static func platformPath(_ sdk: String) throws -> String {
            let command = ["xcrun", "--sdk", sdk, "--show-sdk-platform-path"]
            let run = try ToolRun(command, in: FileManager.default.temporaryDirectory)
            guard run.status == 0 else { throw ToolError.failed(command: command, output: run.output) }
            return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
        }

        private func testLibraries(_ platform: String) -> [String] {
            let frameworks = "\(platform)/Developer/Library/Frameworks"
            let libraries = "\(platform)/Developer/usr/lib"
            return ["-F", frameworks, "-I", libraries, "-L", libraries, "-plugin-path", pluginPath + "/testing"]
                + ["-Xlinker", "-rpath", "-Xlinker", frameworks, "-Xlinker", "-rpath", "-Xlinker", libraries]
        }

        static let checkingAction = ["-emit-sil", "-o", "/dev/null", "-warnings-as-errors"]
        static let analysingAction = ["-emit-sil", "-o", "/dev/null"] + warnings(areErrors: true)
        let analysesApart = false
        static let skippingBodies = ["-Xfrontend", "-experimental-skip-all-function-bodies"]

        func analysingCommand(_ mode: LanguageMode) throws -> [String] {
            let modules = try StandInModules.running(for: mode, toolchain: self)
            return buildingCommand + ["-wmo", "-I", modules.path]
        }

        /// Checks or emits a module against the SDK that apps are built with; nil where there is none.
        func checkingCommand(_ mode: LanguageMode) throws -> [String]? {
            simulatorPlatform.map { platform in
                ["xcrun", "--sdk", "iphonesimulator", "swiftc", "-wmo", "-target", "arm64-apple-ios17.0-simulator"]
                    + testLibraries(platform)
            }
        }

        /// Compiles or links for this machine.
        var buildingCommand: [String] { Self.compiler + testLibraries(macPlatform) }

        /// What the stand-in makes the compiler warn of beside Apple's own modules says nothing of an app.
        static func warnings(areErrors: Bool) -> [String] { ["-suppress-warnings"] }
    #else
        static let compiler = ["swiftc"]

        static let checkingAction = ["-typecheck"] + warnings(areErrors: true)
        /// A module is written without the passes that follow the diagnostics, and without a text.
        static let analysingAction = ["-emit-module"] + warnings(areErrors: true)
        /// What the compiler finds after type-checking (data races, paths without a return) cannot be found with
        /// Objective-C's attributes on Linux: it is looked for in text without them.
        let analysesApart = true
        static let skippingBodies = ["-experimental-skip-all-function-bodies"]

        func analysingCommand(_ mode: LanguageMode) throws -> [String] {
            let modules = try StandInModules.running(for: mode, toolchain: self)
            return Self.compiler + ["-frontend", "-I", modules.path, "-sil-verify-none"] + diagnosing
        }

        private var diagnosing: [String] { ["-plugin-path", pluginPath, "-diagnostic-style", "llvm"] }

        /// Type-checks or emits a module against the stand-in. The frontend is called itself: the driver stops after
        /// the first file that has an error.
        func checkingCommand(_ mode: LanguageMode) throws -> [String]? {
            let modules = try StandInModules.checked(for: mode, toolchain: self)
            return Self.interoperatingFrontend + ["-I", modules.path] + diagnosing
        }

        /// Objective-C's attributes and selectors can be checked on Linux; what they need at run time is not there.
        static let interoperatingFrontend =
            compiler + ["-frontend", "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]

        /// Compiles or links for this machine.
        var buildingCommand: [String] { Self.compiler + ["-use-ld=lld"] }

        static func warnings(areErrors: Bool) -> [String] { [areErrors ? "-warnings-as-errors" : "-suppress-warnings"] }
    #endif
}
