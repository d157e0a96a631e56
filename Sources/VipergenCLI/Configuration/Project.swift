import ArgumentParsing
import BuiltInSets
import Mustache
import Platform
import Scaffolding
import TemplateSets
import Text

/// The project that a command works in, with its whole configuration.
struct Project {
    /// Where it is.
    let place: ProjectPlace
    private(set) var configuration: Configuration
    /// What the project's own file says; nil where there is none.
    let ownConfiguration: Configuration?
    /// The file with what the person has configured for all projects; nil where there is none.
    let personalFile: String?
    let fileSystem: any FileSystem
    private let homeDirectory: String?
    private let templatesOption: [String]

    /// Flags win over the environment, then the project's file, then the person's.
    ///
    /// - Parameter place: Where the project is, if that is known already.
    init(_ arguments: ParsedArguments, at place: ProjectPlace? = nil, in context: RunContext) throws {
        let place = place ?? ProjectPlace(arguments, in: context)
        let root = place.root
        self.place = place
        fileSystem = context.fileSystem
        homeDirectory = context.environment.homeDirectory
        templatesOption = arguments.values(.templates)
        let directory = try root.isEmpty ? nil : fileSystem.entry(at: root.last == "/" ? root : root + "/.")
        guard directory?.kind == .directory else { throw ProjectError.noDirectory(root) }
        var configured = try Self.configuration(of: context.environment)
        ownConfiguration = try Configuration.read(Path.join(root, Configuration.fileName), on: fileSystem)
        if let ownConfiguration { configured.fill(from: ownConfiguration) }
        let personal = homeDirectory.map { "\($0)/.vipergen/config.json" }
        let person = try personal.flatMap { try Self.configuration(ofPersonIn: $0, on: context.fileSystem) }
        personalFile = person == nil ? nil : personal
        if let person { configured.fill(from: person) }
        configuration = configured
        if let path = configured.template.flatMap(setPath) { configuration.template?.folder = path.folder }
        try checkFolders(context.environment)
    }

    /// The set that is configured by its path: a variable's is seen from where the person stands.
    func setPath(_ configured: ConfiguredSet) -> SetPath? {
        SetPath(configured.name, on: fileSystem) { word throws(FileError) in
            if case .environment = configured.origin { return try typedPath(word) }
            return path(word)
        }
    }

    /// Throws where a folder with template sets is named that is not there: another set of the name would be used. A
    /// relative one that a person has configured for all projects need not be in each.
    private func checkFolders(_ environment: ProcessEnvironment) throws {
        for folder in templatesOption where !isFolder(folder) { throw ProjectError.noTemplates(folder) }
        guard !configuration.templates.isEmpty else { return }
        for folder in environment[.templates]?.split(separator: ":").map(String.init) ?? []
        where !isFolder(path(folder)) {
            throw ConfigurationError.noFolderOfVariable(.templates, folder)
        }
        let file = path(Configuration.fileName)
        for folder in configuration.templatePlaces
        where folder.path == file || folder.name.utf8.first == Path.slash {
            guard isFolder(path(folder.name)) else { throw ConfigurationError.noFolder(folder) }
        }
    }

    private func isFolder(_ path: String) -> Bool {
        (try? fileSystem.entry(at: path.utf8.last == Path.slash ? path : path + "/."))?.kind == .directory
    }

    private static func configuration(of environment: ProcessEnvironment) throws -> Configuration {
        var configured = Configuration()
        // Scripts unset a variable by giving it no text.
        configured.template = environment[.template].flatMap {
            $0.isEmpty ? nil : ConfiguredSet(name: $0, origin: .environment(.template))
        }
        configured.author = try line(.author, of: environment)
        configured.organization = try line(.organization, of: environment)
        configured.templates = environment[.templates]?.split(separator: ":").map(String.init) ?? []
        if let text = environment[.sourceDateEpoch], !text.isEmpty {
            guard let seconds = Int(text), let day = calendarDay(secondsSince1970: seconds) else {
                throw ConfigurationError.badEpoch(text)
            }
            configured.date = day
        }
        return configured
    }

    /// What a variable holds for a line of a comment.
    private static func line(
        _ variable: EnvironmentVariable, of environment: ProcessEnvironment
    ) throws(ConfigurationError) -> String? {
        guard let text = environment[variable] else { return nil }
        guard !text.hasHazard else { throw .badVariable(variable, text) }
        return text
    }

