import Text
import XcodeProject

/// What has to be said of the folders that Xcode synchronizes, where what is new in them is not built as was meant.
struct SynchronizedFolderNotes {
    private let xcode: XcodeFile
    private let folders: [SynchronizedFolder]
    /// The targets that the command line names.
    private let given: [String]

    init(in xcode: XcodeFile, given: [String]) {
        self.xcode = xcode
        self.given = given
        folders = xcode.file.synchronizedFolders
    }

    /// The notes, each once and with a line break. Where targets list single files of a folder, they say what they
    /// build.
    func of(_ additions: [Edit.Addition]) -> [String] {
        var notes: [String] = []
        for addition in additions where addition.targets.isEmpty {
            for folder in folders.reversed() {
                guard let path = folder.relativePath(of: addition.path) else { continue }
                if let words = words(for: path, in: folder), !notes.contains("note: \(words)\n") {
                    notes.append("note: \(words)\n")
                }
                break
            }
        }
        return notes
    }

    private func words(for path: String, in folder: SynchronizedFolder) -> String? {
        let place = place(folder.path)
        guard !folder.targets.isEmpty else {
            guard folder.exceptions.isEmpty else { return nil }
            return "Xcode synchronizes the folder \(place), which no target builds; add it to one in Xcode"
        }
        let targets = list(folder.targets)
        let others = given.filter { !folder.targets.contains($0) }
        guard others.isEmpty else {
            return "Xcode synchronizes the folder \(place) with \(targets); "
                + "to build what is new there in \(list(others)), choose so in Xcode"
        }
        switch folder.omission(of: path) {
        case .copied(let inner):
            let copied = self.place(Path.join(folder.path, inner))
            return "Xcode copies the folder \(copied) as it is: nothing in it is compiled"
        case .leftOut(let item):
            let excluded = self.place(Path.join(folder.path, item))
            return "\(excluded) is excluded from \(targets), and no other target builds it; "
                + "to include it, use Xcode's file inspector"
        case nil: return nil
        }
    }

    private func place(_ path: String) -> String { quoted(xcode.outer(path) ?? path) }

    private func list(_ targets: [String]) -> String { targets.map(quoted).joined(separator: ", ") }
}
