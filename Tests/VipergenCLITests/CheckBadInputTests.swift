import Foundation
import Platform
import TestSupport
import Testing

/// What nobody should have to check: no crash, a clear message, and all the rest is still checked.
@Suite struct CheckBadInputTests {
    private static let odd = "Modules/ClientList/View/ClientListOdd.swift"

    /// A project on disk with a fault that must be found whatever else there is.
    private func session(_ kind: Sandbox.Kind = .disk) throws -> Session {
        let session = try Session(modulesOn: kind)
        try session.edit("Modules/Details/Presenter/DetailsPresenter.swift", "weak var view", "var view")
        return session
    }

    private func hasRest(_ outcome: Session.Outcome) -> Bool {
        outcome.output.contains("DetailsPresenter.swift:6:9: error: ")
    }

    private static let texts: [String: [UInt8]] = [
        "no UTF-8": [0x80, 0xFF, 0x00, 0xFE, 0x0A] + Array("struct ClientListOdd {".utf8) + [0xC3, 0x28, 0x0A],
        "NUL bytes": [UInt8](repeating: 0, count: 4096),
        "an open string": Array("let a = \"\"\"\n".utf8),
        "an open comment": Array("/* /* */".utf8),
        "a byte order mark": [0xEF, 0xBB, 0xBF] + Array("class ClientListOdd {}".utf8),
        "one long line": Array("struct ClientListOdd { let a = [\(String(repeating: "1,", count: 100_000))] }".utf8),
        "open braces": Array("struct ClientListOdd ".utf8) + [UInt8](repeating: 0x7B, count: 100_000),
        "nested parentheses": Array("let a = ".utf8) + [UInt8](repeating: 0x28, count: 100_000),
        "nested types": Array(String(repeating: "struct A { ", count: 10_000).utf8),
        "nested generics": Array("let a: \(String(repeating: "A<", count: 50_000))".utf8),
        "marks without end": Array("// MARK: vipergen:disable // vipergen:disable".utf8),
        "nothing": [],
    ]

    @Test(arguments: texts.keys.sorted())
    func `an odd text does no harm`(_ title: String) throws {
        let session = try session()
        let bytes = try #require(Self.texts[title])
        try session.sandbox.fileSystem.createFile(session.sandbox.path(Self.odd), bytes: bytes, permissions: 0o644)
        let outcome = session.run("check")
        #expect(outcome.code == 1 && hasRest(outcome), "\(outcome.errors)")
        #expect(outcome.errors.contains("2 modules, 15 files: "))
    }

    @Test(arguments: [
        "", "<", "<?", "<!--", "<a", "<a ", "<a b", "<a b=", "<a b=\"", "<a customClass='x", "</", "</></>",
        "<a b='c' d=\"e'>",
        "<a customClass=\"ClientListX\"", "not XML", "<outlet property=\"x\"/>",
    ])
    func `a storyboard that was cut off does no harm`(_ text: String) throws {
        let session = try session(.memory)
        try session.write(Session.storyboard, text)
        #expect(hasRest(session.run("check")))
        let start = "<document><viewController customClass=\"ClientListViewController\"><connections>"
        try session.write(Session.storyboard, start + text)
        #expect(hasRest(session.run("check")))
    }

    @Test func `a folder that cannot be listed is told, and nothing is missing in it`() throws {
        let session = try session(.memory)
        let folder = "Modules/ClientList/Presenter"
        try session.sandbox.fileSystem.setPermissions(session.sandbox.path(folder), 0)
        let outcome = session.run("check")
        #expect(outcome.code == 2 && outcome.errors.contains(folder), "\(outcome)")
        #expect(!outcome.output.contains("missing-file"), "\(outcome)")
    }

    @Test func `a file that is no source for its size is told`() throws {
        let session = try session()
        let path = session.sandbox.path(Self.odd)
        try session.sandbox.file(Self.odd)
        try #require(truncate(path, 100 << 20) == 0)
        let outcome = session.run("check")
        #expect(outcome.code == 2 && hasRest(outcome), "\(outcome)")
        #expect(outcome.errors.contains("cannot read '\(Self.odd)': file too large"))
    }

    @Test func `a pipe is told, and not waited for`() throws {
        let session = try session()
        try #require(mkfifo(session.sandbox.path(Self.odd), 0o644) == 0)
        let outcome = session.run("check")
        #expect(outcome.code == 2 && hasRest(outcome), "\(outcome)")
        #expect(outcome.errors.contains("cannot read '\(Self.odd)': "))
    }

