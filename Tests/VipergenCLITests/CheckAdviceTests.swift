import Testing

/// What messages advise about names, and what fixes leave alone.
@Suite struct CheckAdviceTests {
    private static let presenting: [(role: String, old: String, new: String)] = [
        (
            "Presenter", "final class {{name}}Presenter {",
            "protocol {{name}}Presenting: AnyObject {}\nprotocol {{name}}Output: AnyObject {}\n"
                + "final class {{name}}Presenter: NSObject, {{name}}Presenting, {{name}}Output {"
        ),
        (
            "Builder", "enum {{name}}Builder {",
            "protocol {{name}}Buildable {}\nenum {{name}}Builder: {{name}}Buildable {"
        ),
    ]

    @Test(
        arguments: [
            (
                HouseSet.presenter, "NSObject, ", "",
                "lacks 'NSObject', which the set 'house' declares; add it to the type"
            ),
            (
                HouseSet.presenter, " LoginPresenter:", " NewsPresenter:",
                "does not declare 'LoginPresenter'; rename 'NewsPresenter' to 'LoginPresenter' [missing-type]"
            ),
            (
                HouseSet.presenter, "final class LoginPresenter:", "final class Something:",
                "does not declare 'LoginPresenter'; declare a class 'LoginPresenter' here"
            ),
            (
                HouseSet.builder, "enum LoginBuilder:", "enum NewsBuilder:",
                "does not declare 'LoginBuilder'; rename 'NewsBuilder' to 'LoginBuilder' [missing-type]"
            ),
            (
                HouseSet.presenter, ", LoginOutput {", ", NewsOutput {",
                "lacks 'LoginOutput', which the set 'house' declares; add it to the type"
            ),
        ])
    func `advice names what can be meant`(_ path: String, _ old: String, _ new: String, _ message: String) throws {
        let session = try HouseSet.session(Self.presenting)
        #expect(session.found() == [])
        try session.edit(path, old, new)
        let found = session.found()
        #expect(found.contains { $0.contains(message) }, "\(found)")
        #expect(!found.contains { $0.contains("did you mean") }, "\(found)")
    }

    @Test func `the type of a module beside it is not what was meant`() throws {
        let session = try HouseSet.session([
            ("Interactor", "final class", "protocol {{name}}InteractorOutput: AnyObject {}\n\nfinal class"),
            (
                "Presenter", "final class {{name}}Presenter {",
                "final class {{name}}Presenter: {{name}}InteractorOutput {"
            ),
        ])
        session.run("gen Logins house")
        #expect(session.found() == [])
        try session.edit(HouseSet.presenter, ": LoginInteractorOutput", ": LoginsInteractorOutput")
        let found = session.found().filter { $0.contains("[missing-conformance]") }
        #expect(found.count == 1 && found[0].contains("; write it in place of 'LoginsInteractorOutput'"), "\(found)")
    }

    @Test(arguments: [("strong var view", "weak var view", 0), ("strung var view", "strung var view", 1)])
    func `a word that is no modifier is tried once`(_ property: String, _ fixed: String, _ left: Int) throws {
        let session = try HouseSet.session()
        try session.edit(HouseSet.presenter, "weak var view", property)
        let outcome = session.run("check --fix")
        #expect(outcome.transcript.split(separator: "fixed ").count <= 2, "\(outcome)")
        #expect(outcome.lines.count { $0.contains("[weak-reference]") && !$0.hasPrefix("fixed") } == left)
        #expect(try session.sandbox.text(HouseSet.presenter).contains("    \(fixed): LoginView?\n"))
    }

    /// A key under which something is stored is no name of a type.
    @Test(
        arguments: [
            ("store(forKey: %)", "LoginInteracter", nil, "LoginInteracter"),
            ("store(forKey: %)", "com.app.LoginInteracter", nil, "com.app.LoginInteracter"),
            ("make(UINib(nibName: %))", "LoginInteracter", "LoginInteracter.xib", "LoginInteractor"),
            ("make(dequeue(withIdentifier: %))", "LoginInteracter", "Main.storyboard", "LoginInteractor"),
            ("make(dequeue(withIdentifier: %))", "LoginInteracter", "Other.storyboard", "LoginInteracter"),
            ("make(NSClassFromString(%))", "LoginInteracter", nil, "LoginInteractor"),
            ("make(NSClassFromString(%))", "App.LoginInteracter", nil, "App.LoginInteractor"),
        ] as [(String, String, String?, String)])
    func `a type that is renamed keeps the strings that name no file`(
        _ statement: String, _ text: String, _ interface: String?, _ fixed: String
    ) throws {
        let session = try HouseSet.session()
        for path in [HouseSet.interactor, HouseSet.presenter, HouseSet.builder] {
            try session.write(path, session.sandbox.text(path).replacing("LoginInteractor", with: "LoginInteracter"))
        }
        func line(_ text: String) -> String { statement.replacing("%", with: "\"\(text)\"") }
        try session.edit(HouseSet.builder, "        return view", "        \(line(text))\n        return view")
        if let interface {
            let identifier = interface.hasPrefix("Main") ? "storyboardIdentifier" : "customClass"
            try session.sandbox.file(
                "Modules/Login/\(interface)", "<document><view id=\"a\" \(identifier)=\"LoginInteracter\"/></document>")
        }
        session.run("check --fix --rule type-name")
        let builder = try session.sandbox.text(HouseSet.builder)
        #expect(builder.contains("interactor = LoginInteractor()") && builder.contains(line(fixed)), "\(builder)")
    }
}
