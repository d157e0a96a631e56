import SwiftOutline
import Text

/// What a class elsewhere in the project keeps strongly, of what modules give to it.
struct KeptObject: Sendable {
    /// The property that keeps it, and its type.
    let property: String
    let type: String
    /// Whether the property is a list.
    fileprivate let isList: Bool
    /// What has to be done before the property can be weak.
    fileprivate let needs: [String]
    /// Where the property is declared: below the project, from 1, in bytes and in UTF-16 code units.
    fileprivate let path: String
    fileprivate let line: Int
    fileprivate let column: Int
    fileprivate let column16: Int
    /// The line of a comment which says that it may be kept; nil where none does.
    fileprivate let suppressedLine: Int?

    /// The class that a class inherits it from; nil for its own.
    private(set) var base: String?

    /// The same of a class that inherits the one which has it; from the first of several.
    func inherited(from parent: String) -> KeptObject {
        var kept = self
        kept.base = base ?? parent
        return kept
    }

    /// The class that has it, where the module knows that by a protocol.
    private(set) var owner: String?

    /// The same, known by a protocol that its class conforms to.
    func kept(by owner: String) -> KeptObject {
        var kept = self
        kept.owner = owner
        return kept
    }

    /// Whether a comment says that it may be kept.
    var isSuppressed: Bool { suppressedLine != nil }

    /// Whether a comment is the one that says so.
    func isSuppressed(by suppression: Suppression) -> Bool {
        suppression.line == suppressedLine && suppression.path == path
            && suppression.rule == RuleIdentifier.weakReference.rawValue
    }
}

extension Violation {
    /// Tells that a class keeps what closes a cycle, where it is declared that it does.
    mutating func tell(of kept: KeptObject, in type: String) {
        if let owner = kept.owner { message = message.replacing(" → \(type) → ", with: " → \(owner) → ") }
        // Of one that inherits it this is said of that.
        if let cycle = message.firstRange(of: "it closes ") { message = String(message[cycle.lowerBound...]) }
        let type = kept.owner ?? type
        let demand = kept.isList ? "must not own what is in it" : "must be weak"
        let name =
            kept.base.map { "'\(kept.property)', which '\(type)' inherits from '\($0)'," }
            ?? "'\(kept.property)' of '\(type)'"
        message = kept.needs.reduce("\(name) \(demand): \(message)") { WeakNeeds.adding($1, to: $0) }
        if kept.isList {
            let (told, caution) = WeakNeeds.withoutCaution(message)
            message = told + "; an 'NSHashTable.weakObjects()' owns nothing" + caution
        }
        (path, line, column, column16) = (kept.path, kept.line, kept.column, kept.column16)
        isElsewhere = true
    }
}

extension Outline {
    /// What a class of this text keeps of what is given to it; nil where it keeps nothing strongly.
    func objectKept(_ slot: ForeignSlot, by type: String, at path: String) -> KeptObject? {
        guard let member = property(keeping: slot, in: type) else { return nil }
        let start = member.name.lowerBound
        let location = LineTable(source).location(of: start)
        let before = String(decoding: source[(start - location.column + 1)..<start], as: UTF8.self)
        let written = member.type.map { source[$0] }
        return KeptObject(
            property: text(of: member.name), type: written.map(TypeText.held) ?? "", isList: isList(member),
            needs: isList(member) ? [] : needs(of: member, written), path: path, line: location.line,
            column: location.column, column16: before.utf16.count + 1,
            suppressedLine: suppression(of: .weakReference, at: member)
                .map { LineTable(source).location(of: $0.lowerBound).line })
    }

    private func needs(of member: Member, _ type: ArraySlice<UInt8>?) -> [String] {
        guard let type, TypeText.weaklyHeld(type) == nil else {
            return member.kind == .let ? ["it has to be a 'var'"] : []
        }
        return [WeakNeeds.optional(member)]
    }

    /// The strong property of a class of this text that keeps what is given to it; nil where none does.
    func property(keeping slot: ForeignSlot, in type: String) -> Member? {
        switch slot {
        case .property(let name): return strongProperty(name, of: type) ?? property(behind: name, of: type)
        case .list(let name):
            guard let list = strongProperty(name, of: type), isList(list), !letsGo(of: name) else { return nil }
            return list
        case .argument(let label, let function):
            let functions = functions(called: function, in: type).filter { parameter(label, of: $0) != nil }
            // Which one of several is called nobody knows.
            let kept = functions.map { number in
                parameter(label, of: number).flatMap { property(keeping: $0, number, type) }
            }
            guard let first = kept.first ?? nil, kept.allSatisfy({ $0?.name == first.name }) else { return nil }
            return first
        case .trailing(let function):
            guard let label = labelOfLast(of: function, in: type) else { return nil }
            return property(keeping: .argument(label == "_" ? nil : label, of: function), in: type)
        }
    }

    /// The numbers of a type's functions and initializers of a name.
    private func functions(called name: String, in type: String) -> [Int] {
        members.indices.filter { number in
            [.func, .`init`].contains(members[number].kind)
                && source[members[number].name].elementsEqual(name.utf8) && ownerName(of: members[number]) == type
        }
    }

