import Platform
import TestSupport
import Testing

@testable import VipergenCLI

/// What a run of `check` said is said again, and never where it would not be true any more.
struct CheckCacheTests {
    @Test("a run of which nothing has changed is repeated without a look at a folder")
    func repeatedRun() throws {
        let project = try CachedProject()
        let first = project.check()
        #expect(first.outcome.code == 1 && first.outcome.output.contains("[weak-reference]"))
        #expect(!first.wasRepeated)
        let second = project.check()
        #expect(second.wasRepeated)
        #expect(second.outcome.transcript == first.outcome.transcript)
        #expect(second.outcome.output == first.outcome.output && second.outcome.code == first.outcome.code)
    }

    @Test(
        "whatever a run depends on, a change of it is seen",
        arguments: [
            "a file's contents", "a file that is added", "a file that is gone", "an empty folder", "the configuration",
            "a baseline", "a set of the project's", "the user's sets", "a link's target",
        ])
    func changes(_ change: String) throws {
        let project = try CachedProject()
        let session = project.session
        try session.sandbox.file("../outside/Linked.swift", "final class A {}\n")
        let link = session.sandbox.path("Modules/ClientList/View/ClientListLinked.swift")
        try session.sandbox.memory?.createLink(link, to: session.sandbox.outside + "/Linked.swift")
        project.rest()
        _ = project.check()
        try #require(project.check().wasRepeated)
        switch change {
        case "a file's contents": try session.edit(Session.router, "import UIKit", "import UIKi")
        case "a file that is added": try session.sandbox.file("Modules/ClientList/Router/Odd.swift", "import UIKit\n")
        case "a file that is gone": try session.remove(Session.router)
        case "an empty folder": try session.sandbox.file("Modules/Empty/.keep")
        case "the configuration": try session.write(".vipergen.json", #"{"rules": {"weak-reference": "warning"}}"#)
        case "a baseline": try session.sandbox.file(".vipergen-baseline.json", #"{"version": 1, "violations": []}"#)
        case "a set of the project's": try session.sandbox.file("Templates/house/template.json", "{")
        case "the user's sets":
            try session.sandbox.file("../home/.vipergen/Templates/house/template.json", #"{"summary": "Ours"}"#)
        default:
            try session.write("../outside/Linked.swift", "final class B {}\n")
        }
        let later = project.check()
        #expect(!later.wasRepeated)
        #expect(later.outcome.output == project.check("check --no-cache").outcome.output)
    }

    @Test(
        "another command line, variable or terminal is another run",
        arguments: ["check --strict", "check --format json", "check Modules", "NO_COLOR", "terminal"])
    func otherRuns(_ other: String) throws {
        let project = try CachedProject()
        _ = project.check()
        switch other {
        case "NO_COLOR": project.session.variables["NO_COLOR"] = "1"
        case "terminal": project.session.isTerminal = true
        default: break
        }
        #expect(!project.check(other.hasPrefix("check") ? other : "check").wasRepeated)
    }

    @Test("a run that writes or saw what had just changed is not kept")
    func runsNotKept() throws {
        let project = try CachedProject()
        for line in ["check --no-cache", "check --write-baseline --baseline b.json", "check --fix --dry-run"] {
            _ = project.check(line)
            #expect(!project.check(line).wasRepeated, "\(line)")
        }
        try project.session.write("Modules/ClientList/New.swift", "import UIKit\n")
        _ = project.check()
        #expect(!project.check().wasRepeated)
        project.rest()
        _ = project.check()
        #expect(project.check().wasRepeated)
    }

    @Test("what has just changed rests as long as its times are coarse", arguments: [true, false])
    func restingTime(hasWholeSeconds: Bool) throws {
        let project = try CachedProject()
        let file = "Modules/ClientList/New.swift"
        let memory = try #require(project.session.sandbox.memory)
        try project.session.write(file, "import UIKit\n")
        let second = 1_700_000_000_000_000_000
        try memory.setModified(project.session.sandbox.path(file), hasWholeSeconds ? second : second + 1)
        memory.setClock(by: Sight.restingTimes.fine + 1)
        _ = project.check()
        #expect(project.check().wasRepeated == !hasWholeSeconds)
        memory.setClock(by: Sight.restingTimes.coarse)
        _ = project.check()
        #expect(project.check().wasRepeated)
    }

    @Test("a project that holds the caches is not written to")
    func cachesInProject() throws {
        let project = try CachedProject()
        project.session.variables["HOME"] = project.session.sandbox.root
        _ = project.check()
        #expect(!project.check().wasRepeated)
        #expect(try !project.session.exists(".cache") && !project.session.exists("Library"))
    }

    @Test("no link has the caches lie in a project")
    func linkedCaches() throws {
        let project = try CachedProject()
        let (session, link) = (project.session, project.session.sandbox.outside + "/link")
        try session.sandbox.memory?.createLink(link, to: session.sandbox.root)
        for caches in ["\(link)/sub", link] {
            session.variables["XDG_CACHE_HOME"] = caches
            let before = try session.tree()
            _ = project.check()
            #expect(try session.tree() == before)
        }
        session.variables["XDG_CACHE_HOME"] = session.sandbox.outside + "/new"
        _ = project.check()
        #expect(project.check().wasRepeated)
    }

    @Test("where caches cannot be written, nothing is said")
    func closedCaches() throws {
        let project = try CachedProject()
        let open = project.check()
        try project.session.sandbox.fileSystem.remove(project.file())
        try project.session.sandbox.fileSystem.setPermissions(project.caches, 0o555)
        #expect(project.check().outcome.transcript == open.outcome.transcript)
    }

    @Test("what is damaged, another user's, or open to others is not believed")
    func doubtfulFiles() throws {
        let project = try CachedProject()
        let fileSystem = project.session.sandbox.fileSystem
        let first = project.check()
        let file = try project.file()
        let bytes = try fileSystem.read(file)
        func expectNothing(_ comment: Comment) {
            let later = project.check()
            #expect(!later.wasRepeated, comment)
            #expect(later.outcome.transcript == first.outcome.transcript, comment)
        }
        for end in stride(from: 0, to: bytes.count, by: bytes.count / 7) {
            try project.replace(file, Array(bytes[..<end]))
            expectNothing("cut after \(end)")
            var damaged = bytes
            damaged[end] ^= 4
            try project.replace(file, damaged)
            expectNothing("damaged at \(end)")
        }
        try project.session.sandbox.memory?.setOwner(file, 7)
        expectNothing("of another user")
        try fileSystem.setPermissions(project.file(), 0o666)
        expectNothing("open to others")
        #expect(project.check().wasRepeated)
    }
}

/// A project to check several times.
private final class CachedProject {
    let session: Session

    init() throws {
        session = try Session(modulesOn: .memory)
        session.variables["HOME"] = session.sandbox.outside + "/../home"
        try session.sandbox.fileSystem.createDirectory(session.sandbox.outside + "/../home")
        try session.edit(Session.presenter, "weak var view", "var view")
        rest()
    }

    /// Lets everything be old enough to be trusted.
    func rest() { session.sandbox.memory?.setClock(by: 2 * Sight.restingTimes.coarse) }

    /// Runs a command, and tells whether it only repeated what the last one said.
    func check(_ line: String = "check") -> (outcome: Session.Outcome, wasRepeated: Bool) {
        let fileSystem = FaultyFileSystem(session.sandbox.fileSystem)
        let outcome = session.run(line.split(separator: " ").map(String.init), on: fileSystem)
        // What killed runs have left in the project's folder is looked for in any case.
        return (outcome, fileSystem.listedFolders.allSatisfy { $0 == session.sandbox.root })
    }

    /// The folder of vipergen in the user's caches.
    var caches: String {
        let environment = ProcessEnvironment(variables: session.variables, workingDirectory: session.sandbox.root)
        return (environment.cacheDirectory ?? "") + "/vipergen"
    }

    /// The one file in it.
    func file() throws -> String {
        let names = try session.sandbox.fileSystem.names(in: caches)
        try #require(names.count == 1)
        return "\(caches)/\(names[0])"
    }

    func replace(_ file: String, _ bytes: [UInt8]) throws {
        try session.sandbox.fileSystem.remove(file)
        try session.sandbox.fileSystem.createFile(file, bytes: bytes, permissions: 0o600)
    }
}
