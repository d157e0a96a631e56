import TemplateSets
import Testing

@Suite struct ParameterTests {
    private func parameter(_ text: String) throws -> Parameter {
        try #require(try Scratch.set("{parameters: {it: \(text)}}").parameter("it"))
    }

    @Test(
        arguments: [
            ("{}", "string", ["a b", "A", "a", "true", "a:Int"], false),
            ("{type: 'string'}", "string", ["a b", "A", "a", "true", "a:Int"], false),
            ("{format: 'text'}", "string", ["a b", "A", "a", "true", "a:Int"], false),
            ("{format: 'type-name'}", "string", ["A"], false),
            ("{format: 'identifier'}", "string", ["A", "a"], false),
            ("{type: 'bool'}", "bool", ["true", "false"], false),
            ("{type: 'choice', choices: ['a', 'b']}", "choice", ["a", "b"], false),
            ("{type: 'choice', choices: 'a'}", "choice", ["a"], false),
            ("{type: 'property'}", "property", ["a:Int"], false),
            ("{type: 'list'}", "string", ["a b", "A", "a", "true", "a:Int"], true),
            ("{type: 'list', of: 'property'}", "property", ["a:Int"], true),
            ("{type: 'list', format: 'type-name'}", "string", ["A"], true),
            ("{type: 'list', of: 'choice', choices: ['a']}", "choice", ["a"], true),
        ] as [(String, String, [String], Bool)])
    func `a parameter has a type`(_ text: String, _ name: String, _ takes: [String], _ isList: Bool) throws {
        let parameter = try parameter(text)
        #expect(type(of: parameter.kind).name.rawValue == name)
        #expect(parameter.isList == isList)
        let texts = parameter.kind.values ?? ["a b", "A", "a", "true", "a:Int"]
        #expect(texts.filter { (try? parameter.kind.value($0, of: parameter)) != nil } == takes)
    }

    /// Lists of examples must be good ones: sets are tried with them.
    @Test(arguments: ["{}", "{format: 'type-name'}", "{format: 'identifier'}", "{type: 'property'}"])
    func `a kind takes its own examples`(_ text: String) throws {
        let parameter = try parameter(text)
        for name in ["first", PlaceholderName.item + "1"] {
            let example = parameter.kind.example(name: name, type: "Int")
            #expect(try parameter.kind.value(example, of: parameter).name.lowercased() == name.lowercased())
        }
    }

    @Test(
        arguments: [
            ("{}", nil), ("{default: 'x'}", "x"), ("{type: 'bool'}", "false"),
            ("{type: 'bool', default: true}", "true"),
            ("{type: 'choice', choices: ['a', 'b']}", "a"),
            ("{type: 'choice', choices: ['a', 'b'], default: 'b'}", "b"),
            ("{type: 'property'}", nil), ("{type: 'list'}", nil), ("{type: 'list', of: 'property'}", nil),
            ("{type: 'list', of: 'property', default: 'id:Int'}", "id:Int"), ("{type: 'list', of: 'bool'}", nil),
            ("{type: 'list', of: 'choice', choices: ['a']}", nil),
        ] as [(String, String?)])
    func `a parameter may have a default`(_ text: String, _ expected: String?) throws {
        #expect(try parameter(text).defaultValue == expected)
    }

    @Test(arguments: [
        ("{}", "it"), ("{placeholder: 'X'}", "X"), ("{type: 'property'}", "name:Type"), ("{type: 'bool'}", "it"),
        ("{type: 'choice', choices: ['a', 'b']}", "a|b"), ("{format: 'type-name'}", "Name"),
        ("{format: 'identifier'}", "it"),
    ])
    func `a placeholder stands for a value in help`(_ text: String, _ expected: String) throws {
        #expect(try parameter(text).placeholder == expected)
    }

    @Test func `a parameter keeps the rest`() throws {
        let parameter = try parameter("{help: 'Helps', required: true, reserved: ['a', 'b'], needs: '!it'}")
        #expect(parameter.help == "Helps")
        #expect(parameter.isRequired)
        #expect(parameter.reserved == ["a", "b"])
        #expect(parameter.needs == .not(.isTrue("it")))
        #expect(parameter.option == "it")
    }

    @Test func `a parameter says what its values name`() throws {
        let manifest = """
            {parameters: {it: {refersTo: ['entity', 'module'], having: ['id']}, more: {of: 'property', type: 'list',
            supplied: true, suppliedBy: ['some-list']}, other: {expects: 'module'}}}
            """
        let set = try Scratch.set(manifest, ["entity/A", "module/B"])
        #expect(set.parameter("it")?.refersTo == ["entity", "module"] && set.parameter("it")?.having == ["id"])
        #expect(set.parameter("more")?.isSupplied == true)
        #expect(set.parameter("more")?.suppliers == ["someList"] && set.parameter("it")?.suppliers == [])
        #expect(set.parameter("other")?.expects == "module")
        #expect(
            try Scratch.fault(manifest, ["module/B"]) == #"unknownExtended 1:31 entity ["module"]"#)
    }

