import Conventions
import SwiftOutline

/// What is known of the words in a module's texts.
struct Vocabulary: Sendable {
    /// The names of the types, members, parameters and variables that the module and its tests declare.
    var declared: Set<String> = []
    /// The names of the project's other files, without their endings.
    var neighbours: Set<String> = []
    /// What other files declare by names that have the module's, and the module itself does not.
    var foreign: Set<String> = []
    /// Names of other modules in which the module's name stands.
    var strangers: [NameTable] = []

    /// The vocabulary of a module with these Swift texts in a project with these other files.
    ///
    /// - Parameter prefix: What the names of its types have before its name.
    init(
        name: String, prefix: String = "", texts: [[UInt8]], neighbours: Set<String>, foreignNames: Set<String> = []
    ) {
        self.neighbours = neighbours
        for text in texts { declare(Outline(text)) }
        foreign = foreignNames.subtracting(declared)
        let table = NameTable(name)
        let stems = Set(neighbours.compactMap { Role.split($0).map { String($0.stem) } })
        strangers = stems.filter {
            $0 != name && $0 != prefix + name && !table.matches(in: Array($0.unicodeScalars)).isEmpty
        }
        .sorted().map(NameTable.init)
    }

    private mutating func declare(_ outline: Outline) {
        for type in outline.types where type.kind != .extension { declared.insert(outline.text(of: type.name)) }
        for member in outline.members {
            // What a superclass named is not the module's to name.
            guard !outline[member.modifiers].contains(where: { outline.text(of: $0) == "override" }) else { continue }
            declared.insert(outline.text(of: member.name))
        }
        for use in outline.uses where use.roles.contains(.bound) { declared.insert(outline.text(of: use.name)) }
    }
}
