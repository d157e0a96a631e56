import Testing

/// What must be refused: with a clear message, the right exit code, and the project as it was.
@Suite struct BadInputTests {
    private static let usage: [([String], String)] = [
        (["client list"], "Did you mean 'ClientList'?"), (["1Client"], "Did you mean 'Client'?"),
        (["class"], "Did you mean 'Class'?"), (["A\"B"], "Did you mean 'AB'?"),
        (["../../Evil"], "Did you mean 'Evil'?"),
        ([""], "a module must have a name"), (["123"], "'123' is not a Swift type name"),
        ([String(repeating: "A", count: 300)], "is 300 bytes long"), (["Self"], "reserved by Swift"),
        (["A\u{7}B"], #"'A\u{7}B' is not a Swift type name"#), (["A\u{202E}B"], #"'A\u{202E}B' is no"#),
        (["/etc/passwd"], "is not a module name"), (["A,A"], "named twice"),
        (["Feed,FEED"], "'Feed' and 'FEED' differ only in case"),
        (["A,"], "must have a name"),
        (["ClientList", "vipr"], "Did you mean 'viper'?"), (["ClientList", "viper/modul"], "module"),
        (["ClientList", "../viper"], "no template set"), (["ClientList", "viper", "--veiw", "xib"], "--view"),
        (["ClientList", "viper", "--view", "xbi"], "Did you mean 'xib'?"),
        (["ClientList", "viper", "--cell", "client"], "'Client'"),
        (["ClientList", "viper", "--input", "agentId"], "has no type"),
        (["ClientList", "viper", "--input", "agentId:"], "has no type"),
        (["ClientList", "viper", "--input", "1:Int"], "identifier"),
        (["ClientList", "viper", "--input", "view:Int"], "already use this name"),
        (["ClientList", "viper", "--input", "a:Int", "--input", "a:Int"], "twice"),
        (["ClientList", "viper", "--input", "a:Int", "--input", "a:String"], "has the name of 'a:Int'"),
        (["ClientList", "viper", "--view", "xib", "--view", "code"], "--view"),
        (["ClientList", "viper", "--cell", "A", "--cell", "A"], "twice"),
        (["ClientList", "viper", "--input", "a:In t"], "a Swift type"),
        (["ClientList", "viper", "third"], "third"),
        (["ApiService", "viper/api-service"], "only the suffix"),
        (["Client,ClientStorage", "viper/storage"], "named twice"),
        (["Client", "viper/entity", "--property", "id"], "has no type"),
        (["Client", "viper/storage", "--property", "id:Int"], "--property"),
        (["ClientList", "viper", "--module-name", "my app"], "identifier"),
        (["Task", "viper/entity"], "its type 'Task' would shadow"),
        (["Notification", "viper/entity"], "its type 'Notification' would shadow"),
        (["Post", "viper/entity", "--property", "parent:Post?"], "would make every 'Post' contain another one"),
        (["Post", "viper/entity", "--property", "mark:Character"], "can be neither encoded nor compared"),
        (["Post", "viper/entity", "--property", "index:String.Index"], "can be neither encoded nor compared"),
        (["Post", "viper/entity", "--property", "unit:[Calendar.Component]"], "can be neither encoded nor compared"),
        (["Post", "viper/entity", "--property", "request:URLRequest?"], "can be neither encoded nor compared"),
        (["Post", "viper/entity", "--property", "CodingKeys:Int"], "the templates already use this name"),
        (["Post", "viper/api-service", "--scope", "status:String?"], "has a type that may be nil"),
        (["Post", "viper", "--entity", "Delegate"], "the templates already use this name"),
        (["Post", "viper", "--entity", "Delegate"], "Did you mean 'DelegateItem'?"),
        (["Post", "viper", "--opens", "Retry"], "Did you mean 'RetryScreen'?"),
        (["Result", "viper/entity"], "Did you mean 'ResultItem'?"),
        (["Task", "viper/entity"], "Did you mean 'TaskItem'?"),
        (["View", "viper-swiftui"], "its type 'ViewBuilder' would shadow"),
        (["Feeds", "clean-swift", "--item", "Task"], "--item cannot be 'Task'"),
        (["ClientList", "viper", "--input", "viewIsReady:Int"], "already use this name"),
        (["ClientList", "viper", "--input", "a:inout Int"], "no stored property can have"),
        (["Client", "viper/entity", "--property", "a:(Int, Int)"], "neither encoded nor compared"),
        (["Cities", "module-factory", "--input", "a:[Int]"], "cannot be read from a text"),
        (["Cities", "module-factory", "--input", "level:Level"], "has a type with no known value"),
        (
            ["Cities", "module-factory", "--entity", "City", "--input", "a:City"],
            "'a:City' has a type that cannot be read"
        ),
        (["Posts", "vipera", "--event", "showEdit", "--opens", "Edit"], "would both declare 'showEdit()' in 'Posts"),
        (["Posts", "vipera", "--presents", "Edit", "--opens", "Edit"], "Rename one of them, or leave it out."),
        (["Posts", "vipera", "--event", "postsModuleDidClose"], "would be declared twice in 'PostsModuleDelegate'"),
        (
            ["Posts", "vipera", "--entity", "Post", "--service", "apiService:Int"],
            "--entity, which needs 'apiService:any"
        ),
        (["Posts", "viper", "--input", "新闻:新闻"], "a property or function would be called like the type '新闻'"),
        (["Posts", "viper", "--input", "新闻:新闻"], "Did you mean '新闻Value'?"),
        (["Feed", "vipera", "--entity", "FeedModuleDelegate"], "would both declare the type 'FeedModuleDelegate'"),
        (["Client", "viper/entity", "--property", "id:Int?"], "is an identifier that may be nil"),
        (["Clients", "viper", "--entity", "Child"], "--entity cannot be 'Child'"),
        (["Clients", "viper", "--entity", "Any"], "--entity cannot be 'Any', a name reserved by Swift"),
        (["Clients", "viper", "--entity", "Int"], "its type 'Int' would shadow"),
        (["Clients", "viperbase", "--entity", "View"], "--entity cannot be 'View'"),
        (["Posts", "viper", "--input", "Post:Post"], "Did you mean 'post'?"),
    ]

    @Test(arguments: usage)
    func `a wrong command line is a usage error`(_ words: [String], _ message: String) throws {
        let session = try Session()
        try session.sandbox.file("Modules/Old/OldPresenter.swift", "mine")
        let before = try session.tree()
        let outcome = session.run(["gen"] + words)
        #expect(outcome.code == 64, "\(outcome)")
        #expect(outcome.errors.contains(message), "\(outcome)")
        #expect(outcome.output.isEmpty)
        #expect(try session.tree() == before)
    }

    @Test(arguments: [
        ("gne", "gen"), ("template lst", "list"), ("gen A --dryrun", "--dry-run"), ("--verison", "--version"),
    ])
    func `a misspelled word has a near one`(_ line: String, _ suggestion: String) throws {
        let outcome = try Session().run(line)
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains(suggestion))
    }

