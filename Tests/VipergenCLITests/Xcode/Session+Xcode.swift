import TestSupport

extension Session {
    /// The file of the project that `withXcode` makes.
    static let pbxproj = "App.xcodeproj/project.pbxproj"

    /// A folder with an Xcode project: the application App and its unit tests.
    static func withXcode(
        _ kind: Sandbox.Kind = .memory, _ project: String = SampleProject.classic, at path: String = pbxproj
    ) throws -> Session {
        let session = try Session(kind)
        try session.sandbox.file(path, project)
        return session
    }

    /// The text of the Xcode project's file.
    var project: String {
        get throws { try sandbox.text(Self.pbxproj) }
    }
}

extension SampleProject {
    /// A project of two applications, whose second is called App2.
    static var twoApplications: String {
        let lines = classic.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.joined(separator: "\n").replacing("com.apple.product-type.bundle.unit-test", with: application)
            .replacing("name = AppTests;", with: "name = App2;")
    }

    private static let application = "com.apple.product-type.application"
}
