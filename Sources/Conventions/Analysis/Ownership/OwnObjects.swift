import SwiftOutline
import Text

/// What the types of a module make for themselves: an object that a property holds from its initial value on, or from
/// an assignment of a new object or of a local name that one was bound to. A factory does not count: what it makes may
/// have other owners.
struct OwnObjects {
    private let files: [ModuleFile]
    /// The files and uses that are assigned to, by the hashes of the names of types and properties.
    private var assignments: [UInt64: [(file: Int, use: Int)]] = [:]

    init(in module: CheckedModule) {
        files = module.files
        for (number, file) in files.enumerated() {
            for (index, use) in file.outline.uses.enumerated() where use.roles.contains(.assigned) {
                // A local name may be the same as a property's.
                guard let owner = use.type, !use.roles.contains(.bound),
                    !use.roles.contains(.member) || file.outline.isOfSelf(use)
                else { continue }
                let key = Self.key(file.typeNames[owner], file.outline.source[use.name])
                assignments[key, default: []].append((number, index))
            }
        }
    }

    /// Whether the type of a property makes an object of one of some types for it.
    func make(_ types: Set<String>, for member: Member, of file: ModuleFile) -> Bool {
        !isEmptyList(member, file) && isAssigned(member, of: file) { $0.isNewObject(of: types, assignedTo: $1) }
    }

    /// The same, where the object is the property's initial value.
    func makeAtOnce(_ types: Set<String>, for member: Member, of file: ModuleFile) -> Bool {
        member.initialValue.map { file.outline.isMadeOnTheSpot(of: types, at: $0) } ?? false
    }

    /// The same, where the object has no local name by which it could be given to somebody else.
    func makeAlone(_ types: Set<String>, for member: Member, of file: ModuleFile) -> Bool {
        !isEmptyList(member, file) && isAssigned(member, of: file) { $0.isMadeOnTheSpot(of: types, assignedTo: $1) }
    }

    /// Whether a property begins as a list that has no object yet.
    private func isEmptyList(_ member: Member, _ file: ModuleFile) -> Bool {
        guard let value = member.initialValue else { return false }
        return ["[]", "[:]"].contains { file.outline.source[value...].starts(with: $0.utf8) }
    }

    /// Whether it makes an object, or takes one that a call gives: nobody else may have it.
    func makeOrTake(_ types: Set<String>, for member: Member, of file: ModuleFile) -> Bool {
        isAssigned(member, of: file) {
            $0.isNewObject(of: types, assignedTo: $1) || $0.isResultOfCall(assignedTo: $1)
        }
    }

    /// Whether a property has a value from the beginning, or is assigned one that fulfils a condition.
    private func isAssigned(_ member: Member, of file: ModuleFile, _ condition: (Outline, Int) -> Bool) -> Bool {
        if let value = member.initialValue, !file.outline.source[value...].starts(with: "nil".utf8) { return true }
        let key = Self.key(file.outline.ownerName(of: member), file.outline.source[member.name])
        return (assignments[key] ?? []).contains { condition(files[$0.file].outline, $0.use) }
    }

    private static func key(_ type: String, _ property: ArraySlice<UInt8>) -> UInt64 {
        NameHash.of(type) &* 31 ^ NameHash.of(property)
    }
}

extension Outline {
    /// Whether a member is written as one of `self`.
    func isOfSelf(_ member: Use) -> Bool {
        let before = source[..<member.name.lowerBound]
        return ["self.", "self?.", "self!."].contains { text in
            before.suffix(text.utf8.count).elementsEqual(text.utf8)
                && before.dropLast(text.utf8.count).last?.isNamePart != true
        }
    }

    /// The value that is assigned to a name, from its first byte on.
    func value(assignedTo use: Use) -> ArraySlice<UInt8> {
        source[use.name.upperBound...].drop { " \t\r\n".utf8.contains($0) }.dropFirst()
            .drop { " \t\r\n".utf8.contains($0) }
    }

    /// The use that binds a local name as it is known to another use: the last one before it in the same type, and not
    /// further away than a function is long.
    func binding(of name: ArraySlice<UInt8>, before index: Int) -> Int? {
        uses[max(0, index - 1000)..<index].lastIndex { use in
            use.roles.contains(.bound) && use.type == uses[index].type && source[use.name].elementsEqual(name)
        }
    }

