import Mustache
import Scaffolding
import TemplateSets
import Testing

@Suite struct ParameterValuesTests {
    /// The variable `it` of a set whose one parameter is this, rendered with a template.
    private func render(
        _ parameter: String, _ given: [String]?, _ template: String = "{{it}}", project: ProjectFacts = ProjectFacts()
    ) throws -> String {
        let set = try Scratch("{parameters: {it: \(parameter)}}").load()
        let values = try ParameterValues(given.map { ["it": $0] } ?? [:], for: set, project: project)
        let options = RenderOptions(escaping: .none)
        return try Template(template, name: "test").renderString(.object(values.variables), options: options)
    }

    private func fault(_ parameter: String, _ given: [String]) throws -> ParameterError.Fault? {
        do {
            _ = try render(parameter, given)
            return nil
        } catch let error as ParameterError {
            #expect(error.option == "it")
            return error.fault
        }
    }

    private static let method = "{type: 'list', of: 'method', reserved: ['close']}"

    @Test(arguments: [
        ("didCancel", "didCancel [] [] "), ("didCancel()", "didCancel [] [] "),
        ("didPick(id:Int)", "didPick [id: Int] [id: id] id:Int 1"),
        ("didPick(for post: Int)", "didPick [for post: Int] [for: post] post:Int 1"),
        ("didPick(_ id: Int)", "didPick [_ id: Int] [id] id:Int 1"),
        (
            "didPick(id: Int, of: [String: Any])",
            "didPick [id: Int, of: [String: Any]] [id: id, of: of] id:Int of:[String: Any] 1"
        ),
        (
            "didPick(onDone: (Int) -> Void)",
            "didPick [onDone: @escaping (Int) -> Void] [onDone: onDone] onDone:(Int) -> Void 1"
        ),
    ])
    func `a method has parameters`(_ text: String, _ expected: String) throws {
        let template = """
            {{#it}}{{name}} [{{parameters}}] [{{arguments}}] {{#parameter}}{{name}}:{{type}} {{/parameter}}\
            {{#hasSamples}}{{#parameter}}{{#-first}}1{{/-first}}{{/parameter}}{{/hasSamples}}{{/it}}
            """
        #expect(try render(Self.method, [text], template) == expected)
    }

    @Test(arguments: [
        "1st", "did pick", "didPick(", "didPick(Int)", "didPick(for: Int)", "didPick(id:)", "didPick(a: Int, b a: Int)",
    ])
    func `what is no method is refused`(_ text: String) throws {
        switch try fault(Self.method, [text]) {
        case .notAMethod(text, _), .notAnIdentifier: break
        case let other: Issue.record("\(String(describing: other))")
        }
    }

    @Test(arguments: [
        ("didCreate:Client", "didCreate(client: Client)"), ("didCreate(Client)", "didCreate(client: Client)"),
        ("didPick(Int)", "didPick(value: Int)"), ("didPick:[Client]", "didPick(value: [Client])"),
        ("didMove(from: Int, Place)", "didMove(from: Int, place: Place)"),
        ("didPick(class: Int)", "didPick(class classValue: Int)"), ("didUse(for in: Int)", "didUse(for inValue: Int)"),
        ("didUse(for x: Int, Int)", "didUse(for x: Int, value: Int)"),
        ("didPick(Int, Int)", nil), ("didPick(", nil), ("didPick:", "didPick()"), ("did pick:Client", nil),
    ])
    func `a parameter without a label gets one`(_ text: String, _ suggestion: String?) throws {
        switch try fault(Self.method, [text]) {
        case .notAMethod(text, suggestion): break
        case .notAnIdentifier: #expect(suggestion == nil)
        case let other: Issue.record("\(String(describing: other))")
        }
    }

    private static let bool = "{type: 'bool'}"
    private static let choice = "{type: 'choice', choices: ['a', 'b-c']}"
    private static let list = "{type: 'list'}"
    private static let property = "{type: 'property'}"
    private static let typeName = "{format: 'type-name'}"
    private static let identifier = "{format: 'identifier'}"
    private static let urlScheme = "{format: 'url-scheme'}"
    private static let properties = "{type: 'list', of: 'property', reserved: ['view']}"

