import JSON5
import Mustache
import Scaffolding
import TemplateSets
import Text

extension Diagnostic {
    init(_ error: TemplateError) {
        let location = error.location
        self.init(message: "", location: "\(location.template):\(location.line):\(location.column)", exitCode: .failed)
        (message, hints) = Self.words(for: error.kind)
        excerpt = Self.excerpt(of: location.text, column: location.column)
        excerpt += error.chain.reversed().prefix(5).map { call in
            "  included from \(call.template):\(call.line):\(call.column)"
        }
    }

    /// A line with a mark under one of its columns.
    private static func excerpt(of line: String, column: Int) -> [String] {
        let before = escaped(String(decoding: line.utf8.prefix(column - 1), as: UTF8.self), keeping: "\t")
        let blank = before.unicodeScalars.map { $0 == "\t" ? "\t" : " " }.joined()
        let text = line.unicodeScalars.prefix(200).map(String.init).joined()
        return ["    " + escaped(text, keeping: "\t"), "    " + blank + "^"]
    }

    static func words(for kind: TemplateError.Kind) -> (message: String, hints: [String]) {
        switch kind {
        case .unknownVariable(let name, let known):
            (
                "unknown variable \(quoted(name))",
                OtherTemplateLanguage.hints(for: name) ?? suggestion(for: name, among: known, what: "names here")
            )
        case .liquidTag(let word): OtherTemplateLanguage.words(forLiquid: word)
        case .unknownPartial(let name):
            (
                "unknown partial \(quoted(name))",
                ["A partial is a file partials/\(shown(name)).mustache in the set."]
            )
        case .unclosedSection(let name):
            (
                "the section \(quoted(name)) is never closed",
                OtherTemplateLanguage.hints(for: name) ?? ["Write {{/\(shown(name))}} where it ends."]
            )
        case .unopenedSection(let name): ("{{/\(shown(name))}} closes a section that was never opened", [])
        case .mismatchedSection(let expected, let found):
            (
                "{{/\(shown(found))}} stands where {{/\(shown(expected))}} should close the section",
                OtherTemplateLanguage.hints(for: expected) ?? []
            )
        case .unclosedTag: ("this tag is never closed", [])
        case .emptyTag: ("this tag has no name", [])
        case .badDelimiter: ("delimiters are set as {{=<% %>=}}, two words without '='", [])
        case .recursionTooDeep(let maximum):
            (
                "more than \(maximum) levels of nested partials and sections",
                ["A recursive partial must terminate."]
            )
        case .outputTooLarge(let maximum): ("the output exceeds \(maximum >> 20) MB", [])
        case .tooManySteps(let maximum):
            (
                "rendering takes more than \(maximum) steps",
                ["Sections and partials multiply each other here."]
            )
        case .invalidUTF8: ("the file is not UTF-8 text", ["Binary files must not have the extension .mustache."])
        }
    }

    init(_ error: ScaffoldError) {
        switch error {
        case .set(let error): self.init(error)
        case .collision(let path, let sources):
            self.init(
                message: "two files of the set have the same target \(quoted(path)): "
                    + sources.joined(separator: " and "),
                hints: ["Give them names that differ by more than case, or conditions that exclude each other."],
                exitCode: .failed)
        case .parameter(let error): self.init(error)
        case .usedType(let type, let module, let set, let suggestion):
            self.init(
                message: "the set \(quoted(set)) cannot generate anything named \(quoted(module)): "
                    + Self.shadowing(type),
                hints: ["Did you mean \(quoted(suggestion))?"], exitCode: .usage)
        case .shadowingType(let type, let path, let set):
            self.init(
                message: "the set \(quoted(set)) cannot generate anything beside the type \(quoted(type)) in "
                    + "\(quoted(path)), which would shadow the one that its code uses",
                hints: ["Rename it, for example \(quoted(type + "Item"))."], exitCode: .usage)
        case .sharedType(let type, let modules):
            self.init(
                message: modules.map(quoted).joined(separator: " and ")
                    + " would both declare the type \(quoted(type))",
                hints: ["Choose another name for one of them."], exitCode: .usage)
        case .typeAsValue(let type, let module, let set):
            self.init(
                message: "the set \(quoted(set)) cannot generate anything named \(quoted(module)): "
                    + Self.sharing(type),
                hints: [Self.needingCapital], exitCode: .usage)
        case .reservedName(let name, let set, let suggestion):
            self.init(
                message: "the set \(quoted(set)) cannot generate anything named \(quoted(name)): "
                    + "the names of its types would clash with types that the set uses",
                hints: suggestion.map { ["Did you mean \(quoted($0))?"] } ?? [], exitCode: .usage)
        }
    }
}
