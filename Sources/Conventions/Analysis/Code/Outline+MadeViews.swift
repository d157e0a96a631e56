import SwiftOutline
import Text

extension Outline {
    /// The class of what a property holds that is written as any view, and made by a closure:
    /// `lazy var banner: UIView = { let view = BannerView(); return view }()`. Nil for all others.
    func classMade(for member: Member) -> String? {
        guard let type = member.type, source[type].starts(with: "UI".utf8), let start = member.initialValue,
            source[start...].first == UInt8(ascii: "{"), let end = end(ofBracesAt: start)
        else { return nil }
        let uses = uses(in: start..<end)
        let returned = uses.filter { source[..<$0.name.lowerBound].ends(with: "return ".utf8) }
        guard returned.count == 1, let name = returned.first?.name, !".(".utf8.contains(source[name.upperBound]),
            let bound = uses.first(where: {
                $0.roles.contains(.bound) && source[$0.name].elementsEqual(source[name])
            })
        else { return nil }
        let value = value(assignedTo: bound)
        let made = value.prefix(while: \.isNamePart)
        guard made.first?.isCapital == true, value.dropFirst(made.count).first == UInt8(ascii: "("),
            source[bound.name.upperBound...].first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "=")
        else { return nil }
        return String(decoding: made, as: UTF8.self)
    }

    private func end(ofBracesAt start: Int) -> Int? {
        var depth = 0
        return source[start...].firstIndex { byte in
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            return depth == 0
        }
    }

    /// Whether a property is asked for here by its name.
    func names(_ property: String) -> Bool {
        uses.contains { !$0.roles.contains(.bound) && source[$0.name].elementsEqual(property.utf8) }
    }
}

extension CheckedModule {
    /// The same of a property with a number that the module asks for: else nobody makes it.
    func classMade(for number: Int, in file: ModuleFile) -> String? {
        guard let type = file.outline.classMade(for: file.outline.members[number]), !declarations(of: type).isEmpty,
            files.contains(where: { $0.outline.names(file.memberNames[number]) })
        else { return nil }
        return type
    }
}
