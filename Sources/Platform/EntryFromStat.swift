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
            let modified = facts.st_mtimespec
        #else
            let modified = facts.st_mtim
        #endif
        self.init(
            kind: kind,
            size: Int(facts.st_size),
            modified: Int(modified.tv_sec) * 1_000_000_000 + Int(modified.tv_nsec),
            permissions: UInt16(facts.st_mode & 0o7777),
            identity: UInt64(facts.st_ino)
        )
    }
}