    @Test(arguments: [
        ("", "Templates/house/template.json:1:1: error: "),
        ("{\n  summary: 'x',\n  parameters: {]\n}", "Templates/house/template.json:3:16: error: "),
        ("{parameters: {view: {type: 'choise'}}}", "template.json:1:28: error: "),
        ("{parametres: {}}", "'parameters'"),
        ("{files: {'modul/x': {}}}", "template.json:1:"),
    ])
    func `a broken set says where`(_ manifest: String, _ message: String) throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", manifest)
        try session.sandbox.file("Templates/house/module/Modules/{{name}}/{{name}}.swift.mustache", "// {{name}}\n")
        let before = try session.tree()
        let outcome = session.run("gen A house")
        #expect(outcome.code == 2, "\(outcome)")
        #expect(outcome.errors.contains(message), "\(outcome)")
        #expect(try session.tree() == before)
    }

    @Test(arguments: [
        (["Modules/{{name}}/A.swift.mustache": "{{nmae}}\n"], "A.swift.mustache:1:1: error: "),
        (["Modules/{{name}}/A.swift.mustache": "ok\n  {{nmae}}\n"], "\n      {{nmae}}\n      ^\n"),
        (["Modules/{{name}}/A.swift.mustache": "{{nmae}}\n"], "Did you mean 'name'?"),
        (["Modules/{{name}}/A.swift.mustache": "{{#name}}\n"], "A.swift.mustache:1:1: error: "),
        (["Modules/{{name}}/A.swift.mustache": "{{=x}}\n"], "A.swift.mustache:1:1: error: "),
        (["Modules/{{name}}/A.swift.mustache": "{{>haeder}}\n"], "haeder"),
        (["Modules/{{name}}/A.swift.mustache": "{{>loop}}", "../partials/loop.mustache": "{{>loop}}"], "loop"),
        (["Modules/{{name}}/A.swift.mustache": "", "Modules/{{name}}/A.swift": ""], "Modules/Sample/A.swift"),
        (["Modules/{{name}}/A.swift.mustache": "", "Modules/Sample/A.swift": ""], "Modules/Sample/A.swift"),
    ])
    func `a template that cannot be rendered writes nothing`(_ files: [String: String], _ message: String) throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", "{}")
        for (path, text) in files {
            let place = path.hasPrefix("../") ? String(path.dropFirst(3)) : "module/" + path
            try session.sandbox.file("Templates/house/" + place, text)
        }
        let before = try session.tree()
        let outcome = session.run("gen Sample house")
        #expect(outcome.code == 2, "\(outcome)")
        #expect(outcome.errors.contains(message), "\(outcome)")
        #expect(try session.tree() == before)
    }

    @Test func `a folder without template.json is no set`() throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/module/A.swift.mustache", "")
        let outcome = session.run("gen A house")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("template.json"))
    }

    @Test func `a name cannot lead out of the project`() throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", "{parameters: {where: {}}}")
        try session.sandbox.file("Templates/house/module/Modules/{{where}}/{{name}}.txt.mustache", "text")
        let before = try session.tree()
        for place in ["..", "../..", ".", "/etc", "a/../../b", "", "a\\b/..", "-"] {
            let outcome = session.run(["gen", "A", "house", "--where", place])
            #expect(place == "-" || outcome.code == 64, "\(place): \(outcome)")
        }
        #expect(try session.tree().filter { !$0.hasPrefix("Modules") } == before)
    }

    @Test func `links out of a set are not followed`() throws {
        for link in ["Templates/house/module/Modules/secret.txt", "Templates/house/partials"] {
            let session = try Session()
            try session.sandbox.file("Templates/house/template.json", "{}")
            try session.sandbox.file("Templates/house/module/Modules/{{name}}.txt.mustache", "{{>x}}")
            try session.sandbox.fileSystem.createFile(
                session.sandbox.outside + "/x.mustache", bytes: Array("secret".utf8), permissions: 0o644)
            try session.sandbox.link(link, to: session.sandbox.outside + (link.hasSuffix("txt") ? "/x.mustache" : ""))
            let outcome = session.run("gen A house")
            #expect(outcome.code == 2, "\(outcome)")
            #expect(try session.files().filter { $0.hasPrefix("Modules") } == [])
        }
    }

    @Test(arguments: [
        ("{", ".vipergen.json:1:2: error: "), ("{templte: 'viper'}", "'template'"), ("{date: 'today'}", "YYYY-MM-DD"),
        ("{date: '2026-13-01'}", "YYYY-MM-DD"), ("{date: '2026-01-32'}", "YYYY-MM-DD"),
        ("{directories: {Modules: '../x'}}", ".vipergen.json:1:25: error: "), ("{template: 1}", ".vipergen.json:1:12"),
        ("{directories: {Modules: '/x'}}", ".vipergen.json:1:25: error: "),
        ("{parameters: {viper: {veiw: 'xib'}}}", ".vipergen.json:1:23: error: "),
        ("{header: '{{autor}}'}", "autor"),
    ])
    func `a broken configuration says where`(_ text: String, _ message: String) throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", text)
        let before = try session.tree()
        let outcome = session.run("gen A viper")
        #expect(outcome.code == 2, "\(outcome)")
        #expect(outcome.errors.contains(message), "\(outcome)")
        #expect(try session.tree() == before)
    }

    @Test func `a project that is not there is told`() throws {
        let outcome = try Session().run(["gen", "A", "--project", "/nowhere"])
        #expect(outcome.code != 0)
        #expect(outcome.errors.contains("error: "))
    }
}

