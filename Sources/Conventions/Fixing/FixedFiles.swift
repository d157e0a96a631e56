import FileChanges

/// The texts and places of files after violations have been fixed.
struct FixedFiles {
    private let read: (String) throws -> [UInt8]
    private var texts: [String: [UInt8]] = [:]
    /// Replacements by file, in the old text; nil for a declaration that goes.
    private var edits: [String: [(range: Range<Int>, text: String?)]] = [:]
    private var renames: [(files: [String], old: String, new: String)] = []
    private var moves: [String: String] = [:]

    /// Nothing is fixed yet. `read` gives the bytes of a path below the project.
    init(read: @escaping (String) throws -> [UInt8]) {
        self.read = read
    }

    /// Fixes a violation of a module with these files.
    mutating func apply(_ violation: Violation, in files: [String]) throws {
        switch violation.fix {
        case .replace(let range, let text): edit(violation.path, range, text)
        case .remove(let range): edit(violation.path, range, nil)
        case .rename(let old, let new): renames.append((files, old, new))
        case .move(let place): moves[violation.path] = moves[violation.path] ?? place
        case nil: break
        }
    }

    private mutating func edit(_ path: String, _ range: Range<Int>, _ text: String?) {
        let known = edits[path] ?? []
        guard !known.contains(where: { $0.range.overlaps(range) || $0.range == range }) else { return }
        edits[path] = known + [(range, text)]
    }

    /// All of it as changes to the files of a project.
    mutating func plan(root: String) throws -> Plan {
        var old: [String: [UInt8]] = [:]
        for path in edits.keys { try load(path, &old) }
        for (path, list) in edits {
            for edit in list.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
                if let text = edit.text {
                    texts[path]?.replaceSubrange(edit.range, with: Array(text.utf8))
                } else {
                    texts[path] = texts[path].map { LineRemoval.removing(edit.range, from: $0) }
                }
            }
        }
        for rename in renames {
            for path in rename.files {
                try load(path, &old)
                guard let text = texts[path] else { continue }
                let replacement = NameReplacement(of: rename.old, with: rename.new)
                texts[path] = path.hasSuffix(".swift") ? replacement.inSwift(text) : replacement.inXML(text)
                moves[path] = moves[path] ?? Self.renamed(path, rename.old, rename.new)
            }
        }
        for path in moves.keys { try load(path, &old) }
        var plan = Plan(root: root, changes: [])
        for path in texts.keys.sorted() {
            guard let text = texts[path], let before = old[path] else { continue }
            if let place = moves[path] {
                plan.move(path, holding: before, to: place, contents: text, origin: .project)
            } else if text != before {
                plan.changes.append(FileChange(path: path, contents: text, basis: before, origin: .project))
            }
        }
        return plan
    }

    private mutating func load(_ path: String, _ old: inout [String: [UInt8]]) throws {
        guard texts[path] == nil else { return }
        let bytes = try read(path)
        old[path] = bytes
        texts[path] = bytes
    }

    /// The path of a file that is called as the name; nil for another one.
    private static func renamed(_ path: String, _ old: String, _ new: String) -> String? {
        guard let file = path.split(separator: "/").last, let dot = file.firstIndex(of: "."), file[..<dot] == old
        else { return nil }
        return path.dropLast(file.count) + new + file[dot...]
    }
}
