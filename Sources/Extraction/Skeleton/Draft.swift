import Conventions
import SwiftOutline
import TemplateSets
import Text

/// A module as it would be for the placeholder name, so that several can be laid side by side.
struct Draft {
    struct File {
        /// The parts of the path; the first is the root.
        var path: [String]
        var contents: [UInt8]
        /// Whether it is a text, in which names can stand.
        let isText: Bool
        /// Whether a header comment was taken off.
        var hasHeader = false
        /// Whether it has the module's name since a second module could not have it otherwise.
        var isRenamed = false

        var isSwift: Bool { isText && path.last?.hasSuffix(".swift") == true }
        /// Whether a tool looks for it by its name, and reads all of it.
        var isManifest: Bool { ["Package.swift", "Project.swift", "Workspace.swift"].contains(path.last) }
        var isInterface: Bool {
            isText && [".storyboard", ".xib"].contains { path.last?.hasSuffix($0) == true }
        }
    }

    let name: NameTable
    /// What the project declares beside it.
    private(set) var surroundings: Surroundings
    /// What its view, presenter and so on are called but for their roles.
    let stem: String
    /// What their files are called but for these.
    let fileStem: String
    /// What the module's folder is called; empty where it has none of its own.
    var folder: String {
        didSet {
            for index in files.indices {
                files[index].path.replaceSubrange(1..<(oldValue.isEmpty ? 1 : 2), with: Self.parts(folder))
            }
        }
    }
    /// Whether that tells how folders are called: one without the module's name, or of a short form, does not.
    let hasTellingFolder: Bool
    /// What others declare by the module's name, which it uses by that: a color, or a screen's part in a container.
    private(set) var elsewhere: Set<NameElsewhere> = []
    /// What types among these inherit and conform to.
    let parentsElsewhere: [String: Set<String>]
    /// What takes objects of the module's types elsewhere in the project, by the names that these have there.
    let takers: [String: Set<Taker>]
    /// What other tests declare by names that have the module's, as these would be for the placeholder module.
    private(set) var testNames: Set<String> = []
    private(set) var files: [File] = []
    private(set) var tests: [File] = []
    /// What stays where it is, since the module cannot have it once more: files, and declarations out of others.
    private(set) var shared: [(file: File, declaration: String?)] = []
    /// What is declared there by names that have the module's, and nowhere else.
    private var leftNames: Set<String> = []

    /// Reads a module whose files go below `root`, and its tests below `testRoot`.
    init(_ module: ModuleSource, root: String, testRoot: String, product: String) {
        var module = module
        self.init(naming: module, root: root, testRoot: testRoot, product: product)
        // What stays where it is keeps its name, wherever that stands.
        while case let left = leftNames, !left.isSubset(of: module.leftNames) {
            module.leftNames.formUnion(left)
            self.init(naming: module, root: root, testRoot: testRoot, product: product)
        }
    }

