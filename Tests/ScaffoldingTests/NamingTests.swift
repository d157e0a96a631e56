import Testing

/// What a set of anybody's own refuses, since its text uses the name already.
@Suite struct NamingTests {
    @Test(arguments: [
        ("Box", "struct {{name}}Item {}\nlet box: BoxItem", "usedType BoxItem Box BoxScreen"),
        ("Box", "struct {{name}} {}\nfinal class Lid: Box {}", "usedType Box Box BoxItem"),
        ("Date", "struct {{name}} {}", "usedType Date Date DateItem"),
        ("Date", "struct {{name}}View {}", nil), ("Box", "struct {{name}}Item {}\n// A BoxItem.", nil),
        ("Box", "struct {{name}}Item {}\nlet box = \"BoxItem\"", nil),
        ("Box", "struct {{name}}Item {}\nlet box = Other.BoxItem.self", nil),
        ("Box", "struct {{name}}Item {}\nstruct BoxLid {}\nlet lid: BoxLid", nil),
        ("Box", "{{#name}}struct {{name}}Item {}{{/name}}\nlet box: {{name}}Item", nil),
    ])
    func `a type does not take the name of one that the text uses`(
        _ name: String, _ template: String, _ fault: String?
    ) throws {
        let scratch = try Scratch(files: ["module/M/{{name}}.swift.mustache": template])
        #expect(try scratch.fault(name) == fault)
    }

    @Test(arguments: [
        ("struct {{name}} {}\nlet {{name.camel}} = {{name}}()", true), ("let {{name.camel}} = 1", false),
        ("struct {{name}} {}\nlet {{propertyName}} = {{name}}()", false),
    ])
    func `what has no capitals is not called like its type`(_ template: String, _ isTaken: Bool) throws {
        let scratch = try Scratch(files: ["module/M/{{name}}.swift.mustache": template])
        #expect(try scratch.fault("新闻")?.hasPrefix("typeAsValue") == (isTaken ? true : nil))
        #expect(try scratch.fault("News") == nil)
    }

    private static let inputs = "{parameters: {input: {type: 'list', of: 'property'}}}"

    @Test(arguments: [
        ("func load() {}", true), ("let load = 1", true), ("var load: Int { 1 }", true),
        ("func f(load: Int) {}", false), ("func f() { let load = 1 }", false),
        ("func f(load: Int) { g(id: THIS) }", true), ("func f() { let load = 1; g(THIS) }", true),
        ("func f() { for load in all { g(THIS) } }", true), ("func f() { let load = 1 }\nfunc g() { h(THIS) }", false),
        ("func f(load: Int, THIS: Int)", true), ("init(_ load: Int) { self.THIS = THIS }", true),
        ("protocol P { func f(load: Int)\nfunc g(THIS: Int) }", false), ("func f() { let load = 1; g(a.THIS) }", false),
        ("func f() { f(load: 1); g(THIS) }", false), ("func f(THIS: Int) { g(load) }", true),
        ("func f(THIS: Int) { g.load() }", false),
        ("func f() { switch g(THIS) { case .h(let load): break } }", false), ("func f() { other.load(THIS) }", false),
        ("// func load()", false), ("let all = \"func load()\"", false), ("func loads() {}", false),
    ])
    func `a property is not called like what is declared beside it`(_ text: String, _ isTaken: Bool) throws {
        let template =
            "{{#input}}let {{name}}: {{type}}\n{{/input}}"
            + text.replacing("THIS", with: "{{#input}}{{#-last}}{{name}}{{/-last}}{{/input}}") + "\n"
        let scratch = try Scratch(Self.inputs, files: ["module/M/{{name}}.swift.mustache": template])
        let fault = try scratch.fault("List", ["input": ["id:Int", "load:Int"]])
        #expect(fault == (isTaken ? "--input reservedName(\"load\")" : nil))
    }

