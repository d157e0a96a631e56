import FileChanges
import Scaffolding
import TemplateSets
import Text

/// A value of the command line from which a set makes a path that cannot be.
enum BadValue: Error {
    /// It is no name, such as one with a slash in it.
    case noName(String, option: String)
    /// Two values of a list differ by their case alone, and would be one file on a Mac.
    case sameName(String, String, option: String)

    /// Nil for an error that is not about paths, or about one that no value is part of.
    init?(_ error: any Error, options: [(name: String, values: [String])]) {
        switch error {
        case ScaffoldError.set(.badPath(_, let path)), FileChangesError.invalidPath(let path, _):
            for (name, values) in options {
                guard let value = values.first(where: { !Self.isName($0) && path.contains($0) }) else { continue }
                self = .noName(value, option: name)
                return
            }
            return nil
        case ScaffoldError.collision:
            for (name, values) in options {
                let alike = Dictionary(grouping: values) { $0.lowercased() }.values.first { Set($0).count > 1 }
                guard let alike, let other = alike.first(where: { $0 != alike[0] }) else { continue }
                self = .sameName(alike[0], other, option: name)
                return
            }
            return nil
        default: return nil
        }
    }

    /// Whether a text may be part of a file's name.
    private static func isName(_ text: String) -> Bool {
        let longest = 200
        return Path.isComponent(text) && !text.hasHazard && text.utf8.count < longest
    }
}

extension Diagnostic {
    init(_ error: BadValue) {
        switch error {
        case .noName(let value, let option):
            self.init(
                message: "the value \(quoted(value)) of --\(option) cannot be part of a file's name",
                hints: ["A name is not too long, and has no '/', '..' or control characters."], exitCode: .usage)
        case .sameName(let value, let other, let option):
            self.init(
                message: "the values \(quoted(value)) and \(quoted(other)) of --\(option) differ only by case, "
                    + "and would be one file", exitCode: .usage)
        }
    }
}
