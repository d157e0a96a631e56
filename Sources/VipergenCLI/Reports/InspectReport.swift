import JSON5
import SwiftOutline
import Text

/// What Swift files declare, as JSON: piece by piece, a declaration a line, so that neither the number of files nor
/// the depth of types matters.
struct InspectReport {
    private var isBegun = false

    /// The text for one more file.
    mutating func entry(of path: String, _ outline: Outline) -> String {
        let opening = isBegun ? ",\n" : Self.beginning
        isBegun = true
        var entry = InspectEntry(outline)
        entry.write(path: path)
        return opening + entry.text
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
    private(set) var text = ""

    init(_ outline: Outline) {
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
        writeList("imports", outline.imports.map(json))
        writeTypes()
        let others = outline.members.filter { $0.owner == nil }
        writeList("functions", others.filter { $0.kind == .func }.map(json))
        writeList("variables", others.filter { $0.kind == .var || $0.kind == .let }.map(json))
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
            writeList("members", membersOfTypes[index].map { json(outline.members[$0]) })
            text += ",\"types\":["
            around.append(index)
            isFirst = true
        }
        text += String(repeating: "]}", count: around.count) + "]"
    }

    private mutating func writeList(_ key: String, _ items: [JSONText]) {
        text += ",\"\(key)\":["
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + item.line
        }
        text += "]"
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
