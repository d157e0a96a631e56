import SwiftOutline
import Text

/// A file of a module, read.
final class ModuleFile {
    /// The path below the project.
    let path: String
    /// The file's name.
    let name: String
    let bytes: [UInt8]
    /// What a Swift text declares; empty for other files.
    let outline: Outline
    /// What the module's set has in its place.
    let expected: ExpectedFile?
    /// Whether it is in the folder where the set has it.
    let isInPlace: Bool
    /// The layer that it belongs to; nil for none that is known.
    let layer: Int?

    private lazy var lines = LineTable(bytes)

    /// Whether a program writes it, as its first comment says, such as SwiftGen or Sourcery: what is changed by hand
    /// comes back as it was.
    private(set) lazy var isWrittenByProgram: Bool = {
        let code = outline.imports.map(\.range.lowerBound) + outline.types.map(\.introducer)
        let head = bytes.prefix(min(1000, code.min() ?? 1000)).map(\.lowercased)
        guard head.holds("generated") else { return false }
        return head.holds("swiftgen") || head.holds("sourcery") || head.holds("r.swift") || head.holds("@generated")
            || head.holds("do not edit") || head.holds("don't edit") || head.holds("do not modify")
    }()

    /// The names of the types and extensions, in the order of the outline.
    private(set) lazy var typeNames: [String] = outline.types.map { outline.text(of: $0.name) }

    /// The names that may be types' where the text uses them, with their hashes.
    private(set) lazy var namedTypes: [(name: Range<Int>, hash: UInt64)] = {
        var found: [(name: Range<Int>, hash: UInt64)] = []
        found.reserveCapacity(outline.uses.count / 2)
        for use in outline.uses where use.isTypeName(in: outline) {
            found.append((use.name, NameHash.of(outline.source[use.name])))
        }
        return found
    }()

    /// The numbers of the members of each type, in the order of the outline.
    private(set) lazy var members: [[Int]] = {
        var members = [[Int]](repeating: [], count: outline.types.count)
        for (number, member) in outline.members.enumerated() {
            if let owner = member.owner { members[owner].append(number) }
        }
        return members
    }()

    /// The names of the members, in the order of the outline.
    private(set) lazy var memberNames: [String] = outline.members.map { outline.text(of: $0.name) }

    /// The local names of the members that were asked for them, by where these stand.
    var localNames: [Range<Int>: LocalNames] = [:]

    /// The types of the properties that it declares, by the hashes of their names.
    private(set) lazy var typesOfProperties = outline.typesOfProperties

    /// The types of stored properties without optionality, in the order of the members; nil for what is none, and
    /// where the text does not tell.
    private(set) lazy var propertyTypes: [String?] = outline.members.map { member in
        member.isStored ? outline.typeName(of: member) : nil
    }

    private lazy var usesByName = NameTable(
        outline.uses.indices.map { (NameHash.of(outline.source[outline.uses[$0].name]), $0) })

    /// The numbers of the uses of a name, in the order of the text.
    func uses(of name: some Collection<UInt8>) -> ArraySlice<Int> { usesByName[NameHash.of(name)] }

    func uses(of name: String) -> ArraySlice<Int> { uses(of: name.utf8) }

    /// Those by which something is assigned to the name.
    func assignments(to name: String) -> some Sequence<Int> {
        uses(of: name).lazy.filter { [outline] in outline.uses[$0].roles.contains(.assigned) }
    }

    /// Those in a range of bytes.
    func uses(of name: String, in range: Range<Int>) -> ArraySlice<Int> {
        let all = uses(of: name)
        func first(from offset: Int) -> Int {
            var (low, high) = (all.startIndex, all.endIndex)
            while low < high {
                let middle = (low + high) / 2
                if outline.uses[all[middle]].name.lowerBound < offset { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let start = first(from: range.lowerBound)
        return all[start..<max(start, first(from: range.upperBound))]
    }

    /// The numbers of the members of each name, by its hash.
    private lazy var membersByName = NameTable(
        outline.members.indices.map { (NameHash.of(outline.source[outline.members[$0].name]), $0) })

    /// The numbers of the members of a name, whatever type has them.
    func members(_ name: some Collection<UInt8>) -> ArraySlice<Int> { membersByName[NameHash.of(name)] }

    func members(_ name: String) -> ArraySlice<Int> { members(name.utf8) }

    /// The numbers of the members that a type declares under a name.
    func members(_ name: some Collection<UInt8>, ofType type: Int) -> [Int] {
        members(name).filter { outline.members[$0].owner == type }
    }

    func members(_ name: String, ofType type: Int) -> [Int] { members(name.utf8, ofType: type) }

    private lazy var typeNumbers = NameTable(typeNames.enumerated().map { (NameHash.of($1), $0) })

    /// The numbers of the types and extensions of a name.
    func types(named name: String) -> ArraySlice<Int> { typeNumbers[NameHash.of(name)] }

    /// What a storyboard or xib has in common with Swift text.
    private(set) lazy var interface = InterfaceFile(bytes)

    convenience init(path: String, bytes: [UInt8], in module: CheckedModule) {
        let isSwift = path.utf8.ends(with: ".swift".utf8)
        self.init(path: path, bytes: bytes, outline: Outline(isSwift ? bytes : []), in: module)
    }

    /// The same text, read as a file of another module.
    convenience init(_ file: ModuleFile, in module: CheckedModule) {
        self.init(path: file.path, bytes: file.bytes, outline: file.outline, in: module)
    }

    private init(path: String, bytes: [UInt8], outline: Outline, in module: CheckedModule) {
        self.path = path
        self.bytes = bytes
        self.outline = outline
        name = String(path.lastComponent)
        isSwift = path.utf8.ends(with: ".swift".utf8)
        let match = module.expectedFile(name: name, path: path)
        expected = match?.file
        isInPlace = match?.isInPlace ?? true
        layer = Self.layer(of: name, expected: match?.file, in: module)
    }

    let isSwift: Bool

    /// Whether it is a storyboard or xib.
    var isInterface: Bool { !isSwift && ModuleFileKinds.isSource(name) }

    /// The location of a byte offset.
    func location(of offset: Int) -> Location { lines.location(of: offset) }

    private static func layer(of name: String, expected: ExpectedFile?, in module: CheckedModule) -> Int? {
        guard name.utf8.ends(with: ".swift".utf8) else { return nil }
        if let expected { return expected.layer }
        let base = Role.baseName(ofFile: name)
        if base.utf8.count + 6 != name.utf8.count, let file = module.expectedFile(name: base + ".swift", path: "") {
            return file.file.layer
        }
        var own = base.utf8[...]
        if own.first == UInt8(ascii: "I"), own.dropFirst().starts(with: module.name.utf8) { own.removeFirst() }
        for spelling in module.spellings where own.starts(with: spelling.utf8) {
            guard let (stem, _, role) = Role.split(Substring(own)), stem == spelling else { continue }
            return module.layers.index(of: role)
        }
        // A presenter of a part of the screen is one, too, and so is a 'Presenter' alone.
        if module.convention == nil, module.ownsFolder, let (suffix, role) = Role.split(ofFile: Substring(own)),
            ["Presenter", "Interactor"].contains(suffix)
        {
            return module.layers.index(of: role)
        }
        // What a misspelled name means is bound to the same, and not only after it has been renamed.
        guard module.convention == nil, let meant = module.correctedName(of: base) ?? module.nameMeant(by: base) else {
            return nil
        }
        return Role.role(of: meant).flatMap(module.layers.index)
    }
}
