import Text

/// Which files of a set are the module's own: those below one root and, in most sets, in a folder that is named for the
/// module. What else the set writes lies beside it, such as a service below a root for these, or what all modules
/// share.
struct ModuleScope {
    /// The root; nil where no root has most of the files.
    private let root: NamePattern?
    /// The folders from the root to the module's own; empty where it has none.
    private let folders: [NamePattern]

    /// The scope of a module that consists of files with these paths below the project, tests left out.
    init(of paths: [[NamePattern]]) {
        let named = paths.filter { $0.count > 1 && $0.last?.isSwiftFile == true && $0.last?.hasName == true }
        let roots = Dictionary(grouping: named) { $0[0] }
        guard let (root, files) = roots.first(where: { $0.value.count * 2 > named.count }), let first = files.first
        else {
            self.root = nil
            folders = []
            isSpread = roots.count > 1
            return
        }
        self.root = root
        isSpread = false
        let shared = files.dropFirst().reduce(first.dropLast()) { shared, path in
            shared.prefix(zip(shared, path.dropLast()).prefix { $0 == $1 }.count)
        }
        folders = shared.lastIndex(where: \.hasName).map { Array(shared[...$0]) } ?? []
    }

    /// Whether each layer has a root of its own, and none is the module's.
    let isSpread: Bool

    /// Whether a file is the module's own. A layer may have a root of its own, with a folder there that is named for
    /// the module, too.
    func holds(_ path: [NamePattern], isRequired: Bool) -> Bool {
        guard let root, path.count > 1 else { return true }
        guard path[0] == root else {
            return isRequired && path.last?.isSwiftFile == true
                && path.dropFirst().dropLast().contains(where: \.hasName)
        }
        return path.contains(where: \.hasName) && path.starts(with: folders)
    }

    /// The index of the module's folder in the path of a file of its own; nil where it has none.
    func index(in path: [NamePattern]) -> Int? {
        !folders.isEmpty && path.starts(with: folders)
            ? folders.count - 1 : path.dropLast().firstIndex(where: \.hasName)
    }
}
