/// A file operation that failed.
public struct FileError: Error, Sendable, Equatable {
    /// What was tried.
    public enum Operation: Sendable, Equatable {
        case inspect, read, list, resolve, createDirectory, write, rename, exchange, remove, lock
        /// Something was to be made in a folder, whose name means nothing to a reader.
        case fill
        /// A name in a folder was to be read as text. Its path has `\x` and two hexadecimal digits for each byte that
        /// is none.
        case decodeName
    }

    /// What was tried.
    public var operation: Operation
    /// The path it was tried on.
    public var path: String
    /// The system's error number (`errno`).
    public var code: Int32

    /// A failure of an operation on a path.
    public init(_ operation: Operation, _ path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// Whether a call failed because the system or the volume does not know it. A container may refuse such a call
    /// with `EPERM`; a volume without hard links says what it likes.
    public var isUnsupported: Bool {
        [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP, EPERM, ENOTTY, EXDEV, EMLINK].contains(code)
    }
}
