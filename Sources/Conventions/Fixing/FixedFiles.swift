import FileChanges
import Text

/// The texts and places of files after violations have been fixed.
struct FixedFiles {
    private let read: (String) throws -> [UInt8]
    /// The bytes that were checked, which the edits' ranges are about.
    private let checkedTexts: [String: [UInt8]]
    private var texts: [String: [UInt8]] = [:]
    /// What changes of the checked texts, by file.
    private var edits: [String: TextEdits] = [:]
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
        case .replace, .remove: violation.addEdits(to: &edits)
        case .rename(let old, let new, let others):
            for folder in [projectFolder(violation.path)] + others { renames[folder, default: []].append((old, new)) }
        case .move(let place): moves[violation.path] = moves[violation.path] ?? place
        case nil: break
        }
    }

    /// All of it as changes to the files of a project.
    mutating func plan(root: String, filesOfProjectIn files: (String) -> [String]) throws -> Plan {
        var old: [String: [UInt8]] = [:]
        for (path, edits) in edits {
            guard let text = checkedTexts[path] else { continue }
            old[path] = text
            texts[path] = edits.apply(to: text)
        }
        for (folder, names) in renames {
            var replacement = NameReplacement(names)
            let newNames = Dictionary(names.map { ($0.old, $0.new) }) { first, _ in first }
            let paths = files(folder)
            for path in paths {
                try load(path, &old)
                guard !path.hasSuffix(".swift"), let text = texts[path] else { continue }
                replacement.addNames(ofInterface: path, text)
            }
            for path in paths {
                guard let text = texts[path] else { continue }
                texts[path] = path.hasSuffix(".swift") ? replacement.inSwift(text) : replacement.inXML(text)
                moves[path] = moves[path] ?? Self.renamed(path, newNames)
            }
        }
        for (path, place) in moves {
            try load(path, &old)
            let names = (String(path.lastComponent), String(place.lastComponent))
            guard names.0 != names.1, path.hasSuffix(".swift"), let text = texts[path] else { continue }
            texts[path] = FileHeader.renaming(names.0, to: names.1, in: text)
        }
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

    /// The path of a file that is called as one of the old names, or for an extension of that type: 'Feed+Rows.swift';
    /// nil for another one.
    static func renamed(_ path: String, _ names: [String: String]) -> String? {
        let file = path.lastComponent
        let base = Role.baseName(ofFile: String(file))
        guard base.utf8.count < file.utf8.count, let new = names[base] else { return nil }
        return path.dropLast(file.count) + new + file.dropFirst(base.count)
    }
}