    @Test func `links are followed to files alone`() throws {
        let session = try session()
        try session.sandbox.link("Modules/ClientList/View/Up", to: "..")
        try session.sandbox.link("Modules/ClientList/View/Root", to: "/")
        try session.sandbox.link("Modules/ClientList/View/ClientListGone.swift", to: "nowhere.swift")
        try session.sandbox.link("Modules/ClientList/View/ClientListFolder.swift", to: "..")
        let outcome = session.run("check")
        #expect(
            outcome.code == 1 && hasRest(outcome) && outcome.errors.hasPrefix("2 modules, 14 files: 1 error.\n")
                && outcome.errors.split(separator: "\n").count == 2, "\(outcome)")
        try session.sandbox.link(Self.odd, to: "ClientListOdd.swift")
        let loop = session.run("check")
        #expect(loop.code == 2 && hasRest(loop), "\(loop)")
        #expect(loop.errors.contains("cannot read '\(Self.odd)': too many "))
    }

    @Test func `what is a link is not fixed through`() throws {
        let session = try session()
        let place = session.sandbox.outside + "/ClientListPresenter.swift"
        let text = try session.sandbox.text(Session.presenter).replacing("weak var view", with: "var view")
        try session.sandbox.fileSystem.createFile(place, bytes: Array(text.utf8), permissions: 0o644)
        try session.remove(Session.presenter)
        try session.sandbox.link(Session.presenter, to: place)
        let outcome = session.run("check --fix")
        #expect(outcome.code != 0 && outcome.errors.contains("symbolic link"), "\(outcome)")
        #expect(try session.sandbox.fileSystem.read(place) == Array(text.utf8))
        #expect(try session.sandbox.text("Modules/Details/Presenter/DetailsPresenter.swift").contains("weak var view"))
    }

    @Test(arguments: [Session.presenter, "Modules/ClientList/View", "Modules/ClientList"])
    func `what is closed to this user is told`(_ path: String) throws {
        let session = try session(.memory)
        try session.sandbox.fileSystem.setPermissions(session.sandbox.path(path), 0)
        for format in ["text", "json", "sarif", "junit", "github"] {
            let outcome = session.run("check --format \(format)")
            #expect(outcome.code == 2 && outcome.output.contains("DetailsPresenter.swift"), "\(outcome)")
            #expect(outcome.errors.contains("'\(path)': permission denied"), "\(outcome)")
        }
        #expect(session.run("check --write-baseline").code == 2)
        #expect(try !session.exists(".vipergen.baseline.json"))
    }

    @Test func `a folder that goes meanwhile is gone`() throws {
        let session = try session(.memory)
        let fileSystem = FaultyFileSystem(session.sandbox.fileSystem)
        let folder = session.sandbox.path("Modules/ClientList/Router")
        let base = session.sandbox.fileSystem
        fileSystem.observeListings { path in
            guard path == folder else { return }
            try? base.remove(folder + "/ClientListRouter.swift")
            try? base.remove(folder)
        }
        let outcome = session.run(["check"], on: fileSystem)
        #expect(outcome.code == 1 && hasRest(outcome), "\(outcome)")
        #expect(outcome.output.contains("'ClientListRouter.swift' is missing"), "\(outcome)")
    }

    @Test func `a full disk leaves all as it was`() throws {
        let session = try session(.memory)
        let fileSystem = FaultyFileSystem(session.sandbox.fileSystem, .call(1, code: ENOSPC))
        let before = try session.tree()
        let outcome = session.run(["check", "--fix"], on: fileSystem)
        #expect(outcome.code == 2 && outcome.errors.contains("no space left"), "\(outcome)")
        #expect(try session.tree() == before)
    }

    @Test func `that no module was found is no success in any format`() throws {
        let sarif = try Session().run("check --format sarif")
        #expect(sarif.code == 2 && sarif.output.contains("\"executionSuccessful\": false"), "\(sarif)")
        #expect(sarif.output.contains("no module found"))
        let junit = try Session().run("check --format junit")
        #expect(junit.output.contains("<error type=\"no-module\" message=\"no module found"), "\(junit)")
        #expect(junit.output.contains("tests=\"1\" failures=\"0\" errors=\"1\""), "\(junit)")
    }
}
