import Foundation

/// The files of this package.
enum Repository {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The text of a file.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Whether there is a file or folder.
    static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// The paths of all files below a folder.
    static func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { !($0.split(separator: "/").last ?? "").hasPrefix(".") }
    }

    /// The names of the folders in a folder.
    static func folders(in folder: String) throws -> [String] {
        let files = FileManager.default
        let path = root.appending(path: folder).path
        return try files.contentsOfDirectory(atPath: path).filter {
            // Of a file there are no contents to list.
            (try? files.contentsOfDirectory(atPath: path + "/" + $0)) != nil
        }
    }
}
