extension Entry {
    /// The facts that `stat` tells.
    init(_ facts: stat) {
        let kind: Kind
        switch facts.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .directory
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        #if canImport(Darwin)
            let (modified, changed) = (facts.st_mtimespec, facts.st_ctimespec)
        #else
            let (modified, changed) = (facts.st_mtim, facts.st_ctim)
        #endif
        self.init(
            kind: kind,
            size: Int(facts.st_size),
            modified: Int(modified.tv_sec) * 1_000_000_000 + Int(modified.tv_nsec),
            permissions: UInt16(facts.st_mode & 0o7777),
            identity: UInt64(facts.st_ino),
            device: UInt64(truncatingIfNeeded: facts.st_dev),
            owner: facts.st_uid,
            links: Int(facts.st_nlink),
            changed: Int(changed.tv_sec) * 1_000_000_000 + Int(changed.tv_nsec)
        )
    }
}
