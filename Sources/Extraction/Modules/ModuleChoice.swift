import Conventions
import Text

/// The module of a project that somebody means by a path and perhaps a name.
public struct ModuleChoice: Sendable, Equatable {
    /// What it is called; nil where folder and files have to tell.
    public let name: String?
    /// How some of its files spell the name; nil where all agree.
    public let otherSpelling: String?
    /// The parts of the path of the folder that it lies in.
    public let place: [String]
    /// The paths of its files below the project, where other things lie in the folder, too; nil for all that does.
    public let files: [String]?
    /// Files in the folder that are other modules'.
    public let others: Set<String>

    /// Looks for what somebody means: by a file of the module, by its folder, or by its name and a folder in which it
    /// lies beside others. A folder that is no known module's is taken as it is.
    ///
    /// - Parameters:
    ///   - place: The parts of the path, below the project.
    ///   - files: The names of the files in the folder; nil where the path is a file's.
    ///   - known: The modules of the project.
    public init(
        at place: [String], files: [String]?, name: String?, among known: [ModulePlace]
    ) throws(ExtractionError) {
        let path = Path.join(place)
        guard let files else {
            guard let owner = known.first(where: { $0.files.contains(path) }) else { throw .notAFolder(path) }
            if let name, name != owner.name { throw .noModule(name, in: path, nearest: owner.name, all: [owner.name]) }
            self.init(owner, place: Path.components(owner.folder), known)
            return
        }
        let inside = known.filter { path.isEmpty || $0.folder == path || $0.folder.hasPrefix(path + "/") }
        let all = inside.isEmpty ? known.filter { !$0.ownsFolder && $0.hasFiles(below: path) } : inside
        let whole = inside.first { $0.folder == path && $0.ownsFolder }
        if let name {
            let named = all.filter { $0.name == name || $0.otherSpelling == name }
            if let one = named.first(where: { $0.folder == path }) ?? (named.count == 1 ? named[0] : nil) {
                self.init(one, given: place, known)
                return
            }
            guard named.isEmpty else { throw .severalPlaces(of: name, named.map(\.folder)) }
            guard whole != nil || Set(all.map(\.name)).count < 2 else {
                let names = Set(all.map(\.name)).sorted()
                throw .noModule(name, in: path, nearest: nearest(to: name, in: names), all: names)
            }
        } else if let one = whole ?? (all.count == 1 ? all[0] : nil) {
            self.init(one, given: place, known)
            return
        } else if !all.isEmpty {
            throw .severalModules(Set(all.map(\.name)).sorted(), in: path)
        }
        guard !place.isEmpty, !ModulePlace.startsApplication(files) else { throw .application(path) }
        self.init(name, nil, place, files: nil, others: Self.files(of: known.filter { !$0.isAround(path) }))
    }

    private init(
        _ name: String?, _ otherSpelling: String?, _ place: [String], files: [String]?, others: Set<String>
    ) {
        self.name = name
        self.otherSpelling = otherSpelling
        self.place = place
        self.files = files
        self.others = others
    }

    /// A module of the project.
    public init(_ module: ModulePlace, among known: [ModulePlace]) {
        self.init(module, place: Path.components(module.folder), known)
    }

    /// Whoever names a folder that is called as the module, or that it lies in, means all of it.
    private init(_ module: ModulePlace, given place: [String], _ known: [ModulePlace]) {
        let isMeant = module.ownsFolder && Self.isCalled(place.last ?? "", as: module.name)
        self.init(module, place: isMeant ? place : Path.components(module.folder), known)
    }

    private init(_ module: ModulePlace, place: [String], _ known: [ModulePlace]) {
        let isWhole = module.ownsFolder
        self.init(
            module.name, module.otherSpelling, isWhole ? place : Path.components(module.folder),
            files: isWhole ? nil : module.files,
            others: isWhole ? Self.files(of: known.filter { $0 != module }) : [])
    }

    private static func files(of modules: [ModulePlace]) -> Set<String> {
        modules.reduce(into: []) { $0.formUnion($1.files) }
    }

    /// Whether a folder bears a module's name, with whatever else.
    private static func isCalled(_ folder: String, as name: String) -> Bool {
        func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber }.lowercased() }
        return letters(folder).contains(letters(name))
    }

    /// What `check` knows the module by that a set is made of.
    public var example: ExampleModule {
        ExampleModule(folder: Path.join(place), name: files == nil ? nil : name)
    }
}

extension ModulePlace {
    fileprivate func hasFiles(below path: String) -> Bool { files.contains { $0.hasPrefix(path + "/") } }

    /// Whether a folder lies in the module's.
    fileprivate func isAround(_ path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }
}
