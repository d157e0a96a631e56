import JSON5
import Testing
import Text

@Suite struct ObjectReaderTests {
    private static let text = key("text", .string)
    private static let flag = key("flag", .bool)
    private static let list = key("list", .strings)
    private static let items = key("items", .named(by: "name") { ObjectDeclaration("item", keys: [text]) })
    private static let objects = key("objects", .list(of: .object { ObjectDeclaration("item", keys: [text]) }))
    private static let map = key("map", .map(from: NameKind("name"), to: .string))
    private static let known = key(
        "known", .map(from: NameKind("rule", known: { ["a", "b"] }, help: { _ in nil }), to: .string))
    private static let extra = key("extra", .string)
    private static let all = ObjectDeclaration(
        "thing", keys: [text, flag, list, items, objects, map, known],
        variants: [ObjectDeclaration.Variant(where: [(text, "a")], keys: [text, extra])])

    private static func key(_ name: String, _ type: ValueType) -> Key { Key(name, type, help: "", example: "") }

    private func reader(_ text: String) throws -> ObjectReader {
        try ObjectReader(Node(json5: Array(text.utf8)), named: "thing", Self.all)
    }

    private func fault(_ text: String, _ read: (ObjectReader) throws -> Void = { _ in }) -> ShapeError? {
        do {
            try read(reader(text))
            return nil
        } catch {
            return error as? ShapeError
        }
    }

    @Test func `the values of known keys are read`() throws {
        let object = try reader("{text: 'a', flag: true, list: ['b', 'c'], items: {x: 1, y: 2}}")
        #expect(try object.string(Self.text) == "a")
        #expect(try object.requiredString(Self.text) == "a")
        #expect(try object.bool(Self.flag) == true)
        #expect(try object.strings(Self.list) == ["b", "c"])
        #expect(try object.named(Self.items).map(\.name) == ["x", "y"])
        #expect(try object.named(Self.items).map(\.location.column) == [51, 57])
        #expect(try object.places(of: Self.list).map(\.location.column) == [32, 37])
    }

    @Test(arguments: ["{}", "{text: null, flag: null, list: null, items: null}"])
    func `null counts as absent`(_ text: String) throws {
        let object = try reader(text)
        #expect(try object.string(Self.text) == nil)
        #expect(try object.bool(Self.flag) == nil)
        #expect(try object.strings(Self.list) == nil)
        #expect(try object.named(Self.items).isEmpty)
        #expect(object[Self.text] == nil)
    }

    @Test func `a single text is a list of one`() throws {
        #expect(try reader("{list: 'a'}").strings(Self.list) == ["a"])
    }

    @Test func `named values may be a list of objects with names`() throws {
        let object = try reader("{items: [{name: 'x'}, {name: 'y'}]}")
        #expect(try object.named(Self.items).map(\.name) == ["x", "y"])
    }

    @Test func `an unknown key is a fault at its place`() {
        let expected = ShapeError(
            kind: .unknownKey("txt", known: Self.all.allKeys.map(\.name)), location: Location(line: 2, column: 3))
        #expect(fault("{text: 'a',\n  txt: 'b'}") == expected)
    }

    @Test(arguments: ["[]", "'a'", "1", "null"])
    func `what is no object is a fault`(_ text: String) {
        let expected = ShapeError(
            kind: .wrongType(key: "thing", expected: .object), location: Location(line: 1, column: 2))
        #expect(fault(" " + text) == expected)
    }

    @Test func `a missing key is a fault at the object`() {
        let expected = ShapeError(kind: .missingKey("text"), location: Location(line: 2, column: 2))
        #expect(fault("\n {}") { _ = try $0.requiredString(Self.text) } == expected)
        #expect(fault("\n {text: null}") { _ = try $0.requiredString(Self.text) } == expected)
    }

    @Test func `a value of another type is a fault at the value`() {
        func wrong(_ key: String, _ type: ShapeError.Expected, _ column: Int) -> ShapeError {
            ShapeError(kind: .wrongType(key: key, expected: type), location: Location(line: 1, column: column))
        }
        func wrongItem(_ key: String, _ type: ShapeError.Expected, _ column: Int) -> ShapeError {
            ShapeError(kind: .wrongItem(key: key, expected: type), location: Location(line: 1, column: column))
        }
        #expect(fault("{text: 1}") { _ = try $0.string(Self.text) } == wrong("text", .string, 8))
        #expect(fault("{flag: 'true'}") { _ = try $0.bool(Self.flag) } == wrong("flag", .bool, 8))
        #expect(fault("{list: 1}") { _ = try $0.strings(Self.list) } == wrong("list", .strings, 8))
        #expect(fault("{list: ['a', 1]}") { _ = try $0.strings(Self.list) } == wrongItem("list", .string, 14))
        #expect(fault("{items: 'a'}") { _ = try $0.named(Self.items) } == wrong("items", .object, 9))
        #expect(fault("{items: ['a']}") { _ = try $0.named(Self.items) } == wrongItem("items", .object, 10))
        #expect(fault("{items: [{name: 1}]}") { _ = try $0.named(Self.items) } == wrong("name", .string, 17))
    }

    @Test func `a list item without a name is a fault`() {
        let expected = ShapeError(kind: .missingKey("name"), location: Location(line: 1, column: 10))
        #expect(fault("{items: [{}]}") { _ = try $0.named(Self.items) } == expected)
    }

    @Test func `the keys of variants come after those of all, each once`() throws {
        let names = ["text", "flag", "list", "items", "objects", "map", "known", "extra"]
        #expect(Self.all.allKeys.map(\.name) == names)
        #expect(try reader("{extra: 'a'}").string(Self.extra) == "a")
    }

    @Test func `a map has any names, and null counts as absent`() throws {
        let members = try reader("{map: {x: 'a', y: null, z: 'b'}}").map(Self.map)
        #expect(members.map(\.key) == ["x", "z"])
        #expect(try reader("{}").map(Self.map).isEmpty)
    }

    @Test func `a map with known names has no others`() throws {
        #expect(try reader("{known: {b: 'x'}}").map(Self.known).map(\.key) == ["b"])
        let expected = ShapeError(kind: .unknownKey("c", known: ["a", "b"]), location: Location(line: 1, column: 10))
        #expect(fault("{known: {c: 'x'}}") { _ = try $0.map(Self.known) } == expected)
    }

    @Test func `a list of objects is no text and no object`() throws {
        #expect(try reader("{objects: [{}, {}]}").objects(Self.objects).count == 2)
        #expect(try reader("{}").objects(Self.objects).isEmpty)
        for text in ["{objects: 'a'}", "{objects: {}}"] {
            let expected = ShapeError(
                kind: .wrongType(key: "objects", expected: .objects), location: Location(line: 1, column: 11))
            #expect(fault(text) { _ = try $0.objects(Self.objects) } == expected)
        }
    }
}
