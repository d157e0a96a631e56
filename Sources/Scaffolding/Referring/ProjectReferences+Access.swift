import SwiftOutline
import TemplateSets

/// What others can see of the types that somebody wrote by hand.
extension ProjectReferences {
    /// The Swift module of a file of a package's, where it is another one than what is written belongs to.
    func otherModule(of path: String) -> String? {
        let module = places.module(of: path)
        return module == facts.productModule ? nil : module
    }

    /// That a type cannot be seen from what is written; nil where it can.
    func lackOfAccess(to type: TypeDeclaration, in outline: Outline, at path: String) -> ParameterError.TypeLack? {
        if outline.isOfItsFile(type.modifiers) { return .access(target: nil) }
        guard let module = otherModule(of: path), !outline.isForOtherModules(type.modifiers) else { return nil }
        return .access(target: module)
    }

    /// Takes the properties out that other modules cannot see, where a type is another module's.
    func hideInternals(of home: Home, in parameter: String, _ values: inout [String: [String]]) {
        guard otherModule(of: home.path) != nil, let outline = outline(of: home.path) else { return }
        let seen = Set(
            outline.members.filter { outline.isForOtherModules($0.modifiers) }.map { outline.text(of: $0.name) })
        values[parameter]?.removeAll { text in (try? Property(text)).map { !seen.contains($0.name) } ?? true }
    }
}

extension Outline {
    /// Whether only the file knows what has these modifiers.
    func isOfItsFile(_ modifiers: SpanList) -> Bool { has(["private", "fileprivate"], modifiers) }

    /// Whether other modules may know what has these modifiers.
    func isForOtherModules(_ modifiers: SpanList) -> Bool { has(["public", "open", "package"], modifiers) }

    private func has(_ words: Set<String>, _ modifiers: SpanList) -> Bool {
        self[modifiers].contains { words.contains(text(of: $0)) }
    }
}
