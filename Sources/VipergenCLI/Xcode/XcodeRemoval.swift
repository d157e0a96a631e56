import ArgumentParsing
import FileChanges
import Text
import XcodeProject

/// Takes files out of the Xcode projects that name them.
final class XcodeRemoval {
    private let projects: XcodeProjects
    private let project: Project
    /// The words for the report, by the paths of the projects' files.
    private(set) var descriptions: [String: String] = [:]
    /// What a person has to know, each with a line break.
    private(set) var notes: [String] = []

    init(_ arguments: ParsedArguments, in project: Project, _ context: RunContext) throws {
        let name = try arguments.value(.xcodeProject).map { try XcodeProjects.path($0, in: project, context) }
        projects = try XcodeProjects(of: project, in: project.xcodeFolder(), named: name)
        try projects.expectSome()
        self.project = project
    }

    /// The changes to all projects by which they forget files, each told by the word for it and the paths that it may
    /// mean. A folder stands for all files in it.
    func changes(removing words: [(word: String, paths: [String])]) throws -> [FileChange] {
        descriptions = [:]
        notes = []
        var found: Set<String> = []
        var changes: [FileChange] = []
        let projects = projects.adding(projectsAround: projects.isNamed ? [] : words.flatMap(\.paths))
        for path in projects.paths + projects.unnamed {
            let xcode = try XcodeFile(path, in: project)
            let owned = Self.files(of: xcode, by: Set(words.flatMap(\.paths).map(xcode.inner)))
            var removals: [String] = []
            for (word, candidates) in words {
                for candidate in candidates.map(xcode.inner) {
                    let own = owned[candidate] ?? []
                    // What lies in a synchronized folder is named only where it is an exception.
                    removals += own.isEmpty && !candidate.isEmpty ? [candidate] : own
                    guard !own.isEmpty else { continue }
                    found.insert(word)
                    break
                }
            }
            guard let (change, description) = try xcode.applying(Edit(removals: Self.unique(removals))) else {
                continue
            }
            if let generator = projects.generator(of: path) {
                throw XcodeError.generated(project: path, generator)
            }
            changes.append(change)
            descriptions[change.path] = description
        }
        for (word, _) in words where !found.contains(word) && changes.isEmpty {
            notes.append("note: no Xcode project has an entry for \(quoted(word))\n")
        }
        return changes
    }

    /// The files of an Xcode project that each of some paths stands for: itself, or all in the folder. A project and a
    /// disk may have one name in two Unicode forms, which are one text here.
    private static func files(of xcode: XcodeFile, by paths: Set<String>) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for file in xcode.file.files.compactMap(\.path) {
            var path = file
            while true {
                if paths.contains(path) { found[path, default: []].append(file) }
                if path.isEmpty { break }
                path = Path.split(path).folder
            }
        }
        return found
    }

    private static func unique(_ paths: [String]) -> [String] {
        var known: Set<String> = []
        return paths.filter { known.insert($0).inserted }
    }
}
