extension PosixDirectory {
    func copyAttributes(of other: String, in directory: any Directory, to name: String) throws(FileError) {
        let source = try OpenFile(
            other, in: try Self.target(directory, other), OpenFile.flagsToRead, for: .inspect,
            path: directory.path(of: other))
        defer { source.closeIgnoringErrors() }
        let target = try OpenFile(name, in: descriptor, OpenFile.flagsToRead, for: .write, path: path(of: name))
        defer { target.closeIgnoringErrors() }
        let (old, new) = (try source.facts(), try target.facts())
        // Who may not give a file away keeps it, as every editor does that writes a new file; the group may still do.
        if old.st_uid != new.st_uid || old.st_gid != new.st_gid {
            if fchown(target.descriptor, old.st_uid, old.st_gid) != 0 {
                _ = fchown(target.descriptor, uid_t.max, old.st_gid)
            }
        }
        copyExtendedAttributes(from: source.descriptor, to: target.descriptor)
        // Last, since a new owner takes bits away. A file with other contents acts for nobody else.
        guard uninterrupted({ fchmod(target.descriptor, old.st_mode & 0o777) }) == 0 else {
            throw failure(.write, name)
        }
    }
}

#if canImport(Darwin)
    private func copyExtendedAttributes(from source: Int32, to target: Int32) {
        _ = fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
    }
#else
    // Swift's modules of Glibc and Musl leave these out.
    @_silgen_name("flistxattr")
    private func flistxattr(_ descriptor: Int32, _ list: UnsafeMutableRawPointer?, _ size: Int) -> Int

    @_silgen_name("fgetxattr")
    private func fgetxattr(
        _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
    ) -> Int

    @_silgen_name("fsetxattr")
    private func fsetxattr(
        _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32
    ) -> Int32

    /// The access control list is one of them. Those of the system itself are not for others to copy.
    private func copyExtendedAttributes(from source: Int32, to target: Int32) {
        let listSize = flistxattr(source, nil, 0)
        guard listSize > 0 else { return }
        var list = [UInt8](repeating: 0, count: listSize)
        let count = flistxattr(source, &list, listSize)
        guard count > 0 else { return }
        for bytes in list[..<count].split(separator: 0) {
            let name = String(decoding: bytes, as: UTF8.self)
            guard name.hasPrefix("user.") || name == "system.posix_acl_access" else { continue }
            let size = fgetxattr(source, name, nil, 0)
            guard size >= 0 else { continue }
            var value = [UInt8](repeating: 0, count: size)
            let length = fgetxattr(source, name, &value, size)
            if length >= 0 { _ = fsetxattr(target, name, value, length, 0) }
        }
    }
#endif
