import SwiftOutline
import Text

/// How a property becomes weak.
enum WeakFix {
    /// `weak` in front of a variable, and `AnyObject` where its protocol in the module needs that. One that always has a
    /// value becomes optional where a question mark does for its uses; one that is unwrapped by itself, too, unless the set
    /// says otherwise, and where it stays as it is, no closure may use it. A property with a wrapper needs a person.
    static func fix(_ member: Member, in file: ModuleFile, of module: CheckedModule) -> Fix? {
        guard let type = member.type, member.initialValue == nil else { return nil }
        let isWrapped = file.outline[member.attributes].contains { range in
            let name = file.outline.text(of: range).prefix { $0 != "(" }
            return !["@IBOutlet", "@objc", "@nonobjc", "@available", "@MainActor"].contains(name)
        }
        guard !file.outline.hasModifier("lazy", member), !isWrapped else { return nil }
        var also: [Fix.Edit] = []
        let text = file.outline.source[type]
        if TypeText.weaklyHeld(text) == nil {
            guard let edits = optionalEdits(member, type, in: file, of: module) else { return nil }
            also = edits
        } else if isUnwrapped(text), !module.isWeakInSet(member, of: file) {
            if let edits = optionalEdits(member, type, in: file, of: module) {
                also = edits
            } else if OptionalUses.areInClosures(member, in: file.outline) {
                return nil
            }
        }
        let held = TypeText.held(text)
        if module.isForObjects(held) == false {
            guard let restriction = module.restrictionToObjects(of: held) else { return nil }
            also.append(restriction)
        }
        switch member.kind {
        case .var: return .replace(member.introducer..<member.introducer, with: "weak ", also: also)
        case .let where !isSendable(member.owner, file.outline):
            return .replace(member.introducer..<member.introducer + 3, with: "weak var", also: also)
        default: return nil
        }
    }

    /// Whether a type says that it has nothing that may change.
    private static func isSendable(_ type: Int?, _ outline: Outline) -> Bool {
        type.map { outline.inheritedNames(of: outline.types[$0]).contains("Sendable") } ?? false
    }

    /// What the rest of the project has to tell where it can see a property that the fix makes weak.
    static func questions(_ member: Member, in file: ModuleFile, of module: CheckedModule) -> [OpenQuestion] {
        guard let type = member.type, !isPrivate(member, file) else { return [] }
        let (name, owner) = (file.outline.text(of: member.name), file.outline.ownerName(of: member))
        let given = module.isWeakInSet(member, of: file) ? [] : [OpenQuestion.isGivenNewObject(name, of: owner)]
        let text = file.outline.source[type]
        let isOptional = TypeText.weaklyHeld(text) != nil
        let staysUnwrapped =
            isUnwrapped(text)
            && (module.isWeakInSet(member, of: file) || optionalEdits(member, type, in: file, of: module) == nil)
        guard !isOptional || isUnwrapped(text) && !staysUnwrapped else { return given }
        return given + [.isUsed(name, of: owner, besides: module.files.map(\.path))]
    }

    private static func isUnwrapped(_ type: ArraySlice<UInt8>) -> Bool { type.last == UInt8(ascii: "!") }

    /// The question marks behind a type and where the property is used; nil where one needs a person.
    private static func optionalEdits(
        _ member: Member, _ type: Range<Int>, in file: ModuleFile, of module: CheckedModule
    ) -> [Fix.Edit]? {
        let outline = file.outline
        let text = outline.text(of: type)
        let isSimple = text.utf8.allSatisfy { $0.isNamePart || $0 == UInt8(ascii: ".") }
        let isUnwrapped = isUnwrapped(outline.source[type])
        guard isUnwrapped || TypeText.weaklyHeld(Array("(\(text))?".utf8)[...]) != nil,
            !isUsedElsewhere(member, in: file, of: module),
            let places = OptionalUses.places(
                of: member, in: outline,
                hasResult: { module.hasResult($0, ofMethodIn: TypeText.core(outline.source[type])) })
        else { return nil }
        func edit(_ place: Int, _ text: String) -> Fix.Edit {
            Fix.Edit(path: file.path, range: place..<place, text: text)
        }
        if isUnwrapped {
            let mark = type.upperBound - 1..<type.upperBound
            return [Fix.Edit(path: file.path, range: mark, text: "?")] + places.map { edit($0, "?") }
        }
        let ofType =
            isSimple ? [edit(type.upperBound, "?")] : [edit(type.lowerBound, "("), edit(type.upperBound, ")?")]
        return ofType + places.map { edit($0, "?") }
    }

