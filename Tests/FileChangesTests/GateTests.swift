import TestSupport
import Testing

@testable import FileChanges

@Suite struct GateTests {
    @Test(arguments: [
        ".git", ".git/config", "a/.git/hooks/pre-commit", ".GIT/x", ".Git", ".git.", ".git ", ".git . .", ".git::$DATA",
        ".git:stream/x", "git~1", "GIT~1/config", "a/Git~2", ".g\u{200C}it/config", "\u{FEFF}.git", ".gi\u{2060}t",
        "\u{FF0E}git/x", ".\u{1D420}it", ".\u{FF47}\u{FF49}\u{FF54}", "a\\.git\\config",
        ".g\u{131}t\u{200D}".replacing("\u{131}", with: "i"),
    ])
    func `nobody writes what some volume takes for the repository's own folder`(_ path: String) throws {
        for origin in [PathOrigin.outside, .project, .own] {
            #expect(Gate.refusal(of: path, from: origin, allowsUnusual: true) == .git)
        }
        #expect(Gate.leadsIntoGit(path))
    }

    @Test(arguments: [
        ".vipergen", ".vipergen.json", ".vipergen/modules.json", ".VIPERGEN.json", "a/.vipergen.baseline.json",
        ".viper\u{200B}gen.json", "VIPERG~1", ".\u{FF56}ipergen.json", ".viperge\u{1D427}",
    ])
    func `what vipergen keeps for itself is written by it alone`(_ path: String) {
        #expect(Gate.refusal(of: path, from: .outside, allowsUnusual: true) == .reservedName)
        #expect(Gate.refusal(of: path, from: .project, allowsUnusual: true) == .reservedName)
        #expect(Gate.refusal(of: path, from: .own, allowsUnusual: false) == nil)
    }

    @Test(arguments: [
        "Modules/ClientList/View/ClientListView.swift", "git", "git/x", "a.git", "a/b.git/c", ".gitkeep", "a/.gitkeep",
        "digit~1", "git~", "vipergen.json", "Modules/Zoë/Größe.swift", "Package/Package.md", "Makefile.md",
        "Head.swift", "a b/Build.swift", "View.storyboard", "Assets.xcassets/Contents.json", "README.md", "Pods.swift",
        "Modules/Plugins/Plugin.swift", "Modules/Templates/View.swift", "Actions.yml", "Types.d", "docker-compose",
    ])
    func `an ordinary path passes`(_ path: String) {
        #expect(Gate.refusal(of: path, from: .outside, allowsUnusual: false) == nil)
    }

    @Test(arguments: [
        (".envrc", UnusualFile.Reader.hidden), (".github/workflows/x.yml", .hidden), (".vscode/tasks.json", .hidden),
        ("a/.hidden.swift", .hidden), (".gitattributes", .hidden), ("Package.swift", .build),
        ("Packages/A/package.SWIFT", .build), ("Package@swift-6.0.swift", .build), ("Makefile", .build),
        ("GNUmakefile", .build), ("Podfile", .build), ("Dangerfile.swift", .build), ("fastlane/Fastfile", .build),
        ("Fastlane/a.txt", .build), ("ci_scripts/ci_post_clone.sh", .build), ("tool.sh", .build), ("a/x.py", .build),
        ("Pods/a.swift", .build), ("M\u{212A}File.rb", .build), ("Ma\u{212A}efile", .build), ("Base.xcconfig", .xcode),
        ("App.xcodeproj/project.pbxproj", .xcode), ("App.XCWORKSPACE/contents", .xcode),
        ("X.xcframework/Info.plist", .program), ("libX.a", .program), ("a/HEAD", .git), ("CLAUDE.md", .assistant),
        ("Templates/x/template.json", .templateSet), ("a/b.mustache", .templateSet), ("Makefile.", .build),
        ("buildServer.json", .build), ("a/compile_commands.json", .build), ("wscript", .build),
        ("a/x.swifttemplate", .build), ("My.code-workspace", .build), ("Plugins/A/plugin.swift", .build),
        ("macros/M.swift", .build), ("docker-compose.override.yml", .build), ("compose.override.yaml", .build),
        ("Dockerfile.dev", .build), ("action.yml", .build), ("config.ru", .build), ("a/x.ts", .build),
        ("a/x.tsx", .build), ("build.xml", .build), ("SConscript", .build), ("netlify.toml", .build),
        ("vercel.json", .build), ("renovate.json", .build), ("docs/CODEOWNERS", .build), ("nix/x.nix", .build),
        ("x.php", .build), ("x.lua", .build), ("build.gradle.kts", .build),
        ("Templates/viper/x.swift", .templateSet), ("TEMPLATES/viper/partials/x", .templateSet),
    ])
    func `what others act on needs leave`(_ path: String, _ reader: UnusualFile.Reader) throws {
        let file = try #require(UnusualFile(path), "\(path)")
        #expect(file.reader == reader)
        #expect(Gate.refusal(of: path, from: .outside, allowsUnusual: false) == .unusual(file))
        #expect(Gate.refusal(of: path, from: .outside, allowsUnusual: true) == nil)
        #expect(Gate.refusal(of: path, from: .project, allowsUnusual: false) == nil)
    }

