import Platform
import Text

/// Folders below one that is held open, each opened from the one above it, so that no link is followed on the way.
/// The last way is kept: paths come folder by folder.
final class FolderChain {
    private let root: any Directory
    private var opened: [(name: String, directory: any Directory)] = []

    init(_ root: any Directory) {
        self.root = root
    }

    /// The folder at a path below the root; where a link or a file is on the way, `ENOTDIR` or `ELOOP`.
    func open(_ path: String) throws(FileError) -> any Directory {
        let names = Path.components(path)
        var shared = 0
        while shared < min(opened.count, names.count), opened[shared].name.isExactly(names[shared]) { shared += 1 }
        opened.removeSubrange(shared...)
        for name in names.dropFirst(shared) {
            opened.append((name, try (opened.last?.directory ?? root).open(name)))
        }
        return opened.last?.directory ?? root
    }
}

extension FileError {
    /// Whether there is no folder by that name: nothing, a link, or something else.
    var isNoFolder: Bool { [ENOENT, ENOTDIR, ELOOP].contains(code) }
}
