import SwiftOutline
import Text

/// Where a module uses what others have declared by a name that it also gives to something of its own: in
/// `service.fetchClients()` that of the service, in `interactor.fetchClients()` its own.
struct ForeignUses {
    private let names: Set<String>
    /// What the module declares that can stand behind a dot alone.
    private let ofTypes: Set<String>
    /// What it calls local constants and parameters only: behind a dot that is somebody else's, whoever is asked.
    private let onlyLocal: Set<String>
    private let receivers: Receivers

    /// Looks for uses of names in a module with these texts.
    init(of names: Set<String>, in outlines: [Outline], _ receivers: Receivers) {
        self.names = names
        self.receivers = receivers
        // The parts of a tuple have labels.
        let others = outlines.reduce(into: Set<String>()) { found, outline in
            found.formUnion(outline.members.map { outline.text(of: $0.name) })
            found.formUnion(outline.uses.filter { $0.roles.contains(.labelled) }.map { outline.text(of: $0.name) })
        }
        onlyLocal = names.filter { $0.first?.isLowercase == true }.subtracting(others)
        ofTypes = Set(
            outlines.flatMap { outline in
                outline.members.filter { $0.kind == .case || $0.isStatic }.map { outline.text(of: $0.name) }
            })
    }

    /// Where identifiers begin that are not the module's.
    func places(in outline: Outline) -> Set<Int> {
        guard !names.isEmpty else { return [] }
        let locals = LocalNames(outline)
        var places: Set<Int> = []
        for (index, use) in outline.uses.enumerated() where use.roles.contains(.member) {
            let name = outline.text(of: use.name)
            guard names.contains(name) else { continue }
            guard outline.receiver(of: use) != nil else {
                // Of a case the module has none such.
                if outline.isImplicit(use), !ofTypes.contains(name) { places.insert(use.name.lowerBound) }
                continue
            }
            if onlyLocal.contains(name) || receivers.isForeign(index, in: outline, locals) {
                places.insert(use.name.lowerBound)
            }
        }
        return places
    }
}

extension Outline {
    /// Whether a member stands behind a dot that has nothing before it: `.normal`.
    fileprivate func isImplicit(_ use: Use) -> Bool {
        var dot = use.name.lowerBound - 1
        while dot >= 0, source[dot] != UInt8(ascii: ".") { dot -= 1 }
        let before = source[..<max(dot, 0)].last { $0 > UInt8(ascii: " ") }
        return before.map { "(,:=[{?&|".utf8.contains($0) } ?? false
    }

    /// Adds the types of its properties as far as they are written, by the names of the types that have them.
    func addTypesOfProperties(to types: inout [String: [String: String]]) {
        for member in members {
            guard let owner = member.owner, let type = typeName(of: member) else { continue }
            let name = text(of: self.types[owner].name)
            types[name, default: [:]][text(of: member.name)] = bound(of: type, in: self.types[owner]) ?? type
        }
    }

    /// What the objects of a generic parameter of a type are: `Presenter` of `struct ListView<P: Presenter>`.
    private func bound(of parameter: String, in type: TypeDeclaration) -> String? {
        guard type.name.upperBound < source.count, source[type.name.upperBound] == UInt8(ascii: "<") else { return nil }
        let list = source[type.name.upperBound..<max(type.body.lowerBound, type.name.upperBound)].dropFirst()
        for part in list.split(whereSeparator: { ",>".utf8.contains($0) }) {
            let words = String(decoding: part, as: UTF8.self).split(whereSeparator: { " :\n".contains($0) })
            if words.count == 2, words[0] == parameter { return String(words[1]) }
        }
        return nil
    }

    /// The type that is written of a property, or made for it: `let service = Service()`.
    func typeName(of member: Member) -> String? {
        if let type = member.type {
            let name = SwiftType.coreName(in: source[type]).map { String(decoding: $0, as: UTF8.self) }
            return name
                ?? (try? SwiftType(parsing: Array(source[type])))?.core.description.split(separator: ".").last
                .flatMap { $0.allSatisfy { $0.isLetter || $0.isNumber } ? String($0) : nil }
        }
        guard let value = member.initialValue else { return nil }
        let name = String(decoding: source[value...].prefix(while: \.isNamePart), as: UTF8.self)
        let next = source[value...].dropFirst(name.utf8.count).first
        return name.first?.isUppercase == true && next == UInt8(ascii: "(") ? name : nil
    }
}