    @Test(
        arguments: [
            ("{}", ["text"], "{{it}}", "text"), (urlScheme, ["web+shop-1.App"], "{{it}}", "web+shop-1.App"),
            ("{}", ["a", "b"], "{{it}}", "b"), ("{}", nil, "[{{it}}]", "[]"),
            ("{default: 'x'}", nil, "{{it}}", "x"), ("{default: 'x'}", ["y"], "{{it}}", "y"),
            (bool, ["true"], "{{#it}}on{{/it}}", "on"), (bool, ["false"], "{{^it}}off{{/it}}", "off"),
            (bool, nil, "{{^it}}off{{/it}}", "off"), ("{type: 'bool', default: true}", nil, "{{#it}}on{{/it}}", "on"),
            (choice, nil, "{{it}}{{#itIsA}} A{{/itIsA}}{{#itIsBC}} BC{{/itIsBC}}", "a A"),
            (choice, ["b-c"], "{{it}}{{#itIsA}} A{{/itIsA}}{{#itIsBC}} BC{{/itIsBC}}", "b-c BC"),
            (typeName, ["Änderung"], "{{it}}", "Änderung"), (identifier, ["agentId"], "{{it}}", "agentId"),
            (list, ["a", "b"], "{{#it}}{{.}};{{/it}}", "a;b;"), (list, nil, "{{#it}}x{{/it}}", ""),
            (property, ["id: Int"], "{{#it}}{{name}}|{{type}}|{{argumentType}}|{{sample}}{{/it}}", "id|Int|Int|1"),
            (property, ["id:Int"], "{{it.optionalType}}|{{it.implicitlyUnwrappedType}}", "Int?|Int!"),
            (property, ["id:Int?"], "{{it.optionalType}}|{{it.implicitlyUnwrappedType}}", "Int?|Int?"),
            (property, ["f:()->Void"], "{{it.implicitlyUnwrappedType}}", "(() -> Void)!"),
            (property, ["a:((Int))"], "{{it.type}}", "Int"), (property, ["a:(Int)!"], "{{it.type}}", "(Int)?"),
            (property, ["f:((Int)->Void)"], "{{it.type}}|{{it.argumentType}}", "(Int) -> Void|@escaping (Int) -> Void"),
            (property, ["f:()->Void"], "{{it.name}}|{{it.argumentType}}|{{it.sample}}", "f|@escaping () -> Void|{ }"),
            (properties, ["a:Int", "b:Foo"], "{{#it}}{{name}}={{sample}};{{/it}}", "a=1;b=;"),
            (properties, ["a:[Int]", "b:Date?"], "{{#itHasParts}}parts{{/itHasParts}}", ""),
            (properties, ["a:Int", "b:Set<Int>"], "{{#itHasParts}}parts{{/itHasParts}}", "parts"),
            (properties, ["a:[String: Int]?"], "{{#itHasParts}}parts{{/itHasParts}}", "parts"),
            (properties, ["a:[Foo]"], "{{#itHasParts}}parts{{/itHasParts}}", "parts"),
        ] as [(String, [String]?, String, String)])
    func `a value becomes a variable`(_ parameter: String, _ given: [String]?, _ template: String, _ text: String)
        throws
    {
        #expect(try render(parameter, given, template) == text)
    }

