import Conventions
import SwiftOutline

/// What is known of the words in a module's texts.
struct Vocabulary: Sendable {
    /// The names of the types, members, parameters and variables that the module and its tests declare.
    var declared: Set<String> = []
    /// The names of the project's other files, without their endings.
    var neighbours: Set<String> = []
    /// Words of others that have the module's name and keep it wherever they stand.
    var borrowed: Set<String> = []
    /// What other files declare by names that have the module's, and the module itself does not.
    var foreign: Set<String> = []
    /// Names of other modules in which the module's name stands.
    var strangers: [NameTable] = []

    /// The vocabulary of a module with these Swift texts, which has words of others.
    init(of module: ModuleSource, _ outlines: [Outline], borrowing borrowed: Set<String>) {
        self.init(name: module.name, prefix: module.filePrefix + module.prefix, neighbours: module.neighbours)
        self.borrowed = borrowed
        for outline in outlines { declare(outline) }
        declared.subtract(borrowed)
        declared.subtract(ofOthers)
        declared.subtract(module.leftNames)
        foreign = module.foreignNames.union(module.leftNames).subtracting(declared)
    }

    /// The vocabulary of a module of which nothing is known but its name, in a project with these other files.
    ///
    /// - Parameter prefix: What the names of its types or files have before its name.
    init(name: String, prefix: String = "", neighbours: Set<String>) {
        self.neighbours = neighbours
        let table = NameTable(name)
        // Another module 'list' beside List is called as it is.
        let own = Set([name, prefix + name].map { $0.lowercased() })
        let stems = Set(neighbours.compactMap { Role.split($0).map { String($0.stem) } })
        strangers = stems.filter {
            !own.contains($0.lowercased()) && !table.matches(in: Array($0.unicodeScalars)).isEmpty
        }
        .sorted().map(NameTable.init)
    }

    /// The types that are called as another module's, with which they stay wherever they are declared: a
    /// `ListRowViewModel` beside ListRowView.swift and ListRowPresenter.swift is of no module List.
    private var ofOthers: Set<String> {
        guard !strangers.isEmpty else { return [] }
        let names = Set(strangers.map(\.name))
        var roles: [String: Set<Role>] = [:]
        for parts in neighbours.compactMap({ Role.split($0) }) where Role.layered.contains(parts.role) {
            roles[String(parts.stem), default: []].insert(parts.role)
        }
        let modules = names.filter { roles[$0, default: []].count > 1 }
        guard !modules.isEmpty else { return [] }
        return declared.filter { name in Role.split(name).map { modules.contains(String($0.stem)) } ?? false }
    }

    private mutating func declare(_ outline: Outline) {
        for type in outline.types where type.kind != .extension { declared.insert(outline.text(of: type.name)) }
        for member in outline.members {
            // What a superclass named is not the module's to name.
            guard !outline[member.modifiers].contains(where: { outline.text(of: $0) == "override" }) else { continue }
            declared.insert(outline.text(of: member.name))
        }
        // What is generic may call a parameter as somebody else's type is called.
        for name in outline.uses.filter({ $0.roles.contains(.bound) }).map({ outline.text(of: $0.name) })
        where name.first?.isUppercase != true { declared.insert(name) }
    }
}
