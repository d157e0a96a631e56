import Foundation
import TestSupport
import Testing

/// What `vipergen check` says of files that nobody should write over, and of what could not be seen.
@Suite struct CheckFixObstacleTests {
    private static let other = "Modules/Details/Presenter/DetailsPresenter.swift"

    /// Two modules with a fault each, of which one is in a file that must not be replaced.
    private func session(isLink: Bool) throws -> Session {
        let session = try Session(modulesOn: .disk)
        for path in [Session.presenter, Self.other] { try session.edit(path, "weak var view", "var view") }
        let text = try session.sandbox.text(Self.other)
        try session.sandbox.file("Shared/DetailsPresenter.swift", text)
        try session.remove(Self.other)
        if isLink {
            try session.sandbox.link(Self.other, to: "../../../Shared/DetailsPresenter.swift")
        } else {
            let shared = session.sandbox.path("Shared/DetailsPresenter.swift")
            try #require(link(shared, session.sandbox.path(Self.other)) == 0)
        }
        return session
    }

    @Test(arguments: [true, false])
    func `a file that must not be replaced keeps no other from being fixed`(_ isLink: Bool) throws {
        let session = try session(isLink: isLink)
        let check = session.run("check")
        #expect(check.errors.contains("1 can be fixed with 'vipergen check --fix'"), "\(check)")
        let json = session.run("check --format json").output
        #expect(json.ranges(of: #""fixable": true"#).count == 1 && json.ranges(of: #""fixable": false"#).count == 1)
        let before = try session.tree()
        let trial = session.run("check --fix --dry-run")
        #expect(trial.errors.contains("would fix \(Session.presenter)"), "\(trial)")
        #expect(trial.code == 1 && trial.output.contains(Self.other), "\(trial)")
        #expect(try session.tree() == before)
        let outcome = session.run("check --fix")
        let reason = isLink ? "it is a symbolic link" : "it has other hard links"
        #expect(outcome.errors.ranges(of: "not fixed \(Self.other): \(reason)").count == 1, "\(outcome)")
        #expect(outcome.errors.contains("fixed \(Session.presenter)"), "\(outcome)")
        #expect(outcome.code == 1 && outcome.output.contains(Self.other), "\(outcome)")
        #expect(try session.sandbox.text(Session.presenter).contains("weak var view"))
        #expect(try !session.sandbox.text(Self.other).contains("weak var view"))
        #expect(session.run("check --fix --format json").output.contains(#""fixable": false"#))
    }

    @Test func `where nothing else is left, nothing is written`() throws {
        let session = try session(isLink: true)
        try session.edit(Session.presenter, "var view", "weak var view")
        let outcome = session.run("check --fix")
        #expect(outcome.code == 1 && outcome.errors.contains("1 conflict; nothing was written"), "\(outcome)")
    }

    @Test func `a name in a file that must not be replaced stays everywhere`() throws {
        let session = try session(isLink: true)
        try session.renameEverywhere("ClientListRouter", "ClientListRoutre")
        let text = try session.sandbox.text("Shared/DetailsPresenter.swift")
        try session.write(
            "Shared/DetailsPresenter.swift", text + "// ClientListRoutre\nlet other: ClientListRoutre? = nil\n")
        let outcome = session.run("check --fix")
        #expect(outcome.errors.contains("not fixed \(Self.other)"), "\(outcome)")
        #expect(outcome.errors.contains("fixed \(Session.presenter)"), "\(outcome)")
        #expect(try session.exists("Modules/ClientList/Router/ClientListRoutre.swift"))
    }

    @Test(arguments: [true, false])
    func `what would take another file's place is not to be moved there`(_ isCopy: Bool) throws {
        let session = try Session(modulesOn: .memory)
        let text = try session.sandbox.text(Session.router)
        let path = "Modules/ClientList/Interactor/ClientListRouter.swift"
        try session.sandbox.file(path, isCopy ? text : text + "// edited\n")
        let line = session.found().first { $0.hasSuffix("[misplaced-file]") }
        let advice = isCopy ? "delete one of them" : "they differ: merge them"
        #expect(
            line == "\(path):1:1: error: 'ClientListRouter.swift' is in 'Modules/ClientList/Router', too; \(advice) "
                + "[misplaced-file]")
        let before = try session.tree()
        #expect(session.run("check --fix").code == 1)
        #expect(try session.tree() == before)
    }

    @Test func `what lies in a folder that cannot be listed is not missing`() throws {
        let session = try Session(modulesOn: .disk)
        let folder = "Modules/ClientList/Router/"
        let path = Array(session.sandbox.path(folder).utf8CString.dropLast()) + [0x61, -1, 0]
        let descriptor = open(path, O_CREAT | O_WRONLY, 0o644)
        // Some systems have no such names.
        guard descriptor >= 0 else { return }
        close(descriptor)
        let outcome = session.run("check")
        #expect(outcome.code == 2 && outcome.errors.contains("a\\xFF': the name is not UTF-8"), "\(outcome)")
        #expect(outcome.output == "", "\(outcome)")
        try session.remove("Modules/Details/Router/DetailsRouter.swift")
        #expect(session.found().contains { $0.contains("DetailsRouter.swift' is missing") })
    }

    @Test func `a storyboard that is not UTF-8 cannot be read`() throws {
        let session = try Session(modulesOn: .memory)
        try session.remove(Session.storyboard)
        try session.sandbox.fileSystem.createFile(
            session.sandbox.path(Session.storyboard), bytes: [0xFF, 0xFE, 0x3C, 0x00], permissions: 0o644)
        let outcome = session.run("check")
        #expect(outcome.code == 2 && outcome.errors.contains("ClientList.storyboard': it is not UTF-8"), "\(outcome)")
        #expect(!outcome.output.contains("missing-wiring"), "\(outcome)")
    }
}
