extension PosixFileSystem {
    /// Gives a file or folder another name that is free.
    public func renameToNew(_ old: String, _ new: String) throws(FileError) {
        if uninterrupted({ renameExclusively(old, new) }) == 0 { return }
        guard isUnsupported(errno) else { throw FileError(.rename, new, code: errno) }
        try renameToNewInSteps(old, new)
    }

    /// Swaps two files in one step.
    public func exchange(_ first: String, _ second: String) throws(FileError) {
        guard uninterrupted({ renameSwapping(first, second) }) == 0 else {
            throw FileError(.exchange, second, code: errno)
        }
    }

    /// `renameToNew` for volumes that know only the plain rename. A plain rename of a folder replaces nothing but
    /// an empty folder; a file gets its new name by `link`, which fails where the name is taken.
    func renameToNewInSteps(_ old: String, _ new: String) throws(FileError) {
        guard let entry = try entry(at: old) else { throw FileError(.rename, old, code: ENOENT) }
        guard try self.entry(at: new) == nil else { throw FileError(.rename, new, code: EEXIST) }
        if entry.kind == .file {
            if uninterrupted({ link(old, new) }) == 0 {
                guard uninterrupted({ unlink(old) }) == 0 else {
                    let code = errno
                    unlink(new)
                    throw FileError(.rename, old, code: code)
                }
                return
            }
            // A volume without hard links leaves the check above as the best there is.
            guard isUnsupported(errno) || errno == EPERM else { throw FileError(.rename, new, code: errno) }
        }
        guard uninterrupted({ rename(old, new) }) == 0 else {
            let taken = errno == ENOTEMPTY || errno == ENOTDIR || errno == EISDIR
            throw FileError(.rename, new, code: taken ? EEXIST : errno)
        }
    }
}

private func isUnsupported(_ code: Int32) -> Bool {
    code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP
}

#if canImport(Darwin)
    private func renameExclusively(_ old: String, _ new: String) -> Int32 {
        renamex_np(old, new, UInt32(RENAME_EXCL))
    }

    private func renameSwapping(_ first: String, _ second: String) -> Int32 {
        renamex_np(first, second, UInt32(RENAME_SWAP))
    }
#elseif canImport(Musl)
    // Not in every Musl; the callers have a way without it.
    private func renameExclusively(_ old: String, _ new: String) -> Int32 {
        errno = ENOSYS
        return -1
    }

    private func renameSwapping(_ first: String, _ second: String) -> Int32 {
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

    private func renameExclusively(_ old: String, _ new: String) -> Int32 {
        let noReplace: UInt32 = 1
        return renameat2(AT_FDCWD, old, AT_FDCWD, new, noReplace)
    }

    private func renameSwapping(_ first: String, _ second: String) -> Int32 {
        let exchange: UInt32 = 2
        return renameat2(AT_FDCWD, first, AT_FDCWD, second, exchange)
    }
#endif
