import SwiftOutline

/// A module's files in C and its relatives: what in them is the module's and what is somebody else's nobody can tell,
/// so they stay where they are.
enum OtherLanguages {
    private static let endings = [".h", ".m", ".mm", ".c", ".cpp", ".hpp"]

    static func files(of module: ModuleSource) -> [ModuleSource.File] {
        module.files.filter { file in endings.contains { file.path.last?.hasSuffix($0) == true } }
    }

    /// The classes and protocols that they declare.
    static func names(in files: [ModuleSource.File]) -> Set<String> {
        files.reduce(into: []) { found, file in
            let words = String(decoding: file.contents, as: UTF8.self).split {
                !($0.isLetter || $0.isNumber || "_@".contains($0))
            }
            for (keyword, name) in zip(words, words.dropFirst()) where ["@interface", "@protocol"].contains(keyword) {
                found.insert(String(name))
            }
        }
    }
}