    /// Whether a protocol asks for the property as it is, or another of the module's files uses it.
    private static func isUsedElsewhere(_ member: Member, in file: ModuleFile, of module: CheckedModule) -> Bool {
        let name = file.outline.text(of: member.name)
        if isPrivate(member, file) { return false }
        let type = file.outline.ownerName(of: member)
        // A protocol that is declared elsewhere may ask for it.
        let parents = module.inherits(type).filter { !CheckedModule.isForObjectsAlone($0) }
        guard parents.allSatisfy({ !module.declarations(of: $0).isEmpty }) else { return true }
        let owner = ByteSearch(type.utf8)
        return module.files.contains { other in
            guard other.isSwift else { return false }
            let outline = other.outline
            let isRequired = zip(outline.members, other.memberNames).contains { required, requiredName in
                requiredName == name && required.owner.map { outline.types[$0].kind == .protocol } ?? false
            }
            return isRequired
                || other.path != file.path && owner.finds(in: outline.source)
                    && outline.needsValue(of: name, in: type)
        }
    }

    private static func isPrivate(_ member: Member, _ file: ModuleFile) -> Bool {
        file.outline.hasModifier("private", member) || file.outline.hasModifier("fileprivate", member)
    }
}

extension Use {
    /// Whether it may be that of a property of a name, and is no label and no name that is declared here.
    func isOf(_ property: String, in outline: Outline) -> Bool {
        !roles.contains(.bound) && (roles.contains(.member) || !roles.contains(.labelled))
            && outline.source[name].elementsEqual(property.utf8)
    }
}

extension Outline {
    /// Whether a property of a type may be used where an optional one cannot be.
    func needsValue(of property: String, in type: String) -> Bool {
        let own = uses.indices.filter { uses[$0].isOf(property, in: self) && !uses[$0].roles.contains(.assigned) }
        guard !own.isEmpty else { return false }
        guard own.count < OptionalUses.manyUses else { return true }
        let types = typesOfProperties
        let code = CodeTokens(of: self)
        return own.contains { index in
            mayBeOfObject(index, of: type, knowing: types)
                && code.index(at: uses[index].name.lowerBound).map(code.allowsOptional) != true
        }
    }

    /// Whether a use of a property may be that of a type's object: in a subclass it needs no receiver, elsewhere one that
    /// is known as nothing else.
    private func mayBeOfObject(_ index: Int, of type: String, knowing properties: [UInt64: String]) -> Bool {
        let use = uses[index]
        guard use.roles.contains(.member) else {
            guard let around = use.type.map({ types[$0] }) else { return false }
            return text(of: around.name) == type || inheritedNames(of: around).contains(type)
        }
        guard index > 0 else { return true }
        let receiver = uses[index - 1]
        let between = source[receiver.name.upperBound..<use.name.lowerBound]
        guard between.allSatisfy(".?!".utf8.contains) else { return true }
        let name = text(of: receiver.name)
        if let known = properties[NameHash.of(name)], declares(known) != false { return known == type }
        guard let role = Role.role(of: "A" + name.prefix(1).uppercased() + name.dropFirst()), role != .contract else {
            return true
        }
        return Role.role(of: type).map { $0 == role } ?? true
    }

    /// Whether a name is that of a class here; nil where it is declared elsewhere.
    private func declares(_ name: String) -> Bool? {
        types.first { $0.kind != .extension && text(of: $0.name) == name }.map { $0.kind == .class }
    }

    /// Whether an object that is made on the spot is assigned to a property of a name.
    func assignsNewObject(to property: String) -> Bool {
        let uses = uses.filter { $0.isOf(property, in: self) && $0.roles.isSuperset(of: [.assigned, .member]) }
        guard !uses.isEmpty else { return false }
        let code = CodeTokens(of: self)
        return uses.contains { code.index(at: $0.name.lowerBound).map(code.isGivenNewObject) ?? false }
    }
}

extension CheckedModule {
    /// Whether a method of a type returns something; nil where the module does not tell.
    fileprivate func hasResult(_ method: String, ofMethodIn type: String) -> Bool? {
        let results = declarations(of: type).flatMap { file, index in
            zip(file.outline.members, file.memberNames).filter { member, name in
                member.owner == index && member.kind == .func && name == method
            }
            .map { $0.0.type != nil }
        }
        return results.isEmpty ? nil : results.contains(true)
    }
}
