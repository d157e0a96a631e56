import Platform
import TemplateSets
import TestSupport
import Testing

@Suite struct LibraryTests {
    private func manifest(_ summary: String) -> String { "{summary: '\(summary)'}" }

    @Test func `the first folder wins, and the built-in set comes last`() throws {
        let scratch = try Scratch([
            "one/viper/template.json": manifest("one"), "two/viper/template.json": manifest("two"),
            "two/mvp/template.json": manifest("mvp"),
        ])
        #expect(try scratch.library("one", "two").load("viper").summary == "one")
        #expect(try scratch.library("two", "one").load("viper").summary == "two")
        #expect(try scratch.library("one", "two").load("mvp").summary == "mvp")
        #expect(try scratch.library("none").load("viper").folder.isBuiltIn)
        #expect(try scratch.library().load("viper").folder.isBuiltIn)
    }

    @Test func `all sets are listed as they would be used`() throws {
        let scratch = try Scratch([
            "one/viper/template.json": "", "two/viper/template.json": "", "two/mvp/template.json": "", "two/x/a": "",
            "two/notes.txt": "", "two/.DS_Store": "",
        ])
        let found = try scratch.library("one", "two", "none").all()
        #expect(found.map(\.name) == ["mvp", "viper"])
        #expect(found.map(\.path) == [scratch.sandbox.path("two/mvp"), scratch.sandbox.path("one/viper")])
        let builtIn = try scratch.library().all()
        #expect(builtIn.contains { $0.name == "viper" && $0.path == nil })
    }

    @Test func `a folder may be a set itself`() throws {
        let scratch = try Scratch(["my/house/template.json": manifest("mine"), "my/house/module/A": ""])
        let library = scratch.library("my/house")
        #expect(try library.load("house").summary == "mine")
        #expect(try library.all().map(\.name) == ["house", "viper"])
        #expect(try library.load("viper").folder.isBuiltIn)
    }

    @Test(arguments: ["vipr", "", ".", "..", "../one", "a/b", "a\0b", "viper/"])
    func `an unknown set is told with those there are`(_ name: String) throws {
        let scratch = try Scratch(["one/mvp/template.json": "", "template.json": "{}"])
        do throws(TemplateSetError) {
            _ = try scratch.library("one").load(name)
            Issue.record("there is no set \(name)")
        } catch {
            #expect(describe(error) == "unknownSet \(name) [\"mvp\", \"viper\"]")
        }
    }

    @Test func `a folder of the name without a manifest is a fault, and no other set takes its place`() throws {
        let scratch = try Scratch(["one/viper/module/A": ""])
        do throws(TemplateSetError) {
            _ = try scratch.library("one").load("viper")
            Issue.record("it has no manifest")
        } catch {
            #expect(describe(error) == "noManifest \(scratch.sandbox.path("one/viper"))")
        }
    }

    @Test func `a folder that is no set hides none`() throws {
        let scratch = try Scratch(["one/viper/viper.rambaspec": "", "one/house/house.rambaspec": "", "one/mvp/a": ""])
        #expect(try scratch.library("one").load("viper").name == "viper")
        #expect(try scratch.library("one").all().map(\.name) == ["viper"])
        for (name, words) in [("house", " of Generamba"), ("mvp", "")] {
            do throws(TemplateSetError) {
                _ = try scratch.library("one").load(name)
                Issue.record("it is no set")
            } catch {
                #expect(describe(error) == "noManifest \(scratch.sandbox.path("one/\(name)"))\(words)")
            }
        }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a link may name a file of the set`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("set/template.json", "{}")
        try sandbox.file("set/module/A/one", "text")
        try sandbox.link("set/module/A/two", to: "one")
        let set = try SetLibrary(folders: [], builtIn: .none, on: sandbox.fileSystem).load(path: sandbox.path("set"))
        #expect(try set.blueprint("module").files.map(\.source) == ["module/A/one", "module/A/two"])
        #expect(try set.folder.read("module/A/two") == Array("text".utf8))
    }

    @Test(
        arguments: Sandbox.Kind.allCases,
        ["../../secret", "/etc/hostname", "B", "two", "nothing", "../../set2/x", ".."])
    func `a link out of the set, to a folder or to nothing is refused`(_ kind: Sandbox.Kind, _ target: String) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("set/template.json", "{}")
        try sandbox.file("set/module/B/one", "text")
        try sandbox.file("secret", "text")
        try sandbox.file("set2/x", "text")
        try sandbox.link("set/module/two", to: target)
        do throws(TemplateSetError) {
            _ = try SetLibrary(folders: [], builtIn: .none, on: sandbox.fileSystem).load(path: sandbox.path("set"))
            Issue.record("the link is refused")
        } catch {
            #expect(describe(error) == "link \(sandbox.path("set/module/two"))")
        }
    }

    @Test func `links that name each other are refused`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("set/template.json", "{}")
        try sandbox.link("set/a", to: "b")
        try sandbox.link("set/b", to: "a")
        #expect(throws: TemplateSetError.self) {
            try SetLibrary(folders: [], builtIn: .none, on: sandbox.fileSystem).load(path: sandbox.path("set"))
        }
    }

    @Test func `a set that is a link itself is the user's own choice`() throws {
        let scratch = try Scratch(["elsewhere/house/template.json": manifest("mine"), "Templates/x": ""])
        try scratch.sandbox.link("Templates/house", to: "../elsewhere/house")
        #expect(try scratch.library("Templates").load("house").summary == "mine")
    }

    @Test func `a file that cannot be read is a fault`() throws {
        let scratch = try Scratch(["set/template.json": "{}"])
        try scratch.sandbox.fileSystem.setPermissions(scratch.sandbox.path("set/template.json"), 0)
        do throws(TemplateSetError) {
            _ = try scratch.load()
            Issue.record("it cannot be read")
        } catch {
            #expect(describe(error) == "file \(scratch.sandbox.path("set/template.json"))")
        }
    }

    @Test func `a set's bytes are those on disk`() throws {
        let scratch = try Scratch(["set/template.json": "{}"])
        let bytes: [UInt8] = [0, 0xFF, 0x0D, 0x0A, 0xC3]
        try scratch.sandbox.folder("set/module/A")
        try scratch.sandbox.fileSystem.createFile(
            scratch.sandbox.path("set/module/A/x"), bytes: bytes, permissions: 0o644)
        #expect(try scratch.load().folder.read("module/A/x") == bytes)
    }
}
