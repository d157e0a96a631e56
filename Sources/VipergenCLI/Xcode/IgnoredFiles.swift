import Platform
import Text

/// The files that git ignores, as a project's `.gitignore` files say: those of a build, or what each developer has for
/// themselves.
struct IgnoredFiles {
    private struct Rule {
        let pattern: PathPattern
        /// Whether what matches is not ignored, whatever earlier lines say.
        let isNegated: Bool

        /// A line of a `.gitignore`; nil where it says nothing.
        init?(_ line: Substring) {
            var line = line
            while line.last?.isWhitespace == true { line.removeLast() }
            guard let first = line.first, first != "#" else { return nil }
            isNegated = first == "!"
            if isNegated { line = line.dropFirst() }
            if line.last == "/" { line = line.dropLast() }
            // What has a slash is a path from the folder of the file, and all else a name anywhere below it.
            pattern = PathPattern(line.contains("/") ? String(line) : "**/" + line)
        }
    }

    private let project: Project
    private var rules: [String: [Rule]] = [:]

    init(of project: Project) {
        self.project = project
    }

    /// Whether a file below the project is one of them.
    mutating func contain(_ path: String) -> Bool {
        var isIgnored = false
        var folder = ""
        for part in Path.components(path) {
            let rest = SplitPath(String(path.dropFirst(folder.isEmpty ? 0 : folder.count + 1)))
            for rule in rules(in: folder) where rule.pattern.matches(rest) { isIgnored = !rule.isNegated }
            folder = Path.join(folder, part)
        }
        return isIgnored
    }

    private mutating func rules(in folder: String) -> [Rule] {
        if let known = rules[folder] { return known }
        let bytes = try? project.fileSystem.read(project.path(Path.join(folder, ".gitignore")))
        let lines = String(decoding: bytes ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
        let found = lines.compactMap(Rule.init)
        rules[folder] = found
        return found
    }
}