    private func strongProperty(_ name: String, of type: String) -> Member? {
        members.first { member in
            guard let owner = member.owner, types[owner].kind == .class, OwnershipGraph.owns(member, self) else {
                return false
            }
            return source[types[owner].name].elementsEqual(type.utf8) && source[member.name].elementsEqual(name.utf8)
        }
    }

    /// The strong property that the setter of a computed one gives what it gets: `set { output = newValue }`.
    private func property(behind name: String, of type: String) -> Member? {
        let computed = members.firstIndex { member in
            member.kind == .var && !member.isStored && !member.isStatic && ownerName(of: member) == type
                && source[member.name].elementsEqual(name.utf8)
        }
        guard let computed else { return nil }
        for use in uses(in: extent(ofMember: computed)) where use.roles.contains(.assigned) {
            guard !use.roles.contains(.bound), !use.roles.contains(.member) || isOfSelf(use),
                value(assignedTo: use).isAlone("newValue")
            else { continue }
            return strongProperty(text(of: use.name), of: type)
        }
        return nil
    }

    private func isList(_ member: Member) -> Bool { typeName(of: member)?.utf8.first == UInt8(ascii: "[") }

    /// The labels under which the initializers of a class are given what strong properties of it keep, by the names of
    /// the properties.
    func labelsOfKeptArguments(of type: String) -> [String: Set<String>] {
        let initializers = members.indices.filter {
            members[$0].kind == .`init` && ownerName(of: members[$0]) == type
        }
        // Which one of several initializers is called nobody knows.
        var kept: [String: Set<String>] = [:]
        for number in initializers {
            for (label, name) in parameters(of: number) where label != "_" {
                let member = property(keeping: name, number, type)
                kept[label, default: []].insert(member.map { text(of: $0.name) } ?? "")
            }
        }
        return kept.reduce(into: [:]) { found, kept in
            guard kept.value.count == 1, let property = kept.value.first, !property.isEmpty else { return }
            found[property, default: []].insert(kept.key)
        }
    }

    /// The label of the last parameter of the one initializer or method of a type; nil where there are several.
    private func labelOfLast(of function: String, in type: String) -> String? {
        let functions = functions(called: function, in: type)
        return functions.count == 1 ? parameters(of: functions[0]).last?.label : nil
    }

    /// The name by which a function knows what it is given under a label; that of the first parameter where there is no
    /// label.
    private func parameter(_ label: String?, of number: Int) -> String? {
        let parameters = parameters(of: number)
        guard let label else { return parameters.first.flatMap { $0.label == "_" ? $0.name : nil } }
        return parameters.first { $0.label == label }?.name
    }

    /// The parameters of a function that has a body.
    private func parameters(of number: Int) -> [(label: String, name: String)] {
        guard let body = members[number].body else { return [] }
        return uses(in: members[number].name.upperBound..<body.lowerBound).filter { $0.roles.contains(.bound) }.map {
            let before = source[..<$0.name.lowerBound].reversed().drop { " \n\t".utf8.contains($0) }
            let word = String(decoding: before.prefix(while: \.isNamePart).reversed(), as: UTF8.self)
            let name = text(of: $0.name)
            return (word.isEmpty ? name : word, name)
        }
    }

    /// The property that a function assigns a parameter to, or adds it to, and which nothing in this text empties.
    private func property(keeping parameter: String, _ number: Int, _ type: String) -> Member? {
        guard let body = members[number].body else { return nil }
        let uses = uses(in: body)
        let locals = Set(uses.filter { $0.roles.contains(.bound) }.map { text(of: $0.name) })
        for (index, use) in zip(uses.indices, uses) {
            let isAdded =
                use.roles.isSuperset(of: [.member, .called]) && ["append", "insert"].contains(text(of: use.name))
            guard isAdded || use.roles.contains(.assigned) && !use.roles.contains(.bound),
                (isAdded ? argument(of: use) : value(assignedTo: use)).isAlone(parameter)
            else { continue }
            guard !isAdded || index > uses.startIndex else { continue }
            let target = isAdded ? uses[index - 1] : use
            let name = text(of: target.name)
            let isOwn = target.roles.contains(.member) ? isOfSelf(target) : !locals.contains(name) && name != parameter
            guard isOwn, let property = strongProperty(name, of: type), isList(property) == isAdded, !letsGo(of: name)
            else { continue }
            return property
        }
        return nil
    }

    private func argument(of call: Use) -> ArraySlice<UInt8> {
        source[call.name.upperBound...].dropFirst().drop { " \n\t".utf8.contains($0) }
    }

    /// The comment beside a member or above it that turns a rule off.
    private func suppression(of rule: RuleIdentifier, at member: Member) -> Range<Int>? {
        taggedComments.first { comment in
            guard Suppressions.parts(of: comment, in: self)?.rules.contains(rule.rawValue) == true else { return false }
            let isAbove = comment.range.upperBound <= member.name.lowerBound
            let between =
                isAbove
                ? comment.range.upperBound..<member.name.lowerBound
                : member.name.lowerBound..<max(member.name.lowerBound, comment.range.lowerBound)
            return source[between].count { $0 == UInt8(ascii: "\n") } == (isAbove ? 1 : 0)
        }?.range
    }
}
