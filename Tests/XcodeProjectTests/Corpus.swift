import Foundation
import Testing

@testable import XcodeProject

/// The project files that a developer keeps beside the repository.
enum Corpus {
    struct Item: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var text: [UInt8]

        /// Whether version control has left its marks in the file.
        var hasConflict: Bool { String(decoding: text, as: UTF8.self).contains("\n<<<<<<< ") }
    }

    struct Addition: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var before: [UInt8]
        var after: [UInt8]
        var paths: [String]

        /// Whether the commit left files in groups that hang in no other group.
        var isDetached: Bool {
            guard let file = try? ProjectFile(after) else { return false }
            let known = Set(file.files.compactMap(\.path))
            return !paths.allSatisfy { known.contains($0) }
        }
    }

    private static let folder = ProcessInfo.processInfo.environment["VIPERGEN_XCODE_CORPUS"] ?? ""

    static let isThere = !folder.isEmpty

    static let all: [Item] = {
        let projects = names(in: "projects").map {
            Item(testDescription: $0, text: bytes("projects/\($0)/project.pbxproj"))
        }
        return projects + additions.map { Item(testDescription: $0.testDescription, text: $0.after) }
    }()

    static let additions: [Addition] = names(in: "additions").map { name in
        Addition(
            testDescription: name,
            before: bytes("additions/\(name)/before.pbxproj"),
            after: bytes("additions/\(name)/after.pbxproj"),
            paths: String(decoding: bytes("additions/\(name)/added.txt"), as: UTF8.self)
                .split(separator: "\n").map(String.init)
        )
    }

    private static func names(in kind: String) -> [String] {
        guard isThere else { return [] }
        return ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(kind)")) ?? []).sorted()
    }

    private static func bytes(_ path: String) -> [UInt8] {
        FileManager.default.contents(atPath: "\(folder)/\(path)").map(Array.init) ?? []
    }
}

/// The property list reader of the toolchain, a witness that shares nothing with the one here.
enum Plutil {
    /// What it reads in a text; nil where it refuses it.
    static func value(of text: [UInt8]) throws -> PlainValue? {
        let path = FileManager.default.temporaryDirectory.path + "/vipergen-\(UUID().uuidString).plist"
        guard FileManager.default.createFile(atPath: path, contents: Data(text)) else { return nil }
        defer { try? FileManager.default.removeItem(atPath: path) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["plutil", "-convert", "json", "-o", "-", path]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? try JSONDecoder().decode(PlainValue.self, from: data) : nil
    }
}

/// A property list without the ways to write it.
enum PlainValue: Equatable, Decodable {
    case text(String)
    case list([PlainValue])
    case map([String: PlainValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([PlainValue].self) {
            self = .list(list)
        } else {
            self = .map(try container.decode([String: PlainValue].self))
        }
    }
}

extension PropertyList {
    /// The list's values.
    var plainValue: PlainValue { plainValue(of: 0) }

    private func plainValue(of node: Int) -> PlainValue {
        switch nodes[node].kind {
        case .plain, .escaped: return .text(string(at: node) ?? "")
        case .array: return .list(elements(of: node).map { plainValue(of: $0) })
        case .dictionary:
            var values: [String: PlainValue] = [:]
            for entry in entries(of: node) { values[string(at: entry.key) ?? ""] = plainValue(of: entry.value) }
            return .map(values)
        }
    }
}
