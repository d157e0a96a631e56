import Platform
import TestSupport
import Testing

/// Runs that were killed, and runs beside each other.
@Suite struct ParallelRunTests {
    @Test(arguments: ["check --fix", "check --write-baseline", "gen Other viper", "template new house"])
    func `every command that writes tidies first, and a check says what there is`(_ line: String) throws {
        let session = try Session(modulesOn: .memory)
        let killed = FaultyFileSystem(session.sandbox.fileSystem, .killedAfter(.append))
        session.run(["gen", "Posts", "viper"], on: killed)
        let check = session.run("check")
        #expect(check.errors.contains("warning: a run was interrupted here"), "\(check)")
        #expect(try !session.exists("Modules/Posts"))
        let outcome = session.run(line)
        #expect(outcome.errors.contains("Cleaned up after an interrupted run."), "\(outcome)")
        #expect(try session.exists("Modules/Posts/View/PostsViewController.swift"))
        #expect(!session.run("check").errors.contains("warning"))
        #expect(try !session.tree().contains { $0.contains(".vipergen-") })
    }

    @Test func `a killed baseline in a subfolder is found at the project's root`() throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.folder("ci")
        session.run(
            ["check", "--write-baseline", "--baseline", "ci/known.json"],
            on: FaultyFileSystem(session.sandbox.fileSystem, .killedAfter(.append)))
        #expect(session.run("gen Other viper").errors.contains("Cleaned up"))
        #expect(try session.exists("ci/known.json"))
        #expect(try !session.tree().contains { $0.contains(".vipergen-") })
    }

    /// Runs a command, and another one at its n-th listing of a folder.
    private func run(_ line: String, in session: Session, at listing: Int, _ other: @escaping () -> Void) -> (
        outcome: Session.Outcome, isLate: Bool
    ) {
        nonisolated(unsafe) var (count, isDone, run) = (0, false, other)
        let sandbox = session.sandbox
        let fileSystem = FaultyFileSystem(sandbox.fileSystem)
        fileSystem.observeListings { _ in
            // While a run has the project, another one would wait.
            let lock = try? sandbox.fileSystem.open(sandbox.root).lock()
            guard let lock else { return }
            lock.release()
            count += 1
            guard count == listing else { return }
            isDone = true
            run()
        }
        return (session.run(line.split(separator: " ").map(String.init), on: fileSystem), !isDone)
    }

    @Test func `two runs that add to one Xcode project lose none`() throws {
        for listing in 1... {
            let session = try Session.withXcode()
            let (outcome, isLate) = run("gen Posts viper", in: session, at: listing) {
                #expect(session.run("gen Profile viper").code == 0)
            }
            #expect(outcome.code == 0, "\(outcome)")
            let project = try session.project
            #expect(project.contains("/* PostsPresenter.swift in Sources */,"))
            #expect(isLate || project.contains("/* ProfilePresenter.swift in Sources */,"))
            if isLate {
                #expect(listing > 2)
                break
            }
        }
    }

    @Test func `two runs that register their modules lose none`() throws {
        let path = "Presentation/ApplicationRoot/ApplicationRoot.swift"
        for listing in 1... {
            let session = try Session()
            session.run("gen Main module-factory/app --tests none --quiet")
            let (outcome, isLate) = run("gen Posts module-factory --tests none", in: session, at: listing) {
                #expect(session.run("gen Profile module-factory --tests none").code == 0)
            }
            #expect(outcome.code == 0, "\(outcome)")
            let text = try session.sandbox.text(path)
            #expect(text.contains("PostsFactory.shared"))
            guard !isLate else {
                #expect(listing > 3)
                break
            }
            #expect(text.contains("ProfileFactory.shared"), "listing \(listing)")
        }
    }

    @Test func `two runs that write a baseline lose no entry`() throws {
        for listing in 1... {
            let session = try Session(modulesOn: .memory)
            try session.edit(Session.presenter, "weak var view", "var view")
            try session.remove("Modules/Details/Router/DetailsRouter.swift")
            let (outcome, isLate) = run(
                "check Modules/ClientList --write-baseline", in: session, at: listing
            ) {
                #expect(session.run("check Modules/Details --write-baseline").code == 0)
            }
            #expect(outcome.code == 0, "\(outcome)")
            guard !isLate else {
                #expect(listing > 3)
                break
            }
            #expect(session.run("check").output == "", "listing \(listing)")
        }
    }
}
