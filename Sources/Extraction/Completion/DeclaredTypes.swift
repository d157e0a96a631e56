import SwiftOutline

extension Completion {
    /// A type as the result has it, its extensions included.
    struct Declared {
        var kind: TypeDeclaration.Kind?
        var parents: Set<String> = []
        /// What it gives a generic type that it inherits, which may have all that this has: `Component<Dependency>`.
        var arguments: Set<String> = []
        var members: Set<String> = []
        /// The stored properties that an initializer must set.
        var unset: [String] = []
        /// What the bodies of its initializers assign, of each that makes an object.
        var initializers: [Set<String>] = []
        var needsSuperclass = false
        /// What is named behind 'self' and behind what has the type, and by itself within it.
        var used: Set<String> = []
        /// Those of its members that are no functions.
        var objects: Set<String> = []
        /// What is named within it and asked for something, which a function is not: 'tableView.reloadData()' means no
        /// 'tableView(_:didSelectRowAt:)'.
        var usedObjects: Set<String> = []
        /// What is named behind something whose type is written.
        var asked: Set<String> = []
        /// Of an enumeration: what is named behind a dot alone.
        var usedCases: Set<String> = []
    }

    /// The types that texts declare, by their names.
    ///
    /// - Parameter surroundings: What the project declares beside the texts: their types may inherit properties.
    static func types(
        _ outlines: [Outline], in surroundings: Surroundings = Surroundings()
    ) -> [String: Declared] {
        var types: [String: Declared] = [:]
        for outline in outlines {
            let names = outline.types.map { outline.text(of: $0.name) }
            for (type, name) in zip(outline.types, names) {
                let parents = outline[type.inherits].map { outline.text(of: $0) }
                types[name, default: Declared()].parents.formUnion(parents)
                for parent in parents where parent.hasSuffix(">") {
                    types[name]?.arguments.formUnion(SwiftLines.identifiers(in: parent.drop { $0 != "<" }.utf8))
                }
                if type.kind != .extension { types[name]?.kind = type.kind }
                let words = SwiftLines.identifiers(in: outline.source[type.body])
                if words.contains("override") || words.contains("super") { types[name]?.needsSuperclass = true }
            }
            for member in outline.members {
                guard let owner = member.owner else { continue }
                let name = outline.text(of: member.name)
                types[names[owner]]?.members.insert(name)
                if member.kind != .func { types[names[owner]]?.objects.insert(name) }
                if outline.mustBeSet(member) { types[names[owner]]?.unset.append(name) }
                if member.kind == .`init`, let assigned = outline.assigned(by: member) {
                    types[names[owner]]?.initializers.append(assigned)
                }
            }
        }
        addUses(outlines, surroundings, to: &types)
        return types
    }

    private static func addUses(
        _ outlines: [Outline], _ surroundings: Surroundings, to types: inout [String: Declared]
    ) {
        var properties: [String: [String: String]] = [:]
        var inherited = surroundings.properties
        for outline in outlines {
            outline.addTypesOfProperties(to: &properties)
            inherited.add(outline)
        }
        let cases = Set(types.filter { $0.value.kind == .enum }.keys)
        // What a structure is made of by its properties are these.
        let structures = Set(types.filter { $0.value.kind == .struct && !$0.value.members.contains("init") }.keys)
        for outline in outlines {
            let implied = outline.typesOfInitialValues.merging(outline.typesOfGivenValues) { $1 }
            for (type, labels) in outline.madeInitialValues where structures.contains(type) {
                types[type]?.used.formUnion(labels)
            }
            let scopes = LocalNames(outline)
            for (index, use) in outline.uses.enumerated() where use.roles.isDisjoint(with: [.bound, .labelled]) {
                guard let place = use.type else { continue }
                let name = outline.text(of: use.name)
                let own = outline.text(of: outline.types[place].name)
                if use.roles.contains(.called), structures.contains(name) {
                    types[name]?.used.formUnion(outline.labels(behind: use.name.upperBound))
                }
                guard use.roles.contains(.member) else {
                    // A name by itself is a local one, or a member of a type around it.
                    guard !scopes.bind(name, at: index) else { continue }
                    var type: Int? = place
                    if outline.isAsked(use) { types[own]?.usedObjects.insert(name) }
                    while let current = type {
                        types[outline.text(of: outline.types[current].name)]?.used.insert(name)
                        type = outline.types[current].parent
                    }
                    continue
                }
                if let type = implied[use.name.lowerBound] {
                    types[type]?.used.insert(name)
                    continue
                }
                if let made = outline.madeReceiver(of: use) {
                    types[made]?.used.insert(name)
                    types[made]?.asked.insert(name)
                    continue
                }
                guard let receiver = outline.receiver(of: use) else {
                    // Of which enumeration a case is, its place tells; it is one of the modules' own, or none of them.
                    for type in cases { types[type]?.usedCases.insert(name) }
                    continue
                }
                let type =
                    receiver == "self" || receiver == "Self"
                    ? own
                    : properties[own]?[receiver] ?? scopes.typeName(of: receiver, at: index)
                        ?? (scopes.bind(receiver, at: index) ? nil : inherited.type(of: receiver, in: own))
                // Of 'router.dataStore' one of the other types tells what it is.
                let known = type.map { [$0] } ?? properties.values.compactMap { $0[receiver] }
                for type in known { types[type]?.used.insert(name) }
                if receiver == "self", outline.isAsked(use) { types[own]?.usedObjects.insert(name) }
                if let type, receiver == "self" || outline.plainReceiver(of: use) != nil {
                    types[type]?.asked.insert(name)
                }
                if types[receiver] != nil, !outline.isOfOthers(index, than: types.keys) {
                    types[receiver]?.used.insert(name)
                }
            }
        }
    }
}

