import ArgumentParsing
import FileChanges
import Scaffolding
import TemplateSets
import Text
import XcodeProject

/// The Xcode project that `gen` writes with an application, where nothing else says how the project is built.
struct FirstXcodeProject {
    /// The name of the project and of its application.
    let name: String
    private let set: TemplateSet
    private let module: ModuleName
    private let project: Project

    /// Nil where the blueprint writes no application, or where there is a project, a package or a description of one.
    init?(for request: GenRequest, _ arguments: ParsedArguments, in project: Project, _ folder: XcodeProjectFolder)
        throws
    {
        guard request.blueprint.application != nil, request.names.count == 1, !arguments.flag(.noXcode),
            !arguments.flag(.onlyMissing), arguments.value(.xcodeProject) == nil, folder.projects.isEmpty,
            folder.workspaces.isEmpty
        else { return nil }
        let names = try project.fileSystem.names(in: project.root)
        guard !names.contains("Package.swift"), GeneratedProject(besideProject: names) == nil else { return nil }
        let projects = try XcodeProjects(of: project, in: folder, named: nil)
        guard projects.paths.isEmpty, projects.missing == nil else { return nil }
        module = request.names[0]
        let configured = project.configuration.project.flatMap { Path.isComponent($0) && $0.first != "." ? $0 : nil }
        name = configured ?? module.name
        set = request.set
        self.project = project
    }

    /// What is known of the project once it has this Xcode project.
    func facts(_ facts: ProjectFacts) -> ProjectFacts {
        var facts = facts
        if facts.project.isEmpty { facts.project = name }
        return facts
    }

    /// The files of the Xcode project, of which these are to be part; none where its targets could not tell them apart.
    func changes(adding files: [XcodeAddition], _ scaffold: Scaffold, _ facts: ProjectFacts) throws -> (
        files: [FileChange], notes: [String]
    ) {
        guard let template = try scaffold.application(module) else { return ([], []) }
        let folders = XcodeFolders(of: set, in: project, withTests: files.contains(where: \.isTest))
        if let (tests, application) = folders.overlap {
            let words = "the folders \(quoted(application)) and \(quoted(tests)) overlap, of which one is for tests"
            return ([], ["note: no Xcode project was written: \(words)\n"])
        }
        let application = application(template, facts, folders, files)
        var changes = application.files.map { FileChange(path: $0.path, contents: $0.text, origin: .project) }
        // What lies in no folder of the set is named.
        let additions = files.map { file in
            Edit.Addition(file.path, targets: file.isTest && !folders.tests.isEmpty ? [name + "Tests"] : [name])
        }
        do throws(EditError) {
            guard let file = try? ProjectFile(changes[0].contents) else { return ([], []) }
            changes[0].contents = try file.applying(Edit(additions: additions)).text
        } catch { throw XcodeError.notEditable(path: changes[0].path, error) }
        return (changes, notes(application))
    }

    private func application(
        _ template: ApplicationTemplate, _ facts: ProjectFacts, _ folders: XcodeFolders, _ files: [XcodeAddition]
    ) -> NewApplication {
        let swiftModule = template.module.map(ProjectFacts.productModule) ?? facts.productModule
        let home = folders.application.first { folder in files.contains { ProjectPath.isPath($0.path, below: folder) } }
        return NewApplication(
            name: name, module: swiftModule == ProjectFacts.productModule(of: name) ? nil : swiftModule,
            bundleIdentifier: bundleIdentifier,
            deploymentTarget: template.deploymentTarget, swiftVersion: template.swiftVersion,
            folders: folders.application, testFolders: folders.tests, urlSchemes: template.urlSchemes,
            infoPlist: Path.join(home ?? "", "Info.plist"))
    }

    private var bundleIdentifier: String {
        if let configured = project.configuration.xcode.bundleIdentifier { return configured.name }
        return "com.example." + name.unicodeScalars.map { $0.isInBundleIdentifier ? String($0) : "-" }.joined()
    }

    private func notes(_ application: NewApplication) -> [String] {
        guard project.configuration.xcode.bundleIdentifier == nil else { return [] }
        return [
            """
            note: the bundle identifier in \(escaped(application.project)) is \(application.bundleIdentifier); change it \
            in Xcode, or have another one written with "xcode": { "bundleIdentifier": ... } in .vipergen.json

            """
        ]
    }
}
