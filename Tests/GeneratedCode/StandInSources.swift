import Foundation

/// The Swift files of one half of the stand-in, by path.
struct StandInSources {
    let files: [String: String]

    /// What needs no Objective-C is shared by both halves.
    ///
    /// - Parameter kind: `Checked` or `Running`.
    init(kind: String) throws {
        // The sources stand beside this target's folder, which may be reached through a link.
        let standIn = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("StandIn")
        var files: [String: String] = [:]
        for folder in [standIn.appendingPathComponent(kind), standIn.appendingPathComponent("Shared")] {
            let count = files.count
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            for path in paths where path.hasSuffix(".swift") {
                files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            }
            guard files.count > count else { throw ToolError.noStandIn(folder.path) }
        }
        self.files = files
    }

    /// FNV-1a of all that decides what is built.
    func digest(with compilerVersion: String) -> String {
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        let parts = [compilerVersion] + files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        for byte in parts.joined(separator: "\0").utf8 {
            digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
        return String(digest, radix: 16)
    }
}
