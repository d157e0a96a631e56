import Text

/// Where a set's module has files of its own: below one root and, in most sets, in a folder that is named for it. What else
/// the set writes lies beside it, such as a service below a root for these, or what all modules share.
struct ModuleHome {
    /// The root; nil where no root has most of the files.
    private let root: NamePattern?
    /// The folders from the root to the module's own; empty where it has none.
    private let folders: [NamePattern]

    /// The home of a module that consists of files with these paths below the project, tests left out.
    init(of paths: [[NamePattern]]) {
        let named = paths.filter { $0.count > 1 && $0.last?.isOfSwiftFile == true && $0.last?.hasName == true }
        let roots = Dictionary(grouping: named) { $0[0] }
        guard let (root, files) = roots.first(where: { $0.value.count * 2 > named.count }), let first = files.first
        else {
            self.root = nil
            folders = []
            return
        }
        self.root = root
        let shared = files.dropFirst().reduce(first.dropLast()) { shared, path in
            shared.prefix(zip(shared, path.dropLast()).prefix { $0 == $1 }.count)
        }
        folders = shared.lastIndex(where: \.hasName).map { Array(shared[...$0]) } ?? []
    }

    /// Whether a file is the module's own.
    func holds(_ path: [NamePattern]) -> Bool {
        guard let root, path.count > 1 else { return true }
        return path[0] == root && path.contains(where: \.hasName) && path.starts(with: folders)
    }

    /// The index of the module's folder in the paths of its own files; nil where it has none.
    var index: Int? { folders.isEmpty ? nil : folders.count - 1 }
}

extension NamePattern {
    /// Whether what it stands for is called as Swift files are.
    var isOfSwiftFile: Bool {
        if case .text(let end)? = pieces.last { end.utf8.ends(with: ".swift".utf8) } else { false }
    }
}
