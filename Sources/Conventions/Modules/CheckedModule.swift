import SwiftOutline

/// A module with the texts of its files, as rules see it.
final class CheckedModule {
    let name: String
    /// The name, and how some of the files spell it.
    let spellings: [String]
    let folder: String
    let ownsFolder: Bool
    /// What its set expects; nil where it follows none.
    let convention: Convention?
    let forms: ModuleForms
    let index: ModuleIndex
    let layers: LayerTable
    /// Whether what helps the types that the set names may be called as it likes: its set was learnt from modules.
    var namesHelpersFreely = false
    /// The roles of the sets that the project has itself: whatever is called so in one of its modules is called as it
    /// should.
    var wordsOfHouse: Set<String> = []
    /// The files, by path.
    private(set) var files: [ModuleFile] = []
    /// The same module with the files that others are built in place of; nil where it has none.
    private(set) var whole: CheckedModule?
    /// The imports that its layers may not make, for the two rules that ask.
    private(set) lazy var layerImports = LayerImport.all(in: self)
    /// The hashes of the paths of the files that the set may write; nil where a part may be anything.
    private var expectedPaths: [UInt64?] = []

    convenience init(
        _ found: FoundModule, convention: Convention?, index: ProjectIndex, bases: BaseClasses,
        texts: [(path: String, bytes: [UInt8])]
    ) {
        let asker = ProjectIndex.Asker(
            name: found.name, folder: found.folder, project: index.project(of: found.folder))
        self.init(found, convention: convention, index: ModuleIndex(index, bases, for: asker))
        files = texts.map { ModuleFile(path: $0.path, bytes: $0.bytes, in: self) }
    }

    /// The same module with other texts in some of its files, by path.
    convenience init(_ found: FoundModule, _ module: CheckedModule, editing texts: [String: [UInt8]]) {
        self.init(found, convention: module.convention, index: module.index)
        namesHelpersFreely = module.namesHelpersFreely
        wordsOfHouse = module.wordsOfHouse
        whole = module.whole
        files = module.files.map { file in
            texts[file.path].map { ModuleFile(path: file.path, bytes: $0, in: self) } ?? file
        }
    }

    /// The same module, following no set.
    convenience init(_ found: FoundModule, withoutSetOf module: CheckedModule) {
        self.init(found, convention: nil, index: module.index)
        wordsOfHouse = module.wordsOfHouse
        whole = module.whole
        files = module.files.map { ModuleFile($0, in: self) }
    }

    /// The same module without some of its files.
    convenience init(_ found: FoundModule, without paths: Set<String>, of module: CheckedModule) {
        self.init(found, convention: module.convention, index: module.index)
        whole = module
        files = module.files.filter { !paths.contains($0.path) }.map { ModuleFile($0, in: self) }
    }

    private init(_ found: FoundModule, convention: Convention?, index: ModuleIndex) {
        name = found.name
        spellings = [found.name] + [found.otherSpelling].compactMap(\.self)
        folder = found.folder
        ownsFolder = found.ownsFolder
        self.convention = convention
        forms = ModuleForms(convention?.ownName(of: found.name) ?? found.name, keepsTexts: true)
        self.index = index
        layers = convention?.layers ?? .standard
        expectedPaths = convention?.files.map { $0.isOpen ? nil : $0.pathHash(in: self) } ?? []
    }

    /// Whether its Swift files declare nothing.
    var hasNoCode: Bool {
        files.allSatisfy { !$0.isSwift || $0.outline.types.isEmpty && $0.outline.members.isEmpty }
    }

    /// The name of the set, for messages.
    var setName: String { convention?.name ?? "" }

    /// What the set has under a file's name, and whether it has it at this path.
    func expectedFile(name: String, path: String) -> (file: ExpectedFile, isInPlace: Bool)? {
        guard let convention else { return nil }
        if let index = expectedPaths.firstIndex(of: NameHash.of(path)) { return (convention.files[index], true) }
        var elsewhere: ExpectedFile?
        for file in convention.files where file.name.matches(name, for: forms) {
            if file.isOpen, isPlace(of: file, path) { return (file, true) }
            if elsewhere == nil || elsewhere?.name.isOpen == true { elsewhere = file }
        }
        return elsewhere.map { ($0, $0.isAnywhere) }
    }

