import TestSupport
import Testing

/// What `init` makes of targets that are for other devices than the application, or only beside it.
@Suite struct InitTargetTests {
    /// The application App and a target of another kind for watches, which builds what lies in 'Watch/Scenes' or, where
    /// it is shared, all that App does as well.
    private func session(kind: String, isShared: Bool = false) throws -> Session {
        let own = "AA0000000000000000000B04 /* AppTests.swift in Sources */,"
        let shared = "AA0000000000000000000B01, AA0000000000000000000B05,"
        let session = try Session.withXcode(
            .memory,
            SampleProject.classic.replacing("bundle.unit-test", with: kind)
                .replacing("path = AppTests;", with: "path = Watch/Scenes;")
                .replacing("name = AppTests;", with: "name = Watch;")
                .replacing("TEST_HOST = ", with: "SDKROOT = watchos; OTHER = ")
                .replacing(own, with: isShared ? shared : own))
        try session.sandbox.file("App/AppDelegate.swift", "")
        try session.sandbox.file("Watch/Scenes/Wrist.swift", "")
        return session
    }

    private func configuration(_ session: Session) throws -> String {
        let outcome = session.run("init -y")
        #expect(outcome.code == 0, "\(outcome)")
        return try session.sandbox.text(".vipergen.json")
    }

    @Test(arguments: [
        ("watchkit2-extension", "App/Modules"), ("app-extension", "App/Modules"), ("application", "App/Modules"),
        ("framework", "Watch/Scenes"),
    ])
    func `a folder that only an extension or an application for watches builds is not that of the modules`(
        _ kind: String, _ folder: String
    ) throws {
        let text = try configuration(session(kind: kind))
        #expect(text.contains("\"Modules\": \"\(folder)\""), "\(text)")
        #expect(text.contains("\"target\": \"\(folder == "App/Modules" ? "App" : "Watch")\""), "\(text)")
    }

    /// What the project is for may stand in another file.
    @Test(arguments: ["SDKROOT = iphoneos;", "OTHER = iphoneos;"])
    func `of several targets that build the modules, those for phones are meant`(_ setting: String) throws {
        let session = try session(kind: "framework", isShared: true)
        let project = try session.project.replacing("SDKROOT = iphoneos;", with: setting)
        try session.remove(Session.pbxproj)
        try session.sandbox.file(Session.pbxproj, project)
        for role in ["ViewController", "Presenter", "Interactor"] {
            try session.sandbox.file("App/Feed/Feed\(role).swift", "class Feed\(role) {}\n")
        }
        let text = try configuration(session)
        #expect(text.contains("\"Modules\": \"App\""), "\(text)")
        #expect(text.contains("\"target\": \"App\""), "\(text)")
    }
}