    /// What a person has configured. A home folder that is closed to this user, as it is under `sudo -u`, is not
    /// theirs.
    private static func configuration(
        ofPersonIn file: String, on fileSystem: any FileSystem
    ) throws -> Configuration? {
        do {
            return try Configuration.read(file, on: fileSystem)
        } catch let error as FileError where error.code == EACCES {
            return nil
        }
    }

    /// The project's directory as the file system needs it.
    var root: String { place.root }

    /// A path in the project as the file system needs it.
    func path(_ relative: String) -> String { Path.resolve(relative, in: root) }

    /// A path on the command line as the file system needs it: the first of the places it may mean where something is.
    func typedPath(_ word: String) throws(FileError) -> String {
        let candidates = place.candidates(word)
        for candidate in candidates where try fileSystem.entry(at: candidate) != nil { return candidate }
        return candidates[0]
    }

    /// The set that is used where none is named.
    var defaultSet: String { configuration.template?.name ?? "viper" }

    /// The set that the project says it uses, without the blueprint that may be named with it.
    var usualSet: String? { configuration.template?.set }

    /// The folder in a project in which its template sets lie unless it says otherwise.
    static let templatesFolder = "Templates"

    /// The template sets that this project can use.
    var library: SetLibrary {
        var folders = templatesOption
        if let folder = configuration.template?.folder { folders.append(folder) }
        folders.append(path(Self.templatesFolder))
        folders += configuration.templates.map(path)
        if let homeDirectory { folders.append("\(homeDirectory)/.vipergen/Templates") }
        return SetLibrary(folders: folders, on: fileSystem)
    }

    /// The Xcode projects that lie in the project's directory.
    func xcodeFolder() throws -> XcodeProjectFolder { try XcodeProjectFolder(in: root, on: fileSystem) }

    /// What templates may know of the project.
    func facts() throws -> ProjectFacts { try facts(from: xcodeFolder()) }

    /// The same, where its Xcode projects are known. `warn` gets a line for a header of theirs that cannot be read.
    func facts(from xcode: XcodeProjectFolder, warning warn: (String) -> Void = { _ in }) throws -> ProjectFacts {
        var facts = ProjectFacts()
        facts.project = configuration.project ?? configuredXcodeProject ?? xcode.name ?? ""
        facts.author = configuration.author ?? ""
        facts.organization = configuration.organization ?? ""
        facts.date = configuration.date ?? ""
        facts.directories = configuration.directories
        if let header = configuration.header {
            facts.header = .template(try Template(header), in: header)
        } else if let macros = try xcode.templateMacros(warning: warn) {
            facts.header = .xcode(macros)
        }
        return facts
    }

    /// The name of the Xcode project that is configured, where that would not leave a line.
    private var configuredXcodeProject: String? {
        guard let name = (configuration.xcode.project?.name.lastComponent).map(String.init), !name.hasHazard,
            XcodeProjectFolder.isProject(name)
        else { return nil }
        return String(name.dropLast(".xcodeproj".count))
    }

    /// The same project, in which the roots of a set lie where the modules do: where these are in a target of a
    /// package, no target would take what is beside it. A folder that is there stays where it is.
    func placing(_ set: TemplateSet) -> Project {
        guard let modules = configuration.directories["Modules"],
            let target = PackageTarget(of: modules, in: root, on: fileSystem)
        else { return self }
        var placed = self
        for root in target.roots(of: set) where configuration.directories[root] == nil && !isFolder(path(root)) {
            placed.configuration.directories[root] = Path.join(target.sources, root)
        }
        return placed
    }

    /// The package's target that one of these roots of a template set lies in; nil for an application's.
    func packageTarget(of roots: @autoclosure () -> Set<String>) -> PackageTarget? {
        let places = configuration.directories.filter { $0.value.contains("Sources/") }
        guard !places.isEmpty else { return nil }
        return roots().sorted().lazy.compactMap { places[$0] }
            .compactMap { PackageTarget(of: $0, in: root, on: fileSystem) }.first
    }
}

/// Why there is no project to work in.
enum ProjectError: Error {
    case noDirectory(String)
    /// A folder with template sets, named on the command line, is not there.
    case noTemplates(String)
    /// Nothing says that the home folder or `/` is one.
    case doubtful(ProjectPlace.Doubt)
}
