import JSON5
import Testing
import Text

@Suite struct ObjectReaderTests {
    private static let keys = ["text", "flag", "list", "items"]

    private func reader(_ text: String) throws -> ObjectReader {
        try ObjectReader(Node(json5: Array(text.utf8)), named: "thing", known: Self.keys)
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
        #expect(try object.string("text") == "a")
        #expect(try object.requiredString("text") == "a")
        #expect(try object.bool("flag") == true)
        #expect(try object.strings("list") == ["b", "c"])
        #expect(try object.named("items", by: "name").map(\.name) == ["x", "y"])
    }

    @Test(arguments: ["{}", "{text: null, flag: null, list: null, items: null}"])
    func `null counts as absent`(_ text: String) throws {
        let object = try reader(text)
        #expect(try object.string("text") == nil)
        #expect(try object.bool("flag") == nil)
        #expect(try object.strings("list") == nil)
        #expect(try object.named("items", by: "name").isEmpty)
        #expect(object["text"] == nil)
    }

    @Test func `a single text is a list of one`() throws {
        #expect(try reader("{list: 'a'}").strings("list") == ["a"])
    }

    @Test func `named values may be a list of objects with names`() throws {
        let object = try reader("{items: [{name: 'x'}, {name: 'y'}]}")
        #expect(try object.named("items", by: "name").map(\.name) == ["x", "y"])
    }

    @Test func `an unknown key is a fault at its place`() {
        let expected = ShapeError(kind: .unknownKey("txt", known: Self.keys), location: Location(line: 2, column: 3))
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
        #expect(fault("\n {}") { _ = try $0.requiredString("text") } == expected)
        #expect(fault("\n {text: null}") { _ = try $0.requiredString("text") } == expected)
    }

    @Test func `a value of another type is a fault at the value`() {
        func wrong(_ key: String, _ type: ShapeError.Expected, _ column: Int) -> ShapeError {
            ShapeError(kind: .wrongType(key: key, expected: type), location: Location(line: 1, column: column))
        }
        #expect(fault("{text: 1}") { _ = try $0.string("text") } == wrong("text", .string, 8))
        #expect(fault("{flag: 'true'}") { _ = try $0.bool("flag") } == wrong("flag", .bool, 8))
        #expect(fault("{list: 1}") { _ = try $0.strings("list") } == wrong("list", .strings, 8))
        #expect(fault("{list: ['a', 1]}") { _ = try $0.strings("list") } == wrong("list", .string, 14))
        #expect(fault("{items: 'a'}") { _ = try $0.named("items", by: "name") } == wrong("items", .object, 9))
        #expect(fault("{items: ['a']}") { _ = try $0.named("items", by: "name") } == wrong("items", .object, 10))
        #expect(fault("{items: [{name: 1}]}") { _ = try $0.named("items", by: "name") } == wrong("name", .string, 17))
    }

    @Test func `a list item without a name is a fault`() {
        let expected = ShapeError(kind: .missingKey("name"), location: Location(line: 1, column: 10))
        #expect(fault("{items: [{}]}") { _ = try $0.named("items", by: "name") } == expected)
    }
}
