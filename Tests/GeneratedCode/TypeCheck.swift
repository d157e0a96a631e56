import Foundation

extension GeneratedProject {
    /// Type-checks the app's files as one module, then the tests against it, warnings being errors.
    ///
    /// - Parameters:
    ///   - isRunToo: whether the project's tests are also run, with warnings as errors: then all is found there that the
    ///     compiler finds after type-checking, and the macros of Swift Testing are expanded there.
    ///   - hasKnownAttributes: whether Objective-C's attributes are checked elsewhere. On Linux one check sees them alone;
    ///     they mean the same in every mode.
    /// - Throws: where the compiler cannot be run. What it finds is in the report.
    public func typeCheck(
        _ mode: LanguageMode, isRunToo: Bool = false, hasKnownAttributes: Bool = false
    ) throws -> CompilerReport {
        let toolchain = try Toolchain.shared.get()
        let checksAttributes = !toolchain.analysesApart || !hasKnownAttributes
        if isRunToo, !checksAttributes { return CompilerReport([]) }
        return try withScratchFolder { folder in
            try write(to: folder)
            // Where there is no SDK to check against, there is the analysis alone.
            if checksAttributes, let checking = try toolchain.checkingCommand(mode) {
                #if !os(macOS)
                    for path in testPaths { try write(MacroFreeText.text(text(path)), to: path, in: folder) }
                    for path in appPaths + libraryPaths.values.joined() where text(path).mentions("#Preview") {
                        try write(PreviewText.text(text(path)), to: path, in: folder)
                    }
                #endif
                let types = try check(mode, with: checking, Toolchain.checkingAction, tests: testPaths, in: folder)
                guard types.isClean, toolchain.analysesApart, !isRunToo else { return types }
            }
            for paths in libraryPaths.values { try writeRunnable(paths, mode, to: folder) }
            try writeRunnable(appPaths, mode, to: folder)
            let tests = try writeRunnableTests(RepeatedMacros(self), mode, to: folder)
            let analysing = try toolchain.analysingCommand(mode)
            return try check(mode, with: analysing, Toolchain.analysingAction, tests: tests, in: folder)
        }
    }

    private func check(
        _ mode: LanguageMode, with command: [String], _ action: [String], tests: [String], in folder: URL
    ) throws -> CompilerReport {
        let base = command + ["-parse-as-library", "-I", "."] + mode.arguments + LanguageMode.upcomingFeatures
        for (name, paths) in libraryPaths {
            let library = [
                "-module-name", String(name), "-emit-module", "-suppress-warnings", "-o", "\(name).swiftmodule",
            ]
            let emitted = try ToolRun(base + library + Toolchain.skippingBodies + paths, in: folder)
            guard emitted.status == 0 else { return CompilerReport([emitted]) }
        }
        let app = base + ["-module-name", moduleName, "-enable-testing"]
        let module = "\(moduleName).swiftmodule"
        func run(_ arguments: [String], writing module: String, _ paths: [String]) throws -> ToolRun {
            try ToolRun(arguments + (action.contains("-emit-module") ? ["-o", module] : []) + paths, in: folder)
        }
        let checked = try run(app + action, writing: module, appPaths)
        guard !tests.isEmpty else { return CompilerReport([checked]) }

        if checked.status != 0 || !action.contains("-emit-module") {
            // The tests need the module alone, and the bodies have just been checked.
            let interface = ["-emit-module", "-suppress-warnings", "-o", module]
            let emitted = try ToolRun(app + interface + Toolchain.skippingBodies + appPaths, in: folder)
            guard emitted.status == 0 else { return CompilerReport(checked.status == 0 ? [emitted] : [checked]) }
        }
        let name = testModuleName
        let checkedTests = try run(base + ["-module-name", name] + action, writing: "\(name).swiftmodule", tests)
        return CompilerReport([checked, checkedTests])
    }
}
