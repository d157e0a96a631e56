import Foundation

/// What becomes of a project's tests when a file has a mistake.
public enum MutantOutcome: Sendable {
    /// A test fails, or the process does not end as it should.
    case fails
    case survives
    case doesNotCompile
}

extension GeneratedProject {
    /// Runs the project's tests once for each mistake, in the mode of Swift 6. The tests are compiled once: what they
    /// see of the app does not depend on the bodies of functions.
    ///
    /// - Parameter mutants: each with the path of the file that it stands in.
    /// - Throws: where the project as it is does not compile, or its tests fail.
    public func outcomes(of mutants: [(path: String, mutation: Mutation)]) throws -> [MutantOutcome] {
        let (discovery, repeated) = (discoverTests(), RepeatedMacros(self))
        let libraries = (discovery.classes.isEmpty ? [] : ["xctest"]) + (discovery.usesSwiftTesting ? ["testing"] : [])
        return try withScratchFolder { folder in
            let build = try TestBuild(of: self, discovery, repeated, .swift6, in: folder)
            func failure() throws -> ToolRun? {
                for library in libraries {
                    let run = try build.run(library, timeLimit: 20)
                    guard run.status == 0 else { return run }
                }
                return nil
            }
            if let report = try build.app() ?? build.testObject() ?? build.app(with: [:]) ?? build.link() {
                throw CompilerFailure(report: report)
            }
            if let run = try failure() { throw ToolError.failed(command: ["run-tests"], output: run.output) }
            return try mutants.map { path, mutation in
                let files = [path: Array(mutation.text.utf8)]
                guard mutation.isInBody else { return try with(files).outcome() }
                guard try build.app(with: files) == nil else { return .doesNotCompile }
                if let report = try build.link() { throw CompilerFailure(report: report) }
                guard try failure() == nil else { return .fails }
                // What survives is built once more, and wholly: that must not be due to what was left as it was.
                return try with(files).outcome()
            }
        }
    }

    private func outcome() throws -> MutantOutcome {
        let report = try runTests(mode: .swift6, timeLimit: 20)
        return report.buildFailure != nil ? .doesNotCompile : report.isGreen ? .survives : .fails
    }
}
