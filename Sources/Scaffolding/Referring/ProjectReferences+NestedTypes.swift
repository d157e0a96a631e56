import SwiftOutline
import TemplateSets

/// Types that stand within the type that somebody wrote by hand, and are named there without it.
extension ProjectReferences {
    /// A property's type as others name it: what its owner declares itself has the owner's name before it, and what an
    /// alias of the owner's stands for is in its place.
    func seenFromOutside(_ type: SwiftType, of owner: String, in outline: Outline) -> SwiftType {
        type.replacingNames { name in
            if let target = outline.aliasedType(name, in: owner) {
                // An alias may stand for another one, but for no more here.
                return (try? SwiftType(parsing: target))?.replacingNames { outline.nested($0, in: owner) }
            }
            if let nested = outline.nested(name, in: owner) { return nested }
            // What is Identifiable has such a type, wherever that stands.
            return name == "ID" && !isDeclared(name) ? .member(of: .named(owner), name) : nil
        }
    }

    /// The same of properties, as they would be typed.
    func seenFromOutside(_ properties: [String], of owner: String, in outline: Outline) -> [String] {
        properties.map { text in
            guard let property = try? Property(text) else { return text }
            return property.with(seenFromOutside(property.type, of: owner, in: outline)).text
        }
    }
}

extension Outline {
    /// A type that stands within another one, as others name it; nil where none of this name does.
    fileprivate func nested(_ name: String, in owner: String) -> SwiftType? {
        let isNested = types.contains { type in
            type.kind != .extension && text(of: type.name) == name
                && type.parent.map { types[$0].parent == nil && text(of: types[$0].name) == owner } == true
        }
        return isNested ? .member(of: .named(owner), name) : nil
    }

    /// What an alias within a type stands for.
    fileprivate func aliasedType(_ name: String, in owner: String) -> String? {
        let alias = members.first { $0.kind == .typealias && text(of: $0.name) == name && isMember($0, of: owner) }
        return alias.flatMap { $0.type.map(text(of:)) }
    }
}