    @Test func `the part of a path that makes it unusual is named as it is written`() {
        #expect(UnusualFile("Tools/FastLane/a.swift")?.name == "FastLane")
        #expect(UnusualFile("a/b/MAKEFILE")?.name == "MAKEFILE")
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `changes, edits, removals and moves pass one gate`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file(".git/config", "old")
        try sandbox.file("a.swift", "a")
        let old = Array("old".utf8)
        func reasons(_ plan: Plan) throws -> [ConflictReason] {
            try validate(plan, on: sandbox.fileSystem, policy: .overwrite).conflicts.map(\.reason)
        }
        let edit = FileChange(path: ".git/config", contents: [], basis: old, origin: .own)
        let removal = FileRemoval(path: ".git/config", expected: old, origin: .own)
        var move = Plan(root: sandbox.root, changes: [])
        move.move("a.swift", holding: Array("a".utf8), to: ".GIT/hooks/pre-commit", origin: .project)
        #expect(try reasons(Plan(root: sandbox.root, changes: [edit])) == [.git])
        #expect(try reasons(Plan(root: sandbox.root, changes: [], removals: [removal])) == [.git])
        #expect(try reasons(move) == [.git])
        #expect(throws: FileChangesError.conflicts([Conflict(path: ".git/x", reason: .git)])) {
            try sandbox.write([".git/x": ""])
        }
        #expect(try sandbox.tree() == [".git/ 755", ".git/config 644 old", "a.swift 644 a"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a link does not lead past the gate`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.folder(".git/hooks")
        try sandbox.folder("fastlane")
        try sandbox.folder(".vipergen")
        try sandbox.link("Modules", to: ".git/hooks")
        try sandbox.link("Tests", to: "fastlane")
        try sandbox.link("Views", to: ".vipergen")
        let unusual = try #require(UnusualFile("fastlane/a"))
        #expect(try sandbox.reasons(["Modules/pre-commit": ""]) == [.git])
        #expect(try sandbox.reasons(["Tests/a": ""]) == [.unusual(unusual)])
        #expect(try sandbox.reasons(["Views/a": ""]) == [.reservedName])
    }

    @Test func `a plan can have leave for unusual files, and for nothing else`() throws {
        let sandbox = try Sandbox(.memory)
        var plan = sandbox.plan(["Package.swift": "p", ".github/workflows/x.yml": "y"])
        #expect(try validate(plan, on: sandbox.fileSystem, policy: .fail).conflicts.count == 2)
        plan.allowsUnusualFiles = true
        try sandbox.carryOut(plan)
        #expect(try sandbox.text("Package.swift") == "p")
        plan.changes = [
            FileChange(path: ".git/config", contents: []), FileChange(path: ".vipergen.json", contents: []),
        ]
        #expect(
            try validate(plan, on: sandbox.fileSystem, policy: .fail).conflicts.map(\.reason) == [.git, .reservedName])
    }
}
