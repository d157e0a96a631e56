import Platform

/// The files of a module as they are on disk, each read once.
struct ModuleFiles {
    struct File {
        let bytes: [UInt8]
        /// The bytes with lines that end as generated ones do.
        let plain: [UInt8]
        private let hasReturns: Bool

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            hasReturns = bytes.indices.dropLast().contains { bytes[$0] == 0x0D && bytes[$0 + 1] == 0x0A }
            plain = hasReturns ? bytes.filter { $0 != 0x0D } : bytes
        }

        /// A generated text with this file's line ends.
        func adapting(_ text: [UInt8]) -> [UInt8] {
            hasReturns ? text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } : text
        }

        var lineCount: Int { ModuleFiles.lineCount(plain) }
    }

    private let root: String
    private let fileSystem: any FileSystem
    private var known: [String: File?] = [:]

    init(root: String, on fileSystem: any FileSystem) {
        self.root = root
        self.fileSystem = fileSystem
    }

    /// The file at a path below the project; nil where there is none.
    mutating func file(_ path: String) throws(FileError) -> File? {
        if let file = known[path] { return file }
        let full = root.hasSuffix("/") ? root + path : "\(root)/\(path)"
        var file: File?
        do throws(FileError) {
            if try fileSystem.entry(at: full)?.kind == .file { file = File(try fileSystem.read(full)) }
        } catch {
            guard error.code == ENOTDIR || error.code == ENOENT else { throw error }
        }
        known[path] = .some(file)
        return file
    }

    static func lineCount(_ text: [UInt8]) -> Int {
        text.count { $0 == 0x0A }
    }
}
