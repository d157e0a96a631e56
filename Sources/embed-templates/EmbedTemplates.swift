import Platform

/// Writes the files of a folder as one Swift file: a set is a case of a switch, so that a run pays for the set it uses.
@main
struct EmbedTemplates {
    private static let fileSystem = PosixFileSystem()

    static func main() throws {
        guard CommandLine.arguments.count == 3 else {
            SystemConsole().writeError("usage: embed-templates TEMPLATES OUTPUT\n")
            exit(64)
        }
        let templates = CommandLine.arguments[1]
        let output = CommandLine.arguments[2]
        if try fileSystem.entry(at: output) != nil { try fileSystem.remove(output) }
        try fileSystem.createFile(output, bytes: Array(text(of: templates).utf8), permissions: 0o644)
    }

    static func text(of templates: String) throws -> String {
        var cases = ""
        let sets = try names(in: templates)
        for set in sets {
            let entries = try files(of: "\(templates)/\(set)").sorted().map { path in
                let bytes = try fileSystem.read("\(templates)/\(set)/\(path)")
                let text = String(decoding: bytes, as: UTF8.self)
                return "            BuiltInFile(path: \(literal(path)), text: \(literal(text))),\n"
            }
            cases += "        case \(literal(set)): [\n\(entries.joined())        ]\n"
        }
        return """
            // Written by embed-templates from the folder Templates.
            enum BuiltInTemplates {
                static let names: [String] = [\(sets.map(literal).joined(separator: ", "))]

                static func files(of set: String) -> [BuiltInFile]? {
                    switch set {
            \(cases)        default: nil
                    }
                }
            }

            """
    }

    /// The paths of the files below a folder, relative to it.
    static func files(of folder: String) throws -> [String] {
        try names(in: folder).flatMap { name -> [String] in
            guard try fileSystem.entry(at: "\(folder)/\(name)")?.kind == .directory else { return [name] }
            return try files(of: "\(folder)/\(name)").map { "\(name)/\($0)" }
        }
    }

    /// What lies in a folder, hidden things aside, sorted.
    private static func names(in folder: String) throws -> [String] {
        try fileSystem.names(in: folder).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// A Swift string literal of any text, on one line.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\u{00}"..<"\u{20}", "\u{7F}": literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
