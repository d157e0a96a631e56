import Foundation

/// Writes the files of a folder as one Swift file: a set is a case of a switch, so that a run pays for the set it uses.
@main
struct EmbedTemplates {
    static func main() throws {
        guard CommandLine.arguments.count == 3 else {
            FileHandle.standardError.write(Data("usage: embed-templates TEMPLATES OUTPUT\n".utf8))
            exit(64)
        }
        let templates = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
        let output = URL(filePath: CommandLine.arguments[2])
        try Data(text(of: templates).utf8).write(to: output)
    }

    static func text(of templates: URL) throws -> String {
        let sets = try FileManager.default.contentsOfDirectory(atPath: templates.path(percentEncoded: false))
            .filter { !$0.hasPrefix(".") }.sorted()
        var cases = ""
        for set in sets {
            let entries = try files(of: templates.appending(path: set)).map { path, text in
                "            BuiltInFile(path: \(literal(path)), text: \(literal(text))),\n"
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

    /// The files below a folder with their paths relative to it, sorted.
    static func files(of folder: URL) throws -> [(path: String, text: String)] {
        let path = folder.path(percentEncoded: false)
        let names = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
        return try names.compactMap { name in
            let file = folder.appending(path: name)
            var isDirectory: ObjCBool = false
            FileManager.default.fileExists(atPath: file.path(percentEncoded: false), isDirectory: &isDirectory)
            guard !isDirectory.boolValue, !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
                return nil
            }
            return (name, try String(contentsOf: file, encoding: .utf8))
        }
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
