import FileChanges
import Text

/// What a plan does as a tree, for a person at a terminal: a folder's files below its name, each with what happens to
/// it.
struct PlanTree {
    private let plan: ValidatedPlan
    private let details: (PlannedFile) -> String
    private let style: Style
    /// What is shown in place of paths, by the paths; such files stand below the tree.
    private let descriptions: [String: String]

    /// The tree of a plan; `details` are lines about a file, to stand below it.
    init(
        _ plan: ValidatedPlan, _ style: Style, _ descriptions: [String: String],
        details: @escaping (PlannedFile) -> String
    ) {
        self.plan = plan
        self.style = style
        self.descriptions = descriptions
        self.details = details
    }

    private static let margin = String(repeating: " ", count: 10)

    var text: String {
        let files = plan.files.filter { descriptions[$0.path] == nil }
            .map { (parts: Path.components($0.path), file: $0) }
        let described = plan.files.compactMap { file in
            descriptions[file.path].map { column(of: file) + escaped($0) + "\n" }
        }
        return lines(files.sorted { Self.precedes($0.parts, $1.parts) }, depth: 0, indent: "") + described.joined()
    }

    private func column(of file: PlannedFile) -> String {
        let action = file.action.rawValue
        let column = action + String(repeating: " ", count: max(0, 10 - action.count))
        return style.paint(column, PlanReport.color(of: file.action))
    }

    /// Of a folder, its files come before the folders in it.
    private static func precedes(_ first: [String], _ second: [String]) -> Bool {
        for (index, (one, other)) in zip(first, second).enumerated() where one != other {
            let isFile = (first.count == index + 1, second.count == index + 1)
            return isFile.0 == isFile.1 ? one < other : isFile.0
        }
        return first.count < second.count
    }

    private func lines(_ files: [(parts: [String], file: PlannedFile)], depth: Int, indent: String) -> String {
        var text = ""
        var rest = files[...]
        while let (parts, file) = rest.first {
            guard parts.count > depth + 1 else {
                text += column(of: file) + indent
                text += escaped(parts.last ?? file.path) + "\n" + details(file)
                rest.removeFirst()
                continue
            }
            let group = Array(rest.prefix { $0.parts.count > depth + 1 && $0.parts[depth] == parts[depth] })
            rest = rest.dropFirst(group.count)
            // Folders that hold one folder and nothing else stand on one line.
            var inner = depth + 1
            while group.allSatisfy({ $0.parts.count > inner + 1 && $0.parts[inner] == parts[inner] }) { inner += 1 }
            let name = Path.join(Array(parts[depth..<inner])) + "/"
            text += Self.margin + indent + style.paint(escaped(name), .bold) + "\n"
            text += lines(group, depth: inner, indent: indent + "  ")
        }
        return text
    }
}
