import XcodeProject

/// Why an Xcode project cannot be read or edited. Paths are below vipergen's project.
enum XcodeError: Error {
    /// The project file at a path is no sound one.
    case unreadable(path: String, ProjectFileError)
    /// The project file at a path cannot be edited.
    case notEditable(path: String, EditError)
    /// There is none where one is needed.
    case noProject
    /// What was named is no Xcode project; one that may be meant.
    case notAProject(String, nearest: String? = nil)
    /// What the configuration names is no Xcode project.
    case notConfigured(ConfiguredName)
    /// Each of these may be meant.
    case severalProjects([String])
    /// A tool writes this project; what to run instead.
    case generated(project: String, GeneratedProject)
    /// Each of these targets of a project may be meant; the option that names one.
    case severalTargets([String], project: String, option: String)
    /// No target has this name, which stands on the command line or in the configuration.
    case unknownTarget(String, project: String, known: [String], origin: ConfiguredName?)
    /// Nothing tells which target of a project is meant.
    case noTarget(project: String, option: String)
    /// A file that is to be added is not there; one beside it that may be meant.
    case noSuchFile(String, nearest: String? = nil)
    /// What was named is no file that a target could build or copy.
    case notAddable(String)
    /// A file or project that is not below vipergen's project.
    case outsideProject(String)
}
