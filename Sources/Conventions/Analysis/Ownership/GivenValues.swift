import SwiftOutline
import Text

/// The values that a module's code gives to a property of some name: `presenter.view = screen` and
/// `Presenter(view: screen)`.
struct GivenValues {
    private let property: String
    private let owner: String?
    private let module: CheckedModule

    /// - Parameter owner: the type that has the property; nil for whoever has one of the name.
    init(to property: String, of owner: String? = nil, in module: CheckedModule) {
        self.property = property
        self.owner = owner
        self.module = module
    }

    /// Whether somebody else has such a value, as far as the text tells: an object that gives itself, one that is
    /// handed in, or one that is made and handed on as well. So it is where nothing is given: then others give it.
    var areOfOthers: Bool {
        var isGiven = false
        // What initializers hand on to the property is what those give who call them.
        var labels: Set<String> = []
        let isOfOthers = contains { name, rest, index, outline in
            if let label = outline.label(ofInitializersParameter: name, followedBy: rest, assignedAt: index) {
                labels.insert(label)
                return false
            }
            isGiven = true
            return self.isOfOthers(name, followedBy: rest, at: index, in: outline)
        }
        if isOfOthers { return true }
        guard let owner, !labels.isEmpty else { return !isGiven }
        return labels.contains { GivenValues(to: $0, of: owner, in: module).argumentsAreOfOthers }
    }

    /// Whether it is given to the initializer of another type of the module.
    private func isArgumentOfOther(_ index: Int, in outline: Outline) -> Bool {
        let label = outline.uses[index]
        guard let owner, label.roles.contains(.labelled),
            let callee = outline.callee(around: label.name.lowerBound, before: index)
        else { return false }
        let type = outline.text(of: outline.uses[callee].name)
        return !module.declarations(of: type).isEmpty && !isKind(type, of: owner)
    }

    /// Whether one of two types is the other or inherits it.
    private func isKind(_ type: String, of owner: String) -> Bool {
        type == owner || module.allInherited(by: type).contains(owner) || module.allInherited(by: owner).contains(type)
    }

    /// The same of what the initializers of the type are given under a label, `_` for the first one without.
    private var argumentsAreOfOthers: Bool {
        var isGiven = false
        let isOfOthers = module.files.contains { file in
            let outline = file.outline
            return outline.uses.enumerated().contains { index, use in
                guard let value = argument(at: index, in: outline) else { return false }
                isGiven = true
                let name = value.prefix(while: \.isNamePart)
                return self.isOfOthers(name, followedBy: value.dropFirst(name.count), at: index, in: outline)
            }
        }
        return isOfOthers || !isGiven
    }

    private func argument(at index: Int, in outline: Outline) -> ArraySlice<UInt8>? {
        let use = outline.uses[index]
        guard let owner else { return nil }
        if property == "_" {
            guard use.roles.contains(.called), isKind(outline.text(of: use.name), of: owner) else { return nil }
            return outline.source[use.name.upperBound...].dropFirst().drop { " \n\t".utf8.contains($0) }
        }
        guard use.roles.contains(.labelled), !use.roles.contains(.bound),
            outline.source[use.name].elementsEqual(property.utf8),
            // `Presenter.init` and the like have no name.
            outline.callee(around: use.name.lowerBound, before: index).map({
                isKind(outline.text(of: outline.uses[$0].name), of: owner)
            }) ?? true
        else { return nil }
        return outline.value(assignedTo: use)
    }

    /// Whether such a value is an object that a function has made and that nobody has any more once it is given: its
    /// local name is not used after that, and what is none of the module's has not been given it before.
    var areLastUses: Bool {
        contains { name, rest, index, outline in
            guard !".?([".utf8.contains(rest.first ?? UInt8(ascii: "\n")),
                let bound = outline.binding(of: name, before: index), outline.isMade(bound)
            else { return false }
            let end = outline.member(around: outline.uses[index].name.lowerBound).upperBound
            return !outline.uses[(bound + 1)...].prefix(Self.longestFunction).enumerated().contains { offset, use in
                let place = bound + 1 + offset
                guard use.name.lowerBound < end, outline.source[use.name].elementsEqual(name) else { return false }
                return place > index + 1 && use.roles.isDisjoint(with: [.member, .labelled, .bound])
                    || isHandedOn(place, in: outline)
            }
        }
    }