    @Test func `a value implies one item of a list, however its name is written`() throws {
        let manifest = """
            {parameters: {it: {implies: {'a-b': 'first', aB: 'second'}}, 'a-b': {type: 'list'}}}
            """
        #expect(try Scratch.set(manifest).parameter("it")?.implied == ["aB": "first"])
    }

    @Test func `parameters keep their order, be they a list or an object`() throws {
        let names = ["z", "a", "m"]
        let object = "{parameters: {z: {}, a: {}, m: {}}}"
        let list = "{parameters: [{name: 'z'}, {name: 'a'}, {name: 'm'}]}"
        #expect(try Scratch.set(object).parameters.map(\.name) == names)
        #expect(try Scratch.set(list).parameters.map(\.name) == names)
    }

    @Test(arguments: [
        (
            "{type: 'int'}",
            #"shape 1:26 unknownValue type int ["string", "bool", "choice", "property", "method", "list"]"#
        ),
        (
            "{type: 'list', of: 'list'}",
            #"shape 1:38 unknownValue of list ["string", "bool", "choice", "property", "method"]"#
        ),
        ("{type: 1}", "shape 1:26 wrongType type string"), ("{typ: 'bool'}", "shape 1:20 unknownKey typ"),
        ("{format: 'x'}", #"shape 1:28 unknownValue format x ["text", "type-name", "identifier", "url-scheme"]"#),
        ("{type: 'choice'}", "shape 1:19 missingKey choices"),
        ("{type: 'choice', choices: []}", "shape 1:45 emptyList choices"),
        ("{type: 'choice', choices: [1]}", "shape 1:46 wrongItem choices string"),
        ("{type: 'choice', choices: ['a', 'a']}", "shape 1:51 repeatedItem choices a"),
        ("{choices: ['a']}", #"keyOfOtherType 1:20 choices string ["choice"]"#),
        ("{type: 'bool', format: 'text'}", #"keyOfOtherType 1:34 format bool ["string"]"#),
        ("{type: 'list', codable: true}", #"keyOfOtherType 1:34 codable string ["property"]"#),
        ("{of: 'property'}", #"keyOfOtherType 1:20 of string ["list"]"#),
        ("{supplied: true}", #"keyOfOtherType 1:20 supplied string ["list of property"]"#),
        ("{type: 'property', supplied: true}", #"keyOfOtherType 1:38 supplied property ["list of property"]"#),
        ("{having: 'id'}", "shape 1:20 missingKey refersTo"),
        ("{samples: {Int: 1}}", "shape 1:35 wrongType Int string"),
        ("{implies: {l: 5}}", "shape 1:33 wrongType l string"),
        ("{default: '{{nam}}'}", "template 1:30"), ("{default: '// {{project} x'}", "template 1:33"),
        ("{default: '{{>p}}'}", "template 1:30"), ("{default: '{{name}}'}", "template 1:30"),
        ("{type: 'choice', choices: ['a'], default: 'b'}", "badDefault 1:61 b"),
        ("{type: 'bool', default: 'true'}", "shape 1:43 wrongType default bool"),
        ("{default: 1}", "shape 1:29 wrongType default string"),
        ("{required: 'yes'}", "shape 1:30 wrongType required bool"),
        ("{needs: 'a b'}", "badCondition 1:27 a b"), ("{needs: 'other'}", "unknownParameter 1:28 other [\"it\"]"),
        ("{reserved: 1}", "shape 1:30 wrongType reserved strings"), ("'x'", "shape 1:19 wrongType it object"),
    ])
    func `a bad parameter has a place`(_ text: String, _ expected: String) throws {
        #expect(try Scratch.fault("{parameters: {it: \(text)}}") == expected)
    }

    @Test(arguments: ["'{{project}}'", "'{{#author}}by {{author.upper}}{{/author}}'", "'a { b'"])
    func `a default may use what is known of a project`(_ text: String) throws {
        #expect(try Scratch.fault("{parameters: {it: {default: \(text)}}}") == nil)
    }

    @Test(arguments: [
        ("parameters: [{name: 'p'}, {name: 'p'}]", "shape 1:35 repeatedItem parameters p"),
        ("parameters: [{name: 'aB'}, {name: 'a-b'}]", "badParameterName 1:36 a-b"),
        ("files: [{path: 'module'}, {path: 'module'}]", "shape 1:35 repeatedItem files module"),
        ("blueprints: [{name: 'module'}, {name: 'module'}]", "shape 1:40 repeatedItem blueprints module"),
        ("parameters: ['p']", "shape 1:15 wrongItem parameters object"),
        ("files: {module: null}", "shape 1:18 wrongType module object"),
    ])
    func `of each name there is one, with an object`(_ text: String, _ expected: String) throws {
        #expect(try Scratch.fault("{\(text)}", ["module/A"]) == expected)
    }

    @Test(arguments: ["", "1a", "A", "a b", "a.b", "a+b", "-", "a\u{202E}b", "{{a}}", "_a"])
    func `a parameter's name is an identifier`(_ name: String) throws {
        #expect(try Scratch.fault("{parameters: {'\(name)': {}}}") == "badParameterName 1:15 \(name)")
    }

    /// Nor that of a variable or an option which another parameter brings along.
    @Test(
        arguments: [
            ("view: {type: 'choice', choices: ['xib']}, viewIsXib: {}", "viewIsXib"),
            ("viewIsXib: {type: 'bool'}, view: {type: 'choice', choices: ['xib']}", "view"),
            ("delegate: {type: 'bool'}, noDelegate: {type: 'bool'}", "noDelegate"),
            ("noDelegate: {}, delegate: {type: 'bool'}", "delegate"),
            ("delegate: {}, noDelegate: {type: 'bool'}", nil),
            ("view: {type: 'choice', choices: ['xib']}, viewIsCode: {}", nil),
        ] as [(String, String?)])
    func `a parameter's name is free`(_ parameters: String, _ taken: String?) throws {
        let manifest = "{parameters: {\(parameters)}}"
        guard let taken else {
            #expect(try Scratch.set(manifest).parameters.count == 2)
            return
        }
        let fault = try #require(try Scratch.fault(manifest))
        #expect(fault.hasPrefix("badParameterName 1:") && fault.hasSuffix(" \(taken)"), "\(fault)")
    }

    @Test(arguments: StandardVariable.allCases)
    func `a parameter's name is no standard variable's`(_ variable: StandardVariable) throws {
        let option = Parameter.optionName(of: variable.rawValue)
        let expected = "badParameterName 1:22 \(option)"
        #expect(try Scratch.fault("{parameters: [{name: '\(option)'}]}") == expected)
    }

    @Test(arguments: ReservedOptions.names)
    func `a parameter's option is none that gen has anyway`(_ option: String) throws {
        // Of some names there is a standard variable, which is told first.
        let name = Parameter.variableName(of: option)
        let isVariable = StandardVariable(rawValue: name) != nil
        let expected = isVariable ? "badParameterName 1:22 \(name)" : "reservedParameterName 1:22 \(name) \(option)"
        #expect(try Scratch.fault("{parameters: [{name: '\(name)'}]}") == expected)
        #expect(try Scratch.fault("{parameters: [{name: '\(name)', type: 'bool'}]}") == expected)
    }

    @Test(
        arguments: [
            ("{color: {type: 'bool'}}", "reservedParameterName 1:15 color color"),
            ("{xcode: {type: 'bool'}}", "reservedParameterName 1:15 xcode no-xcode"), ("{xcode: {}}", nil),
            ("{noXcode: {}}", "reservedParameterName 1:15 noXcode no-xcode"), ("{quietly: {}}", nil), ("{n: {}}", nil),
        ] as [(String, String?)])
    func `a bool's option is also its opposite`(_ parameters: String, _ expected: String?) throws {
        #expect(try Scratch.fault("{parameters: \(parameters)}") == expected)
    }

    @Test(arguments: [
        ("moduleURL", "module-url", "module-u-r-l"), ("urlOfAPI", "url-of-api", "url-of-a-p-i"),
        ("userIDs", "user-ids", "user-i-ds"), ("moduleName", "module-name", "module-name"),
    ])
    func `an acronym is a word of an option`(_ variable: String, _ option: String, _ spelledOut: String) throws {
        #expect(Parameter.optionName(of: variable) == option)
        let set = try Scratch.set("{parameters: {\(variable): {}}}")
        #expect(set.parameter(ofOption: option)?.name == variable)
        #expect(set.parameter(ofOption: spelledOut)?.name == variable)
        #expect(set.parameters.map(\.spelledOutOption) == [spelledOut])
    }

    @Test func `two parameters have two options`() throws {
        #expect(try Scratch.fault("{parameters: {moduleURL: {}, moduleUrl: {}}}") == "badParameterName 1:30 moduleUrl")
    }

    @Test func `two parameters have two names`() throws {
        let manifest = "{parameters: {'module-name': {}, moduleName: {}}}"
        #expect(try Scratch.fault(manifest) == "badParameterName 1:34 moduleName")
    }

    @Test(arguments: [
        ("cell", "cell"), ("moduleName", "module-name"), ("aB", "a-b"), ("a1", "a1"), ("имяФайла", "имя-файла"),
        ("a_b", "a_b"),
    ])
    func `a variable's name is an option's`(_ variable: String, _ option: String) {
        #expect(Parameter.optionName(of: variable) == option)
        #expect(Parameter.variableName(of: option) == variable)
    }

    @Test(arguments: [
        ("view", "xib", "viewIsXib"), ("tests", "swift-testing", "testsIsSwiftTesting"), ("a", "", "aIs"),
    ])
    func `a choice has flags`(_ name: String, _ choice: String, _ flag: String) {
        #expect(Parameter.flag(name, is: choice) == flag)
    }
}