    private init(naming module: ModuleSource, root: String, testRoot: String, product: String) {
        var module = module
        let others = OtherLanguages.files(of: module)
        // What stays where it is keeps its name.
        module.foreignNames.formUnion(OtherLanguages.names(in: others))
        module.files.removeAll { file in others.contains { $0.path == file.path } }
        name = NameTable(module.name)
        surroundings = module.surroundings
        takers = module.takers
        parentsElsewhere = module.foreignParents
        stem = module.prefix + PlaceholderName.module + module.suffix
        fileStem = module.filePrefix + stem
        let outlines = (module.files + module.tests).filter { $0.path.last?.hasSuffix(".swift") == true }
            .map { Outline($0.contents) }
        surroundings.inherited = outlines.reduce(into: []) { $0.formUnion($1.inheritedNames) }
        let borrowed = BorrowedWords(in: outlines, labels: module.foreignLabels, module.surroundings)
        let vocabulary = Vocabulary(of: module, outlines, borrowing: borrowed.all)
        let foreign = ForeignUses(
            of: module.foreignNames.intersection(vocabulary.declared), in: outlines, borrowed.receivers)
        let uses = { (outline: Outline) in foreign.places(in: outline).union(borrowed.places(in: outline)) }
        let finder = ModuleNameFinder(name, vocabulary: vocabulary, prefix: module.filePrefix + module.prefix)
        let ownFolder = NamedText(path: module.folder, ModuleNameFinder(name, vocabulary: nil))
        hasTellingFolder = module.folder.isEmpty || !ownFolder.places.isEmpty
        folder = hasTellingFolder ? String(decoding: ownFolder.forPlaceholder, as: UTF8.self) : PlaceholderName.module
        let folders = [root] + Self.parts(folder)
        let scenes = GeneratedScenes(module, declaring: vocabulary.declared)
        files = module.files.map { Self.file($0, below: folders, finder, uses, scenes, product) }
        tests = module.tests.map {
            Self.file($0, below: [testRoot, PlaceholderName.module], finder, uses, scenes, product)
        }
        let left = separateHelpers()
        leftNames = left.isEmpty ? [] : Self.originalNames(of: left, in: outlines, finder)
        shared += others.map { file in
            let path = file.path.map { String(decoding: NamedText(path: $0, finder).forPlaceholder, as: UTF8.self) }
            return (File(path: folders + path, contents: file.contents, isText: true), nil)
        }
        nameInterfaces(besides: module.interfaceNeighbours)
        files = named(files, besides: module.neighbours)
        tests = named(tests, besides: module.testNeighbours)
        let values = module.foreignValues.union(module.leftNames)
        let names = module.foreignNames.union(module.leftNames).subtracting(borrowed.all)
        let sure = ModuleNameFinder(name, vocabulary: nil)
        let doubles = module.testNames.map { NamedText(Array($0.utf8), isSwift: true, sure) }
        testNames = Set(
            doubles.filter { !$0.places.isEmpty }.map { String(decoding: $0.forPlaceholder, as: UTF8.self) })
        elsewhere = NameElsewhere.all(in: files + tests, among: names, values: values, of: name)
    }

    /// What is called so in the module, as its own texts spell it.
    private static func originalNames(
        of left: Set<String>, in outlines: [Outline], _ finder: ModuleNameFinder
    ) -> Set<String> {
        let names = outlines.reduce(into: Set<String>()) { found, outline in
            found.formUnion(outline.members.map { outline.text(of: $0.name) })
        }
        return names.filter { name in
            let named = NamedText(Array(name.utf8), isSwift: true, finder)
            return !named.places.isEmpty && left.contains(String(decoding: named.forPlaceholder, as: UTF8.self))
        }
    }

    private static func parts(_ folder: String) -> [String] { folder.isEmpty ? [] : [folder] }

    /// Takes out what only one module can declare, or gives it the module's name.
    ///
    /// - Returns: The names of the module's own that are declared no more.
    private mutating func separateHelpers() -> Set<String> {
        let before = files + tests
        let helpers = HelperDeclarations(in: files.filter(\.isSwift).map(\.contents))
        let testHelpers = HelperDeclarations(in: tests.filter(\.isSwift).map(\.contents))
        files = namedForTypes(separate(withCode(files), helpers).map(helpers.renaming.renaming))
        tests = separate(withCode(tests), testHelpers).map(helpers.renaming.renaming).map(testHelpers.renaming.renaming)
        return shared.isEmpty ? [] : Self.ownNames(in: before).subtracting(Self.ownNames(in: files + tests))
    }

    /// What files declare by names that have the module's.
    private static func ownNames(in files: [File]) -> Set<String> {
        ModuleNames(files.filter(\.isSwift).map(\.contents)).declaredMembers.filter(HelperDeclarations.isOwn)
    }