    private func isPlace(of file: ExpectedFile, _ path: String) -> Bool {
        let folder = home(of: file)
        guard path.hasPrefix(folder) else { return false }
        let parts = path.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1).split(separator: UInt8(ascii: "/"))
            .dropLast().map(Substring.init)
        return parts.count == file.folders.count
            && zip(parts, file.folders).allSatisfy { $1.matches(String($0), for: forms) }
    }

    /// The file that holds what the set expects in this one.
    func file(for expected: ExpectedFile) -> ModuleFile? {
        if let file = files.first(where: { $0.expected === expected && $0.isInPlace }) { return file }
        let wanted = expected.name.text(for: forms)
        return files.first { $0.name == wanted }
    }

    /// The declarations of a type of this name, extensions left out, with the files they stand in.
    func declarations(of type: String) -> [(file: ModuleFile, type: Int)] {
        typeNumbers[NameHash.of(type)].map { (files[typePlaces[$0].file], typePlaces[$0].type) }
    }

    /// Whether it declares a top-level type of this name.
    func declares(_ type: String) -> Bool { !typeNumbers[NameHash.of(type)].isEmpty }

    private lazy var typeNumbers = NameTable(typeNames.enumerated().map { (NameHash.of($1), $0) })

    /// The first declaration of a type of this name, one in the given file before all others.
    func declaration(of type: String, preferablyIn file: ModuleFile) -> (file: ModuleFile, type: Int)? {
        let found = declarations(of: type)
        return found.first { $0.file === file } ?? found.first
    }

    /// The names of the top-level types that the module declares, in the order of the files.
    private(set) lazy var typeNames: [String] = typePlaces.map { files[$0.file].typeNames[$0.type] }

    /// The types that the set has in this module's files, where they are declared.
    private lazy var expectedTypes: [(expected: ExpectedType, name: String, file: ModuleFile, type: Int)] =
        files.flatMap { file in
            (file.expected?.types ?? []).compactMap { expected in
                guard !expected.name.isOpen else { return nil }
                let name = expected.name.text(for: forms)
                return declaration(of: name, preferablyIn: file).map { (expected, name, $0.file, $0.type) }
            }
        }

    /// Goes through the types that the set has in this module's files and that are declared somewhere in the module.
    func forEachExpectedType(_ body: (ExpectedType, _ name: String, ModuleFile, _ type: Int) -> Void) {
        for place in expectedTypes { body(place.expected, place.name, place.file, place.type) }
    }

    /// Where they are declared: the numbers of the file and of the type in it.
    private lazy var typePlaces: [(file: Int, type: Int)] = {
        var places: [(file: Int, type: Int)] = []
        for (number, file) in files.enumerated() {
            for (index, type) in file.outline.types.enumerated() where type.parent == nil && type.kind != .extension {
                places.append((number, index))
            }
        }
        return places
    }()

    /// What a type inherits: in its declaration, and in the extensions of it in the module.
    func inherits(_ type: String) -> [String] {
        parents[NameHash.of(type)].flatMap(\.self)
    }

    private lazy var parents = NameTable(
        (inheritances + nestedInheritances).map { (NameHash.of($0.type), $0.names) })

    /// The same, with what the module's own classes and protocols among these inherit in turn.
    func allInherited(by type: String) -> [String] {
        var found = inherits(type)
        var known = Set(found)
        var next = 0
        while next < found.count, found.count < Self.mostInherited {
            found += inherits(found[next]).filter { known.insert($0).inserted }
            next += 1
        }
        return found
    }

    /// No type inherits so much: above this number nobody looks further up.
    private static let mostInherited = 500

    /// What inherits or conforms to a type of some name, also by what lies between.
    func allInheriting(_ name: String) -> Set<String> {
        var found: Set<String> = []
        var queue = [name]
        while let next = queue.popLast() {
            for heir in heirs[next] ?? [] where found.insert(heir).inserted { queue.append(heir) }
        }
        return found
    }

    /// The names of the types that are said to inherit each.
    private lazy var heirs: [String: [String]] = (inheritances + nestedInheritances).reduce(into: [:]) { heirs, entry in
        for name in entry.names { heirs[name, default: []].append(entry.type) }
    }

    /// The names of the subjects that its code ends.
    private(set) lazy var endedSubjects = EndedSubjects.names(in: self)

    /// What has been found out of its properties, and may be asked for again.
    let propertyAnswers = PropertyAnswers()

    /// What tells whose functions the module calls.
    private(set) lazy var receiverTypes = files.reduce(into: ReceiverTypes()) { $0.add($1.outline) }

    /// What its other names for types stand for; of those within a type also behind the name of that.
    private(set) lazy var aliases: [String: String] = {
        var aliases: [String: String] = [:]
        for file in files {
            for (number, member) in file.outline.members.enumerated() where member.kind == .typealias {
                guard let type = member.type else { continue }
                let meant = TypeText.core(file.outline.source[type])
                aliases[file.memberNames[number]] = meant
                if let owner = member.owner { aliases["\(file.typeNames[owner]).\(file.memberNames[number])"] = meant }
            }
        }
        return aliases
    }()

    /// The names of the functions that each type has.
    private(set) lazy var functionNames = files.reduce(into: [String: Set<String>]()) { names, file in
        for (number, member) in file.outline.members.enumerated() where member.kind == .func {
            if let owner = member.owner { names[file.typeNames[owner], default: []].insert(file.memberNames[number]) }
        }
    }

    /// The types of its properties that are weak or unowned.
    private(set) lazy var typesHeldWeakly = files.reduce(into: Set<String>()) { types, file in
        for (number, member) in file.outline.members.enumerated() where member.isHeldWeakly {
            if let type = file.propertyTypes[number] { types.insert(type) }
        }
    }

    /// What its types are said to inherit, and what that stands for where it is another name:
    /// `typealias CartInterface = CartInput & CartListener`.
    private(set) lazy var inheritances: [(type: String, names: [String])] = {
        let aliases = aliases
        return files.flatMap { file in
            file.outline.types.enumerated().filter { $1.parent == nil && !$1.inherits.isEmpty }
                .map { index, type in
                    let name = file.typeNames[index]
                    // A type of the name is what is extended, whatever it means within others.
                    let isOther = type.kind == .extension && aliases[name] != nil && !declares(name)
                    let extended = isOther ? aliases[name] : nil
                    return (
                        extended.map { Self.nested($0) } ?? name,
                        Self.named(file.outline.inheritedNames(of: type), aliases)
                    )
                }
        }
    }()

    /// The same of classes within other types that inherit something of the module's or are screens, and whose names no
    /// other type has.
    private(set) lazy var nestedInheritances: [(type: String, names: [String])] = {
        var found: [(type: String, names: [String])] = []
        for file in files {
            for (index, type) in file.outline.types.enumerated() where type.parent != nil && type.kind == .class {
                let names = Self.named(file.outline.inheritedNames(of: type), aliases).filter {
                    declares($0) || Subtypes.isScreen($0)
                }
                if !names.isEmpty { found.append((file.typeNames[index], names)) }
            }
        }
        guard !found.isEmpty else { return [] }
        var counts: [String: Int] = [:]
        for file in files {
            for (index, type) in file.outline.types.enumerated() where type.kind != .extension {
                counts[file.typeNames[index], default: 0] += 1
            }
        }
        return found.filter { counts[$0.type] == 1 }
    }()

    /// Some names, and what those among them stand for that are other names.
    private static func named(_ names: [String], _ aliases: [String: String]) -> [String] {
        guard !aliases.isEmpty else { return names }
        var found = names
        var next = 0
        while next < found.count {
            let meant = meaning(of: found[next], aliases).map(TypeText.inherited) ?? []
            found += meant.filter { !found.contains($0) }
            next += 1
        }
        return found
    }

    /// What a name stands for, within the type too that another name stands for: `Module.ViewOutput`.
    private static func meaning(of name: String, _ aliases: [String: String]) -> String? {
        if let meant = aliases[name] { return meant }
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), let outer = aliases[String(name[..<dot])] else {
            return nil
        }
        return aliases[outer + name[dot...]]
    }

    /// The name of a type within another one, by which the module knows it: `Presenter` of `Module.Presenter`.
    static func nested(_ name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
    }
}
