import Mustache
import Scaffolding
import Testing

@Suite struct HeaderTests {
    /// The header of the file `ListView.swift`.
    private func header(_ change: (inout ProjectFacts) throws -> Void) throws -> String? {
        var scratch = try Scratch(files: ["module/M/{{name}}View.swift.mustache": "{{header}}"])
        try change(&scratch.facts)
        return try scratch.render()["M/ListView.swift"]
    }

    private func xcode(_ macros: [String: String]) throws -> String? {
        try header { facts in
            facts.project = "Shop"
            facts.author = "Ada"
            facts.organization = "Acme"
            facts.date = "2024-02-29"
            facts.header = .xcode(macros)
        }
    }

    @Test func `nothing known is no header`() throws {
        #expect(try header { _ in } == "")
        #expect(try header { $0.date = "2024-02-29" } == "")
        #expect(try header { $0.header = .template(try Template("", name: "header")) } == "")
    }

    @Test(arguments: [
        ("Shop", "", "", "", "//\n//  ListView.swift\n//  Shop\n//"),
        ("", "Ada", "", "", "//\n//  ListView.swift\n//\n//  Created by Ada.\n//"),
        ("", "Ada", "", "2024-02-29", "//\n//  ListView.swift\n//\n//  Created by Ada on 2024-02-29.\n//"),
        ("", "", "Acme", "", "//\n//  ListView.swift\n//\n//  Copyright © Acme. All rights reserved.\n//"),
        (
            "Shop", "Ada", "Acme", "2024-02-29",
            "//\n//  ListView.swift\n//  Shop\n//\n//  Created by Ada on 2024-02-29.\n"
                + "//  Copyright © 2024 Acme. All rights reserved.\n//"
        ),
    ])
    func `the standard header says what is known`(
        _ project: String, _ author: String, _ organization: String, _ date: String, _ expected: String
    ) throws {
        let text = try header { facts in
            facts.project = project
            facts.author = author
            facts.organization = organization
            facts.date = date
        }
        #expect(text == expected)
    }

    @Test func `the configuration may have a template`() throws {
        let text = try header { facts in
            facts.author = "Ada & <Bob>"
            facts.header = .template(try Template("// {{file}} of {{name}} by {{author}}\n", name: "header"))
        }
        #expect(text == "// ListView.swift of List by Ada & <Bob>")
    }

    @Test(arguments: [
        ("Copyright {{author}}", "//  Copyright Ada"), ("// A\n\n  Copyright", "// A\n\n//  Copyright"),
        ("/* Copyright\n   {{author}} */", "/* Copyright\n   Ada */"),
        ("/* A\n*/\nB", "/* A\n*/\n//  B"), ("// see /* x\nB", "// see /* x\n//  B"),
        ("/* /* A */\nB\n*/\nC", "/* /* A */\nB\n*/\n//  C"), ("/* A\nB", "//  /* A\n//  B"), ("/// A\n", "/// A"),
        ("\n", ""),
    ])
    func `a line of the configured header that is no comment becomes one`(_ text: String, _ expected: String) throws {
        let header = try header { facts in
            facts.author = "Ada"
            facts.header = .template(try Template(text, name: "header"))
        }
        #expect(header == expected)
    }

    @Test func `a fault of the configuration's template has a place`() throws {
        var scratch = try Scratch(files: ["module/M/A.mustache": "{{header}}"])
        scratch.facts.header = .template(try Template("//\n// {{nope}}", name: "header"))
        #expect(try scratch.fault() == "template 2:4 unknownVariable")
    }

    @Test(arguments: [
        ("", "//"), (" plain", "// plain"), ("\n//  ___FILENAME___\n//", "//\n//  ListView.swift\n//"),
        (" ___FILEBASENAME___ ___PROJECTNAME___", "// ListView Shop"),
        (" ___FULLUSERNAME___/___USERNAME___", "// Ada/Ada"),
        (" ___DATE___, ___YEAR___", "// 2024-02-29, 2024"),
        (" ___COPYRIGHT___", "// Copyright © 2024 Acme. All rights reserved."),
        (" ___UNKNOWN___ ___DATE___", "// ___UNKNOWN___ 2024-02-29"), (" ___DATE", "// ___DATE"),
        (" DATE___", "// DATE___"),
        (" a ___ b", "// a ___ b"), (" ______", "// ______"), (" ___DATE______YEAR___", "// 2024-02-292024"),
        (" ___FILEBASENAME:identifier___", "// ListView"), (" ___TEAM___", "// Team Acme of 2024"),
        (" end\n", "// end"),
        (" {{name}}", "// {{name}}"), ("\nCopyright Acme\n// B", "//\n//  Copyright Acme\n// B"),
        ("\r\n//  a\r\n//  b\r//  c", "//\n//  a\n//  b\n//  c"), ("\n/* a\n b */", "//\n/* a\n b */"),
        ("/* a\n b */", "///* a\n//  b */"),
    ])
    func `Xcode's macros are put in`(_ text: String, _ expected: String) throws {
        #expect(
            try xcode(["FILEHEADER": text, "TEAM": "Team ___ORG___", "ORG": "___ORGANIZATIONNAME___ of ___YEAR___"])
                == expected)
    }

    @Test func `a macro of one's own goes before Xcode's`() throws {
        #expect(try xcode(["FILEHEADER": " ___DATE___", "DATE": "today"]) == "// today")
    }

    @Test func `macros that name each other come to an end`() throws {
        let text = try #require(try xcode(["FILEHEADER": "___A___", "A": "a___B______B___", "B": "b___A______A___"]))
        #expect(text.utf8.count < 1000)
    }

    @Test func `no year leaves no gap`() throws {
        let text = try header { facts in
            facts.organization = "Acme"
            facts.header = .xcode(["FILEHEADER": " ___COPYRIGHT___"])
        }
        #expect(text == "// Copyright © Acme. All rights reserved.")
    }

    @Test func `a header in XML is escaped`() throws {
        var scratch = try Scratch(files: ["module/M/A.xib.mustache": "<!-- {{header}} -->"])
        scratch.facts.header = .template(try Template("<&>", name: "header"))
        #expect(try scratch.render() == ["M/A.xib": "<!-- &lt;&amp;&gt; -->"])
    }
}
