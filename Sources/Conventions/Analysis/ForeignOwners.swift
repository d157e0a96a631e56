import SwiftOutline
import Text

/// Where a class of the module gives itself to an object that it owns, and whose type the project declares elsewhere:
/// `logoutView.delegate = self`. If that type keeps it strongly, neither is ever released.
struct ForeignOwner {
    let file: ModuleFile
    /// The property that is set, such as the delegate.
    let name: Range<Int>
    let owner: String
    /// The property of the class that holds the object, and the object's type.
    let property: String
    let type: String
}

extension ForeignOwner {
    static func all(in module: CheckedModule) -> [ForeignOwner] {
        var found: [ForeignOwner] = []
        for file in module.files where file.isSwift {
            for use in file.outline.uses where use.roles.isSuperset(of: [.member, .assigned]) {
                guard setsSelf(use, file.outline), let index = use.type,
                    let (property, type) = held(by: file.typeNames[index], use.name, in: file, of: module),
                    type.utf8.allSatisfy(\.isNamePart), !CheckedModule.isForObjectsAlone(type),
                    module.declarations(of: type).isEmpty, module.index.hasFile(named: type)
                else { continue }
                found.append(
                    ForeignOwner(
                        file: file, name: use.name, owner: file.typeNames[index], property: property, type: type))
            }
        }
        return found
    }

    private static func setsSelf(_ use: Use, _ outline: Outline) -> Bool {
        let value = outline.source[use.name.upperBound...].drop { " =\n".utf8.contains($0) }
        guard value.starts(with: "self".utf8) else { return false }
        return !(value.dropFirst(4).first.map { $0.isNamePart || ".?!(".utf8.contains($0) } ?? false)
    }

    /// The property of a class, and its type, whose object has a member that is set: the one that is named before it, or
    /// whose value is made by the closure around it.
    private static func held(
        by owner: String, _ name: Range<Int>, in file: ModuleFile, of module: CheckedModule
    ) -> (property: String, type: String)? {
        guard let receiver = receiver(of: name, in: file.outline), receiver != "self",
            let (home, index) = module.declarations(of: owner).first, home.outline.types[index].kind == .class
        else { return nil }
        func property(_ number: Int) -> (String, String)? {
            let (member, name) = (home.outline.members[number], home.memberNames[number])
            // What nobody asks for is never made.
            guard OwnershipGraph.owns(member, home.outline),
                !home.outline.hasModifier("lazy", member)
                    || module.files.contains(where: { $0.outline.uses(name, besides: member.name, ifIn: home, $0) })
            else { return nil }
            return home.propertyTypes[number].map { (name, $0) }
        }
        let members = home.members[index].filter {
            home.outline.members[$0].kind == .var || home.outline.members[$0].kind == .let
        }
        if let named = members.first(where: { home.memberNames[$0] == receiver }) { return property(named) }
        guard home.path == file.path,
            let around = members.last(where: { home.outline.members[$0].introducer < name.lowerBound }),
            let start = home.outline.members[around].initialValue, home.outline.source[start] == UInt8(ascii: "{"),
            home.outline.hasModifier("lazy", home.outline.members[around]),
            let end = home.outline.closingBrace(of: start), end > name.lowerBound,
            ByteSearch("return \(receiver)\n".utf8).finds(in: Array(home.outline.source[start..<end]))
        else { return nil }
        return property(around)
    }

    /// What stands before the dot of a member, but for `self`: the name of a property, or of a local constant.
    private static func receiver(of name: Range<Int>, in outline: Outline) -> String? {
        var rest = outline.source[..<name.lowerBound].dropLast()
        while let last = rest.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { rest.removeLast() }
        let receiver = rest.suffix(while: \.isNamePart)
        rest = rest.dropLast(receiver.count)
        guard !receiver.isEmpty, rest.last == UInt8(ascii: ".") else {
            return receiver.isEmpty ? nil : String(decoding: receiver, as: UTF8.self)
        }
        rest.removeLast()
        return rest.ends(with: "self".utf8) || rest.ends(with: "self?".utf8)
            ? String(decoding: receiver, as: UTF8.self) : nil
    }
}

extension ArraySlice<UInt8> {
    fileprivate func suffix(while matches: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let end = lastIndex { !matches($0) }
        return self[(end.map { $0 + 1 } ?? startIndex)...]
    }
}

extension Outline {
    /// Whether it uses a name anywhere but in one place of a file.
    fileprivate func uses(_ name: String, besides place: Range<Int>, ifIn home: ModuleFile, _ file: ModuleFile) -> Bool
    {
        uses.contains { use in
            source[use.name].elementsEqual(name.utf8) && !(file.path == home.path && use.name == place)
        }
    }

    /// Where the brace closes that a closure begins with.
    fileprivate func closingBrace(of start: Int) -> Int? {
        var lexer = Lexer(Array(source[start...]))
        var depth = 0
        while let token = lexer.next() {
            guard token.kind == .punctuation else { continue }
            let byte = source[start + token.range.lowerBound]
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return start + token.range.lowerBound }
        }
        return nil
    }
}
