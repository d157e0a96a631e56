import Conventions
import SwiftOutline
import Text

/// A module as it lies in a project, to be made a template of.
public struct ModuleSource: Sendable {
    /// A file of the module or of its tests.
    public struct File: Sendable {
        /// The parts of the path below the module's folder, or below that of its tests.
        public var path: [String]
        /// What it holds.
        public var contents: [UInt8]

        /// A file of this path and contents. Control characters, which a name may have got by chance, no set can have.
        public init(path: [String], contents: [UInt8]) {
            self.path = path.map { part in
                String(
                    String.UnicodeScalarView(part.unicodeScalars.filter { $0.properties.generalCategory != .control }))
            }
            self.contents = contents
        }
    }

    /// The module's name.
    public var name: String
    /// The name of its folder; empty where it has none of its own.
    public var folder: String
    /// The files in its folder.
    public var files: [File]
    /// The files of its tests.
    public var tests: [File]
    /// The names of the project's other Swift files, without their endings.
    public var neighbours: Set<String>
    /// The names of the Swift files of other tests, without their endings.
    var testNeighbours: Set<String> = []
    /// The names of the project's other storyboards and xibs.
    var interfaceNeighbours: Set<String> = []
    /// What these declare by names that have the module's.
    public var foreignNames: Set<String> = []
    /// Those of them that are values which anything in the project can name.
    var foreignValues: Set<String> = []
    /// What types among them inherit and conform to that is among them, too.
    public var foreignParents: [String: Set<String>] = [:]
    /// What it declares itself by such names where no other module can declare it once more: that stays where it is.
    var leftNames: Set<String> = []
    /// The labels of functions and the like that these declare which have it, each with the names of those that take
    /// it.
    var foreignLabels: [String: Set<String>] = [:]
    /// What takes objects of its types elsewhere in the project, by the names of the types.
    var takers: [String: Set<Taker>] = [:]
    /// What the project declares that its types inherit.
    var surroundings = Surroundings()
    /// The types and values that other tests declare by names that have the module's: doubles of its parts, mostly.
    var testNames: Set<String> = []
    /// Where the files of its tests lie below the project.
    var testPaths: Set<String> = []
    /// What its types are called before and beyond its name.
    var prefix = ""
    var suffix = ""
    /// What its files are called before it, and its types are not.
    var filePrefix = ""
    /// The names of those of its files that lie elsewhere, and which other modules need not have beside them.
    var distantFiles: Set<String> = []
    /// Where files of its folder lie below the project that no target builds, and which it goes without.
    public internal(set) var unbuiltPaths: [String] = []
    /// Where its files lie below the project.
    var paths: Set<String> = []

    /// A module of these parts.
    public init(name: String, folder: String? = nil, files: [File], tests: [File] = [], neighbours: Set<String> = []) {
        self.name = name
        self.folder = folder ?? name
        self.files = files
        self.tests = tests
        self.neighbours = neighbours
    }
}

extension ModuleSource {
    /// What its types and extensions inherit.
    var inheritedNames: Set<String> {
        let texts = files.filter { $0.path.last?.hasSuffix(".swift") == true }.map(\.contents)
        return texts.reduce(into: []) { $0.formUnion(Outline($1).inheritedNames) }
    }

    /// What the superclasses of its types are called but for their roles: `Base` of BasePresenter.
    public var inheritedStems: Set<String> {
        let texts = files.filter { $0.path.last?.hasSuffix(".swift") == true }.map(\.contents)
        return texts.reduce(into: []) { found, text in
            let outline = Outline(text)
            for type in outline.types where type.kind == .class {
                guard let parent = outline[type.inherits].first, let parts = Role.split(outline.text(of: parent)),
                    Role.layered.contains(parts.role)
                else { continue }
                found.insert(String(parts.stem))
            }
        }
    }

    /// What its view, presenter and so on are called but for their roles.
    private var layerStems: Set<String> {
        let parts = files.compactMap { $0.path.last.flatMap { Role.split(Role.baseName(ofFile: $0)) } }
        return Set(parts.filter { Role.layered.contains($0.role) }.map { String($0.stem) })
    }

    /// Whether its tests import a Swift module of its name.
    var isSwiftModule: Bool {
        tests.contains { file in
            file.path.last?.hasSuffix(".swift") == true
                && !ProductModule.testableImports(of: name, in: file.contents).isEmpty
        }
    }

    /// The module with the types, files and folders called by its name that have it in another spelling, as
    /// `ListRouter` in a module ToDoList. The plural is one only where its layers mix both: `ArticlesPresenter` and
    /// `ArticlesRouter` beside ArticleViewModel are of the module Article, as templates have a tag for either.
    func spelledAlike(_ other: String) -> ModuleSource {
        if let singular = [name, other].first(where: { CaseForm.plural.apply(to: $0) == ($0 == name ? other : name) }),
            !layerStems.isSuperset(of: [name, other])
        {
            var module = self
            module.name = singular
            return module
        }
        func renamed(_ text: String) -> String? {
            guard text.hasPrefix(other), !text.hasPrefix(name) || name.count < other.count else { return nil }
            let rest = text.dropFirst(other.count)
            guard rest.first.map({ !$0.isLowercase }) ?? true else { return nil }
            return name + rest
        }
        let declared = (files + tests).filter { $0.path.last?.hasSuffix(".swift") == true }
            .reduce(into: Set<String>()) { found, file in
                let outline = Outline(file.contents)
                for type in outline.types where type.parent == nil && type.kind != .extension {
                    found.insert(outline.text(of: type.name))
                }
            }
        var names: [String: String] = [:]
        for type in declared {
            if let name = renamed(type), !declared.contains(name) { names[type] = name }
        }
        let renaming = TypeRenaming(names: names)
        func alike(_ files: [File]) -> [File] {
            files.map { file in
                let isText = !file.contents.contains(0) && file.contents.isUTF8
                let draft = renaming.renaming(Draft.File(path: file.path, contents: file.contents, isText: isText))
                let path = file.path.map { renamed($0) ?? $0 }
                let isTaken = path != file.path && files.contains { $0.path == path }
                return File(path: isTaken ? file.path : path, contents: draft.contents)
            }
        }
        var module = self
        module.folder = renamed(folder) ?? folder
        module.files = alike(files)
        module.tests = alike(tests)
        return module
    }
}
