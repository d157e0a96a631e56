extension PosixDirectory {
    func rename(
        _ name: String, to directory: any Directory, as newName: String, _ mode: RenameMode
    ) throws(FileError) {
        let target = try Self.target(directory, newName)
        let code = uninterrupted {
            switch mode {
            case .exclusive: renameExclusively(descriptor, name, target, newName)
            case .swap: renameSwapping(descriptor, name, target, newName)
            case .replace: renameat(descriptor, name, target, newName)
            }
        }
        guard code != 0 else { return }
        let number = errno
        var operation = FileError.Operation.rename
        if case .swap = mode { operation = .exchange }
        throw FileError(operation, directory.path(of: newName), code: number)
    }
}

#if canImport(Darwin)
    private func renameExclusively(_ folder: Int32, _ old: String, _ newFolder: Int32, _ new: String) -> Int32 {
        renameatx_np(folder, old, newFolder, new, UInt32(RENAME_EXCL))
    }

    private func renameSwapping(_ folder: Int32, _ old: String, _ newFolder: Int32, _ new: String) -> Int32 {
        renameatx_np(folder, old, newFolder, new, UInt32(RENAME_SWAP))
    }
#elseif canImport(Musl)
    // Not in every Musl; the callers have a way without it.
    private func renameExclusively(_ folder: Int32, _ old: String, _ newFolder: Int32, _ new: String) -> Int32 {
        errno = ENOSYS
        return -1
    }

    private func renameSwapping(_ folder: Int32, _ old: String, _ newFolder: Int32, _ new: String) -> Int32 {
        errno = ENOSYS
        return -1
    }
#else
    // Glibc shows renameat2 only to sources that define _GNU_SOURCE, which Swift's module of it does not.
    @_silgen_name("renameat2")
    private func renameat2(
        _ oldFolder: Int32, _ old: UnsafePointer<CChar>, _ newFolder: Int32, _ new: UnsafePointer<CChar>,
        _ flags: UInt32
    ) -> Int32

    private func renameExclusively(_ folder: Int32, _ old: String, _ newFolder: Int32, _ new: String) -> Int32 {
        let noReplace: UInt32 = 1
        return renameat2(folder, old, newFolder, new, noReplace)
    }

    private func renameSwapping(_ folder: Int32, _ old: String, _ newFolder: Int32, _ new: String) -> Int32 {
        let exchange: UInt32 = 2
        return renameat2(folder, old, newFolder, new, exchange)
    }
#endif
