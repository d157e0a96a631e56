import JSON5
import Mustache
import Platform
import Text

/// The data of a template, as the command line gives them.
struct RenderData {
    let value: Value

    /// The data of a file, of standard input for `-`, or of the word itself where it is an object or a list.
    init(_ word: String, _ paths: TypedPaths, _ context: RunContext) throws {
        let (bytes, path) = try Self.text(word, paths, context)
        do throws(JSON5Error) {
            value = Value(try Node(json5: bytes))
        } catch { throw ConfigurationError.syntax(path: path, error) }
    }

    private static func text(
        _ word: String, _ paths: TypedPaths, _ context: RunContext
    ) throws -> (bytes: [UInt8], path: String) {
        if word == "-" {
            var text = ""
            while let line = context.console.readLine() { text += line + "\n" }
            return (Array(text.utf8), "standard input")
        }
        let path = paths.path(word)
        let isFile = ((try? context.fileSystem.entry(at: path)) ?? nil) != nil
        if word.first == "{" || word.first == "[", !isFile { return (Array(word.utf8), "--data") }
        return (try context.fileSystem.read(path), path)
    }
}

/// A template names something, and nobody has given any data.
struct RenderDataError: Error {
    let error: TemplateError

    /// Nil for an error that is not about names.
    init?(_ error: TemplateError) {
        guard case .unknownVariable(_, known: []) = error.kind else { return nil }
        self.error = error
    }
}

extension Diagnostic {
    init(_ error: RenderDataError) {
        self.init(error.error)
        hints = ["Give the values with --data FILE, or --lenient to render unknown names as nothing."]
    }
}

extension Value {
    /// The value that a JSON text gives.
    init(_ node: Node) {
        switch node.content {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let literal): self = .number(literal)
        case .string(let text): self = .string(text)
        case .array(let items): self = .list(items.map(Value.init))
        case .object(let members):
            self = .object(Dictionary(members.map { ($0.key, Value($0.value)) }, uniquingKeysWith: { $1 }))
        }
    }
}