/// Templates in the language of another tool.
@Suite struct OtherTemplateLanguageTests {
    @Test(arguments: [
        ("a\n  {% for a in b %}\n", ":2:3: error: '{% for %}' is Liquid", "Mustache writes {{#list}} ... {{/list}}"),
        ("{%- if x -%}{{name}}", ":1:1: error: '{% if %}' is Liquid", "{{#x}} ... {{/x}}"),
        (
            "{{#if view}}\na\n{{/if}}", ":3:1: error: {{/if}} stands where",
            "This is Handlebars. Mustache writes {{#view}} ... {{/view}}."
        ),
        ("{{#unless view}}\na", ":1:1: error: ", "{{^view}} ... {{/view}}"),
        ("{{else}}", ":1:1: error: unknown variable 'else'", "{{/x}}{{^x}}"),
        ("{{name | capitalize}}", ":1:1: error: unknown variable", "{{name.camel}}"),
        ("a\n{{name.camel}\nb\n{{name}}\n", ":2:1: error: this tag is never closed", "{{name.camel"),
    ])
    func `a template says how Mustache writes it`(_ text: String, _ place: String, _ hint: String) throws {
        let session = try Session()
        let path = "Templates/house/module/Modules/{{name}}/{{name}}.swift.mustache"
        try session.sandbox.file("Templates/house/template.json", "{}")
        try session.sandbox.file(path, text)
        let outcome = session.run("gen A house")
        #expect(outcome.code == 2 && outcome.errors.contains(path + place), "\(outcome)")
        #expect(outcome.errors.contains(hint), "\(outcome)")
        let lint = session.run("template lint house")
        #expect(
            lint.code == 1 && (lint.output.contains(hint) || hint == "{{name.camel")
                && lint.output.contains(path + place), "\(lint)")
    }

    @Test func `a text with braces and percents is a text`() throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", "{}")
        try session.sandbox.file(
            "Templates/house/module/M/{{name}}.swift.mustache", "let a = [\"{%d}\", \"{% if \", \"{%if\n%}\"]\n")
        #expect(session.run("gen A house").code == 0)
    }

    @Test(arguments: ["{{={{ }}=}}\n", "{{=<% %>=}}\n"])
    func `a template that sets its delimiters may have tags of others as text`(_ head: String) throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", "{}")
        let path = "Templates/house/module/M/{{name}}.swift.mustache"
        let text = "let a = \"{% if x %}\"\n"
        try session.sandbox.file(path, text)
        #expect(session.run("gen A house").errors.contains("begin the file with {{={{ }}=}}."))
        try session.write(path, head + text)
        #expect(session.run("template lint house").code == 0)
        #expect(session.run("gen A house").code == 0)
        #expect(try session.sandbox.text("M/A.swift") == text)
    }

    @Test func `a module with tags of others in its strings is a set all the same`() throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.router, "init() { }", "let raw = \"{% if x %}\"\n    init() { }")
        let outcome = session.run("template extract Modules/ClientList --name ours --alone")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(session.run("gen Orders ours --quiet").code == 0)
        let router = Session.router.replacing("ClientList", with: "Orders")
        #expect(try session.sandbox.text(router).contains("let raw = \"{% if x %}\""))
    }

    @Test func `a module of another set is told as one, whatever it takes`() throws {
        let session = try Session()
        #expect(session.run("gen Client viper").code == 0)
        let outcome = session.run("gen Clients viper-protocols --opens Client")
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("--opens cannot be 'Client': it has no 'ClientModule'"), "\(outcome.errors)")
    }
}
