import Testing

/// Options that have no effect together are refused, and nothing is done.
@Suite struct UselessOptionTests {
    @Test(arguments: [
        ("check --diff", "--diff does nothing without --fix"),
        ("check --dry-run", "--dry-run does nothing without --fix or --write-baseline"),
        ("xcode add Modules --no-target --target App", "--no-target and --target contradict each other"),
        ("gen A --no-xcode --target App", "--no-xcode and --target contradict each other"),
        ("gen A --no-xcode --test-target Tests", "--no-xcode and --test-target contradict each other"),
        ("gen A --no-xcode --xcodeproj App.xcodeproj", "--no-xcode and --xcodeproj contradict each other"),
        ("gen A --only-missing --on-conflict skip", "--only-missing and --on-conflict contradict each other"),
        ("xcode add Modules --no-target --test-target Tests", "--no-target and --test-target contradict each other"),
    ])
    func `what has no effect is refused`(_ line: String, _ message: String) throws {
        let session = try Session(modulesOn: .memory)
        let outcome = session.run(line)
        #expect(outcome.code == 64 && outcome.errors.hasPrefix("error: \(message)\n"), "\(outcome)")
    }

    @Test(arguments: ["check --fix --diff", "check --fix --dry-run", "check --write-baseline --dry-run"])
    func `what has one is not`(_ line: String) throws {
        #expect(try Session(modulesOn: .memory).run(line).code == 0)
    }

    @Test func `an empty word is told as such`() throws {
        let session = try Session()
        let input = session.run(["gen", "Foo", "viper", "--input", ":Int"])
        #expect(input.code == 64 && input.errors.contains("error: --input needs a Swift identifier\n"), "\(input)")
        for line in ["check", "gen Foo", "doctor", "xcode status", "template list"] {
            let words = line.split(separator: " ").map(String.init) + ["-C", ""]
            let outcome = session.run(words, standingIn: session.sandbox.root)
            #expect(outcome.code == 64 && outcome.errors.contains(" must not be empty\n"), "\(outcome)")
        }
    }

    @Test(arguments: [
        ("check _", "PATH"), ("inspect _", "PATH"), ("template lint _", "DIR"), ("render _", "FILE"),
        ("check --baseline _", "--baseline"), ("gen A --target _", "--target"), ("gen A --templates _", "--templates"),
        ("check --jobs=_", "--jobs"), ("gen A _", "SET"),
    ])
    func `an empty path, name or number is none`(_ line: String, _ name: String) throws {
        let session = try Session(modulesOn: .memory)
        let outcome = session.run(line.split(separator: " ").map { String($0).replacing("_", with: "") })
        #expect(outcome.code == 64 && outcome.errors.hasPrefix("error: \(name) must not be empty\n"), "\(outcome)")
    }

    @Test func `an empty text is one`() throws {
        let session = try Session()
        #expect(session.run(["init", "-y", "--author", "", "--organization", ""]).code == 0)
        #expect(session.run(["gen", "A", "viper", "--module-name", ""]).code != 0)
    }
}
