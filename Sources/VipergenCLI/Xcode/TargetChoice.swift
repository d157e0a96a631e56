import XcodeProject

/// Chooses the targets of an Xcode project that files go to: those that are named, else the one application and its
/// unit tests. Where several may be meant, a person is asked.
struct TargetChoice {
    /// What is said of targets: by the command line, or else by the configuration.
    struct Names {
        var targets: [Name] = []
        var testTargets: [Name] = []

        var isEmpty: Bool { targets.isEmpty && testTargets.isEmpty }
    }

    /// The name of a target, and where the configuration has it, if it does.
    struct Name {
        var text: String
        var origin: ConfiguredName?
    }

    let project: String
    let file: ProjectFile
    let names: Names
    /// The person to ask; nil where nobody sits there.
    let prompt: Prompt?
    /// The targets that build the modules which are there, where that is known.
    var likely: [String] = []

    /// The targets for modules.
    func modules() throws -> [String] {
        if !names.targets.isEmpty { return try names.targets.map(known) }
        let candidates = products
        if prompt == nil || candidates.count < 2, !likely.isEmpty { return Self.phonesFirst(likely, in: file) }
        guard !candidates.isEmpty else { throw XcodeError.noTarget(project: project, option: "target") }
        return [try choose(candidates, "Target for the files", option: "target")]
    }

    /// The targets for the tests of modules of these targets; none where the project has none.
    func tests(of modules: [String]) throws -> [String] {
        if !names.testTargets.isEmpty { return try names.testTargets.map(known) }
        if let usual = Self.usualTests(file.targetsWithoutSettings, of: modules) { return [usual] }
        let candidates = Self.tests(file.targets, of: modules)
        guard !candidates.isEmpty else { return [] }
        return [try choose(candidates, "Target for the tests", option: "test-target")]
    }

    /// The targets for tests of which nobody knows what they test; nil where only one target can be, or some are named.
    func tests() throws -> [String]? {
        guard names.isEmpty, products.count > 1 else { return nil }
        let candidates = file.targetsWithoutSettings.filter { $0.kind == .unitTests }.map(\.name)
        return candidates.isEmpty ? [] : [try choose(candidates, "Target for the tests", option: "test-target")]
    }

    private var products: [String] {
        let candidates = Self.products(file.targetsWithoutSettings)
        return candidates.count > 1 ? Self.products(file.targets) : candidates
    }

    /// The targets that an app's modules may be in: applications, of which those for phones come before those for
    /// watches and desktops; in a project without any, what else is built of Swift files.
    static func products(_ targets: [Target]) -> [String] {
        let applications = targets.filter { $0.kind == .application }
        guard !applications.isEmpty else {
            return targets.filter { [.framework, .library, .appExtension, .commandLineTool].contains($0.kind) }
                .map(\.name)
        }
        return phonesFirst(applications).map(\.name)
    }

    /// A target of which nothing is known, as its settings are in another file, is likelier for phones than one that is
    /// known to be for something else.
    private static func phonesFirst(_ targets: [Target]) -> [Target] {
        let phones = targets.filter { $0.platforms.contains("iphoneos") }
        if !phones.isEmpty { return phones }
        let unknown = targets.filter(\.platforms.isEmpty)
        return unknown.isEmpty ? targets : unknown
    }

    /// Those of some targets that are built for phones; all where none is, and one that is alone.
    private static func phonesFirst(_ names: [String], in file: ProjectFile) -> [String] {
        names.count < 2 ? names : phonesFirst(file.targets.filter { names.contains($0.name) }).map(\.name)
    }

    /// The unit tests that are called like one of some targets and `Tests`.
    static func usualTests(_ targets: [Target], of tested: [String]) -> String? {
        targets.first { target in target.kind == .unitTests && tested.contains { $0 + "Tests" == target.name } }?.name
    }

    /// The unit tests that run in one of some targets, else those that are built after one: a framework's tests may run
    /// in an application that is made for them, while those of an application run nowhere else. Without any, all of
    /// which nothing is known.
    static func tests(_ targets: [Target], of tested: [String]) -> [String] {
        let all = targets.filter { $0.kind == .unitTests }
        let hosted = all.filter { $0.testedTarget.map(tested.contains) ?? false }
        let applications = targets.filter { $0.kind == .application }.map(\.name)
        let dependent = all.filter { target in
            target.dependencies.contains { name in
                tested.contains(name) && (target.testedTarget == nil || !applications.contains(name))
            }
        }
        let unknown = all.filter { $0.testedTarget == nil && $0.dependencies.isEmpty }
        let found = hosted.isEmpty ? dependent.isEmpty ? unknown : dependent : hosted
        return found.map(\.name)
    }

    private func choose(_ candidates: [String], _ question: String, option: String) throws -> String {
        guard candidates.count > 1 else { return candidates[0] }
        guard let prompt else { throw XcodeError.severalTargets(candidates, project: project, option: option) }
        let fallback = candidates.first(where: likely.contains) ?? candidates[0]
        return try prompt.choose("\(question) in \(project)", among: candidates, fallback: fallback)
    }

    /// A target's name, if the project has it.
    private func known(_ name: Name) throws -> String {
        let known = file.targetsWithoutSettings.map(\.name)
        guard known.contains(name.text) else {
            throw XcodeError.unknownTarget(name.text, project: project, known: known, origin: name.origin)
        }
        return name.text
    }
}
