import JSON5
import SwiftOutline
import Text

/// What Swift files declare, as JSON: piece by piece, a declaration a line, so that neither the number of files nor
/// the depth of types matters.
struct InspectReport {
    private var isBegun = false

    /// The text for one more file, in pieces of some kilobytes: all of it is longer than the file.
    mutating func addEntry(of path: String, _ outline: Outline, write: (String) -> Void) {
        write(isBegun ? ",\n" : Self.beginning)
        isBegun = true
        withoutActuallyEscaping(write) { write in
            var entry = InspectEntry(outline, write: write)
            entry.write(path: path)
            write(entry.text)
        }
    }

    /// The text behind the last file.
    var end: String {
        (isBegun ? "\n" : Self.beginning) + "]}\n"
    }

    private static let beginning = "{\"version\":1,\"files\":[\n"
}

/// The text for one file.
private struct InspectEntry {
    private let outline: Outline
    private let lines: LineTable
    /// The members of each type, by its index.
    private let membersOfTypes: [[Int]]
    /// What is not yet written.
    private(set) var text = ""
    private let write: (String) -> Void
    private static let longestPiece = 1 << 14

    init(_ outline: Outline, write: @escaping (String) -> Void) {
        self.write = write
        self.outline = outline
        lines = LineTable(outline.source)
        var owned = [[Int]](repeating: [], count: outline.types.count)
        for (index, member) in outline.members.enumerated() {
            if let owner = member.owner { owned[owner].append(index) }
        }
        membersOfTypes = owned
    }

    mutating func write(path: String) {
        text += "{\"path\":" + JSONText.string(path).line
        writeList("imports", outline.imports, json)
        writeTypes()
        // Lazily, for a large file has a million of them.
        let others = outline.members.lazy.filter { $0.owner == nil }
        writeList("functions", others.filter { $0.kind == .func }, json)
        writeList("variables", others.filter { $0.kind == .var || $0.kind == .let }, json)
        text += "}"
    }

    /// Types come in the order of the text, those that stand in another right after it.
    private mutating func writeTypes() {
        text += ",\n\"types\":["
        var around: [Int] = []
        var isFirst = true
        for (index, type) in outline.types.enumerated() {
            while let last = around.last, last != type.parent {
                text += "]}"
                around.removeLast()
                isFirst = false
            }
            text += isFirst ? "\n" : ",\n"
            // The types in it, and with them the type itself, are closed when the next one that is not in it begins.
            text += json(type).line.dropLast()
            writeList("members", membersOfTypes[index].map { outline.members[$0] }, json)
            text += ",\"types\":["
            around.append(index)
            isFirst = true
        }
        text += String(repeating: "]}", count: around.count) + "]"
    }

    private mutating func writeList<Items: Sequence>(
        _ key: String, _ items: Items, _ json: (Items.Element) -> JSONText
    ) {
        text += ",\"\(key)\":["
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + json(item).line
            writeIfLong()
        }
        text += "]"
        writeIfLong()
    }

    private mutating func writeIfLong() {
        guard text.utf8.count > Self.longestPiece else { return }
        write(text)
        text = ""
    }

    private func json(_ declaration: Import) -> JSONText {
        .object([("module", .string(outline.text(of: declaration.module)))] + place(declaration.path))
    }

    private func json(_ type: TypeDeclaration) -> JSONText {
        .object(
            [
                ("kind", .string(type.kind.rawValue)), ("name", .string(outline.text(of: type.name))),
                ("inherits", json(type.inherits)),
            ] + place(type.name) + [("modifiers", json(type.modifiers)), ("attributes", json(type.attributes))])
    }

    private func json(_ member: Member) -> JSONText {
        .object(
            [
                ("kind", .string(member.kind.rawValue)), ("name", .string(outline.text(of: member.name))),
                ("type", member.type.map { .string(outline.text(of: $0)) } ?? .null),
                ("modifiers", json(member.modifiers)), ("ownership", .string(member.ownership.rawValue)),
                ("stored", .bool(member.isStored)),
            ] + place(member.name))
    }

    private func json(_ list: SpanList) -> JSONText {
        .array(outline[list].map { .string(outline.text(of: $0)) })
    }

    private func place(_ range: Range<Int>) -> [(String, JSONText)] {
        let location = lines.location(of: range.lowerBound)
        return [("line", .number(location.line)), ("column", .number(location.column))]
    }
}
