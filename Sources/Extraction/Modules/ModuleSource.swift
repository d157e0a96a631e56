/// A module as it lies in a project, to be made a template of.
public struct ModuleSource: Sendable {
    /// A file of the module or of its tests.
    public struct File: Sendable {
        /// The parts of the path below the module's folder, or below that of its tests.
        public var path: [String]
        /// What it holds.
        public var contents: [UInt8]

        /// A file of this path and contents.
        public init(path: [String], contents: [UInt8]) {
            self.path = path
            self.contents = contents
        }
    }

    /// The module's name.
    public var name: String
    /// The name of its folder.
    public var folder: String
    /// The files in its folder.
    public var files: [File]
    /// The files of its tests.
    public var tests: [File]
    /// The names of the project's other Swift files, without their endings.
    public var neighbours: Set<String>
    /// What these declare by names that have the module's.
    public var foreignNames: Set<String> = []

    /// A module of these parts.
    public init(name: String, folder: String? = nil, files: [File], tests: [File] = [], neighbours: Set<String> = []) {
        self.name = name
        self.folder = folder ?? name
        self.files = files
        self.tests = tests
        self.neighbours = neighbours
    }
}
