import Conventions

/// Why nothing could be checked.
enum CheckError: Error {
    case noSuchPath(String, nearest: String?)
    case outsideProject(String)
    case badBaseline(path: String, BaselineError)
    case noBaseline(path: String, isConfigured: Bool)
    /// What is to be replaced by a baseline is something else.
    case otherFile(path: String)
    case badJobs(String)
    case gitMissing
    case gitFailed(revision: String)
    case unknownRule(String)
    /// A baseline that knew nothing of the other rules would have their violations reported.
    case baselineOfSomeRules
    /// A baseline that knew nothing of targets would have their violations reported as soon as the Xcode projects can be
    /// read again.
    case baselineWithoutTargets
    /// All rules that are asked for are ignored, too.
    case noRuleLeft
    /// A word that is neither a path nor a module's name; the nearest of these.
    case noSuchModule(String, nearest: String)
    /// There is nothing to check: a wrong path, or a wrong folder.
    case noModule
}
