import FileChanges
import Platform

/// Makes edits in a project's files. Nothing is written: the result is changes for a plan, and what is left to a
/// person.
public struct ProjectEdits {
    /// An edit that could not be made, and the file that it was tried on.
    public struct SkippedEdit: Sendable, Equatable {
        /// Why it could not.
        public enum Reason: Sendable, Equatable {
            /// There is no such file; where the set has a blueprint that writes it, with that.
            case noFile(writer: String?)
            /// Several files have the name, and none stands where it should.
            case severalFiles([String])
            /// The file has no such place, or more than one.
            case noPlace
        }

        /// The path of the file that was found, or else of the one that was looked for.
        public var path: String
        /// The edit to be made by hand.
        public var edit: SwiftEdit
        /// Why.
        public var reason: Reason
    }

    /// The files with their edits made.
    public private(set) var changes: [FileChange] = []
    /// What could not be done.
    public private(set) var skipped: [SkippedEdit] = []

    /// Tries these edits on the project in a folder. Those of one file are made together or not at all.
    public init(_ edits: [FileEdit], in root: String, on fileSystem: any FileSystem) throws(FileError) {
        var sources = ProjectSources(root: root, on: fileSystem)
        var paths: [String] = []
        for edit in edits where !paths.contains(edit.path) { paths.append(edit.path) }
        for path in paths {
            let all = edits.filter { $0.path == path }
            let own = all.map(\.edit)
            switch sources.find(path) {
            case .nothing:
                skipped += all.map { SkippedEdit(path: path, edit: $0.edit, reason: .noFile(writer: $0.writer)) }
            case .several(let others):
                skipped += own.map { SkippedEdit(path: path, edit: $0, reason: .severalFiles(others)) }
            case .file(let found):
                let source = try fileSystem.read(sources.fullPath(found))
                make(own, found, source)
            }
        }
    }

    private mutating func make(_ edits: [SwiftEdit], _ path: String, _ source: [UInt8]) {
        var text = source
        for edit in edits {
            guard let edited = edit.apply(to: text) else {
                let missing = edits.filter { $0.apply(to: source) != source }
                skipped += missing.map { SkippedEdit(path: path, edit: $0, reason: .noPlace) }
                return
            }
            text = edited
        }
        changes.append(FileChange(path: path, contents: text, basis: source))
    }
}
