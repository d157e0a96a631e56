import SwiftOutline
import TemplateSets

/// How a type that somebody wrote by hand is made, and what tells its values apart.
extension ProjectReferences {
    /// Adds the properties that the set asks for and a type computes, inherits or has a value for: nothing but their
    /// values is used of them.
    func addComputed(to values: inout [String: [String]], of home: Home, writtenBy target: String) throws {
        let asked = Set(set.parameters.flatMap(\.having) + set.blueprints.flatMap(\.having))
        guard let parameter = try ownProperties(of: target), let outline = outline(of: home.path) else { return }
        let known = Set((values[parameter.name] ?? []).compactMap { try? Property($0).name })
        let switches = try set.referred(target).set.parameters.filter(\.kind.isToggle).map(\.name)
        for name in asked.subtracting(known).subtracting(switches).sorted() {
            let own = outline.property(name, of: home.type, isStoredToo: true)
            guard let type = own ?? inherited(name, by: home.type, in: outline) else { continue }
            values[parameter.name, default: []].insert("\(name):\(type)", at: 0)
        }
        hideInternals(of: home, in: parameter.name, &values)
        values[parameter.name] = values[parameter.name].map { seenFromOutside($0, of: home.type, in: outline) }
    }

    /// The written type of a property that a type has from a class or a protocol of the project; nil where it has none,
    /// or declares the property itself.
    private func inherited(_ property: String, by type: String, in outline: Outline) -> String? {
        guard outline.property(property, of: type, isStoredToo: true) == nil else { return nil }
        var (next, seen) = (outline.bases(of: type), Set([type]))
        while let base = next.popLast() {
            guard seen.insert(base).inserted, !SystemTypes.contain(base) else { continue }
            for file in files(naming: base) {
                if let found = file.outline.property(property, of: base, isStoredToo: true) { return found }
                next += file.outline.bases(of: base)
            }
        }
        return nil
    }

    /// Replaces the properties of a type with what its initializer takes; with one of which no sample is known where
    /// none can be called with samples.
    func takeInitializer(of name: String, writtenBy target: String, into values: inout [String: [String]]) throws {
        guard let home = homes["\(target)/\(name)"], let parameter = try ownProperties(of: target),
            let outline = outline(of: home.path), let properties = values[parameter.name]
        else { return }
        let initializers = outline.initializers(
            of: home.type, among: properties.compactMap { try? Property($0) },
            isOutside: otherModule(of: home.path) != nil)
        // Templates write a label before each value.
        var arguments = initializers.first { $0.allSatisfy { $0.label != nil } }?.compactMap(\.text)
        let (set, blueprint) = try set.referred(target)
        let toggles = set.parameters.filter { $0.kind.isToggle && blueprint.takes($0) }
        // The templates give it an id unless they are told not to.
        if toggles.isEmpty, arguments?.contains(where: { $0.hasPrefix("id:") }) == false { arguments = nil }
        arguments = arguments.map { seenFromOutside($0, of: home.type, in: outline) }
        values[parameter.name] = arguments ?? outline.unknownArguments(of: home.type)
        // A sample has what the initializer takes, and nothing that a switch adds.
        for toggle in toggles { values[toggle.name] = ["false"] }
    }

    /// The parameter that lists what a blueprint's type has.
    private func ownProperties(of target: String) throws -> Parameter? {
        let (set, blueprint) = try set.referred(target)
        return set.parameters.first { blueprint.takes($0) && $0.kind is PropertyKind && !$0.isSupplied }
    }
}

extension Outline {
    /// The type of a property, where it is written and others can read it.
    func property(_ property: String, of name: String, isStoredToo: Bool) -> String? {
        let own = members.first { member in
            (member.kind == .var || member.kind == .let) && !member.isStatic && (isStoredToo || !member.isStored)
                && text(of: member.name) == property && !isOfItsFile(member.modifiers)
                && isMember(member, of: name)
        }
        return own.flatMap { $0.type.map(text(of:)) ?? inferredType(of: $0) }
    }

    /// The type of a property that only its value tells, as far as one look does: `UUID()`, `""`, `0`, `false`.
    private func inferredType(of member: Member) -> String? {
        guard let start = member.initialValue else { return nil }
        let value = source[start...].prefix { $0 != UInt8(ascii: "\n") }
        var lexer = Lexer(Array(value))
        guard let token = lexer.next() else { return nil }
        let word = String(decoding: value.dropFirst(token.range.lowerBound).prefix(token.range.count), as: UTF8.self)
        let rest = value.dropFirst(token.range.upperBound)
        switch token.kind {
        case .identifier where word == "true" || word == "false": return "Bool"
        case .identifier:
            return word.first?.isUppercase == true && rest.first == UInt8(ascii: "(") && rest.last == UInt8(ascii: ")")
                ? word : nil
        case .string: return "String"
        case .number: return rest.allSatisfy { $0 == UInt8(ascii: " ") } && word.allSatisfy(\.isNumber) ? "Int" : nil
        default: return nil
        }
    }

