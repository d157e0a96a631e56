import TestSupport
import Testing

/// `gen` says where what it writes does not compile for all versions of iOS that a target is for.
struct OldestSystemTests {
    private static let set = [
        "house/template.json": "{deploymentTarget: '16.4'}", "house/module/App/{{name}}.swift": "",
    ]

    @Test(arguments: [
        ("", "", nil), ("16.4", "", nil), ("16.4.0", "", nil), ("17", "", nil), ("16.3", "", "16.3"),
        ("9.0", "", "9.0"),
        ("$(IOS)", "", nil), ("15.0", "17.0", nil), ("17.0", "15.0", "15.0"),
    ])
    func `a target of an Xcode project`(_ project: String, _ target: String, _ told: String?) throws {
        func setting(_ version: String) -> String {
            version.isEmpty ? "" : "IPHONEOS_DEPLOYMENT_TARGET = \"\(version)\";"
        }
        let text = SampleProject.classic.replacing(
            "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos;" + setting(project)
        )
        .replacing("INFOPLIST_FILE = App/Info.plist;", with: "INFOPLIST_FILE = App/Info.plist;" + setting(target))
        let session = try Session.withXcode(.memory, text)
        for (path, text) in Self.set { try session.sandbox.file("Templates/\(path)", text) }
        expect(told, of: session.run("gen Feed house")) {
            "'house' needs iOS 16.4, but the target 'App' is for iOS \($0) and later; raise its deployment target"
        }
        #expect(!session.run("gen Other house --quiet").errors.contains("needs iOS"))
    }

    @Test(arguments: [("viper-swiftui", true), ("viper", false)])
    func `doctor tells it of the project's set`(_ set: String, _ isTold: Bool) throws {
        let text = SampleProject.classic
            .replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        let session = try Session.withXcode(.memory, text)
        try session.sandbox.file(".vipergen.json", "{template: '\(set)'}")
        let words = "'viper-swiftui' needs iOS 17.0, but the target 'App' is for iOS 15.0 and later"
        #expect(session.run("doctor").lines.contains { $0.hasPrefix("warning Xcode") && $0.contains(words) } == isTold)
    }

    @Test func `a synchronized folder belongs to a target`() throws {
        let text = SampleProject(version: 77, hasSynchronizedFolder: true).text
            .replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        let session = try Session.withXcode(.memory, text)
        try session.sandbox.file(".vipergen.json", "{directories: {Modules: 'Features', Tests: 'Tests'}}")
        let outcome = session.run("gen Feed viper-swiftui --tests none")
        #expect(
            outcome.errors.contains("'viper-swiftui' needs iOS 17.0, but the target 'App' is for iOS 15.0"),
            "\(outcome)")
    }

    @Test(arguments: [
        ("platforms: [.iOS(.v16)]", "16"), ("platforms: [.macOS(.v14)]", "12.0"), ("platforms: [.iOS(.v17)]", nil),
        ("platforms: [.iOS(\"16.4\")]", "16.4"), ("platforms: [.iOS( \"17.2\" )]", nil), ("", "12.0"),
    ])
    func `a package`(_ platforms: String, _ told: String?) throws {
        let session = try Session()
        try session.sandbox.file("Sources/Kit/Kit.swift")
        try session.sandbox.file("Package.swift", "let package = Package(name: \"Kit\", \(platforms))\n")
        #expect(session.run("init").code == 0)
        expect(told, of: session.run("gen Feed viper-swiftui")) {
            "'viper-swiftui' needs iOS 17.0, but the package is for iOS \($0) and later; "
                + "write 'platforms: [.iOS(.v17)]' in Package.swift"
        }
    }

    /// Expects that files are written, and a warning of a version where one is to be told.
    private func expect(_ version: String?, of outcome: Session.Outcome, words: (String) -> String) {
        #expect(outcome.code == 0 && outcome.errors.contains("created"), "\(outcome)")
        #expect(outcome.errors.contains("needs iOS") == (version != nil))
        if let version { #expect(outcome.errors.contains("warning: \(words(version))\n"), "\(outcome.errors)") }
    }

    @Test func `a package needs a version between two years`() throws {
        let session = try Session()
        try session.sandbox.file("Sources/Kit/Kit.swift")
        try session.sandbox.file("Package.swift")
        try session.sandbox.file(".vipergen.json", "{directories: {App: 'Sources/Kit/App'}}")
        for (path, text) in Self.set { try session.sandbox.file("Templates/\(path)", text) }
        let outcome = session.run("gen Feed house")
        #expect(outcome.errors.contains("write 'platforms: [.iOS(\"16.4\")]' in Package.swift"), "\(outcome.errors)")
    }

    @Test func `what is no version is refused`() throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", "{deploymentTarget: 'iOS 17'}")
        try session.sandbox.file("Templates/house/module/App/{{name}}.swift", "")
        let outcome = session.run("gen Feed house")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("'iOS 17'"), "\(outcome.errors)")
    }
}
