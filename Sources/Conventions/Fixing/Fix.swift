/// A change that fixes a violation.
enum Fix: Sendable, Equatable {
    /// Replaces bytes of the violation's file, and what has to change elsewhere in the module for that.
    case replace(Range<Int>, with: String, also: [Edit] = [])
    /// Takes a declaration out of the violation's file, with its line where it is alone on it.
    case remove(Range<Int>)
    /// Moves or renames the violation's file.
    case move(to: String)
    /// Replaces a name wherever it stands in the Swift files, storyboards and xibs of the module's application, and in
    /// files' names; in those of other applications, too, whose folders are given.
    case rename(String, to: String, alsoIn: [String] = [])

    /// A text in place of bytes of a file.
    struct Edit: Sendable, Equatable {
        /// The file's path below the project.
        let path: String
        /// In bytes of the text that was checked.
        let range: Range<Int>
        let text: String
    }

    /// Whether it changes nothing but bytes of texts that were checked, and is not about names and places.
    var isEdit: Bool {
        switch self {
        case .replace, .remove: true
        case .move, .rename: false
        }
    }
}

extension Violation {
    /// The files whose checked texts its fix changes.
    var editedPaths: [String] {
        switch fix {
        case .replace(_, _, let others): [path] + others.map(\.path)
        case .remove: [path]
        case .move, .rename, nil: []
        }
    }

    /// Adds what its fix changes of checked texts to such changes, by file.
    func addEdits(to edits: inout [String: TextEdits]) {
        switch fix {
        case .replace(let range, let text, let others):
            edits[path, default: TextEdits()].replace(range, with: text)
            for other in others { edits[other.path, default: TextEdits()].replace(other.range, with: other.text) }
        case .remove(let range): edits[path, default: TextEdits()].remove(range)
        case .move, .rename, nil: break
        }
    }
}
