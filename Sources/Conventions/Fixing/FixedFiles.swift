import FileChanges

/// The texts and places of files after violations have been fixed.
struct FixedFiles {
    private let read: (String) throws -> [UInt8]
    /// The bytes that were checked, which the edits' ranges are about.
    private let checkedTexts: [String: [UInt8]]
    private var texts: [String: [UInt8]] = [:]
    /// Replacements by file, in the old text and in its order; nil for a declaration that goes.
    private var edits: [String: [(range: Range<Int>, text: String?)]] = [:]
    /// New names of types by the folder of the application that knows them, tests and other modules included.
    private var renames: [String: [(old: String, new: String)]] = [:]
    private var moves: [String: String] = [:]

    /// Nothing is fixed yet. `read` gives the bytes of a path below the project as they are now.
    init(checkedTexts: [String: [UInt8]], read: @escaping (String) throws -> [UInt8]) {
        self.checkedTexts = checkedTexts
        self.read = read
    }

    /// Fixes a violation. `projectFolder` tells the folder that holds the project of a path.
    mutating func apply(_ violation: Violation, projectFolder: (String) -> String) {
        switch violation.fix {
        case .replace(let range, let text): edit(violation.path, range, text)
        case .remove(let range): edit(violation.path, range, nil)
        case .rename(let old, let new): renames[projectFolder(violation.path), default: []].append((old, new))
        case .move(let place): moves[violation.path] = moves[violation.path] ?? place
        case nil: break
        }
    }

    private mutating func edit(_ path: String, _ range: Range<Int>, _ text: String?) {
        edits[path, default: []].insertUnlessOverlapping((range, text))
    }

    /// All of it as changes to the files of a project.
    mutating func plan(root: String, filesOfProjectIn files: (String) -> [String]) throws -> Plan {
        var old: [String: [UInt8]] = [:]
        for (path, list) in edits {
            guard let text = checkedTexts[path] else { continue }
            old[path] = text
            texts[path] = text
            for edit in list.reversed() {
                if let text = edit.text {
                    texts[path]?.replaceSubrange(edit.range, with: Array(text.utf8))
                } else {
                    texts[path] = texts[path].map { LineRemoval.removing(edit.range, from: $0) }
                }
            }
        }
        for (folder, names) in renames {
            let replacement = NameReplacement(names)
            let newNames = Dictionary(names.map { ($0.old, $0.new) }) { first, _ in first }
            for path in files(folder) {
                try load(path, &old)
                guard let text = texts[path] else { continue }
                texts[path] = path.hasSuffix(".swift") ? replacement.inSwift(text) : replacement.inXML(text)
                moves[path] = moves[path] ?? Self.renamed(path, newNames)
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

    /// The path of a file that is called as one of the old names; nil for another one.
    private static func renamed(_ path: String, _ names: [String: String]) -> String? {
        guard let file = path.split(separator: "/").last, let dot = file.firstIndex(of: "."),
            let new = names[String(file[..<dot])]
        else { return nil }
        return path.dropLast(file.count) + new + file[dot...]
    }
}

extension [(range: Range<Int>, text: String?)] {
    /// Inserts an edit in order, unless one is there that takes some of the same text.
    fileprivate mutating func insertUnlessOverlapping(_ edit: Element) {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].range.lowerBound < edit.range.lowerBound { low = middle + 1 } else { high = middle }
        }
        if low < count, self[low].range.overlaps(edit.range) || self[low].range == edit.range { return }
        if low > 0, self[low - 1].range.overlaps(edit.range) { return }
        insert(edit, at: low)
    }
}
