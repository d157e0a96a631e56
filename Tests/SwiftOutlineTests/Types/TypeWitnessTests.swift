import Foundation
import SwiftOutline
import Testing

@Suite struct TypeWitnessTests {
    /// Every type that this project's code and the goldens of its templates have written, once.
    private static let written: Set<String> = {
        let sources =
            projectFiles(in: ["Sources", "Tests"], withExtension: "swift")
            + projectFiles(in: ["Tests/BuiltInSetTests/Golden"], withExtension: "txt")
        return Set(
            sources.flatMap { source in
                let outline = Outline(source)
                let types = outline.members.compactMap(\.type) + outline.types.flatMap { outline[$0.inherits] }
                return types.map(outline.text)
            })
    }()

    @Test func `types of real code are read to their end`() throws {
        #expect(Self.written.count > 500)
        for text in Self.written {
            let type = try SwiftType(parsing: text)
            #expect(try SwiftType(parsing: type.description) == type)
            // But for a comment in one type, only blanks differ.
            if !text.contains("//") {
                #expect(type.description.filter { $0 != " " } == text.filter { !$0.isWhitespace })
            }
        }
    }

    @Test func `the outline reads the same types`() throws {
        for text in Self.written.union(wellFormatted) {
            let formatted = try SwiftType(parsing: text).description
            for text in [text, formatted] where !text.contains("//") {
                let outline = Outline(Array("let a: \(text)\nlet b: Int".utf8))
                #expect(outline.members.map { $0.type.map(outline.text) } == [text, "Int"])
            }
        }
    }

    @Test(.enabled(if: compilerIsThere)) func `the compiler's parser takes the same types`() throws {
        let lines = wellFormatted.enumerated().map { "func f\($0)(_ a: \($1)) {}" }
        let errors = try compilerErrors(in: lines)
        #expect(errors.isEmpty, "\(errors)")
    }
}

private let compilerIsThere = (try? compilerErrors(in: ["let a: Int"])) == []

/// What the parser of the compiler in PATH says of some lines.
private func compilerErrors(in lines: [String]) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-parse", "-swift-version", "6", file.path]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").filter { $0.contains(" error: ") }.map(String.init)
}
