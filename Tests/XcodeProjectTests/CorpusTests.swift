import Foundation
import Testing

@testable import XcodeProject

/// What holds for the project files of a folder, which the environment variable `VIPERGEN_XCODE_CORPUS` names. Without
/// it these tests are skipped: real projects belong to others.
///
/// The folder's form:
///
///     projects/NAME/project.pbxproj      any project file, also broken ones
///     additions/NAME/before.pbxproj      a project before a commit that added files with Xcode,
///     additions/NAME/after.pbxproj       after it,
///     additions/NAME/added.txt           and the files that it added, one a line, from the project's folder
@Suite(.enabled(if: Corpus.isThere, "VIPERGEN_XCODE_CORPUS names no folder of project files"))
struct CorpusTests {
    @Test(arguments: Corpus.all)
    func `a file is read as plutil reads it, and written back unchanged`(_ item: Corpus.Item) throws {
        let witness = try Plutil.value(of: item.text)
        guard let file = try? ProjectFile(item.text) else {
            // Only what others refuse as well may be refused.
            #expect(witness == nil || item.hasConflict)
            return
        }
        #expect(try #require(witness) == file.list.plainValue)
        guard let edited = try? file.applying(Edit()) else { return }
        #expect(edited.text == item.text)
    }

    @Test(arguments: Corpus.all)
    func `Swift files are counted as their paths say`(_ item: Corpus.Item) throws {
        guard let file = try? ProjectFile(item.text) else { return }
        let counts = SwiftFileCounts(file)
        for path in Set(file.files.compactMap(\.path)) {
            #expect(counts.targets(around: path) == file.targetsByPaths(around: path))
        }
    }

    @Test(arguments: Corpus.all)
    func `adding twice is adding once, and removing and renaming back give the file of before`(
        _ item: Corpus.Item
    ) throws {
        guard let file = try? ProjectFile(item.text), (try? file.applying(Edit())) != nil else { return }
        let targets = file.targetObjects.filter { file.objects.kinds[$0] == .nativeTarget }.map {
            file.name(ofTarget: $0)
        }
        let folder = file.groups.last { $0.folder?.isEmpty == false }?.folder ?? "New"
        let names = [
            "\(folder)/Probe.swift", "\(folder)/Probe/View/Probe.storyboard", "Probe Folder/Ünit.swift", "Probe.json",
            "Probe/de.lproj/Probe.strings",
        ]
        let paths = names.filter { ProjectEditor.wholeItem($0) == $0 }
        let edit = Edit(additions: paths.map { Edit.Addition($0, targets: Array(targets.prefix(3))) })
        let edited: EditedProject
        do throws(EditError) { edited = try file.applying(edit) } catch {
            switch error {
            case .excluded, .unreachable: return
            default: throw error
            }
        }
        let after = try ProjectFile(edited.text)
        #expect(try #require(try Plutil.value(of: edited.text)) == after.list.plainValue)
        #expect(try after.applying(edit).text == edited.text)
        #expect(try after.applying(Edit(removals: paths)).text == item.text)
        try rename(after, paths)
    }

    private func rename(_ file: ProjectFile, _ paths: [String]) throws {
        let moves = paths.map { ($0, $0.replacing("Probe", with: "Other")) }
        let moved = try file.applying(Edit(moves: moves.map { Edit.Move(from: $0.0, to: $0.1) }))
        let back = Edit(moves: moves.map { Edit.Move(from: $0.1, to: $0.0) })
        #expect(try ProjectFile(moved.text).applying(back).text == file.text)
    }

    @Test(arguments: Corpus.all)
    func `nothing names what was removed`(_ item: Corpus.Item) throws {
        guard let file = try? ProjectFile(item.text), (try? file.applying(Edit())) != nil else { return }
        let paths = Array(Set(file.files.compactMap(\.path))).sorted()
            .filter { $0.utf8.first != UInt8(ascii: "/") && $0.lastComponent != ".." && !$0.isEmpty }
        let single = stride(from: 0, to: paths.count, by: max(1, paths.count / 20)).map { [paths[$0]] }
        let folders = Dictionary(grouping: paths) { $0.prefix { $0 != "/" } }.values
        let known = Set(
            file.objects.keys.indices.map { String(decoding: file.objects.identifier(of: $0), as: UTF8.self) })
        for removals in single + folders.map(\.self) {
            guard let edited = try? file.applying(Edit(removals: removals)) else { continue }
            let rest = try ProjectFile(edited.text)
            let staying = rest.objects.keys.indices.map {
                String(decoding: rest.objects.identifier(of: $0), as: UTF8.self)
            }
            let gone = known.subtracting(staying)
            #expect(gone.isDisjoint(with: rest.list.plainValue.texts), "\(removals)")
        }
    }

