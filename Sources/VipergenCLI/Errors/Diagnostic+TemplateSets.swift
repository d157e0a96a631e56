import JSON5
import TemplateSets
import Text

extension Diagnostic {
    init(_ error: TemplateSetError) {
        switch error {
        case .unknownSet(let name, let known):
            self.init(
                message: "there is no template set \(quoted(name))",
                hints: suggestion(for: name, among: known, what: "sets"), exitCode: .usage)
        case .noSetAt(let path, let isThere):
            self.init(
                message: "there is no template set at \(quoted(path)): "
                    + (isThere ? "the folder has no template.json" : "there is no such folder"),
                hints: ["'vipergen template list' lists the sets that have names."], exitCode: .usage)
        case .unknownBlueprint(let name, let set, let known):
            self.init(
                message: "the set \(quoted(set)) has no blueprint \(quoted(name))",
                hints: suggestion(for: name, among: known, what: "blueprints of it"), exitCode: .usage)
        case .noManifest(let folder, let isGeneramba):
            let what = isGeneramba ? "this is a Generamba template" : "the folder has no template.json"
            self.init(
                message: "not a template set: \(what)", location: folder,
                hints: [
                    isGeneramba
                        ? "'vipergen template extract' makes a set out of modules that Generamba generated."
                        : "'vipergen template new NAME' creates one to start from."
                ], exitCode: .failed)
        case .syntax(let path, let error): self.init(error, in: path)
        case .shape(let path, let error): self.init(error, in: path)
        case .badCondition(let path, let location, let text):
            self.init(
                message: "invalid condition \(quoted(text))", location: location.text(in: path),
                hints: ["Write 'cell', '!delegate', 'view == xib', joined with && and ||."], exitCode: .failed)
        case .unknownParameter(let path, let location, let name, let known):
            self.init(
                message: "unknown parameter \(quoted(name))", location: location.text(in: path),
                hints: suggestion(for: name, among: known, what: "parameters"), exitCode: .failed)
        case .unknownChoice(let path, let location, let value, let known):
            self.init(
                message: "the parameter can never be \(quoted(value))", location: location.text(in: path),
                hints: suggestion(for: value, among: known, what: "choices"), exitCode: .failed)
        case .badParameterName(let path, let location, let name):
            self.init(
                message: "\(quoted(name)) cannot be a parameter name", location: location.text(in: path),
                hints: [
                    "A name starts with a lowercase letter, consists of letters and digits, and is not that of another "
                        + "variable."
                ], exitCode: .failed)
        case .keyOfOtherType(let path, let location, let key, let type, let needed):
            self.init(
                message: "a parameter of the type \(quoted(type)) has no \(quoted(key))",
                location: location.text(in: path),
                hints: ["Only parameters of the type \(alternatives(needed.map { quoted($0) })) have it."],
                exitCode: .failed)
        case .notSettable(let path, let location, let name):
            self.init(
                message: "\(quoted(name)) cannot be set here: it is neither a bool nor a choice",
                location: location.text(in: path), exitCode: .failed)
        case .reservedParameterName(let path, let location, let name, let option):
            self.init(
                message: "\(quoted(name)) cannot be a parameter name: 'gen' has its own option --\(option)",
                location: location.text(in: path), hints: ["Give the parameter another name."], exitCode: .failed)
        case .badDefault(let path, let location, let value):
            self.init(
                message: "the default \(quoted(value)) is not a valid value of the parameter",
                location: location.text(in: path),
                exitCode: .failed)
        case .unknownFile(let path, let location, let name, let known):
            self.init(
                message: "the set has no file or folder \(quoted(name))", location: location.text(in: path),
                hints: suggestion(for: name, among: known, what: "files"), exitCode: .failed)
        case .unknownExtended(let path, let location, let name, let known):
            self.init(
                message: "unknown blueprint \(quoted(name))", location: location.text(in: path),
                hints: suggestion(for: name, among: known, what: "blueprints"), exitCode: .failed)
        case .extendsWithFiles(let path, let location):
            self.init(
                message: "a blueprint that extends another cannot have a folder of its own",
                location: location.text(in: path),
                hints: ["Its files are those of the other blueprint, under a condition or 'each'."], exitCode: .failed)
        case .notAList(let path, let location, let name):
            self.init(
                message: "'each' and 'adds' need a list; \(quoted(name)) is not a list",
                location: location.text(in: path),
                exitCode: .failed)
        case .link(let path):
            self.init(
                message: "a link that leads out of the template set, or to a folder, is not followed", location: path,
                hints: ["Copy what it leads to into the set."], exitCode: .failed)
        case .notAFile(let path):
            self.init(message: "neither a file nor a folder", location: path, exitCode: .failed)
        case .badPath(let template, let rendered):
            self.init(
                message: "the path becomes \(quoted(rendered)), which is not a relative path inside the project",
                location: template,
                hints: ["Every part of it must be a name, without '/', '..' or control characters."],
                exitCode: .failed)
        case .template(let error): self.init(error)
        case .file(let error): self.init(error)
        }
    }

    init(_ error: JSON5Error, in path: String) {
        let message =
            switch error.kind {
            case .expected(let what): "expected \(what)"
            case .unexpectedEnd: "unexpected end of file"
            case .unterminatedString: "unterminated string"
            case .unterminatedComment: "unterminated comment"
            case .badEscape: "invalid escape sequence"
            case .badNumber: "invalid number"
            case .duplicateKey(let key): "duplicate key \(quoted(key))"
            case .nestedTooDeep(let maximum): "nested more than \(maximum) levels deep"
            case .invalidUTF8: "the file is not UTF-8 text"
            case .trailingText: "unexpected text after the end of the value"
            }
        self.init(message: message, location: error.location.text(in: path), exitCode: .failed)
    }

    init(_ error: ShapeError, in path: String) {
        self.init(message: "", location: error.location.text(in: path), exitCode: .failed)
        switch error.kind {
        case .unknownKey(let key, let known):
            message = "unknown key \(quoted(key))"
            hints = suggestion(for: key, among: known, what: "keys")
        case .missingKey(let key): message = "missing key \(quoted(key))"
        case .wrongType(let key, let expected):
            message = key.isEmpty ? "expected \(expected.words)" : "\(quoted(key)) must be \(expected.words)"
        case .wrongItem(let key, let expected):
            message = "every item of \(quoted(key)) must be \(expected.words)"
        case .repeatedItem(let item, let key): message = "\(quoted(item)) is in \(quoted(key)) twice"
        case .emptyList(let key): message = "\(quoted(key)) must not be empty"
        case .unknownValue(let value, let key, let known):
            message = "invalid value \(quoted(value)) for \(quoted(key))"
            hints = known.isEmpty ? [] : suggestion(for: value, among: known, what: "values")
        }
    }
}

extension ShapeError.Expected {
    fileprivate var words: String {
        switch self {
        case .string: "a string"
        case .bool: "true or false"
        case .strings: "a list of strings"
        case .object: "an object"
        case .number: "a number"
        case .objects: "a list of objects"
        case .setting: "a string, true or false, or a list of strings"
        }
    }
}
