import Extraction
import TemplateSets
import Testing

/// What a set writes that was made of a module is that module.
@Suite struct RoundTripTests {
    static let sets = ["viper", "clean-swift", "viperbase", "module-factory", "viper-protocols", "vipera"]

    @Test(arguments: sets)
    func `a generated module comes back byte for byte`(_ set: String) throws {
        try expectRoundTrip("ClientList", set)
    }

    /// The name stands in nothing of another module.
    @Test(arguments: sets)
    func `no trace of a name is left`(_ set: String) throws {
        let files = try generate("ZebraCrossing", try builtIn(set))
        let extracted = try Extracted([ModuleSource("ZebraCrossing", files)])
        for (path, text) in try generate("OtherThing", extracted.set) {
            #expect(!(path + text).lowercased().contains("zebra"), "\(path)")
        }
    }

    @Test(arguments: [
        "let a = \"{{name}}\"\n", "let a = \"{\\(ClientList.id)}\"\r\n", "", "\u{FEFF}// ClientList\n", "\n\n\n",
        "{{=<% %>=}}\n<%clientList%>", "  {{>header}}\n", "let b = {ClientList.a}", "no end of line: ClientList",
    ])
    func `odd texts come back`(_ text: String) throws {
        let module = ModuleSource("ClientList", ["ClientListView.swift": text, "notes.txt": text])
        let again = try generate("ClientList", Extracted([module]).set)
        #expect(again["Modules/ClientList/ClientListView.swift"] == text)
        #expect(again["Modules/ClientList/notes.txt"] == text)
    }

    @Test func `names of files are as odd as texts`() throws {
        let files = ["{{x}}ClientList.swift": "a", "client-list/{ClientList}.txt": "b", "Date+ClientList.swift": "c"]
        let again = try generate("ClientList", Extracted([ModuleSource("ClientList", files)]).set)
        #expect(again == Dictionary(uniqueKeysWithValues: files.map { ("Modules/ClientList/" + $0.key, $0.value) }))
    }

    @Test func `what is no text is copied`() throws {
        let bytes: [UInt8] = [0xFF, 0x00, 0x7B, 0x7B]
        let module = ModuleSource(
            name: "ClientList",
            files: [.init(path: ["ClientList.swift"], contents: []), .init(path: ["a.png"], contents: bytes)])
        let files = Extraction(of: [module]).files(name: "house")
        #expect(files.first { $0.path == "module/Modules/{{name}}/a.png" }?.contents == bytes)
    }

    @Test(arguments: [
        (
            "//\n//  ClientListView.swift\n//  App\n//\n//  Created by Ann on 1/2/26.\n//\n\nimport UIKit\n",
            "import UIKit\n"
        ),
        ("//  ClientListView.swift\nimport UIKit\n", "import UIKit\n"),
        ("//  OldName.swift\n\nimport UIKit\n", "import UIKit\n"),
        ("// A licence\n\nimport UIKit\n", "// A licence\n\nimport UIKit\n"),
    ])
    func `the header is the project's`(_ text: String, _ rest: String) throws {
        let extracted = try Extracted([ModuleSource("ClientList", ["ClientListView.swift": text])])
        #expect(extracted.faults == [])
        #expect(try generate("ClientList", extracted.set)["Modules/ClientList/ClientListView.swift"] == rest)
        #expect(extracted.set.partials.isEmpty == (text == rest))
    }
}