    /// What is written of an object stands in projects of the same format that Xcode has written; build settings are
    /// older.
    @Test(arguments: NewApplicationTests.all)
    func `a new project has no kinds, keys and settings of its own`(_ application: NewApplication) throws {
        let files = Corpus.all.compactMap { try? ProjectFile($0.text) }
        var known: [String: Set<String>] = [:]
        for file in files where file.objectVersion ?? 0 >= 70 { known.merge(file.keysByKind) { $0.union($1) } }
        let file = try ProjectFile(application.projectText)
        for (kind, keys) in file.keysByKind { #expect(keys.subtracting(known[kind] ?? []) == [], "\(kind)") }
        #expect(file.settings.subtracting(files.flatMap(\.settings)) == [])
    }

    @Test(arguments: Corpus.additions)
    func `an addition comes out as Xcode made it`(_ addition: Corpus.Addition) throws {
        let before = try ProjectFile(addition.before)
        let after = try ProjectFile(addition.after)
        let edit = Edit(additions: addition.paths.map { Edit.Addition($0, targets: after.targets(holding: $0)) })
        let edited = try before.applying(edit)
        let result = try ProjectFile(edited.text)
        for path in addition.paths {
            guard let expected = after.files.first(where: { $0.path == path }) else { continue }
            let file = try #require(result.files.first { $0.path == path }, "\(path)")
            #expect(
                file.memberships.map(\.description).sorted() == expected.memberships.map(\.description).sorted(),
                "\(path)")
            #expect(result.groupPath(of: path) == after.groupPath(of: path), "\(path)")
        }
        let (ours, theirs) = (Lines(addition.before, edited.text), Lines(addition.before, addition.after))
        #expect(ours.removed.isEmpty)
        #expect(ours.added.values.reduce(0, +) <= theirs.added.values.reduce(0, +))
        // Xcode's own lines but for identifiers, and for what only a drag into the navigator or another tool writes.
        for (line, count) in ours.added where !addition.isDetached {
            #expect(theirs.added[line, default: 0] >= count, "\(line)")
        }
        #expect(try result.applying(Edit(removals: addition.paths)).text == addition.before)
    }
}

extension PlainValue {
    /// All texts in it, keys included.
    fileprivate var texts: Set<String> {
        switch self {
        case .text(let text): [text]
        case .list(let values): values.reduce(into: []) { $0.formUnion($1.texts) }
        case .map(let values): values.reduce(into: Set(values.keys)) { $0.formUnion($1.value.texts) }
        }
    }
}

extension Membership {
    fileprivate var description: String { "\(target) \(phase)" }
}

extension ProjectFile {
    private var plainObjects: [[String: PlainValue]] {
        guard case .map(let root) = list.plainValue, case .map(let objects)? = root["objects"] else { return [] }
        return objects.values.compactMap { if case .map(let object) = $0 { object } else { nil } }
    }

    /// The keys that objects have, by their kinds.
    fileprivate var keysByKind: [String: Set<String>] {
        plainObjects.reduce(into: [:]) { keys, object in
            if case .text(let kind)? = object["isa"] { keys[kind, default: []].formUnion(object.keys) }
        }
    }

    /// The names of the build settings, without what they hold for.
    fileprivate var settings: Set<String> {
        plainObjects.reduce(into: []) { names, object in
            guard case .map(let settings)? = object["buildSettings"] else { return }
            names.formUnion(settings.keys.map { String($0.prefix { $0 != "[" }) })
        }
    }

    /// The targets that hold a file. In some commits the line is missing by which a group would hold the file's group,
    /// so that only the name is left to go by.
    fileprivate func targets(holding path: String) -> [String] {
        if let targets = targets(of: path) { return targets }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let entries = BuildEntries(self)
        let files = objects.all(.fileReference).filter {
            objects.string("path", of: $0) == name && tree.location(of: $0) == nil
        }
        return files.flatMap { file in entries[file].map { self.name(ofTarget: $0.target) } }
    }

    /// The names of the groups around a file.
    fileprivate func groupPath(of path: String) -> [String] {
        var index = FileIndex(self)
        guard var object = index.files(at: path).first else { return [] }
        var names: [String] = []
        while let parent = tree.parent(of: object) {
            names.append(displayName(of: parent))
            object = parent
        }
        return names
    }
}

/// The lines by which two texts differ, with `ID` for identifiers.
private struct Lines {
    private(set) var added: [String: Int] = [:]
    private(set) var removed: [String: Int] = [:]

    init(_ old: [UInt8], _ new: [UInt8]) {
        for line in Self.lines(of: new) { added[line, default: 0] += 1 }
        for line in Self.lines(of: old) { added[line, default: 0] -= 1 }
        removed = added.filter { $0.value < 0 }
        added = added.filter { $0.value > 0 }
    }

    private static func lines(of text: [UInt8]) -> [String] {
        String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
            let words = line.split(separator: " ", omittingEmptySubsequences: false).map { word -> Substring in
                let isIdentifier = word.drop { $0 == "\t" }.prefix { $0.isHexDigit && !$0.isLowercase }.utf8.count == 24
                return isIdentifier ? "ID" : word
            }
            return words.joined(separator: " ").replacing("fileEncoding = 4; ", with: "")
                .replacing("includeInIndex = 1; ", with: "")
        }
    }
}
