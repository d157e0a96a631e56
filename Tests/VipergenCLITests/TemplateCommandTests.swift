import Testing

/// `vipergen template ...` and `vipergen render`.
@Suite struct TemplateCommandTests {
    @Test func `a new set generates and is clean`() throws {
        let session = try Session()
        #expect(session.run("template new house").code == 0)
        let lint = session.run("template lint Templates/house")
        #expect(lint.code == 0, "\(lint)")
        #expect(lint.errors == "house is clean.\n")
        #expect(session.run("template list").output.contains("house"))
        let outcome = session.run("gen ClientList house --input agentId:Int")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try session.files().contains("Modules/ClientList/ClientListPresenter.swift"))
        #expect(session.run("template new house").code == 0, "it is the same")
        #expect(session.run("template new House").errors.contains("digits and dashes: 'house'."))
    }

    /// What the tests of the new set need is not known of every type.
    @Test(arguments: [("agentId:Int", false), ("user:User", true), ("agentId:Int --input user:User", true)])
    func `a new set's tests do without what has no sample`(_ input: String, _ isSkipped: Bool) throws {
        let session = try Session()
        session.run("template new house")
        #expect(session.run("gen ClientList house --input \(input)").code == 0)
        let tests = try session.sandbox.text("Tests/ClientList/ClientListPresenterTests.swift")
        #expect(tests.contains("throw XCTSkip(") == isSkipped && !tests.contains(": )"), "\(tests)")
    }

    @Test func `built-in sets are listed and shown`() throws {
        let session = try Session()
        #expect(session.run("template list").lines.contains { $0.hasPrefix("viper ") && $0.hasSuffix("(built in)") })
        #expect(session.run("template list --format json").output.contains(#""name": "viper""#))
        let shown = session.run("template show viper")
        #expect(shown.code == 0)
        for text in [
            "viper/module", "{{name}}ModuleBuilder.swift\n", "--cell Name ...", "vipergen gen ClientList viper\n",
        ] {
            #expect(shown.output.contains(text), "\(text)")
        }
        // What a set is for comes before what it has beside that.
        let order = ["A first command", "viper/module", "Parameters", "viper/api-service", "viper/entity"]
        let places = order.map { shown.output.firstRange(of: "\n" + $0)?.lowerBound }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 != nil && $1 != nil && $0! < $1! })
        let json = session.run("template show viper --format json").output
        #expect(json.contains(#""choices": ["#) || json.contains(#""choices":["#))
        #expect(session.run("template show vipre").errors.contains("Did you mean 'viper'?"))
    }

    @Test func `a set of the project hides one that is built in`() throws {
        let session = try Session()
        try session.sandbox.file("Templates/viper/template.json", "{summary: 'ours'}")
        try session.sandbox.file("Templates/viper/module/Modules/{{name}}.txt.mustache", "ours {{name}}")
        #expect(session.run("gen A viper").lines == ["create    Modules/A.txt"])
        try session.sandbox.file("Other/viper/template.json", "{}")
        try session.sandbox.file("Other/viper/module/Modules/{{name}}.md", "copied {{name}}")
        let outcome = session.run(["gen", "B", "viper", "--templates", session.sandbox.path("Other")])
        #expect(outcome.lines == ["create    Modules/B.md"])
        #expect(try session.sandbox.text("Modules/B.md") == "copied {{name}}")
    }

    @Test func `lint finds what is wrong, with its place`() throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", "{parameters: {idle: {}, view: {type: 'bool'}}}")
        try session.sandbox.file(
            "Templates/house/module/Modules/{{name}}.swift.mustache",
            "{{>header}}\n{{#view}}let {{nmae}} = 1\n{{/view}}")
        try session.sandbox.file("Templates/house/partials/header.mustache", "//\n")
        try session.sandbox.file("Templates/house/partials/unused.mustache", "")
        let outcome = session.run("template lint Templates/house")
        #expect(outcome.code == 1)
        for text in [
            "{{name}}.swift.mustache:2:14: error: ", "'nmae'", "Did you mean 'name'?", "'idle'", "unused",
        ] { #expect(outcome.output.contains(text), "\(text): \(outcome.output)") }
        let json = session.run("template lint house --format json")
        #expect(json.code == 1)
        #expect(json.output.contains(#""line": 2"#), "\(json.output)")
    }

    @Test func `a set may be named by its folder or its template`() throws {
        let session = try Session()
        #expect(session.run("template new house").code == 0)
        for command in ["show", "lint"] {
            for word in ["house", "Templates/house", "Templates/house/", "Templates/house/template.json"] {
                #expect(session.run("template \(command) \(word)").code == 0, "\(command) \(word)")
            }
            #expect(session.run("template \(command) Templates/hous").code == 64)
        }
    }

    @Test func `lint tells how one gets to a partial`() throws {
        let session = try Session()
        let set = "Templates/house/"
        try session.sandbox.file(set + "template.json", "{}")
        try session.sandbox.file(set + "partials/inner.mustache", "//\n{{nam}}\n")
        try session.sandbox.file(set + "partials/outer.mustache", "{{#name}}\n {{>inner}}{{/name}}\n")
        try session.sandbox.file(set + "module/M/{{name}}.swift.mustache", "// a\n{{>outer}}\n")
        let folder = session.sandbox.path(set)
        let lint = session.run("template lint house").output
        let chain = """
            \(folder)partials/inner.mustache:2:1: error: unknown variable 'nam'
              included from \(folder)partials/outer.mustache:2:2
              included from \(folder)module/M/{{name}}.swift.mustache:2:1

            """
        #expect(lint.hasPrefix(chain), "\(lint)")
        for line in chain.split(separator: "\n").dropFirst() {
            #expect(session.run("gen A house").errors.contains(line), "\(line)")
        }
    }

    @Test func `lint finds Swift that does not lex, and paths that collide`() throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", "{parameters: {both: {type: 'bool'}}}")
        try session.sandbox.file(
            "Templates/house/module/Modules/{{name}}.swift.mustache",
            "let a = {{#both}}\"open{{/both}}{{^both}}1{{/both}}\n")
        let outcome = session.run("template lint house")
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("--both true"), "\(outcome.output)")
    }

    @Test(arguments: [
        ("Hello {{name}}!", "{\"name\": \"Ann <b>\"}", "--data d.json", "Hello Ann &lt;b&gt;!"),
        ("Hello {{name}}!", "{name: 'Ann <b>'}", "--data d.json --escape none", "Hello Ann <b>!"),
        ("Hello {{name}}!", "{}", "--data d.json --lenient", "Hello !"),
        ("{{>p}}{{#l}}{{.}},{{/l}}", "{l: [1, 2.50, 'x']}", "--data d.json", "partial1,2.50,x,"),
        ("{{>p}}", "{}", "--partials parts", "other"),
        ("{{<p}}{{/p}}{{n.camel}}", "{n: 'client list'}", "--data d.json", "partialclientList"),
        ("{% if x %} {{n}}", "{n: 1}", "--data d.json", "{% if x %} 1"),
        ("Hello {{name}}!", "", "--data {name:'Ann'}", "Hello Ann!"),
        ("{{#.}}{{.}};{{/.}}", "", "--data [1,2]", "1;2;"),
    ])
    func `render prints one text`(_ template: String, _ data: String, _ options: String, _ text: String) throws {
        let session = try Session()
        try session.sandbox.file("t.mustache", template)
        try session.sandbox.file("d.json", data)
        try session.sandbox.file("p.mustache", "partial")
        try session.sandbox.file("parts/p.mustache", "other")
        let outcome = session.run("render t.mustache " + options)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output == text)
    }

    @Test(arguments: ["t.mustache --data d.json --partials parts", "t.mustache --data App/d.json --partials App/parts"])
    func `what render reads is seen from where the person stands`(_ words: String) throws {
        let session = try Session()
        try session.sandbox.file("t.mustache", "{{n}}{{>p}}")
        try session.sandbox.file("App/d.json", "{n: 1}")
        try session.sandbox.file("App/parts/p.mustache", "2")
        #expect(session.run("render -C App \(words)", in: "").output == "12")
    }

    @Test func `partials that are not there are told, and where they would be`() throws {
        let session = try Session()
        try session.sandbox.file("t.mustache", "{{>p}}")
        let missing = session.run("render t.mustache --partials nowhere --lenient")
        #expect(missing.code == 2 && missing.errors.contains("nowhere' with partials"), "\(missing)")
        let unknown = session.run("render t.mustache")
        #expect(unknown.errors.contains("p.mustache'; --partials DIR names another folder."), "\(unknown)")
    }

    /// What is there stays whole, also where somebody presses Enter.
    @Test(arguments: [nil, ["", "", "", "", ""]] as [[String]?])
    func `a new set is none that is there`(_ answers: [String]?) throws {
        let session = try Session()
        try session.sandbox.file("Templates/ours/template.json", "{}")
        try session.sandbox.folder("Templates/empty")
        let before = try session.tree()
        let outcome = session.run("template new ours", answers: answers)
        #expect(outcome.code == 1 && outcome.errors.contains("there is a template set 'ours' already"), "\(outcome)")
        #expect(try session.tree() == before)
        #expect(session.run("template new empty").code == 0)
    }

    @Test func `the data come from standard input, too`() throws {
        let session = try Session()
        try session.sandbox.file("t.mustache", "Hello {{name}}!")
        #expect(session.run("render t.mustache --data -", answers: ["{", "name: 'Ann'}"]).output == "Hello Ann!")
        let broken = session.run("render t.mustache --data -", answers: ["{", "name"])
        #expect(broken.code == 2 && broken.errors.hasPrefix("standard input:"), "\(broken)")
        let inline = session.run("render t.mustache --data {name}")
        #expect(inline.code == 2 && inline.errors.hasPrefix("--data:1:6: error: "), "\(inline)")
    }

    @Test func `a name without any data asks for them`() throws {
        let session = try Session()
        try session.sandbox.file("t.mustache", "Hello {{name}}!")
        let outcome = session.run("render t.mustache")
        #expect(outcome.code == 2 && outcome.errors.contains("Give the values with --data FILE"), "\(outcome)")
        try session.sandbox.file("d.json", "{nam: 1}")
        #expect(session.run("render t.mustache --data d.json").errors.contains("Did you mean 'nam'?"))
    }

    @Test func `tags of another language are text, and mentioned`() throws {
        let session = try Session()
        try session.sandbox.file("t.mustache", "a\n{% if x %}\n")
        let outcome = session.run("render t.mustache")
        #expect(
            outcome.code == 0 && outcome.errors.contains("t.mustache:2:1: warning: '{% if %}' is Liquid"), "\(outcome)")
        #expect(session.run("render t.mustache --lenient").errors.isEmpty)
    }

    @Test(arguments: [
        ("{{nmae}}", "t.mustache:1:1: error: "), ("a\n{{#name}}", "t.mustache:2:1: error: "), ("{{>loop}}", "loop"),
        ("{{>broken}}", "broken.mustache:1:4: error: "), ("{{>../secret}}", "secret"),
    ])
    func `render says what is wrong and where`(_ template: String, _ message: String) throws {
        let session = try Session()
        try session.sandbox.file("t.mustache", template)
        try session.sandbox.file("loop.mustache", "{{>loop}}")
        try session.sandbox.file("broken.mustache", "abc{{x")
        try session.sandbox.file("d.json", "{name: 'A'}")
        let outcome = session.run("render t.mustache --data d.json")
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
