import Text
import XcodeProject

/// What the places of files that are there tell of their targets.
struct AdditionPlaces {
    private let xcode: XcodeFile
    private let project: Project
    private let neighbours: SwiftFileCounts
    /// The names of the targets by whether they are tests.
    private let tests: Set<String>
    private let products: Set<String>
    /// Those among them that no test can be part of, as a framework for tests could.
    private let programs: Set<String>

    init(in xcode: XcodeFile, of project: Project) {
        self.xcode = xcode
        self.project = project
        neighbours = SwiftFileCounts(xcode.file)
        let targets = xcode.file.targetsWithoutSettings
        tests = Set(targets.filter { [.unitTests, .uiTests].contains($0.kind) }.map(\.name))
        products = Set(targets.map(\.name)).subtracting(tests)
        let kinds: [Target.Kind] = [.application, .appExtension, .commandLineTool]
        programs = Set(targets.filter { kinds.contains($0.kind) }.map(\.name))
    }

    /// Whether a file that is called as one of tests, or lies in a folder that is, is one: an application may be called
    /// 'SpeedTest'.
    func isTest(_ file: XcodeAddition) -> Bool {
        let path = xcode.inner(file.path)
        if let targets = neighbours.targets(around: path) { return targets.allSatisfy(tests.contains) || isCode(file) }
        return isCode(file) || !Path.components(Path.split(path).folder).contains(where: products.contains)
    }

    /// The targets that build what lies around a file; nil where it is a test beside what it tests, or nothing is
    /// known.
    func targets(of file: XcodeAddition, isTest: Bool) -> [String]? {
        guard let targets = neighbours.targets(around: xcode.inner(file.path)) else { return nil }
        return isTest && !targets.allSatisfy(tests.contains) ? nil : targets
    }

    /// What is to be said of files that can be built with tests alone and that a program is to build; nil where none
    /// are.
    func misplacedTests(_ files: [XcodeAddition], _ additions: [Edit.Addition]) -> String? {
        var misplaced: [String] = []
        var target = ""
        for (file, addition) in zip(files, additions) {
            guard let program = addition.targets.first(where: programs.contains), isCode(file, TestCode.isNeeded) else {
                continue
            }
            misplaced.append(file.path)
            target = program
        }
        guard let first = misplaced.first else { return nil }
        let others = misplaced.count > 1 ? " and \(count(misplaced.count - 1, "other file"))" : ""
        return "note: \(quoted(target)) is no target of tests, and \(quoted(first))\(others) cannot be built in it; "
            + "name the target of the tests with --target\n"
    }

    private func isCode(_ file: XcodeAddition, _ isOfTests: ([UInt8]) -> Bool = TestCode.isImported) -> Bool {
        guard file.path.hasSuffix(".swift"), let text = try? project.fileSystem.read(project.path(file.path)) else {
            return false
        }
        return isOfTests(text)
    }
}
