import FileChanges
import Foundation

/// Texts on disk that tests expect. `make record` writes them anew, or `VIPERGEN_RECORD=1` in the environment of any
/// run of the tests; look at what `git diff` says then.
package enum Recording {
    private static let isOn = ProcessInfo.processInfo.environment["VIPERGEN_RECORD"] == "1"
    private static let hint = "'make record' records what is written now"

    /// Tells how a text differs from the one in a file; nil where it does not. A text of which there is no record
    /// differs.
    package static func difference(of text: String, from file: URL) throws -> String? {
        if isOn { try write(text, to: file) }
        let name = file.lastPathComponent
        guard let recorded = FileManager.default.contents(atPath: file.path) else {
            return "there is no record of \(name); \(hint)"
        }
        return difference(of: text, from: Array(recorded), name)
    }

    /// Tells how texts, by their paths, differ from those in a folder and the folders in it.
    package static func differences(of texts: [String: String], from folder: URL) throws -> [String] {
        if isOn {
            try? FileManager.default.removeItem(at: folder)
            for (path, text) in texts { try write(text, to: folder.appendingPathComponent(path)) }
        }
        var differences: [String] = []
        let recorded = try files(in: folder)
        for path in Set(texts.keys).union(recorded.keys).sorted() {
            switch (texts[path], recorded[path]) {
            case (nil, _): differences.append("\(path) is recorded, but no longer written; \(hint)")
            case (_, nil): differences.append("there is no record of \(path); \(hint)")
            case (let text?, let bytes?):
                if let difference = difference(of: text, from: bytes, path) { differences.append(difference) }
            }
        }
        return differences
    }

    private static func difference(of text: String, from recorded: [UInt8], _ name: String) -> String? {
        let written = Array(text.utf8)
        guard written != recorded else { return nil }
        return "\(name) differs from its record; \(hint):\n" + unifiedDiff(old: recorded, new: written, path: name)
    }

    private static func files(in folder: URL) throws -> [String: [UInt8]] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
        var files: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let name = path.split(separator: "/").last ?? ""
            // The Finder's own files are no record.
            guard !name.hasPrefix("."), let data = FileManager.default.contents(atPath: folder.path + "/" + path)
            else { continue }
            files[path] = Array(data)
        }
        return files
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