    @Test(
        arguments: [
            (bool, ["yes"], .notABool("yes")), (bool, [""], .notABool("")), (bool, ["True"], .notABool("True")),
            (choice, ["c"], .unknownChoice("c", known: ["a", "b-c"])),
            (choice, ["A"], .unknownChoice("A", known: ["a", "b-c"])),
            (choice, ["a", "x"], .unknownChoice("x", known: ["a", "b-c"])), ("{required: true}", [], .missing),
            ("{type: 'choice', choices: ['a', 'b'], required: true}", [], .missing),
            ("{type: 'list', required: true}", [], .missing), (list, ["a", "a"], .repeated("a")),
            (list, (0...500).map { "a\($0)" }, .tooMany(501, most: 500)),
            (typeName, ["client cell"], .notATypeName("client cell", suggestion: "ClientCell")),
            (typeName, ["../Evil"], .notATypeName("../Evil", suggestion: "Evil")),
            (typeName, [""], .notATypeName("", suggestion: nil)),
            (typeName, ["Any"], .notATypeName("Any", suggestion: "AnyScreen")),
            (identifier, ["agent id"], .notAnIdentifier("agent id", suggestion: "agentId")),
            (urlScheme, ["shop:"], .notAURLScheme("shop:")), (urlScheme, ["1shop"], .notAURLScheme("1shop")),
            (urlScheme, ["läden"], .notAURLScheme("läden")), (urlScheme, [""], .notAURLScheme("")),
            (identifier, ["class"], .notAnIdentifier("class", suggestion: "classValue")),
            (identifier, ["`class`"], .notAnIdentifier("`class`", suggestion: "classValue")),
            (property, ["id"], .noType("id")), (property, ["id:"], .noType("id:")),
            (property, ["id:Int]"], .badType("id:Int]")),
            (property, ["my id:Int"], .notAnIdentifier("my id", suggestion: "myId:Int")),
            (properties, ["view:Int"], .reservedName("view")),
            ("{format: 'type-name', reserved: ['Error']}", ["Error"], .reservedType("Error", suggestion: "ErrorItem")),
            (properties, ["a:Int", "a:String"], .sharesName("a:String", with: "a:Int")),
            (properties, ["a:Int", " a : Int"], .repeated(" a : Int")),
            (properties, ["a:Int,b:Int"], .badType("a:Int,b:Int")),
        ] as [(String, [String], ParameterError.Fault)])
    func `a bad value has a fault`(_ parameter: String, _ given: [String], _ expected: ParameterError.Fault) throws {
        #expect(try fault(parameter, given) == expected)
    }

    @Test(arguments: [
        "a\nb", "a\rb", "a\u{0}b", "\u{1B}[31m", "a\u{7F}", "a\u{85}b", "a\u{202E}b", "a\u{2066}b", "\u{2028}",
        "\u{FEFF}a",
    ])
    func `a text hides nothing`(_ text: String) throws {
        #expect(try fault("{}", [text]) == .badCharacter(text))
        #expect(try fault(Self.list, ["a", text]) == .badCharacter(text))
    }

    @Test(arguments: ["", "a b", "\"<&>'", "{{name}}", "👩‍👧", "عربي", "a\u{301}", "\\n", "\u{A0}"])
    func `any other text is taken as it is`(_ text: String) throws {
        #expect(try render("{}", [text]) == text)
    }

    @Test(arguments: [
        ("{{project}}", "My App"), ("{{productModule}}", "My_App"), ("{{author}} of {{organization}}", "Ada of Acme"),
        ("{{year}}: {{date}}", "2024: 2024-02-29"), ("{{project.kebab}}", "my-app"), ("{curly}", "{curly}"),
    ])
    func `a default may name variables of the project`(_ text: String, _ expected: String) throws {
        var project = ProjectFacts()
        project.project = "My App"
        project.author = "Ada"
        project.organization = "Acme"
        project.date = "2024-02-29"
        #expect(try render("{default: '\(text)'}", nil, project: project) == expected)
    }

    @Test(arguments: [
        ("", "App"), ("Shop", "Shop"), ("My App", "My_App"), ("1st", "_st"), ("42Events", "_2Events"),
        ("a-b.c", "a_b_c"), ("Über", "Über"),
        ("😀", "__"),
    ])
    func `a project's name is a Swift module's`(_ project: String, _ module: String) throws {
        var facts = ProjectFacts()
        facts.project = project
        #expect(try render("{default: '{{productModule}}'}", nil, project: facts) == module)
    }

