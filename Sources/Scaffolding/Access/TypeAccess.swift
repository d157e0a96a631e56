import SwiftOutline

/// Which types some Swift texts declare, and whether other modules see them.
struct TypeAccess {
    private struct Declared {
        var isPublic: Bool
        var isClass: Bool
    }

    /// By path, such as `Client.Kind`. What stands in several branches of `#if` counts as its least visible.
    private var declared: [String: Declared] = [:]

    /// No type is known.
    init() {}

    /// Those that one text declares.
    init(of outline: Outline) {
        add(outline)
    }

    /// Adds what another text declares.
    mutating func add(_ outline: Outline) {
        for type in outline.types where type.kind != .extension {
            add(outline.path(of: type), Declared(isPublic: outline.isPublic(type), isClass: type.kind == .class))
        }
        for member in outline.members where member.kind == .typealias {
            let name = outline.text(of: member.name)
            let path = member.owner.map { "\(outline.path(of: outline.types[$0])).\(name)" } ?? name
            add(path, Declared(isPublic: outline.isPublic(member), isClass: true))
        }
    }

    /// Adds those types of others that a condition on their paths takes.
    mutating func merge(_ other: TypeAccess, where isTaken: (String) -> Bool = { _ in true }) {
        for (path, type) in other.declared where isTaken(path) { add(path, type) }
    }

    private mutating func add(_ path: String, _ new: Declared) {
        let old = declared[path]
        declared[path] = Declared(
            isPublic: new.isPublic && old?.isPublic ?? true, isClass: new.isClass || old?.isClass ?? false)
    }

    /// Whether there is such a type, or one that it stands in.
    func declares(_ path: String) -> Bool {
        Self.prefixes(of: path).contains { declared[$0] != nil }
    }

    /// The part of a path that is not public; nil where all of it is, or is declared elsewhere.
    func hidden(in path: String) -> String? {
        Self.prefixes(of: path).first { declared[$0]?.isPublic == false }
    }

    /// The same of what may be a superclass, and does not count where it is a protocol.
    func hidden(inSuperclass path: String) -> String? {
        hidden(in: path).flatMap { declared[$0]?.isClass == true ? $0 : nil }
    }

    /// The types that are not public and stand in no other.
    var hiddenNames: [String] { declared.filter { !$0.value.isPublic && !$0.key.contains(".") }.map(\.key) }

    /// Those types here that others see and there nobody does, sorted.
    func hidden(in other: TypeAccess) -> [String] {
        declared.filter { $0.value.isPublic && other.declared[$0.key]?.isPublic == false }.keys.sorted()
    }

    /// `A`, `A.B` and `A.B.C` of `A.B.C`.
    private static func prefixes(of path: String) -> [String] {
        path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) } + [path]
    }
}