    @Test(arguments: [
        ("struct A { THIS }\nstruct B { let load: Int }", false),
        ("struct A { THIS }\nextension A { func load() {} }", true),
        ("struct A { struct B { THIS } }\nextension A { func load() {} }", false),
        ("struct A { struct B { let load: Int }\nTHIS }", false),
        ("struct A { func f() { g {} }\nTHIS }\nlet load = 1", false),
        ("protocol P { func load() }\nstruct A: P { THIS }", false), ("enum A { case a(load: Int)\nTHIS }", false),
        ("class A { class func load() {}\nTHIS }", true),
        ("struct A { var b: Int { 1 }\nTHIS }\nextension A { var load: Int { 2 } }", true),
    ])
    func `only members of one type can be in each other's way`(_ text: String, _ isTaken: Bool) throws {
        let template = text.replacing("THIS", with: "{{#input}}let {{name}}: {{type}}{{/input}}") + "\n"
        let scratch = try Scratch(Self.inputs, files: ["module/M/{{name}}.swift.mustache": template])
        #expect(
            try scratch.fault("List", ["input": ["load:Int"]]) == (isTaken ? "--input reservedName(\"load\")" : nil))
    }

    @Test func `what another file or a test declares is another thing`() throws {
        let files = [
            "module/M/{{name}}.swift.mustache": "{{#input}}let {{name}}: {{type}}\n{{/input}}",
            "module/M/{{name}}Other.swift.mustache": "func load() {}",
            "module/Tests/{{name}}.swift.mustache": "{{#input}}let {{name}}: {{type}}\n{{/input}}func load() {}",
        ]
        #expect(try Scratch(Self.inputs, files: files).fault("List", ["input": ["load:Int"]]) == nil)
    }

    @Test func `two options do not give one name to properties of one file`() throws {
        let manifest = """
            {parameters: {input: {type: 'list', of: 'property'}, service: {type: 'list', of: 'property'}}}
            """
        let both = "{{#input}}let {{name}}: Int\n{{/input}}{{#service}}let {{name}}: Int\n{{/service}}"
        let scratch = try Scratch(manifest, files: ["module/M/{{name}}.swift.mustache": both])
        let given = ["input": ["api:Int"], "service": ["api:Int"]]
        #expect(try scratch.fault("List", given) == "--service reservedName(\"api\")")
        #expect(try scratch.fault("List", ["input": ["api:Int"], "service": ["apis:Int"]]) == nil)
    }

    @Test(arguments: [
        ("struct A { func EVENT() {}\nfunc OTHER() {} }", true),
        ("struct A { func EVENT() {} }\nfunc OTHER() {}", false),
        ("struct A { func EVENT() {} }\nstruct B { func OTHER() {} }", false),
        ("struct A { func EVENT() {} }\nextension A { func OTHER() {} }", true),
        ("protocol A { func EVENT() }\nextension A { func OTHER() {} }", false),
        ("struct A { func EVENT(a b: Int) {}\nfunc OTHER(a: Int = 1) {} }", true),
        ("struct A { func EVENT(a: Int) {}\nfunc OTHER(b: Int) {} }", false),
        ("struct A { func EVENT(a: Int) {}\nfunc OTHER(a: String) {} }", false),
        ("struct A { func EVENT() -> Int { 1 }\nfunc OTHER() -> String { \"\" } }", false),
        ("struct A { func EVENT(a: Int) -> Int { 1 }\nfunc OTHER(a: Int) -> String { \"\" } }", true),
        ("struct A { func EVENT() {}\nlet OTHER = 1 }", true), ("struct A { var EVENT = 1\nfunc OTHER() {} }", true),
        ("struct A { func EVENT() throws {}\nfunc OTHER() {} }", true),
        ("struct A { func EVENT() async {}\nfunc OTHER() {} }", false),
        ("struct A { func EVENT(a: A.ID) {}\nfunc OTHER(a: Int) {} }", true),
        ("struct A { func EVENT(a: A.ID) {}\nfunc OTHER(b: Int) {} }", false),
        ("struct A { func EVENT(a: Int) {}\nlet OTHER = 1 }", false),
        ("struct A { func EVENT() {}\nstatic func OTHER() {} }", false),
        ("enum A { case EVENT\nstatic let OTHER = 1 }", true),
        ("struct A { struct B { func EVENT() {} }\nfunc OTHER() {} }", false),
        ("struct A<T> { }\nextension A where T == Int { func EVENT() {} }\nextension A { func OTHER() {} }", false),
        ("#if DEBUG\nstruct A { func EVENT() {} }\n#else\nstruct A { func OTHER() {} }\n#endif", false),
    ])
    func `two values do not declare one thing`(_ text: String, _ isRefused: Bool) throws {
        let manifest = """
            {parameters: {event: {type: 'list', of: 'method'}, tap: {format: 'type-name'}}}
            """
        let template = text.replacing("EVENT", with: "{{#event}}{{name}}{{/event}}")
            .replacing("OTHER", with: "show{{tap}}")
        let scratch = try Scratch(manifest, files: ["module/M/{{name}}.swift.mustache": template + "\n"])
        let fault = try scratch.fault("List", ["event": ["showBox"], "tap": ["Box"]])
        #expect((fault?.hasPrefix("--event declaredTwice(\"showBox\"") == true) == isRefused, "\(fault ?? "")")
        #expect((fault == nil) == !isRefused)
        #expect(try scratch.fault("List", ["event": ["showBoxes"], "tap": ["Box"]]) == nil)
    }

    @Test(arguments: [
        ("新闻", "struct A { var {{name.camel}} = {{name}}()\nlet a: {{name}} }", "typeAsValue 新闻 新闻"),
        ("新闻", "struct A { let {{name.camel}}: {{name}}\nlet a = {{name}}() }", "typeAsValue 新闻 新闻"),
        ("新闻", "struct A { func {{name.camel}}() -> {{name}} { a } }", "typeAsValue 新闻 新闻"),
        ("新闻", "struct A { let {{name.camel}}: {{name}} }", nil),
        ("新闻", "struct A { func f() -> {{name}} { let {{name.camel}} = g(); return {{name.camel}} } }", nil),
        ("News", "struct A { let {{name.camel}}: {{name}} }", nil),
        ("新闻", "struct {{name}}View { let {{name.camel}}: Int }", nil),
    ])
    func `a property is not called like a type`(_ name: String, _ template: String, _ fault: String?) throws {
        #expect(try Scratch(files: ["module/M/{{name}}.swift.mustache": template]).fault(name) == fault)
    }

    @Test func `what a template makes of a type is taken as well`() throws {
        let manifest = "{parameters: {input: {type: 'list', of: 'property'}, entity: {format: 'type-name'}}}"
        let template =
            "{{#input}}let {{name}}: Int\n{{/input}}func f({{entity.camel}}Service: Int) { g({{#input}}{{name}}{{/input}}) }\n"
        let scratch = try Scratch(manifest, files: ["module/M/{{name}}.swift.mustache": template])
        let fault = try scratch.fault("List", ["input": ["boxService:Int"], "entity": ["Box"]])
        #expect(fault == "--input reservedName(\"boxService\")")
        #expect(try scratch.fault("List", ["input": ["boxServices:Int"], "entity": ["Box"]]) == nil)
    }
}
