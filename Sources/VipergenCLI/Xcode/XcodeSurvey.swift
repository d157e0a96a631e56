import ArgumentParsing
import JSON5
import Scaffolding
import Text
import XcodeProject

/// What `init` writes of the Xcode project: the project, its application and the unit tests of that.
struct XcodeSurvey {
    private let project: Project
    private let names: TargetChoice.Names
    private let prompt: Prompt?
    private let path: String?
    /// The folder of the modules, where there are any.
    private let modules: String?

    /// Looks for the Xcode project around the modules, else that of the project. One that cannot be read, or that a
    /// tool generates, is none.
    init(
        _ arguments: ParsedArguments, in project: Project, modules: String?, prompt: Prompt?, _ context: RunContext
    ) throws {
        self.project = project
        self.modules = modules
        self.prompt = prompt
        names = TargetChoice.Names(arguments, XcodeSettings())
        let name = try arguments.value(.xcodeProject).map { try XcodeProjects.path($0, in: project, context) }
        let projects = try XcodeProjects(of: project, in: project.xcodeFolder(), named: name)
        if projects.paths.isEmpty { try arguments.refuseTargets() }
        let paths = try Self.paths(of: projects, around: modules).filter { projects.generator(of: $0) == nil }
        let likely = paths.count < 2 ? paths : paths.filter { Self.isBuilt(modules, by: $0, in: project) }
        // Without one, the next 'gen' would not know where to put its files.
        let usual = likely.first ?? paths.first
        if paths.count > 1, let usual, let prompt {
            path = try prompt.choose("Xcode project", among: paths, fallback: usual)
        } else {
            path = usual
        }
    }

    private static func paths(of projects: XcodeProjects, around modules: String?) throws -> [String] {
        guard !projects.isNamed, let modules else { return projects.paths }
        let file = Path.join(modules, "Module.swift")
        let nearest = try projects.adding(projectsAround: [file]).candidates(for: file)
        return nearest.isEmpty ? projects.paths : nearest
    }

    private static func isBuilt(_ modules: String?, by path: String, in project: Project) -> Bool {
        guard let modules, let xcode = try? XcodeFile(path, in: project) else { return false }
        return !xcode.productTargets(below: modules).isEmpty
    }

    /// A project's file; nil where it is not sound. Throws where it cannot be read.
    private static func file(_ path: String, in project: Project) throws -> XcodeFile? {
        do {
            return try XcodeFile(path, in: project)
        } catch is XcodeError {
            return nil
        }
    }

    /// What is to be written of the Xcode project.
    struct Findings {
        /// The members of the key `xcode`; none where there is nothing to say for certain.
        var members: [(String, JSONText)] = []
        /// What the project is to be called; empty where its target's Swift module has another name, which `gen` takes
        /// from the target then. Nil where nothing is known of it.
        var projectName: String?
        /// The options that would choose the same.
        var choices: [Choice] = []

        struct Choice: Equatable {
            var option: Option
            var value: String
        }
    }

    /// Looks at the project's targets.
    func findings() throws -> Findings {
        guard let path, let xcode = try Self.file(path, in: project) else { return Findings() }
        let name = String(path.lastComponent.dropLast(".xcodeproj".count))
        var findings = Findings(members: [(XcodeKeys.project.name, .string(path))])
        findings.choices = [.init(option: .xcodeProject, value: path)]
        findings.projectName = name.hasHazard ? nil : name
        var choice = TargetChoice(project: path, file: xcode.file, names: names, prompt: prompt)
        choice.likely = modules.map { xcode.productTargets(below: $0) } ?? []
        guard let modules = try targets(choice.modules) else { return findings }
        let module = modules.lazy.compactMap { xcode.file.moduleName(ofTarget: $0) }.first
        if let module, module != ProjectFacts.productModule(of: name) { findings.projectName = "" }
        findings.members.append((XcodeKeys.target.name, Self.json(modules)))
        let tests = try targets { try choice.tests(of: modules) } ?? []
        findings.choices += modules.map { .init(option: .target, value: $0) }
        findings.choices += tests.map { .init(option: .testTarget, value: $0) }
        if !tests.isEmpty { findings.members.append((XcodeKeys.testTarget.name, Self.json(tests))) }
        return findings
    }

    /// What is chosen; nil where several may be meant and nobody can be asked.
    private func targets(_ choose: () throws -> [String]) throws -> [String]? {
        do {
            return try choose()
        } catch XcodeError.severalTargets, XcodeError.noTarget {
            return nil
        }
    }

    private static func json(_ names: [String]) -> JSONText {
        names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) })
    }
}
