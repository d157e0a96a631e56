import Mustache
import SwiftOutline
import TemplateSets

/// A property as `name:Type`.
struct Property {
    /// What can be wrong with one.
    enum Fault: Error {
        case noType, badName, badType
    }

    let name: String
    let type: SwiftType

    init(_ text: String) throws(Fault) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = Self.trimmed(parts[0])
        guard Identifier.isValid(name) else { throw .badName }
        guard parts.count == 2 else { throw .noType }
        let written = Self.trimmed(parts[1])
        guard !written.isEmpty else { throw .noType }
        guard let type = SwiftType(written) else { throw .badType }
        self.name = name
        self.type = type
    }

    private static func trimmed(_ text: Substring) -> String {
        let head = text.drop { $0 == " " }
        var end = head.endIndex
        while end > head.startIndex, head[head.index(before: end)] == " " { end = head.index(before: end) }
        return String(head[..<end])
    }

    /// The property as templates see it.
    var value: Value {
        .object([
            PropertyField.name.rawValue: .string(name),
            PropertyField.type.rawValue: .string(type.description),
            PropertyField.argumentType.rawValue: .string(type.argument),
            PropertyField.optionalType.rawValue: .string(type.optional),
            PropertyField.sample.rawValue: .string(type.sample ?? ""),
            PropertyField.isId.rawValue: .bool(name == "id"),
        ])
    }
}