    /// What a text names where it binds a local name, up to the next one: the type that is written, and the value.
    /// Nothing behind a parameter, or in the statements that follow, belongs to it.
    func uses(ofBinding bound: Int, before index: Int) -> ArraySlice<Use> {
        let next = uses[(bound + 1)..<index].firstIndex { $0.roles.contains(.bound) } ?? index
        let own = beforeElse(uses[bound..<next])
        let rest = source[uses[bound].name.upperBound...]
        guard rest.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: ":") else {
            guard let last = own.last, let end = end(ofValueBoundBy: uses[bound], before: last.name.lowerBound) else {
                return own
            }
            return own.prefix { $0.name.lowerBound < end }
        }
        var depth = 0
        let close = rest.firstIndex { byte in
            if "([<".utf8.contains(byte) { depth += 1 }
            if ")]".utf8.contains(byte) { depth -= 1 }
            return depth < 0 || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ",") && depth == 0
        }
        return own.prefix { $0.name.lowerBound < close ?? rest.endIndex }
    }

    /// Those of some uses, of which the first one binds a name, that do not stand in what is done where there is
    /// nothing: `guard let cell = found else { return UITableViewCell() }`.
    private func beforeElse(_ own: ArraySlice<Use>) -> ArraySlice<Use> {
        guard own.count > 1, let first = own.first?.name, let last = own.last?.name,
            source[..<first.lowerBound].ends(with: "let ".utf8)
        else { return own }
        var depth = 0
        let end = source[first.upperBound..<last.lowerBound].indices.first { place in
            switch source[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "e") where depth == 0:
                return source[place...].starts(with: "else".utf8) && !source[place - 1].isNamePart
                    && source[(place + 4)...].first?.isNamePart == false
            default: break
            }
            return false
        }
        guard let end else { return own }
        return own.prefix { $0.name.lowerBound < end }
    }

    /// Whether what is assigned is what a call gives, and no name of what is there already.
    fileprivate func isResultOfCall(assignedTo index: Int) -> Bool {
        let value = value(assignedTo: uses[index])
        guard value.first?.isNamePart == true else { return false }
        let rest = value.drop { $0.isNamePart || $0 == UInt8(ascii: ".") }
        return rest.first == UInt8(ascii: "(")
    }

    /// The types that its functions give, optional or not, but for those of one type, those that some have for
    /// themselves, and those that protocols ask for.
    func resultsOfFunctions(exceptOf owner: String, hiddenIn types: Set<String> = []) -> [String] {
        members.compactMap { member in
            guard member.kind == .func, let type = member.type, case let name = ownerName(of: member), name != owner,
                !types.contains(name) || !isHidden(member),
                member.owner.map({ self.types[$0].kind != .protocol }) ?? true
            else { return nil }
            return TypeText.core(source[type])
        }
    }

    fileprivate func isMadeOnTheSpot(of types: Set<String>, assignedTo index: Int) -> Bool {
        isMadeOnTheSpot(of: types, at: value(assignedTo: uses[index]).startIndex)
    }

    /// Whether an expression, which begins at an offset, makes an object of one of some types.
    fileprivate func isMadeOnTheSpot(of types: Set<String>, at start: Int) -> Bool {
        let value = source[start...]
        let name = value.prefix(while: \.isNamePart)
        guard types.contains(String(decoding: name, as: UTF8.self)) else { return false }
        let rest = value.dropFirst(name.count)
        return rest.first == UInt8(ascii: "(") || rest.starts(with: ".init(".utf8)
    }

    fileprivate func isNewObject(of types: Set<String>, assignedTo index: Int) -> Bool {
        if isMadeOnTheSpot(of: types, assignedTo: index) { return true }
        let name = value(assignedTo: uses[index]).prefix(while: \.isNamePart)
        guard !types.contains(String(decoding: name, as: UTF8.self)) else { return false }
        guard let bound = binding(of: name, before: index) else { return false }
        guard
            let made = uses(ofBinding: bound, before: index).dropFirst()
                .first(where: { types.contains(text(of: $0.name)) })
        else { return false }
        return made.roles.contains(.called)
            || source[made.name.upperBound...].starts(with: ".init(".utf8)
    }
}
