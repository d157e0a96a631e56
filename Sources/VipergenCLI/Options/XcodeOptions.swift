import ArgumentParsing

/// The options that say what becomes of files in an Xcode project.
extension Option {
    static let xcodeProject = Option(
        "xcodeproj", kind: .value(placeholder: "PATH"), help: "The Xcode project",
        defaultText: "the one whose folder holds the files", completion: .files)
    static let target = Option(
        "target", kind: .value(placeholder: "TARGET"), repeats: true, help: "The target for the files",
        defaultText: "the only application")
    static let testTarget = Option(
        "test-target", kind: .value(placeholder: "TARGET"), repeats: true, help: "The target for tests",
        defaultText: "the application's unit tests")
    static let noTarget = Option("no-target", help: "Show the files in Xcode's navigator, and build them in no target")
    static let noXcode = Option("no-xcode", help: "Leave the Xcode project alone")
}