extension Outline {
    /// The types of the properties whose initial values begin with a member of theirs, by where that is named: `Style`
    /// for `var style: Style = .plain`.
    fileprivate var typesOfInitialValues: [Int: String] {
        members.reduce(into: [:]) { found, member in
            guard let value = member.initialValue, source[value] == UInt8(ascii: "."), let type = member.type,
                let core = SwiftType.coreName(in: source[type])
            else { return }
            let name = String(decoding: core, as: UTF8.self)
            found[value + 1] = named(name, in: member)
        }
    }

    /// A type as a member names it: within a type `Self` is that.
    private func named(_ type: String, in member: Member) -> String {
        type == "Self" ? member.owner.map { text(of: types[$0].name) } ?? type : type
    }

    /// The same of functions that give no more than a value which begins so: `static func none() -> Self { .init(size:
    /// 1) }`.
    fileprivate var typesOfGivenValues: [Int: String] {
        members.reduce(into: [:]) { found, member in
            guard member.kind == .func, let body = member.body, let type = member.type,
                let core = SwiftType.coreName(in: source[type])
            else { return }
            var value = source[body].drop { $0 <= UInt8(ascii: " ") }
            if value.starts(with: "return ".utf8) { value = value.dropFirst(7).drop { $0 == UInt8(ascii: " ") } }
            guard value.first == UInt8(ascii: ".") else { return }
            found[value.startIndex + 1] = named(String(decoding: core, as: UTF8.self), in: member)
        }
    }

    /// Whether a member of what is named follows.
    fileprivate func isAsked(_ use: Use) -> Bool {
        source[use.name.upperBound...].drop { "?!".utf8.contains($0) }.first == UInt8(ascii: ".")
    }

    /// The values that are made where a property is declared whose type is written, `var style: Style = .init(size:
    /// 1)`, or given by a function, by the type and the labels.
    var madeInitialValues: [(type: String, labels: [String])] {
        let implied = typesOfInitialValues.merging(typesOfGivenValues) { $1 }
        guard !implied.isEmpty else { return [] }
        return implied.compactMap { place, type in
            source[place...].starts(with: "init(".utf8) ? (type, labels(behind: place)) : nil
        }
    }

    /// Whether a property must be set by every initializer.
    fileprivate func mustBeSet(_ member: Member) -> Bool {
        guard member.isStored, !member.isStatic, member.initialValue == nil, self[member.attributes].isEmpty,
            let owner = member.owner, types[owner].kind != .protocol, types[owner].kind != .extension,
            let type = member.type, let last = source[type].last
        else { return false }
        let isOptional = "?!".utf8.contains(last)
        let isLazy = self[member.modifiers].contains { text(of: $0) == "lazy" }
        return !isLazy && (member.kind == .let || !isOptional)
    }

    /// What an initializer assigns; nil of one that makes no object by itself.
    func assigned(by member: Member) -> Set<String>? {
        guard member.kind == .`init`, !self[member.modifiers].contains(where: { text(of: $0) == "convenience" }),
            let end = end(of: member)
        else { return nil }
        let words = SwiftLines.identifiers(in: source[member.introducer..<end])
        guard !words.contains("fatalError"), !words.contains("coder") else { return nil }
        let inside = uses.filter { (member.introducer..<end).contains($0.name.lowerBound) }
        return Set(inside.filter { $0.roles.contains(.assigned) }.map { text(of: $0.name) })
    }

    /// Behind a member's body; nil where it has none.
    private func end(of member: Member) -> Int? {
        var lexer = Lexer(source)
        var depth = 0
        while let token = lexer.next() {
            guard token.range.lowerBound >= member.introducer, token.kind == .punctuation else { continue }
            switch source[token.range.lowerBound] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return token.range.upperBound }
                if depth < 0 { return nil }
            default: break
            }
        }
        return nil
    }
}
