import TestSupport
import Testing

/// How far `check --fix` gives a type another name.
@Suite struct CheckRenameTests {
    @Test func `a type of a pod is renamed where the application uses it`() throws {
        let session = try Session(.memory)
        try session.sandbox.file("Libraries/Home/Home.podspec", "")
        for role in ["Presenter", "Interactor"] {
            try session.sandbox.file("Libraries/Home/Feed/Feed\(role).swift", "public class Feed\(role) {}\n")
        }
        try session.sandbox.file("Libraries/Home/Feed/FeedRoutr.swift", "public class FeedRoutr {}\n")
        try session.sandbox.file("App/Start.swift", "let router = FeedRoutr()\n")
        let outcome = session.run("check --fix")
        #expect(try session.sandbox.text("App/Start.swift") == "let router = FeedRouter()\n", "\(outcome)")
    }

    /// A framework with a project of its own, and an application beside it.
    @Test(
        arguments: [
            ("import Home\nlet router = FeedRoutr()\n", nil, "import Home\nlet router = FeedRouter()\n"),
            ("<view customClass=\"FeedRoutr\"/>\n", nil, "<view customClass=\"FeedRouter\"/>\n"),
            // What the application declares itself is its own.
            ("class FeedRoutr {}\n", nil, "class FeedRoutr {}\n"),
            // Where both names are in use, or Objective-C uses the wrong one, a person has to look.
            ("class FeedRouter {}\nlet router = FeedRoutr()\n", "; rename it in 'App/App/Start.swift', too", nil),
            ("// FeedRoutr\n@import Home;\n", "; rename it in 'App/App/Start.m', too", nil),
        ] as [(String, String?, String?)])
    func `a type of a framework is renamed where an application with its own project uses it`(
        _ text: String, _ reason: String?, _ fixed: String?
    ) throws {
        let session = try Session(.memory)
        for role in ["Presenter", "Interactor"] {
            try session.sandbox.file("Home/Home/Feed/Feed\(role).swift", "public class Feed\(role) {}\n")
        }
        try session.sandbox.file("Home/Home/Feed/FeedRoutr.swift", "public class FeedRoutr {}\n")
        for project in ["Home/Home", "App/App"] { try session.sandbox.file("\(project).xcodeproj/project.pbxproj") }
        let path = "App/App/Start." + (text.hasPrefix("//") ? "m" : text.hasPrefix("<") ? "xib" : "swift")
        try session.sandbox.file(path, text)
        let outcome = session.run("check --fix")
        #expect(try session.sandbox.text(path) == fixed ?? text, "\(outcome)")
        #expect(try session.exists("Home/Home/Feed/FeedRouter.swift") == (reason == nil), "\(outcome)")
        if let reason { #expect(outcome.output.contains(reason), "\(outcome)") }
    }

    @Test func `two modules of one name are not taken for each other`() throws {
        let session = try Session(modulesOn: .memory)
        for folder in ["A", "B"] {
            try session.sandbox.file("\(folder)/Package.swift", "// a package\n")
            try session.sandbox.file("\(folder)/.vipergen.json", "{}")
            for role in ["Presenter", "Interactor", "ViewController"] {
                try session.sandbox.file("\(folder)/Feed/Feed\(role).swift", "final class Feed\(role) {}\n")
            }
        }
        try session.edit("A/Feed/FeedPresenter.swift", "FeedPresenter", "FeedPresentr")
        try session.sandbox.file("B/Feed/FeedTypes.swift", "enum FeedTypes { typealias T = FeedPresentr }\n")
        session.run("check --fix")
        #expect(try session.sandbox.text("A/Feed/FeedPresenter.swift") == "final class FeedPresenter {}\n")
        #expect(try session.sandbox.text("B/Feed/FeedTypes.swift").contains("FeedPresentr "))
    }
}
