import Foundation
import Testing

/// What the built-in sets write, word by word. `VIPERGEN_RECORD=1 swift test --filter GoldenTests` writes it anew.
///
/// A folder stands for a file that is generated, and holds each text that it can have once, as `1.txt`, `2.txt`;
/// `variants.txt` tells which combination of options gives which.
@Suite struct GoldenTests {
    @Test(arguments: SetProof.all)
    func everyVariantIsAsRecorded(_ proof: SetProof) throws {
        let written = try GoldenTree(proof)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Golden/\(proof.set)/\(proof.blueprint)")
        if ProcessInfo.processInfo.environment["VIPERGEN_RECORD"] != nil { try written.record(to: folder) }
        let recorded = try GoldenTree(folder: folder)
        #expect(written.files.keys.sorted() == recorded.files.keys.sorted())
        for (path, text) in written.files where recorded.files[path] != text {
            Issue.record("\(path) is now:\n\(text)")
        }
    }
}

/// Every text that a blueprint writes, by its path in the record.
private struct GoldenTree {
    var files: [String: String] = [:]

    init(_ proof: SetProof) throws {
        var numbers: [String: [String: Int]] = [:]
        var list = ""
        for variant in proof.variants {
            list += "\(variant)\n"
            for (path, bytes) in try proof.module(proof.name, variant).sorted(by: { $0.key < $1.key }) {
                let text = String(decoding: bytes, as: UTF8.self)
                let number = numbers[path]?[text] ?? (numbers[path]?.count ?? 0) + 1
                numbers[path, default: [:]][text] = number
                files["\(path)/\(number).txt"] = text
                list += "    \(number)  \(path)\n"
            }
        }
        files["variants.txt"] = list
    }

    init(folder: URL) throws {
        let root = folder.resolvingSymlinksInPath().path + "/"
        for case let url as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            ?? .init()
        {
            guard (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true else { continue }
            let path = url.resolvingSymlinksInPath().path
            files[String(path.dropFirst(root.count))] = try String(contentsOf: url, encoding: .utf8)
        }
    }

    func record(to folder: URL) throws {
        try? FileManager.default.removeItem(at: folder)
        for (path, text) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }
}