    /// Gives storyboards and xibs the module's name that do not have it, for no target takes two of one name; those
    /// that know nothing of the module stay where they are. What the project has several of, it can have once more.
    private mutating func nameInterfaces(besides neighbours: Set<String>) {
        let others = files.filter { file in
            guard file.isInterface, let name = file.path.last, !neighbours.contains(name) else { return false }
            return !HelperDeclarations.isOwn(name)
        }
        guard !others.isEmpty else { return }
        let renamed = others.filter { HelperDeclarations.isOwn(String(decoding: $0.contents, as: UTF8.self)) }
        let renaming = InterfaceRenaming(of: Set(renamed.compactMap { $0.path.last.map(Role.baseName(ofFile:)) }))
        let left = others.filter { !renaming.renames($0) }
        shared += left.map { ($0, nil) }
        files.removeAll { file in left.contains { $0.path == file.path } }
        files = files.map(renaming.renaming)
        tests = tests.map(renaming.renaming)
    }

    /// Takes out Swift files with nothing but comments: all modules would have one of the same name. What has the
    /// module's own may be there to be filled in.
    private mutating func withCode(_ files: [File]) -> [File] {
        files.filter { file in
            guard file.isSwift, let name = file.path.last, !HelperDeclarations.isOwn(name),
                SwiftLines(file.contents).tokens.allSatisfy(SwiftLines.isComment)
            else { return true }
            shared.append((file, nil))
            return false
        }
    }

    /// The same with each of its texts in other words.
    ///
    /// - Parameter words: What becomes of a list of files.
    func rewording(_ words: ([File]) -> [File]) -> Draft {
        holding(words(files), tests: words(tests))
    }

    /// The module with other files.
    func holding(_ files: [File], tests: [File]) -> Draft {
        var draft = self
        draft.files = files
        draft.tests = tests
        return draft
    }

    /// The module with other names for some of its types.
    func renaming(_ names: TypeRenaming) -> Draft { rewording { $0.map(names.renaming) } }

    private mutating func separate(_ files: [File], _ helpers: HelperDeclarations) -> [File] {
        guard !helpers.areNone else { return files }
        var own: [File] = []
        for var file in files {
            let base = file.path.last.map(Role.baseName(ofFile:)) ?? ""
            if file.isSwift {
                let (text, removed) = helpers.removingShared(from: file.contents)
                guard let text else {
                    shared.append((file, nil))
                    continue
                }
                for line in removed { shared.append((file, line)) }
                file.contents = text
            } else if file.isInterface, helpers.shared.contains(base) {
                shared.append((file, nil))
                continue
            }
            own.append(file)
        }
        return own
    }

    private static func file(
        _ file: ModuleSource.File, below folders: [String], _ finder: ModuleNameFinder, _ uses: (Outline) -> Set<Int>,
        _ scenes: GeneratedScenes, _ product: String
    ) -> File {
        let path = file.path.map { String(decoding: NamedText(path: $0, finder).forPlaceholder, as: UTF8.self) }
        let isText = !file.contents.contains(0) && file.contents.isUTF8
        var draft = File(path: folders + path, contents: file.contents, isText: isText)
        guard isText else { return draft }
        let isSwift = draft.isSwift
        if isSwift, let rest = HeaderComment.rest(of: file.contents) {
            draft.contents = rest
            draft.hasHeader = true
        } else if path.last?.hasSuffix(".strings") == true {
            draft.contents = HeaderComment.restOfStrings(file.contents) ?? file.contents
        }
        draft.contents = ProductModule.hide(product, in: draft.contents, isSwift: isSwift)
        let foreign = isSwift ? uses(Outline(draft.contents)) : []
        // By its own name a module that is a Swift module is tested, whatever else is called so.
        let tested = isSwift ? ProductModule.testableImports(of: finder.table.name, in: draft.contents) : []
        let own = isSwift ? scenes.places(in: draft.contents).union(tested.map(\.lowerBound)) : []
        draft.contents =
            NamedText(draft.contents, isSwift: isSwift, except: foreign, own: own, finder).forPlaceholder
        return draft
    }
}