    /// Whether a call gives such a value where it is assigned: nobody else may have that object.
    var areResultsOfCalls: Bool {
        contains(orUnnamed: true) { name, rest, _, _ in
            guard !name.elementsEqual("self".utf8) || rest.first == UInt8(ascii: ".") else { return false }
            var depth = 0
            var last = name.last ?? UInt8(ascii: " ")
            for byte in rest {
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    let isCall = byte == UInt8(ascii: "(") && (last.isNamePart || last == UInt8(ascii: "}"))
                    if depth == 0, isCall { return true }
                    depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                case UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: ";"): if depth == 0 { return false }
                default: break
                }
                if depth < 0 { return false }
                last = byte
            }
            return false
        }
    }

    /// Whether there are values, and each is a parameter or a property of the same name: the module does not make them.
    var areHandedThrough: Bool {
        var isGiven = false
        let isMade = contains { name, rest, index, outline in
            isGiven = true
            guard name.elementsEqual(property.utf8), !".?!([".utf8.contains(rest.first ?? 0) else { return true }
            return outline.binding(of: name, before: index).map { !outline.isParameter($0) } ?? false
        }
        return isGiven && !isMade
    }

    /// Whether the values are handed through by who makes an object of some types as well: what is handed in beside it
    /// is another one.
    func areHandedThrough(besides types: Set<String>) -> Bool {
        areHandedThrough
            && contains { name, _, index, outline in
                let use = outline.uses[index]
                guard use.roles.contains(.labelled), let bound = outline.binding(of: name, before: index),
                    outline.isParameter(bound)
                else { return false }
                return outline.uses(in: outline.member(around: use.name.lowerBound)).contains { other in
                    let next = outline.source[other.name.upperBound...].first
                    return types.contains(outline.text(of: other.name))
                        && (next == UInt8(ascii: "(") || next == UInt8(ascii: ".") || outline.isCast(other))
                }
            }
    }

    /// Whether somebody hands in such a value to code that is none of a type's: `configure(cell: OrderCell)`. Who calls
    /// that has it already.
    func areHandedIn(besides type: String) -> Bool {
        contains { name, rest, index, outline in
            guard !".([".utf8.contains(rest.first ?? 0), let bound = outline.binding(of: name, before: index) else {
                return false
            }
            let owner = outline.uses[index].type.map { outline.text(of: outline.types[$0].name) }
            return owner != type && outline.isParameter(bound)
        }
    }

    /// Whether a value fulfils a condition, which is told the name that it begins with, what follows, and where.
    ///
    /// - Parameter orUnnamed: whether one counts that begins with no name, such as a closure that is called.
    private func contains(
        orUnnamed: Bool = false, where condition: (ArraySlice<UInt8>, ArraySlice<UInt8>, Int, Outline) -> Bool
    ) -> Bool {
        module.files.contains { file in
            let outline = file.outline
            return file.uses(of: property).contains { index in
                let use = outline.uses[index]
                guard !use.roles.isDisjoint(with: [.assigned, .labelled]), !use.roles.contains(.bound),
                    !isOfOtherType(use, at: index, in: outline), !isArgumentOfOther(index, in: outline)
                else { return false }
                let value = outline.value(assignedTo: use)
                let name = value.prefix(while: \.isNamePart)
                guard orUnnamed || !name.isEmpty, !name.elementsEqual("nil".utf8) else { return false }
                return condition(name, value.dropFirst(name.count), index, outline)
            }
        }
    }

    /// Whether it is a property of another type than the one that is asked about: in the code of that, `view = UIView()`
    /// in a screen, or of a local object that is made here or handed in. A local name is no property.
    private func isOfOtherType(_ use: Use, at index: Int, in outline: Outline) -> Bool {
        guard let owner, use.roles.contains(.assigned) else { return false }
        guard use.roles.contains(.member), !outline.isOfSelf(use) else {
            guard let type = use.type.map({ outline.text(of: outline.types[$0].name) }) else { return false }
            return !outline.isOfOwner(index) || !module.declarations(of: type).isEmpty && !isKind(type, of: owner)
        }
        guard index > 0, let bound = outline.binding(of: outline.receiver(of: use), before: index)
        else { return false }
        let isParameter = outline.isParameter(bound)
        guard isParameter || outline.isMade(bound), bound + 1 < outline.uses.count else { return false }
        let made = outline.value(assignedTo: outline.uses[bound]).prefix { $0.isNamePart }
        let type =
            isParameter ? outline.text(of: outline.uses[bound + 1].name) : String(decoding: made, as: UTF8.self)
        return !module.declarations(of: type).isEmpty && !isKind(type, of: owner)
    }

    private func isOfOthers(
        _ name: ArraySlice<UInt8>, followedBy rest: ArraySlice<UInt8>, at index: Int, in outline: Outline
    ) -> Bool {
        if name.elementsEqual("self".utf8) { return true }
        // What a call gives is in no other hands; a property of another object may be.
        if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: "?") {
            return !rest.prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "("))
        }
        guard rest.first != UInt8(ascii: "("), let bound = outline.binding(of: name, before: index) else {
            return false
        }
        if outline.isParameter(bound) || outline.isOfSelf(binding: outline.uses[bound]) { return true }
        // What was cast is the same object: `if let view = controller as? FeedView`.
        let original = outline.nameCast(inValueOf: outline.uses[bound])
        return outline.uses[(bound + 1)...].prefix(Self.longestFunction).enumerated().contains { offset, use in
            let used = outline.source[use.name]
            return (used.elementsEqual(name) || original.map(used.elementsEqual) ?? false)
                && isHandedOn(bound + 1 + offset, in: outline)
        }
    }

    /// How many names a function may have that makes a module.
    private static let longestFunction = 200

    /// Whether a local object is returned or given to what is none of the module's.
    private func isHandedOn(_ index: Int, in outline: Outline) -> Bool {
        let use = outline.uses[index]
        guard use.roles.isDisjoint(with: [.member, .labelled, .bound, .assigned]) else { return false }
        let rest = outline.source[use.name.upperBound...]
        guard let next = rest.first, !".?!".utf8.contains(next) else { return false }
        var before = outline.source[..<use.name.lowerBound]
        while let last = before.last, " \t".utf8.contains(last) { before.removeLast() }
        switch before.last {
        case UInt8(ascii: "="):
            return index > 0 && outline.text(of: outline.uses[index - 1].name) == "rootViewController"
        // A list that a property of another object gets: `tabs.viewControllers = [screen]`.
        case UInt8(ascii: "[") where before.dropLast().last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "="):
            return true
        case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["):
            if outline.isGivenToSuper(use) { return true }
            guard let callee = outline.call(before: index) else { return false }
            let made = module.declarations(of: outline.text(of: callee.name))
            // A value that is returned has what it is given.
            return made.isEmpty
                || made.allSatisfy { $0.file.outline.types[$0.type].kind == .struct } && outline.isReturned(callee)
        // Returned, or the value of the whole function.
        default: return before.suffix(6).elementsEqual("return".utf8) || before.last == UInt8(ascii: "\n")
        }
    }
}

extension Outline {
    /// Whether a call gives what a function returns.
    fileprivate func isReturned(_ call: Use) -> Bool {
        let before = source[..<call.name.lowerBound].reversed().drop { " \t".utf8.contains($0) }
        return before.first == UInt8(ascii: "\n") || before.starts(with: "return".utf8.reversed())
    }

    /// Whether an argument is one of the initializer of the class that is inherited.
    fileprivate func isGivenToSuper(_ argument: Use) -> Bool {
        let line = source[..<argument.name.lowerBound].split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).last
        return line.map { $0.drop { " \t".utf8.contains($0) }.starts(with: "super.init(".utf8) } ?? false
    }
}
