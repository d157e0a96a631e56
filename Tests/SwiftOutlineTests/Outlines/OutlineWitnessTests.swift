import Foundation
import SwiftOutline
import Testing

/// The compiler's parser finds the same declarations.
@Suite struct OutlineWitnessTests {
    @Test(.enabled(if: Witness.isThere))
    func `the sample and this project's sources have the declarations that the compiler's parser finds`() throws {
        let texts = [Array(outlineSample.utf8)] + projectSources()
        #expect(texts.count > 30)
        for text in texts.map(withoutDirectives) {
            let witnessed = try Witness.declarations(in: text)
            #expect(!witnessed.isEmpty)
            #expect(outlined(text).difference(from: witnessed).isEmpty)
        }
    }

    /// All branches count in an outline: the compiler shall see them one after the other.
    private func withoutDirectives(_ source: [UInt8]) -> [UInt8] {
        var source = source
        for token in tokens(of: source) {
            switch token.kind {
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                var offset = token.range.lowerBound
                while offset < source.count, source[offset] != UInt8(ascii: "\n") {
                    source[offset] = UInt8(ascii: " ")
                    offset += 1
                }
            default: break
            }
        }
        return source
    }

    private func outlined(_ source: [UInt8]) -> [String] {
        let outline = Outline(source)
        func depth(_ type: Int?) -> Int { type.map { 1 + depth(outline.types[$0].parent) } ?? 0 }
        let types = outline.types.map { type in
            let name = type.kind == .extension ? "" : outline.text(of: type.name)
            return (
                type.name.lowerBound,
                "\(depth(type.parent)) \(type.kind) \(name) inherits \(outline[type.inherits].count) to \(type.body.upperBound)"
            )
        }
        let members = outline.members.map { member in
            let isProperty = member.kind == .let || member.kind == .var
            return (
                member.name.lowerBound,
                "\(depth(member.owner)) \(member.kind) \(outline.text(of: member.name))"
                    + (member.isStatic ? " static" : "") + (isProperty && member.isStored ? " stored" : "")
            )
        }
        return (types + members).sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// The parser of the compiler in PATH.
private enum Witness {
    /// Whether there is one that writes what it has parsed as JSON.
    static let isThere = (try? declarations(in: Array("let a = 1".utf8))) == ["0 let a stored"]

    static func declarations(in source: [UInt8]) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
        try Data(source).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", "-enable-bare-slash-regex",
            "-parse-as-library", file.path,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let tree = try JSONDecoder().decode(Node.self, from: data)
        return (tree.items ?? []).flatMap { $0.lines(depth: 0, inProtocol: false) }
    }

    /// What matters of a node of the compiler's syntax tree.
    private struct Node: Decodable {
        struct Name: Decodable {
            struct Base: Decodable {
                var name: String?
            }
            var base_name: Base
        }
        struct Accessor: Decodable {
            var willSet: Bool?
            var didSet: Bool?
        }
        struct Extent: Decodable {
            var end: Int
        }
        struct Inherited: Decodable {}

        var _kind: String
        var name: Name?
        var range: Extent?
        var items: [Node]?
        var members: [Node]?
        var inherits: [Inherited]?
        var accessors: [Accessor]?
        var `static`: Bool?
        var `let`: Bool?
        var actor: Bool?
        var explicit_actor: Bool?

        func lines(depth: Int, inProtocol: Bool) -> [String] {
            let name = name?.base_name.name ?? ""
            let suffix = `static` == true ? " static" : ""
            func type(_ kind: String) -> [String] {
                let line = "\(depth) \(kind) \(name) inherits \(inherits?.count ?? 0) to \(range?.end ?? 0)"
                return [line] + (members ?? []).flatMap { $0.lines(depth: depth + 1, inProtocol: kind == "protocol") }
            }
            switch _kind {
            case "class_decl": return type(actor == true || explicit_actor == true ? "actor" : "class")
            case "struct_decl": return type("struct")
            case "enum_decl": return type("enum")
            case "protocol", "protocol_decl": return type("protocol")
            case "extension_decl": return type("extension")
            case "var_decl":
                let isObserved = (accessors ?? []).allSatisfy { $0.willSet == true || $0.didSet == true }
                return [
                    "\(depth) \(`let` == true ? "let" : "var") \(name)" + suffix
                        + (isObserved && !inProtocol ? " stored" : "")
                ]
            case "func_decl": return ["\(depth) func \(name)" + suffix]
            case "constructor_decl": return ["\(depth) init init"]
            case "destructor_decl": return ["\(depth) deinit deinit"]
            case "subscript_decl": return ["\(depth) subscript subscript" + suffix]
            case "enum_element_decl": return ["\(depth) case \(name)"]
            case "typealias", "type_alias_decl", "typealias_decl": return ["\(depth) typealias \(name)"]
            case "associated_type_decl": return ["\(depth) associatedtype \(name)"]
            default: return []
            }
        }
    }
}
