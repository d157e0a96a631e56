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
    static func json(_ text: [UInt8]) throws -> NSDictionary? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["plutil", "-convert", "json", "-o", "-", "-"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let writer = Thread {
            try? input.fileHandleForWriting.write(contentsOf: Data(text))
            try? input.fileHandleForWriting.close()
        }
        writer.start()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return try JSONSerialization.jsonObject(with: data) as? NSDictionary
    }
}

extension PropertyList {
    /// The list as Foundation reads it.
    var foundationValue: NSDictionary { foundationValue(of: 0) as? NSDictionary ?? [:] }

    private func foundationValue(of node: Int) -> Any {
        switch nodes[node].kind {
        case .plain, .escaped: return string(at: node) ?? ""
        case .array: return elements(of: node).map { foundationValue(of: $0) } as NSArray
        case .dictionary:
            let dictionary = NSMutableDictionary()
            for entry in entries(of: node) {
                dictionary[string(at: entry.key) ?? ""] = foundationValue(of: entry.value)
            }
            return dictionary
        }
    }
}
