import TemplateSets
import Testing

@testable import Scaffolding

@Suite struct ModuleNameTests {
    @Test(arguments: [
        "ClientList", "A", "Änderung", "Клиент", "顧客", "URLList", "HTTP2Client", "Client9", "Éte\u{301}", "Class",
        "UIKitDemo", "AnyCase", String(repeating: "A", count: 180),
    ])
    func `a type's name in UpperCamelCase is good`(_ text: String) throws {
        let name = try ModuleName(text)
        #expect(name.name == text)
        #expect(name.groups == [])
        #expect(name.path == text)
    }

    @Test func `groups are separated by slashes`() throws {
        let name = try ModuleName("Settings/Profile/Änderung")
        #expect(name.name == "Änderung")
        #expect(name.groups == ["Settings", "Profile"])
        #expect(name.path == "Settings/Profile/Änderung")
    }

    @Test(arguments: [
        ("client list", "ClientList"), ("1Client", "Client"), ("class", "Class"), ("A\"B", "AB"), ("--help", "Help"),
        ("../../Evil", "Evil"), ("clientList", "ClientList"), ("client", "Client"), ("Client\u{0}List", "ClientList"),
        ("Client\nList", "ClientList"), ("Client\u{202E}List", "ClientList"), ("Client\u{200D}List", "ClientList"),
        ("Client\u{200B}List", "ClientList"), ("\u{FEFF}Client", "Client"), ("client_list", "ClientList"),
        ("client-list", "ClientList"), ("Client.swift", "ClientSwift"), ("$(rm)", "Rm"), ("{{name}}", "Name"),
        ("änderung", "Änderung"), ("клиент", "Клиент"), ("C\\D", "CD"), ("A`B", "AB"), ("A;B", "AB"), ("_A", "A"),
        ("settings/profile", "Settings/Profile"), ("Settings/../Evil", "Settings/Evil"), ("A/./B", "A/B"),
        ("😀List", "List"), ("\u{301}List", "List"), ("A/\u{301}B", "A/B"), ("ﬁnd", "Find"), ("ŉame", "ʼName"),
    ])
    func `a bad name has a good one near`(_ text: String, _ suggestion: String) throws {
        let expected = ModuleNameError(name: text, fault: .notUpperCamelCase, suggestion: suggestion)
        #expect(throws: expected) { try ModuleName(text) }
        _ = try ModuleName(suggestion)
    }

    @Test(arguments: ["123", "-", "\"\"", "😀", " ", "\u{0}", "\u{202E}", "..", "."])
    func `a name of which nothing can be kept has none`(_ text: String) {
        let expected = ModuleNameError(name: text, fault: .notUpperCamelCase, suggestion: nil)
        #expect(throws: expected) { try ModuleName(text) }
    }

    @Test(
        arguments: [
            ("", nil), ("/", nil), ("Settings/", "Settings"), ("/Profile", "Profile"), ("A//B", "A/B"),
            ("/etc/passwd", "Etc/Passwd"),
        ] as [(String, String?)])
    func `a name has no empty part`(_ text: String, _ suggestion: String?) {
        let expected = ModuleNameError(name: text, fault: .empty, suggestion: suggestion)
        #expect(throws: expected) { try ModuleName(text) }
    }

    @Test(arguments: ["Any", "Self", "Type", "Protocol", "Inout", "UI", "UITable", "UICollection", "UIPage"])
    func `a reserved word is no name`(_ text: String) throws {
        let expected = ModuleNameError(name: text, fault: .reservedWord, suggestion: text + "Screen")
        #expect(throws: expected) { try ModuleName(text) }
        #expect(throws: ModuleNameError.self) { try ModuleName("Settings/" + text) }
        #expect(throws: ModuleNameError.self) { try ModuleName(text + "/Settings") }
    }

    @Test func `a name has an end`() {
        let name = String(repeating: "A", count: 300)
        let fault = TypeName.Fault.tooLong(bytes: 300, most: 180)
        #expect(throws: ModuleNameError(name: name, fault: fault, suggestion: nil)) { try ModuleName(name) }
        #expect(throws: ModuleNameError.self) { try ModuleName(String(repeating: "顧", count: 61)) }
    }

    @Test func `a list is separated by commas`() throws {
        #expect(try ModuleName.list("A,B/C,D").map(\.path) == ["A", "B/C", "D"])
    }

    @Test(arguments: [
        ("A,,B", ModuleNameError(name: "", fault: .empty, suggestion: nil)),
        ("A,", ModuleNameError(name: "", fault: .empty, suggestion: nil)),
        (",", ModuleNameError(name: "", fault: .empty, suggestion: nil)),
        ("A, B", ModuleNameError(name: " B", fault: .notUpperCamelCase, suggestion: "B")),
        ("A,B,A", ModuleNameError(name: "A", fault: .repeated, suggestion: nil)),
        ("G/A,G/A", ModuleNameError(name: "G/A", fault: .repeated, suggestion: nil)),
        ("G/A,H/A", ModuleNameError(name: "H/A", fault: .sharesName("G/A"), suggestion: nil)),
        ("A,b", ModuleNameError(name: "b", fault: .notUpperCamelCase, suggestion: "B")),
    ])
    func `a list has good names, each once`(_ text: String, _ expected: ModuleNameError) {
        #expect(throws: expected) { try ModuleName.list(text) }
    }

    @Test(arguments: [
        ("Client", ["Client"]), ("ClientStorage", ["Client"]), ("G/ClientStorage,Storages", ["G/Client", "Storages"]),
        ("StorageStorage", ["Storage"]), ("Clientstorage", ["Clientstorage"]),
    ])
    func `what a blueprint adds to a name is not added twice`(_ text: String, _ expected: [String]) throws {
        let blueprint = Blueprint(name: "storage", summary: "", files: [], suffix: "Storage")
        #expect(try ModuleName.list(ModuleName.list(text), for: blueprint).map(\.path) == expected)
    }

    @Test(arguments: [
        ("Storage", ModuleNameError(name: "Storage", fault: .suffixAlone, suggestion: nil)),
        ("G/Storage", ModuleNameError(name: "G/Storage", fault: .suffixAlone, suggestion: nil)),
        ("Client,ClientStorage", ModuleNameError(name: "Client", fault: .repeated, suggestion: nil)),
    ])
    func `a name is more than what a blueprint adds, and stands once`(_ text: String, _ expected: ModuleNameError) {
        let blueprint = Blueprint(name: "storage", summary: "", files: [], suffix: "Storage")
        #expect(throws: expected) { try ModuleName.list(ModuleName.list(text), for: blueprint) }
    }

    @Test(arguments: [
        ("id", true), ("_id", true), ("имя", true), ("a1", true), ("URL", true), ("async", true), ("", false),
        ("_", false), ("1a", false), ("a b", false), ("class", false), ("self", false), ("Type", false), ("a-b", false),
        ("`class`", false), ("$0", false), ("a\u{200D}", false), ("a.b", false),
        (String(repeating: "a", count: 181), false),
    ])
    func `a property's name is an identifier without backticks`(_ text: String, _ isValid: Bool) {
        #expect(Identifier.isValid(text) == isValid)
    }

    @Test(
        arguments: [
            ("agent id", "agentId"), ("agent-id", "agentId"), ("1st", "st"), ("class", "classValue"),
            ("Type", "typeValue"), ("_", nil), ("", nil), ("-", nil),
        ] as [(String, String?)])
    func `an identifier has a good one near`(_ text: String, _ suggestion: String?) {
        #expect(Identifier.nearest(to: text) == suggestion)
    }
}