    /// Whether a type has a property that may be nil.
    func isOptional(_ property: String, of type: String) -> Bool {
        self.property(property, of: type, isStoredToo: true)?.last == "?"
    }

    /// What a type inherits and conforms to, in its extensions as well.
    fileprivate func bases(of name: String) -> [String] {
        types.filter { $0.parent == nil && text(of: $0.name) == name }.flatMap { self[$0.inherits] }.map(text(of:))
    }

    /// What each initializer takes that others can call: of those that give back a value of the type.
    ///
    /// - Parameter isOutside: whether it is another module that calls it.
    func initializers(of name: String, among properties: [Property], isOutside: Bool) -> [[Argument]] {
        func isOpen(_ member: Member) -> Bool {
            isOutside ? isForOtherModules(member.modifiers) : !isOfItsFile(member.modifiers)
        }
        let initializers = members.filter { $0.kind == .`init` && isMember($0, of: name) }
        guard let type = types.first(where: { $0.kind != .extension && path(of: $0) == name }) else { return [] }
        let hasMemberwise =
            type.kind == .struct
            && !initializers.contains { $0.owner.map { types[$0].kind } == .struct }
        if hasMemberwise {
            let stored = members.filter { $0.isStored && !$0.isStatic && isMember($0, of: name) }
            let given = stored.filter { !($0.kind == .let && $0.initialValue != nil) }
            let isKnown = given.allSatisfy { member in
                isOpen(member)
                    && (member.initialValue != nil || mayBeLeftOut(member)
                        || properties.contains { $0.name == text(of: member.name) })
            }
            // Nobody but its own module is given this initializer.
            guard isKnown, !isOutside else { return [] }
            let names = Set(given.map { text(of: $0.name) })
            return [properties.filter { names.contains($0.name) }.map { Argument(label: $0.name, $0.type) }]
        }
        return initializers.filter(isOpen).compactMap { self.arguments(of: $0, among: properties) }
    }

    /// What an initializer takes, but for values that it has a default for and that are no properties; nil where it may
    /// give back nothing.
    private func arguments(of initializer: Member, among properties: [Property]) -> [Argument]? {
        let signature = text(of: initializer.name.upperBound..<(initializer.body?.lowerBound ?? source.count))
        let end = signature[(signature.lastIndex(of: ")") ?? signature.startIndex)...]
        guard signature.first == "(", !end.contains("throws"), !end.contains("async") else { return nil }
        var arguments: [Argument] = []
        for parameter in parameters(of: initializer).dropFirst().dropLast().splitAtDepthZero(",") {
            let parts = parameter.splitAtDepthZero(":", atMost: 1)
            guard parts.count == 2, let label = parts[0].split(whereSeparator: \.isWhitespace).first else { return nil }
            let typed = parts[1].splitAtDepthZero("=", atMost: 1)
            let name = label == "_" ? nil : String(label).replacing("`", with: "")
            let isNeeded = typed.count == 1 || properties.contains { $0.name == name }
            guard isNeeded else { continue }
            guard let argument = try? Property("\(Identifier.escaped(name ?? "value")):\(typed[0].trimmed)") else {
                return nil
            }
            arguments.append(Argument(label: name, argument.type))
        }
        return arguments
    }

    /// What the initializer of a type would take that tests cannot make a value with: of each argument no sample is
    /// known.
    fileprivate func unknownArguments(of name: String) -> [String] {
        let own = members.filter { $0.kind == .`init` && isMember($0, of: name) }
        if let initializer = own.first(where: { !isOfItsFile($0.modifiers) }) ?? own.first {
            let labels = parameters(of: initializer).dropFirst().dropLast().splitAtDepthZero(",").map {
                String($0.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).first ?? "")
            }
            let arguments = labels.map { "\(Identifier.escaped($0.replacing("`", with: ""))):\(name)Value" }
            // One without a label, or none at all, cannot be shown.
            return arguments.allSatisfy { (try? Property($0)).map { $0.name != "_" } ?? false }
                ? arguments : ["value:\(name)Value"]
        }
        let stored = members.filter { member in
            member.isStored && !member.isStatic && isMember(member, of: name)
                && !(member.kind == .let && member.initialValue != nil)
        }
        let names = stored.map { Identifier.escaped(text(of: $0.name)) }.filter { (try? Property("\($0):Int")) != nil }
        return (names.isEmpty ? ["value"] : names).map { "\($0):\(name)Value" }
    }

    /// Whether a type of this name, behind those of all that it stands in, has a member.
    func isMember(_ member: Member, of name: String) -> Bool {
        guard let owner = member.owner else { return false }
        return path(of: types[owner]) == name
    }

    /// Whether the initializer that a struct gets gives a property a value where it is given none.
    func mayBeLeftOut(_ member: Member) -> Bool {
        member.kind == .var && member.type.map(text(of:))?.last == "?"
    }
}
