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
        case .unknownBlueprint(let name, let set, let known):
            self.init(
                message: "the set \(quoted(set)) has no blueprint \(quoted(name))",
                hints: suggestion(for: name, among: known, what: "blueprints of it"), exitCode: .usage)
        case .noManifest(let folder):
            self.init(
                message: "this folder is no template set, for it has no template.json", location: folder,
                hints: ["'vipergen template new NAME' writes one to begin with."], exitCode: .failed)
        case .syntax(let path, let error): self.init(error, in: path)
        case .shape(let path, let error): self.init(error, in: path)
        case .badCondition(let path, let location, let text):
            self.init(
                message: "\(quoted(text)) is no condition", location: location.text(in: path),
                hints: ["Write 'cell', '!delegate', 'view == xib', joined with && and ||."], exitCode: .failed)
        case .unknownParameter(let path, let location, let name, let known):
            self.init(
                message: "there is no parameter \(quoted(name))", location: location.text(in: path),
                hints: suggestion(for: name, among: known, what: "parameters"), exitCode: .failed)
        case .unknownChoice(let path, let location, let value, let known):
            self.init(
                message: "the parameter is never \(quoted(value))", location: location.text(in: path),
                hints: suggestion(for: value, among: known, what: "choices"), exitCode: .failed)
        case .badParameterName(let path, let location, let name):
            self.init(
                message: "\(quoted(name)) cannot name a parameter", location: location.text(in: path),
                hints: [
                    "A name begins with a small letter, has letters and digits, and is not that of another variable."
                ], exitCode: .failed)
        case .reservedParameterName(let path, let location, let name, let option):
            self.init(
                message: "\(quoted(name)) cannot name a parameter, for --\(option) is an option of 'gen' itself",
                location: location.text(in: path), hints: ["Give the parameter another name."], exitCode: .failed)
        case .badDefault(let path, let location, let value):
            self.init(
                message: "the parameter would not take its default \(quoted(value))", location: location.text(in: path),
                exitCode: .failed)
        case .unknownFile(let path, let location, let name, let known):
            self.init(
                message: "the set has no file or folder \(quoted(name))", location: location.text(in: path),
                hints: suggestion(for: name, among: known, what: "files"), exitCode: .failed)
        case .unknownExtended(let path, let location, let name, let known):
            self.init(
                message: "there is no blueprint \(quoted(name)) to extend", location: location.text(in: path),
                hints: suggestion(for: name, among: known, what: "blueprints"), exitCode: .failed)
        case .extendsWithFiles(let path, let location):
            self.init(
                message: "a blueprint that extends another has no folder of its own", location: location.text(in: path),
                hints: ["Its files are those of the other blueprint, under a condition or 'each'."], exitCode: .failed)
        case .notAList(let path, let location, let name):
            self.init(
                message: "'each' and 'adds' need a list, and \(quoted(name)) is none",
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
                message: "the path becomes \(quoted(rendered)), which is no plain path below the project",
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
            case .unexpectedEnd: "the text ends too soon"
            case .unterminatedString: "this string is never closed"
            case .unterminatedComment: "this comment is never closed"
            case .badEscape: "this escape is none of JSON5's"
            case .badNumber: "this number is none of JSON5's"
            case .duplicateKey(let key): "the key \(quoted(key)) stands here a second time"
            case .nestedTooDeep: "nested too deep"
            case .invalidUTF8: "the file is not UTF-8 text"
            case .trailingText: "something follows after the end of the value"
            }
        self.init(message: message, location: error.location.text(in: path), exitCode: .failed)
    }

    init(_ error: ShapeError, in path: String) {
        self.init(message: "", location: error.location.text(in: path), exitCode: .failed)
        switch error.kind {
        case .unknownKey(let key, let known):
            message = "the key \(quoted(key)) is not known here"
            hints = suggestion(for: key, among: known, what: "keys")
        case .missingKey(let key): message = "the key \(quoted(key)) is missing"
        case .wrongType(let key, let expected):
            let what =
                switch expected {
                case .string: "a string"
                case .bool: "true or false"
                case .strings: "a list of strings"
                case .object: "an object"
                case .number: "a number"
                case .objects: "a list of objects"
                }
            message = key.isEmpty ? "expected \(what)" : "\(quoted(key)) must be \(what)"
        case .unknownValue(let value, let key, let known):
            message = "\(quoted(value)) is no value of \(quoted(key))"
            hints = suggestion(for: value, among: known, what: "values")
        }
    }
}
