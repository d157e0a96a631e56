import TestSupport
import Testing

/// What `check` says of files that no target builds, as one builds others in their place.
@Suite struct XcodeCopyTests {
    private static let strong = "final class FeedInteractor {\n    var presenter: FeedPresenter?\n}\n"
    private static let weak = "final class FeedInteractor {\n    weak var presenter: FeedPresenter?\n}\n"

    /// A module whose interactor has a copy that nothing builds.
    private func session(_ interactor: String, copy: String) throws -> Session {
        let session = try Session.withXcode()
        try session.sandbox.file(
            "Feed/FeedPresenter.swift",
            "final class FeedPresenter {\n    let interactor = FeedInteractor()\n"
                + "    init() { interactor.presenter = self }\n}\n")
        try session.sandbox.file("Feed/FeedInteractor.swift", interactor)
        try session.sandbox.file("Feed/FeedRouter.swift", "final class FeedRouter {}\n")
        try #require(session.run("xcode add Feed --target App").code == 0)
        try session.sandbox.file("Feed/FeedInteractor copy.swift", copy)
        return session
    }

    private func places(in session: Session, _ rule: String) -> [String] {
        session.run("check").lines.filter { $0.contains("[\(rule)]") }
            .map { $0.replacing(session.sandbox.root + "/", with: "").prefix { $0 != ":" } }.map(String.init)
    }

    @Test(arguments: [(strong, strong, true), (strong, weak, true), (weak, strong, false)])
    func `what is built is told, and its copy is not`(_ interactor: String, _ copy: String, _ isTold: Bool) throws {
        let session = try session(interactor, copy: copy)
        #expect(places(in: session, "weak-reference") == (isTold ? ["Feed/FeedInteractor.swift"] : []))
        #expect(places(in: session, "xcode-membership") == ["Feed/FeedInteractor copy.swift"])
        #expect(session.run("check").transcript.contains("1 module, 4 files"))
    }

    @Test func `a comment in a copy suppresses what is told of it, and is not told for what is not`() throws {
        let session = try session(
            Self.weak,
            copy: "// vipergen:disable xcode-membership to be merged\n// vipergen:disable weak-reference mine\n")
        let copy = "Feed/FeedInteractor copy.swift"
        try session.write(copy, session.sandbox.text(copy) + Self.strong)
        let outcome = session.run("check --strict")
        #expect(outcome.code == 0, "\(outcome)")
    }

    @Test func `of a module that is a copy nothing is told but that`() throws {
        let session = try session(Self.strong, copy: Self.strong)
        for name in ["Presenter", "Interactor", "Router"] {
            try session.sandbox.file("Old/Feed/Feed\(name).swift", session.sandbox.text("Feed/Feed\(name).swift"))
        }
        #expect(places(in: session, "weak-reference") == ["Feed/FeedInteractor.swift"])
        #expect(places(in: session, "xcode-membership").contains { $0.hasPrefix("Old/Feed/") })
    }

    @Test func `a file does not take the place of a copy`() throws {
        let session = try session(Self.weak, copy: Self.strong)
        try session.sandbox.file("Feed/FeedRouting.swift", "import UIKit\n\nfinal class FeedNavigator {}\n")
        try #require(session.run("xcode add Feed/FeedRouting.swift --target App").code == 0)
        try session.sandbox.file("Feed/FeedNavigator.swift", "final class FeedNavigator { var old = 1 }\n")
        let before = try session.sandbox.text("Feed/FeedNavigator.swift")
        _ = session.run("check --fix")
        #expect(try session.sandbox.text("Feed/FeedNavigator.swift") == before)
        #expect(try session.exists("Feed/FeedRouting.swift"))
    }
}
