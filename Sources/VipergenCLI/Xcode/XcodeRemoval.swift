import ArgumentParsing
import FileChanges
import Text
import XcodeProject

/// Takes files out of the Xcode projects that name them.
final class XcodeRemoval {
    /// A word of the command line, with what it may mean, the likeliest first: each a place by the paths that lead to
    /// it.
    struct Word {
        let text: String
        let readings: [[String]]
    }

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

    /// The changes to all projects by which they forget what words mean. A folder stands for all files in it.
    func changes(removing words: [Word]) throws -> [FileChange] {
        descriptions = [:]
        notes = []
        var changes: [FileChange] = []
        let paths = words.flatMap { $0.readings.flatMap(\.self) }
        let projects = try projects.adding(projectsAround: projects.isNamed ? [] : paths)
        let named = try (projects.paths + projects.unnamed).map {
            NamedFiles(of: try XcodeFile($0, in: project), at: paths)
        }
        let meanings = words.map { (word: $0.text, paths: meaning(of: $0, in: named)) }
        for files in named {
            // What lies in a synchronized folder is named only where it is an exception.
            let removals = meanings.flatMap { _, paths in
                let own = files.files(at: paths, in: project)
                return own.isEmpty ? paths.filter { !$0.isEmpty }.map(files.xcode.inner) : own
            }
            guard let (change, description) = try files.xcode.applying(Edit(removals: Self.unique(removals))) else {
                continue
            }
            if let generator = projects.generator(of: files.xcode.project) {
                throw XcodeError.generated(project: files.xcode.project, generator)
            }
            changes.append(change)
            descriptions[change.path] = description
        }
        guard changes.isEmpty else { return changes }
        for (word, paths) in meanings {
            let path = paths.first { !$0.isEmpty } ?? word
            // A file that is named only to be left out would be built without that.
            if let targets = named.lazy.compactMap({ $0.xcode.omission(of: path) }).first {
                let targets = targets.map(quoted).joined(separator: ", ")
                notes.append("note: \(quoted(path)) is excluded from \(targets) already\n")
            } else if !named.contains(where: { !$0.files(at: paths, in: project).isEmpty }) {
                notes.append("note: no Xcode project has an entry for \(quoted(path))\n")
            }
        }
        return changes
    }

    /// The paths that a word means: those of the first place where something lies or which a project names. What lies
    /// where the person stands is meant, whatever the project has by the same words.
    private func meaning(of word: Word, in named: [NamedFiles]) -> [String] {
        let places = word.readings
        return places.first { paths in
            paths.contains { path in
                (try? project.fileSystem.entry(at: project.path(path))) != nil || named.contains { $0.have(path) }
            }
        } ?? places.first ?? []
    }

    private static func unique(_ paths: [String]) -> [String] {
        var known: Set<String> = []
        return paths.filter { known.insert($0).inserted }
    }
}

/// The files of an Xcode project at some paths: themselves, and all in folders.
private struct NamedFiles {
    let xcode: XcodeFile
    /// The files as the Xcode project names them, by paths below vipergen's project. What lies outside of that is never
    /// meant. A project and a disk may have one name in two Unicode forms, which are one text here.
    private var files: [String: [String]] = [:]

    init(of xcode: XcodeFile, at paths: [String]) {
        self.xcode = xcode
        let wanted = Set(paths)
        for file in xcode.file.files.compactMap(\.path) {
            guard var path = xcode.outer(file), !path.isEmpty else { continue }
            while true {
                if wanted.contains(path) { files[path, default: []].append(file) }
                if path.isEmpty { break }
                path = Path.split(path).folder
            }
        }
    }

    func have(_ path: String) -> Bool { files[path] != nil }

    /// The files at the paths of one place: by the first that is named, or by whatever path the project reaches them.
    func files(at paths: [String], in project: Project) -> [String] {
        if let named = paths.first(where: have) { return files[named] ?? [] }
        let there = paths.filter { !$0.isEmpty && (try? project.fileSystem.entry(at: project.path($0))) != nil }
        guard !there.isEmpty else { return [] }
        var linked = LinkedNames(of: xcode, in: project)
        let files = linked.files(at: there.map(xcode.inner))
        return files.isEmpty ? Array(linked.names(of: there.map(xcode.inner)).values) : files
    }
}
