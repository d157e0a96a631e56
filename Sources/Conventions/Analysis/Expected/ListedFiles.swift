import SwiftOutline
import Text

/// What is expected of the files that a set writes for each item of a list, such as the cells of a screen. That one is
/// there is nobody's rule, and a team may have its own beside them: what is said of them are warnings.
extension CheckedModule {
    /// Goes through the types of such files that are called as the set has them: one a file for each that the set
    /// declares.
    func forEachListedType(_ body: (ExpectedType, _ name: String, ModuleFile, _ type: Int) -> Void) {
        for file in files where file.isSwift {
            guard let expected = file.expected, expected.name.isOpen, expected.name.hasName else { continue }
            for type in expected.types where type.name.isOpen && type.name.hasName {
                let found = file.outline.types.indices.filter { index in
                    let declared = file.outline.types[index]
                    return declared.parent == nil && declared.kind != .extension
                        && type.name.matches(file.typeNames[index], for: forms)
                }
                if found.count == 1, let index = found.first { body(type, file.typeNames[index], file, index) }
            }
        }
    }

    /// The files of lists that lie where the set has files of another kind, and the folder that they belong to.
    func listedFilesElsewhere() -> [(file: ModuleFile, path: String)] {
        let misplaced = files.filter { file in
            guard !file.isInPlace, file.isSwift, let expected = file.expected else { return false }
            return expected.name.isOpen && expected.name.hasName
        }
        guard !misplaced.isEmpty else { return [] }
        let others = Set(
            (convention?.files ?? []).filter { !$0.isOpen }.map { Path.split($0.path(in: self)).folder })
        return misplaced.compactMap { file in
            guard let expected = file.expected, others.contains(Path.split(file.path).folder),
                let item = expected.name.item(in: file.name, for: forms)
            else { return nil }
            return (file, expected.path(in: self).replacing("*", with: item))
        }
    }

    /// The stored properties of such types that are weak in the set and own what they refer to here.
    func strongListedProperties() -> [(file: ModuleFile, member: Member, type: String, name: String)] {
        var found: [(file: ModuleFile, member: Member, type: String, name: String)] = []
        forEachListedType { expected, type, file, index in
            for number in file.members[index] {
                let member = file.outline.members[number]
                guard member.isStored, member.ownership == .strong, member.attributes.isEmpty,
                    hasWeak(file.memberNames[number], in: type, expected)
                else { continue }
                found.append((file, member, type, file.memberNames[number]))
            }
        }
        return found
    }
}

extension NamePattern {
    /// What stands in a text for the one part of the pattern that may be anything.
    fileprivate func item(in text: String, for module: ModuleForms) -> String? {
        guard let open = pieces.firstIndex(of: .anything), pieces.lastIndex(of: .anything) == open else { return nil }
        let start = NamePattern(pieces: Array(pieces[..<open])).text(for: module)
        let end = NamePattern(pieces: Array(pieces[(open + 1)...])).text(for: module)
        guard text.utf8.count > start.utf8.count + end.utf8.count, text.hasPrefix(start), text.hasSuffix(end) else {
            return nil
        }
        return String(text.dropFirst(start.count).dropLast(end.count))
    }
}
