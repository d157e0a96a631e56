import TestSupport
import Testing

@testable import FileChanges

@Suite struct NameFormTests {
    @Test(arguments: [
        ("Modules/List/A", "modules/List/B", "Modules"),
        ("Modules/List/A", "Modules/LIST/B", "Modules/List"),
        ("Modules/List/A", "Modules/List/a", "Modules/List/A"),
        ("Caf\u{E9}/A", "Cafe\u{301}/B", "Caf\u{E9}"),
        ("A/\u{C9}t\u{E9}", "A/e\u{301}te\u{301}", "A/\u{C9}t\u{E9}"),
        ("A/\u{1EAD}", "A/a\u{302}\u{323}", "A/\u{1EAD}"),
    ])
    func `names that some volumes cannot tell apart are a conflict`(_ first: String, _ second: String, _ known: String)
        throws
    {
        for kind in Sandbox.Kind.allCases {
            let sandbox = try Sandbox(kind)
            #expect(try sandbox.reasons([first: "1", second: "1"]) == [.sameNameInOtherForm(known)])
            try sandbox.write([first: "1"])
            #expect(try sandbox.reasons([second: "1"]) == [.sameNameInOtherForm(known)])
            #expect(try sandbox.reasons([first: "1"]) == [])
        }
    }

    @Test func `a volume that ignores case has the same conflict`() throws {
        let volume = MemoryFileSystem(ignoringForm: true)
        try volume.createDirectory("/p")
        try volume.createFile("/p/View.swift", bytes: [1], permissions: 0o644)
        let change = FileChange(path: "view.swift", contents: [1])
        let validated = try validate(Plan(root: "/p", changes: [change]), on: volume, policy: .overwrite)
        #expect(validated.conflicts.map(\.reason) == [.sameNameInOtherForm("View.swift")])
    }

    @Test func `a name that exists exactly may have a twin`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("A", "1")
        try sandbox.file("a", "2")
        #expect(try sandbox.reasons(["a": "2"]) == [])
        #expect(try sandbox.reasons(["A": "1"]) == [])
    }
}
