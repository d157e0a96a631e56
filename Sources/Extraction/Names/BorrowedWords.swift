import SwiftOutline
import Text

/// The words of others that a module can say only as they do, though its own name stands in them: what a superclass or
/// a protocol from elsewhere calls what it must have, labels by which others take arguments, and what frameworks call
/// theirs. A `searchBar` is one in a module Search as in any other.
struct BorrowedWords {
    /// Those that keep their spelling wherever they stand.
    private(set) var all: Set<String> = []
    /// Those that the module calls something of its own by as well: only places tell which is meant.
    private(set) var ambiguous: Set<String> = []
    private let surroundings: Surroundings
    private let types: [String: TypeParts]
    let receivers: Receivers
    /// The labels of what other files declare, and of what the module does, each with the names of those that take it.
    let labels: [String: Set<String>]
    private(set) var ownLabels: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - labels: The labels of what other files of the project declare, each with the names of those that take it.
    ///   - surroundings: What the project declares that the module's types inherit.
    init(in outlines: [Outline], labels: [String: Set<String>], _ surroundings: Surroundings) {
        self.surroundings = surroundings
        self.labels = labels
        types = TypeParts.table(of: outlines)
        receivers = Receivers(in: outlines)
        var found: Set<String> = []
        var own: Set<String> = []
        for outline in outlines {
            let borrowed = Set(borrowedMembers(of: outline))
            for (index, member) in outline.members.enumerated() {
                let words = [outline.text(of: member.name)] + argumentLabels(of: member, outline)
                if borrowed.contains(index) { found.formUnion(words) } else { own.formUnion(words) }
            }
            guard !labels.isEmpty else { continue }
            for label in FileDeclarations(outline).labels where labels[label.name] != nil {
                ownLabels[label.name, default: []].insert(label.function)
            }
        }
        for outline in outlines { found.formUnion(borrowedLabels(in: outline).map(\.label)) }
        all = found.subtracting(own)
        ambiguous = found.intersection(own)
        for outline in outlines { addFrameworks(outline) }
        ambiguous.subtract(all)
    }

    private func argumentLabels(of member: Member, _ outline: Outline) -> [String] {
        guard member.kind == .func || member.kind == .`init` else { return [] }
        return outline.labels(behind: member.name.upperBound)
    }

    /// The numbers of the members that are there since a superclass or a protocol has them that is not the module's.
    func borrowedMembers(of outline: Outline) -> [Int] {
        var required: [String: Set<String>] = [:]
        return outline.members.indices.filter { index in
            let member = outline.members[index]
            guard let owner = member.owner, outline.types[owner].kind != .protocol else { return false }
            let type = outline.text(of: outline.types[owner].name)
            if outline.isOverride(member) { return !overridesOwn(outline.text(of: member.name), type) }
            guard [.func, .var, .let].contains(member.kind) else { return false }
            let wanted = required[type] ?? requirements(of: type)
            required[type] = wanted
            guard !wanted.isEmpty else { return false }
            let name = member.kind == .func ? outline.signature(of: member) : outline.text(of: member.name)
            return wanted.contains(name) || wanted.contains("static " + name)
        }
    }

    /// Whether a class of the module's own declares what another one overrides.
    private func overridesOwn(_ member: String, _ type: String) -> Bool {
        var seen = [type]
        while let parent = types[seen[seen.count - 1]]?.clause.first.map(TypeParts.plain), types[parent] != nil,
            !seen.contains(parent)
        {
            if types[parent]?.members.keys.contains(where: { $0.prefix { $0 != "(" } == member }) == true {
                return true
            }
            seen.append(parent)
        }
        return false
    }

    /// What protocols from elsewhere require of a type.
    private func requirements(of type: String) -> Set<String> {
        var required: Set<String> = []
        var queue = types[type]?.parents ?? []
        var seen: Set<String> = []
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            if let parts = types[TypeParts.plain(next)], parts.kind != nil {
                queue += parts.parents
            } else if let parts = surroundings[next] {
                if parts.kind == .protocol { required.formUnion(parts.requirements) }
                queue += parts.parents
            }
        }
        return required
    }

    /// What the classes of frameworks are that the text names, and what these tell their delegates by: first who tells
    /// it.
    private mutating func addFrameworks(_ outline: Outline) {
        let names = Set(outline.uses.map { outline.text(of: $0.name) }).union(outline.inheritedNames)
        all.formUnion(names.compactMap(Self.ofFramework))
        all.formUnion(Self.ofScreens)
        for member in outline.members where member.kind == .func {
            if isToldByFramework(member, outline) { all.insert(outline.text(of: member.name)) }
            let parameter = outline.source[member.name.upperBound...].prefix { !",)".utf8.contains($0) }
            let words = parameter.split { !$0.isNamePart }.map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 3, words[0] == "_", let object = Self.ofFramework(words[2]),
                case let name = outline.text(of: member.name), name.hasPrefix(object)
            else { continue }
            all.insert(name)
        }
    }

    /// Whether a function is one by which an object of a framework tells its delegate something, or what else a protocol
    /// of a framework is known to require.
    private func isToldByFramework(_ function: Member, _ outline: Outline) -> Bool {
        guard let owner = function.owner.map({ outline.text(of: outline.types[$0].name) }),
            let parents = types[owner]?.parents.filter({ Self.ofFramework($0) != nil && types[$0]?.kind == nil }),
            !parents.isEmpty
        else { return false }
        let signature = outline.signature(of: function)
        let head = outline.source[function.name.upperBound...].prefix(1_000).prefix { $0 != UInt8(ascii: "{") }
        let taken = SwiftLines.identifiers(in: head)
        return parents.contains { parent in
            KnownRequirements.members(of: parent).contains(signature)
                || ["Delegate", "DataSource"].contains { end in
                    parent.hasSuffix(end) && taken.contains(String(parent.dropLast(end.count)))
                }
        }
    }

    private static let frameworks: Set = [
        "UI", "NS", "WK", "MK", "CL", "AV", "SK", "PH", "SF", "UN", "CN", "MF", "EK", "AR", "GK", "PK", "CK",
    ]

    /// What an object of a framework's class is called: `searchBar` of UISearchBar. Nil for any other name.
    private static func ofFramework(_ type: String) -> String? {
        let rest = type.dropFirst(2)
        guard frameworks.contains(String(type.prefix(2))), let first = rest.first, first.isUppercase,
            rest.dropFirst().first?.isLowercase == true
        else { return nil }
        return first.lowercased() + rest.dropFirst()
    }

    /// What every screen has, whether or not it names the class.
    private static let ofScreens: Set = [
        "tabBar", "tabBarItem", "tabBarController", "navigationBar", "navigationItem", "navigationController",
        "searchBar", "searchController", "splitViewController", "tableView", "collectionView",
    ]
}

extension Outline {
    fileprivate func isOverride(_ member: Member) -> Bool {
        self[member.modifiers].contains { text(of: $0) == "override" }
    }
}
