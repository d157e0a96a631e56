import SwiftOutline
import Text

/// What stands in lists of functions that a class keeps.
extension KeptClosures {
    /// Where the closures may begin that a list of the class gets at a use: `actions = [{ … }]`,
    /// `actions.append { … }`, or `handlers["done"] = { … }`.
    func closures(inListAt index: Int, in file: ModuleFile) -> Int? {
        let outline = file.outline
        let use = outline.uses[index]
        guard !use.roles.contains(.bound) else { return nil }
        let start: Int
        let list: Int
        if use.roles.contains(.assigned) {
            let value = outline.value(assignedTo: use)
            guard value.first == UInt8(ascii: "[") else { return nil }
            (start, list) = (value.startIndex, index)
        } else if use.roles.contains(.member), outline.source[use.name].elementsEqual("append".utf8) {
            guard index > 0,
                outline.isGivenClosure(madeAt: use.name.lowerBound)
            else { return nil }
            (start, list) = (use.name.lowerBound, index - 1)
        } else {
            guard let value = outline.valueOfItem(assignedAt: use.name.upperBound),
                outline.source[value] == UInt8(ascii: "{")
            else { return nil }
            (start, list) = (value, index)
        }
        let property = outline.uses[list]
        guard !property.roles.contains(.member) || outline.isOfSelf(property), outline.isOfOwner(list),
            let type = property.type, case let name = outline.text(of: property.name),
            let kept = module.storedProperty(name, of: file.typeNames[type]),
            kept.file.outline.isListOfFunctions(kept.member)
        else { return nil }
        return start
    }

    /// What a list of a class gets, which nobody ever empties, that keeps the object.
    func capture(
        inListAt index: Int, closuresFrom start: Int, in file: ModuleFile, _ code: CodeTokens
    ) -> StrongCapture? {
        let outline = file.outline
        let use = outline.uses[index]
        let isAdded = outline.source[use.name].elementsEqual("append".utf8)
        let list = isAdded ? outline.uses[index - 1] : use
        guard let first = code.index(at: start), let type = use.type, case let owner = file.typeNames[type],
            module.isClass(owner)
        else { return nil }
        return capture(ofListGivenAt: first, by: outline.text(of: list.name), of: owner, in: file, code)
    }

    /// What keeps the object of the closures that a list of it is given at a token: one, several in brackets, or those
    /// of a call.
    func capture(
        ofListGivenAt first: Int, by name: String, of owner: String, in file: ModuleFile, _ code: CodeTokens
    ) -> StrongCapture? {
        guard !module.letsGo(of: name, in: owner), !module.removesItems(of: name) else { return nil }
        let closures: [Int] =
            switch code.text(first) {
            case "{": [first]
            case "[": code.isAlone(first) ? code.inner(of: first).filter { code.text($0) == "{" } : []
            default: code.closures(behind: first)
            }
        let closure = closures.first { code.isAlone($0) && code.capturesSelf($0) && !code.isWithinUnowned($0) }
        return closure.map {
            StrongCapture(
                file: file, offset: code.tokens[$0].range.lowerBound, owner: owner, keeper: .property(name))
        }
    }
}

extension CheckedModule {
    /// Whether the module's code removes items of a list of some name, or replaces it.
    func removesItems(of name: String) -> Bool {
        propertyAnswers.answer(to: .init(kind: .losesItems, property: name)) {
            files.contains { $0.outline.removesItems(of: name, at: $0.uses(of: name)) }
        }
    }
}

extension Outline {
    /// Where the value begins that an item of a list gets whose name ends at an offset: `handlers[name] = value`.
    fileprivate func valueOfItem(assignedAt end: Int) -> Int? {
        guard end < source.count, source[end] == UInt8(ascii: "[") else { return nil }
        var depth = 0
        let bracket = source[end...].prefix(Self.longestKey).firstIndex { byte in
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]") { depth -= 1 }
            return depth == 0
        }
        guard let bracket else { return nil }
        let sign = source[(bracket + 1)...].drop { $0 == UInt8(ascii: " ") }
        guard sign.first == UInt8(ascii: "="), sign.dropFirst().first != UInt8(ascii: "=") else { return nil }
        return sign.dropFirst().firstIndex { $0 > UInt8(ascii: " ") }
    }

    /// How many bytes the key of an item has at most.
    private static let longestKey = 200

    /// Whether an item of a list of some name is set to nil, or the list to another one, which may be empty.
    fileprivate func removesItems(of name: String, at places: ArraySlice<Int>) -> Bool {
        places.contains { index in
            let use = uses[index]
            guard source[use.name].elementsEqual(name.utf8), !use.roles.contains(.bound) else { return false }
            if use.roles.contains(.assigned) { return value(assignedTo: use).first != UInt8(ascii: "[") }
            if source[..<use.name.lowerBound].last == UInt8(ascii: "&") { return true }
            return valueOfItem(assignedAt: use.name.upperBound).map { source[$0...].isAlone("nil") } ?? false
        }
    }
}
