import Conventions
import Platform
import Scaffolding
import TemplateSets

/// Writes the sets of a folder as one Swift file: each is a function that makes the set as `template.json` describes
/// it, so that a run pays for the set it uses, and for no parsing. The parts of a set are written as Swift itself
/// describes values, which is how they are made. What a set expects of modules is found out here once, for all runs of
/// `check`. A set that is broken breaks the build.
@main
struct EmbedTemplates {
    static func main() throws {
        guard CommandLine.arguments.count == 3 else {
            SystemConsole().writeError("usage: embed-templates TEMPLATES OUTPUT\n")
            exit(64)
        }
        let fileSystem = PosixFileSystem()
        let library = SetLibrary(folders: [CommandLine.arguments[1]], builtIn: .none, on: fileSystem)
        let sets = try library.all().map { try library.load($0.name) }
        let output = CommandLine.arguments[2]
        if try fileSystem.entry(at: output) != nil { try fileSystem.remove(output) }
        try fileSystem.createFile(output, bytes: Array(try text(of: sets).utf8), permissions: 0o644)
    }

    private static func text(of sets: [TemplateSet]) throws -> String {
        """
        // Written by embed-templates from the folder Templates.
        import TemplateSets

        extension BuiltInTemplates {
            static let names = \(expression(sets.map(\.name)))

            @Sendable static func set(_ name: String) -> TemplateSet? {
                switch name {
        \(sets.enumerated().map { "        case \(expression($1.name)): set\($0)()\n" }.joined())        default: nil
                }
            }

        \(lookUp("names", sets.map { ($0.name, SetNames(of: $0).packed) }))
        \(lookUp("convention", try sets.map { ($0.name, try packedConvention(of: $0)) }))
        \(try sets.enumerated().map { try function("set\($0)", $1) }.joined(separator: "\n"))}

        """
    }

    private static func packedConvention(of set: TemplateSet) throws -> String {
        try Convention.packed(set: set, variants: try set.skeletons())
    }

    /// A function that gives each set's text.
    private static func lookUp(_ name: String, _ texts: [(set: String, text: String)]) -> String {
        let cases = texts.map { "        case \(expression($0.set)): \(expression($0.text))\n" }
        return """
                static func \(name)(_ set: String) -> String? {
                    switch set {
            \(cases.joined())        default: nil
                    }
                }

            """
    }

    private static func function(_ name: String, _ set: TemplateSet) throws -> String {
        let files = try set.folder.paths.map { path in
            BuiltInFile(path: path, text: String(decoding: try set.folder.read(path), as: UTF8.self))
        }
        let partials = set.partials.sorted { $0.key < $1.key }.map { "\(expression($0.key)): \(expression($0.value))" }
        return """
                private static func \(name)() -> TemplateSet {
                    let files: [BuiltInFile] = [
            \(files.map { "            \(expression($0)),\n" }.joined())        ]
                    let parameters: [Parameter] = \(expression(set.parameters))
                    let blueprints: [Blueprint] = \(expression(set.blueprints))
                    let partials: [String: String] = [\(partials.isEmpty ? ":" : partials.joined(separator: ", "))]
                    return TemplateSet(
                        name: \(expression(set.name)), summary: \(expression(set.summary)),
                        discussion: \(expression(set.discussion)), version: \(expression(set.version)),
                        deploymentTarget: \(set.deploymentTarget.map(expression) ?? "nil"), parameters: parameters, blueprints: blueprints, partials: partials,
                        folder: SetFolder(builtIn: files), wrapsLines: \(set.wrapsLines))
                }

            """
    }

    /// A value as Swift's own description of it, which is an expression that makes it.
    private static func expression(_ value: Any) -> String {
        String(reflecting: value)
    }
}
