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

    /// The folder for what a program can do without and make again; nil where the user has no home.
    public var cacheDirectory: String? {
        #if canImport(Darwin)
            return homeDirectory.map { $0 + "/Library/Caches" }
        #else
            // The specification has relative paths ignored.
            if let path = self["XDG_CACHE_HOME"], path.utf8.first == UInt8(ascii: "/") { return path }
            return homeDirectory.map { $0 + "/.cache" }
        #endif
    }

    /// The file that this process runs; nil where the system does not tell.
    public static var executable: Entry? {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size) + 1)
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
        #else
            let path = "/proc/self/exe"
        #endif
        var facts = stat()
        return stat(path, &facts) == 0 ? Entry(facts) : nil
    }
}
