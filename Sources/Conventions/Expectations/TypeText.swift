import SwiftOutline
import Text

/// What rules ask of a written type.
enum TypeText {
    /// The type without optionality, `any` and `some`, and outer parentheses: `ClientListViewInput` of
    /// `(any ClientListViewInput)?`. A text that is no type stays as it is.
    static func core(_ text: String) -> String {
        core(Array(text.utf8)[...])
    }

    /// The same, of bytes.
    static func core(_ text: ArraySlice<UInt8>) -> String {
        if let name = SwiftType.coreName(in: text) { return String(decoding: name, as: UTF8.self) }
        guard let type = try? SwiftType(parsing: Array(text)) else { return String(decoding: text, as: UTF8.self) }
        return type.core.description
    }

    /// Whether two types are the same but for optionality, however they are written: `[Int]` and `Array<Int>`.
    static func areEqual(_ first: String, _ second: String) -> Bool {
        guard let first = try? SwiftType(parsing: first), let second = try? SwiftType(parsing: second) else {
            return false
        }
        return first.core.canonical == second.core.canonical
    }

    /// The names of the types whose objects a property of this type owns: of optionals, arrays, sets and dictionaries
    /// the elements, of a tuple and a composition the parts; none of a closure or a generic box.
    static func owned(_ core: String) -> [Substring] {
        if core.utf8.allSatisfy({ $0.isNamePart }) { return [core[...]] }
        return (try? SwiftType(parsing: core))?.ownedNames ?? []
    }

    /// The names of the types that an object of this type has at once: none but of a composition.
    static func composed(_ core: String) -> [Substring] {
        guard core.utf8.contains(UInt8(ascii: "&")), case .composition(let types)? = try? SwiftType(parsing: core)
        else {
            return []
        }
        return types.flatMap(\.ownedNames)
    }

    /// The name of the type within which a type looks for one that it names: `Store` for `Item` of `[Store.Item]`; nil
    /// where it names that by itself, or within several.
    static func outer(of name: Substring, in core: String) -> String? {
        guard core.utf8.contains(UInt8(ascii: ".")), let type = try? SwiftType(parsing: core) else { return nil }
        let outers = Set(type.outers(of: name))
        return outers.count == 1 ? outers.first ?? nil : nil
    }

    /// The types that somebody who inherits this one inherits: of a composition the parts. Generic arguments are left
    /// out.
    static func inherited(_ core: String) -> [String] {
        (try? SwiftType(parsing: core))?.inheritedNames ?? [core]
    }

    /// The type of what a property refers to, whether or not a weak one can have it as it is written.
    static func held(_ text: ArraySlice<UInt8>) -> String { weaklyHeld(text) ?? core(text) }

    /// What takes the place of a collection or tuple whose objects are not to be owned, in words; nil for other types.
    ///
    /// - Parameter names: what the object is that refers back, which is one part of a tuple, say.
    static func weakContainer(_ text: ArraySlice<UInt8>, of names: [String] = []) -> String? {
        guard let type = try? SwiftType(parsing: Array(text)) else { return nil }
        switch type.core {
        case .array, .inlineArray, .named("Array", _), .named("ContiguousArray", _), .named("Set", _):
            return "an 'NSHashTable.weakObjects()' owns nothing"
        case .dictionary, .named("Dictionary", _): return "an 'NSMapTable.strongToWeakObjects()' owns no value"
        case .tuple(let parts):
            let part = parts.first { part in part.type.core.ownedNames.contains { names.contains(String($0)) } }
            let name = part.map { "'\($0.firstName ?? $0.type.core.description)'" }
            return name.map { "\($0) needs a weak property of its own" } ?? weakPart
        default: return nil
        }
    }

    /// The same of a tuple whose parts are not known.
    static let weakPart = "each part that refers back needs a weak property of its own"

    /// The core of a type that a weak property can have: it is optional, and may be of objects as far as its text
    /// tells.
    static func weaklyHeld(_ text: ArraySlice<UInt8>) -> String? {
        guard let type = try? SwiftType(parsing: Array(text)), let wrapped = type.bare.wrapped,
            !wrapped.isOptional, !wrapped.isAny
        else { return nil }
        switch wrapped.core {
        case .named(let name, _) where SwiftType.collections.contains(name): return nil
        case .named, .member, .composition: return wrapped.core.description
        default: return nil
        }
    }
}

extension SwiftType {
    fileprivate static let collections = ["Array", "ContiguousArray", "Dictionary", "Set"]

    fileprivate var ownedNames: [Substring] {
        switch self {
        case .named(let name, let arguments) where arguments.isEmpty: [name.withoutModule]
        case .member(_, let name, let arguments) where arguments.isEmpty: [name.withoutModule]
        case .named(let name, _) where name == "Optional" || Self.collections.contains(name):
            parts.flatMap(\.ownedNames)
        case .optional, .implicitlyUnwrapped, .array, .inlineArray, .dictionary, .tuple, .composition, .attributed:
            parts.flatMap(\.ownedNames)
        default: []
        }
    }

    /// The names of the types within which the type looks for a name; nil where it stands by itself.
    fileprivate func outers(of name: Substring) -> [String?] {
        switch self {
        case .named(let own, _) where own.withoutModule == name: [nil]
        case .member(.named(let outer, _), let own, _) where own.withoutModule == name: [outer]
        case .member(.member(_, let outer, _), let own, _) where own.withoutModule == name: [outer]
        default: parts.flatMap { $0.outers(of: name) }
        }
    }

    fileprivate var inheritedNames: [String] {
        switch self {
        case .composition(let types): types.flatMap(\.inheritedNames)
        case .named(let name, _): [name]
        case .member(let type, let name, _): type.inheritedNames.map { $0 + "." + name }
        default: [description]
        }
    }
}

extension String {
    /// The name behind a module selector: `View` of `Screens::View`.
    fileprivate var withoutModule: Substring {
        utf8.lastIndex(of: UInt8(ascii: ":")).map { self[utf8.index(after: $0)...] } ?? self[...]
    }
}
