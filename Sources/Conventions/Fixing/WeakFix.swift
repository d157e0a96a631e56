import SwiftOutline
import Text

/// How a property becomes weak.
enum WeakFix {
    /// `weak` in front of a variable, and `AnyObject` where its protocol in the module needs that. One that always has
    /// a value becomes optional where a question mark does for its uses; one that is unwrapped by itself, too, unless
    /// the set says otherwise, and where it stays as it is, no closure may use it. A property with a wrapper needs a
    /// person, and so do several that one `var` declares.
    static func fix(_ member: Member, in file: ModuleFile, of module: CheckedModule) -> Fix? {
        guard let type = member.type else { return nil }
        // 'nil' is what a variable begins with anyway.
        if let value = member.initialValue,
            member.kind != .var || !file.outline.source[value...].prefix(while: \.isNamePart).elementsEqual("nil".utf8)
        {
            return nil
        }
        let isWrapped = wrapper(of: member, in: file.outline) != nil
        let isAlone = file.outline.members.allSatisfy { $0.introducer != member.introducer || $0.name == member.name }
        guard !file.outline.hasModifier("lazy", member), !isWrapped, isAlone else { return nil }
        let unknown = file.outline.unknownModifier(of: member)
        guard unknown.isEmpty || file.outline.source[unknown].elementsEqual("strong".utf8) else { return nil }
        var also: [Fix.Edit] = []
        let text = file.outline.source[type]
        let isUnowned = module.isUnownedInSet(member, of: file)
        if isUnowned {
            guard unknown.isEmpty else { return nil }
        } else if TypeText.weaklyHeld(text) == nil {
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
        if isUnowned { return .replace(member.introducer..<member.introducer, with: "unowned ", also: also) }
        switch member.kind {
        case .var where !unknown.isEmpty: return .replace(unknown, with: "weak", also: also)
        case .var: return .replace(member.introducer..<member.introducer, with: "weak ", also: also)
        case .let where !isSendable(member.owner, file.outline):
            return .replace(member.introducer..<member.introducer + 3, with: "weak var", also: also)
        default: return nil
        }
    }

    /// Whether a property is still unwrapped by itself once it is weak.
    static func staysUnwrapped(_ member: Member, in file: ModuleFile, by fix: Fix) -> Bool {
        guard let type = member.type, case .replace(_, let text, let also) = fix else { return false }
        if text == "unowned " { return true }
        guard isUnwrapped(file.outline.source[type]) else { return false }
        return !also.contains { $0.path == file.path && $0.range.upperBound == type.upperBound }
    }

    /// The attribute of a property that may be a wrapper, which none that is weak has.
    static func wrapper(of member: Member, in outline: Outline) -> String? {
        outline[member.attributes].map { outline.text(of: $0).prefix { $0 != "(" } }
            .first { !["@IBOutlet", "@objc", "@nonobjc", "@available", "@MainActor"].contains($0) }.map(String.init)
    }

    /// Whether a type says that it has nothing that may change.
    private static func isSendable(_ type: Int?, _ outline: Outline) -> Bool {
        type.map { outline.inheritedNames(of: outline.types[$0]).contains("Sendable") } ?? false
    }

    /// What the rest of the project has to tell of a fix where it can see the property.
    static func questions(
        of fix: Fix, _ member: Member, in file: ModuleFile, of module: CheckedModule
    ) -> [OpenQuestion] {
        guard let type = member.type, !isPrivate(member, file) else { return [] }
        let (name, owner) = (file.outline.text(of: member.name), file.outline.ownerName(of: member))
        var questions = module.isWeakInSet(member, of: file) ? [] : [OpenQuestion.isGivenNewObject(name, of: owner)]
        if case .replace(_, _, let edits) = fix,
            edits.contains(where: { $0.path == file.path && $0.range.upperBound == type.upperBound })
        {
            // It becomes optional.
            questions.append(.isUsed(name, of: owner, besides: module.files.map(\.path)))
        }
        return questions
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

extension CheckedModule {
    /// Whether a method of a type returns something; nil where the module does not tell.
    fileprivate func hasResult(_ method: String, ofMethodIn type: String) -> Bool? {
        var results: [Bool] = []
        for (file, owner) in declarations(of: type) {
            for (member, name) in zip(file.outline.members, file.memberNames)
            where member.owner == owner && member.kind == .func && name == method {
                results.append(member.type != nil)
            }
        }
        return results.isEmpty ? nil : results.contains(true)
    }
}

extension Outline {
    /// The word before a property that is no modifier, as other languages have them: `strong var`. Empty where none is.
    fileprivate func unknownModifier(of member: Member) -> Range<Int> {
        let starts = self[member.modifiers].map(\.lowerBound) + self[member.attributes].map(\.lowerBound)
        let start = min(starts.min() ?? member.introducer, member.introducer)
        let end = source[..<start].lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
        let first = source[..<end].lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? 0
        return first..<end
    }
}