    @Test(arguments: [
        ([], "no"), (["a:Int"], "no"), (["a:Int", "b:Foo"], "yes"), (["a:Foo?"], "no"), (["a:() -> Foo"], "yes"),
    ])
    func `a template knows whether a sample lacks`(_ given: [String], _ expected: String) throws {
        let template = "{{#lacksSamples}}yes{{/lacksSamples}}{{^lacksSamples}}no{{/lacksSamples}}"
        #expect(try render(Self.properties, given, template) == expected)
    }

    @Test(arguments: [
        ([], "yes"), (["a:Int?"], "yes"), (["a:Int!"], "yes"), (["a:Int?", "b:Foo"], "no"),
        (["a:(() -> Void)?", "b:[Int?]?"], "yes"), (["a:() -> Int?"], "no"), (["a:[Int?]"], "no"),
        (["a:Optional<Int>"], "no"),
    ])
    func `a template knows whether all of a list is optional`(_ given: [String], _ expected: String) throws {
        let template = "{{#aIsOptional}}yes{{/aIsOptional}}{{^aIsOptional}}no{{/aIsOptional}}"
        let manifest = "{parameters: {a: {type: 'list', of: 'property'}}}"
        let modules = try Scratch(manifest, files: ["module/A.mustache": template]).modules("M", ["a": given])
        #expect(String(decoding: modules[0].files[0].contents, as: UTF8.self) == expected)
    }

    @Test(
        arguments: [([:], ""), (["a": ["x:Foo"]], "a"), (["b": ["x:Foo"]], "b"), (["a": ["x:Int"]], "")]
            as [([String: [String]], String)])
    func `a template knows which list lacks a sample`(_ given: [String: [String]], _ expected: String) throws {
        let manifest = "{parameters: {a: {type: 'list', of: 'property'}, b: {type: 'list', of: 'property'}}}"
        let text = "{{#aLacksSamples}}a{{/aLacksSamples}}{{#bLacksSamples}}b{{/bLacksSamples}}"
        let modules = try Scratch(manifest, files: ["module/A.mustache": text]).modules("M", given)
        #expect(String(decoding: modules[0].files[0].contents, as: UTF8.self) == expected)
    }

    @Test(
        arguments: [
            ([:], nil), (["kind": ["b"]], nil), (["tab": ["X"]], "with --kind b or with --wide"),
            (["tab": ["X"], "kind": ["b"]], nil), (["tab": ["X"], "wide": ["true"]], nil),
        ] as [([String: [String]], String?)])
    func `what a parameter needs must be there`(_ given: [String: [String]], _ expected: String?) throws {
        let manifest = """
            {parameters: {
              tab: {type: 'list', needs: 'kind == b || wide'},
              kind: {type: 'choice', choices: ['a', 'b']}, wide: {type: 'bool'},
            }}
            """
        let set = try Scratch(manifest).load()
        var fault: ParameterError.Fault?
        do throws(ParameterError) {
            _ = try ParameterValues(given, for: set, project: ProjectFacts())
        } catch { fault = error.fault }
        #expect(fault == expected.map { .needs($0) })
    }

    @Test func `a fault says what the parameter would take`() throws {
        let set = try Scratch("{parameters: {'cell-name': {format: 'type-name'}}}").load()
        do throws(ParameterError) {
            _ = try ParameterValues(["cellName": ["x"]], for: set, project: ProjectFacts())
            Issue.record("it is no type's name")
        } catch {
            #expect(error.option == "cell-name")
            #expect(error.placeholder == "Name")
        }
    }

    @Test func `what a blueprint does not take has its default, and need not be given`() throws {
        let manifest = """
            {parameters: {a: {default: 'x'}, b: {required: true}, c: {}}, blueprints: {some: {parameters: ['c']}}}
            """
        let set = try Scratch(manifest, files: ["some/A": ""]).load()
        let given = ["a": ["1"], "b": ["2"], "c": ["3"]]
        let values = try ParameterValues(
            given, for: set, blueprint: try set.blueprint("some"), project: ProjectFacts())
        let text = try Template("{{a}}-{{b}}-{{c}}", name: "test").renderString(.object(values.variables))
        #expect(text == "x--3")
    }
}
