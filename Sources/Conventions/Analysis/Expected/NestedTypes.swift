import SwiftOutline

/// A type within another one that the set has there, too.
struct NestedType {
    let expected: ExpectedNestedType
    /// Its full name.
    let name: String
    let file: ModuleFile
    let index: Int

    var declaration: TypeDeclaration { file.outline.types[index] }
}

extension CheckedModule {
    /// The types within the set's types that the set has there, too.
    func nestedTypes() -> [NestedType] {
        var found: [NestedType] = []
        forEachExpectedType { expected, type, _, _ in
            guard !expected.nested.isEmpty else { return }
            for file in files where file.isSwift {
                file.outline.forEachNestedType(of: type) { index, name in
                    let wanted = expected.nested.first { $0.name.text(for: forms) == name }
                    guard let wanted else { return }
                    found.append(NestedType(expected: wanted, name: "\(type).\(name)", file: file, index: index))
                }
            }
        }
        return found
    }

    /// What such a type lacks of what the set's inherits.
    func conformancesMissing(in nested: NestedType) -> [String] {
        guard nested.expected.kinds.contains(nested.declaration.kind) else { return [] }
        let outline = nested.file.outline
        var own = outline.inheritedNames(of: nested.declaration)
        for file in files where file.isSwift { own += file.outline.inheritedNames(ofExtensionsOf: nested.name) }
        let isPlainEnum = nested.declaration.kind == .enum && !outline.hasPayloads(nested.index)
        return nested.expected.inherits.map { TypeText.core($0.text(for: forms)) }.filter { wanted in
            // Raw values and cases without anything else are compared by themselves.
            if isPlainEnum, ["Equatable", "Hashable", "Sendable"].contains(wanted) { return false }
            return !own.contains { inherited in
                WantedTypes.isMet(wanted, by: inherited) || Self.implied[inherited]?.contains(wanted) == true
                    || !allInherited(by: inherited).filter { $0 == wanted }.isEmpty
            }
        }
    }

    /// What some protocols of the standard library inherit, and what others stand for.
    private static let implied: [String: [String]] = [
        "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
        "Error": ["Sendable"], "LocalizedError": ["Error", "Sendable"],
    ]
}

extension Outline {
    /// Whether a case of an enum holds something.
    fileprivate func hasPayloads(_ type: Int) -> Bool {
        members.contains { member in
            member.owner == type && member.kind == .case
                && source[member.name.upperBound...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "(")
        }
    }
}
