import Conventions

/// Why nothing could be checked.
enum CheckError: Error {
    case noSuchPath(String)
    case outsideProject(String)
    case badBaseline(path: String, BaselineError)
    case noBaseline(path: String)
    case badJobs(String)
    case gitMissing
    case gitFailed(revision: String)
    case unknownRule(String)
}
