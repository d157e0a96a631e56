import SwiftOutline
import Text

/// Where a text names a module's own storyboards, xibs and screens by what SwiftGen or R.swift makes of their names: it
/// is made anew for those of a new module, whatever stands in the project now.
struct GeneratedScenes {
    /// The names of the files without their endings, in lower case.
    private let files: Set<String>
    /// What the module declares.
    private let declared: Set<String>

    init(_ module: ModuleSource, declaring declared: Set<String>) {
        let names = module.files.compactMap(\.path.last).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        files = Set(names.map { String($0.prefix { $0 != "." }).lowercased() })
        self.declared = declared
    }

    /// Looks for files of some names, and not for what is in them.
    init(files: Set<String>) {
        self.files = Set(files.map { $0.lowercased() })
        declared = []
    }

    private static let roots = [["StoryboardScene"], ["R", "storyboard"], ["R", "nib"]]

    /// Where the names of the files begin, and those of what is in them.
    func places(in text: [UInt8]) -> Set<Int> {
        guard
            Self.roots.contains(where: { root in
                text.firstIndex(of: Array((root.joined(separator: ".") + ".").utf8)) != nil
            })
        else { return [] }
        var places: Set<Int> = []
        var path: [String] = []
        var isAfterDot = false
        var lexer = Lexer(text)
        while let token = lexer.next() {
            guard token.kind == .identifier else {
                isAfterDot = text[token.range].elementsEqual(".".utf8) && !path.isEmpty
                if !isAfterDot { path = [] }
                continue
            }
            if !isAfterDot { path = [] }
            isAfterDot = false
            path.append(String(decoding: text[token.range], as: UTF8.self))
            let isOwn = Self.roots.contains { self.isOwn(path, below: $0) }
            if isOwn { places.insert(token.range.lowerBound) }
        }
        return places
    }

    /// Whether a file of the module is named, or what is in one; of a storyboard of several modules, its screen.
    private func isOwn(_ path: [String], below root: [String]) -> Bool {
        guard path.count > root.count, path.starts(with: root) else { return false }
        let last = path[path.count - 1]
        return files.contains(path[root.count].lowercased())
            || path.count == root.count + 2 && declared.contains(last.prefix(1).uppercased() + last.dropFirst())
    }
}
