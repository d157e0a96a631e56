/// What a process is told by its surroundings.
public struct ProcessEnvironment: Sendable {
    /// The working directory as an absolute path.
    public var workingDirectory: String
    private var fixed: [String: String]?

    /// An environment of these variables alone.
    public init(variables: [String: String], workingDirectory: String) {
        self.workingDirectory = workingDirectory
        fixed = variables
    }

    /// This process's environment.
    public init() throws(FileError) {
        guard let path = getcwd(nil, 0) else { throw FileError(.resolve, ".", code: errno) }
        defer { free(path) }
        workingDirectory = String(cString: path)
    }

    /// The value of a variable; nil where it is not set.
    public subscript(name: String) -> String? {
        if let fixed { return fixed[name] }
        return getenv(name).map { String(cString: $0) }
    }

    /// The user's home directory; nil where `HOME` is not set or empty.
    public var homeDirectory: String? {
        self["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    }
}
