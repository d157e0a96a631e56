import Platform
import TestSupport
import Testing

@testable import FileChanges

@Suite(.serialized) struct LinkTests {
    @Test(arguments: Sandbox.Kind.allCases)
    func `a destination that is a link is never followed or replaced`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("real", "1")
        try sandbox.link("link", to: "real")
        try sandbox.link("dangling", to: "nowhere")
        #expect(try sandbox.reasons(["link": "1", "dangling": ""]) == [.link, .link])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a folder that is a link out of the project is refused`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.link("relative", to: "../outside")
        try sandbox.link("absolute", to: sandbox.outside)
        try sandbox.link("hop", to: "relative")
        try sandbox.link("up", to: "..")
        // The project's own path is the beginning of this one.
        try sandbox.fileSystem.createDirectory(sandbox.root + "-2")
        try sandbox.link("beside", to: sandbox.root + "-2")
        for name in ["relative", "absolute", "hop", "up", "beside"] {
            #expect(try sandbox.reasons(["\(name)/a/b": ""]) == [.linkLeadsOutside(name)])
        }
        #expect(try sandbox.fileSystem.names(in: sandbox.outside).isEmpty)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a link that leads nowhere is refused`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("file")
        try sandbox.link("broken", to: "nowhere")
        try sandbox.link("loop", to: "loop")
        try sandbox.link("toFile", to: "file")
        #expect(try sandbox.reasons(["broken/a": ""]) == [.brokenLink("broken")])
        #expect(try sandbox.reasons(["loop/a": ""]) == [.brokenLink("loop")])
        #expect(try sandbox.reasons(["toFile/a": ""]) == [.fileInTheWay("file")])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a link inside the project is followed`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.folder("Sources/Modules")
        try sandbox.link("Modules", to: "Sources/Modules")
        try sandbox.link("self", to: ".")
        try sandbox.write(["Modules/A/a": "1", "self/b": "2"])
        #expect(try sandbox.text("Sources/Modules/A/a") == "1")
        #expect(try sandbox.text("b") == "2")
        #expect(try sandbox.tree().count == 7)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `two ways to one file are one path`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.folder("Real")
        try sandbox.link("Link", to: "Real")
        #expect(try sandbox.reasons(["Real/a": "", "Link/a": ""]) == [.duplicate])
        #expect(try sandbox.reasons(["Link/a": "", "Real/A": ""]) == [.sameNameInOtherForm("Real/a")])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `the project itself may be reached by a link`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let other = sandbox.outside + "/link"
        try sandbox.link("../outside/link", to: sandbox.root)
        try sandbox.folder("Real")
        try sandbox.link("Link", to: "Real")
        let plan = Plan(root: other, changes: [FileChange(path: "Link/a", contents: [65])])
        try commit(validate(plan, on: sandbox.fileSystem, policy: .fail), on: sandbox.fileSystem)
        #expect(try sandbox.text("Real/a") == "A")
    }
}
