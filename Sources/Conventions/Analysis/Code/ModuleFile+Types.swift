import SwiftOutline

extension ModuleFile {
    /// The names of the types that it declares and not only extends.
    var declaredTypes: [String] {
        zip(typeNames, outline.types).filter { $1.kind != .extension }.map(\.0)
    }

    /// Whether it declares a type of this name, or another name for one.
    func declares(_ name: String) -> Bool {
        zip(typeNames, outline.types).contains { $0 == name && $1.kind != .extension }
            || zip(memberNames, outline.members).contains { $0 == name && $1.owner == nil && $1.kind == .typealias }
    }

    /// Whether some type of the file inherits a name: to be inherited from is what a base module is for.
    func isInherited(_ name: String) -> Bool {
        outline.types.contains { type in outline[type.inherits].contains { outline.text(of: $0) == name } }
    }
}
