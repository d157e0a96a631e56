import Text

/// The names of test files, as hashes: in a large project they are half of all names.
struct TestIndex: Sendable {
    /// What one folder holds.
    struct Part: Sendable {
        fileprivate var names: [UInt64] = []
        /// What the names begin with, up to each capital.
        fileprivate var beginnings: [UInt64] = []

        /// Notes a file if it is called as tests are.
        mutating func note(_ file: String) {
            guard file.utf8.ends(with: ".swift".utf8) else { return }
            let base = file.utf8.dropLast(6)
            guard TestNames.areTests(base) else { return }
            names.append(NameHash.of(file))
            var hash = NameHash.start
            for byte in base {
                if byte < 0x60 || byte >= 0x80, !beginnings.contains(hash) { beginnings.append(hash) }
                NameHash.add(byte, to: &hash)
            }
        }
    }

    private var names = HashSet()
    private var beginnings = HashSet()

    /// Adds what a folder holds.
    mutating func add(_ part: Part) {
        for hash in part.names { names.insert(hash) }
        for hash in part.beginnings { beginnings.insert(hash) }
    }

    /// Whether there is a test file of this name.
    func contain(_ file: String) -> Bool { names.contains(NameHash.of(file)) }

    /// Whether some test is named for a module: the name begins with the module's, and a capital follows.
    func nameModule(_ name: String) -> Bool { beginnings.contains(NameHash.of(name)) }
}
