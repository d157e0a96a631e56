import SwiftOutline

/// What a module's storyboard or xib no longer has of what ties it to code.
struct LostLink {
    let file: ModuleFile
    let offset: Int
    let symbol: String
    let message: String
}

extension CheckedModule {
    /// The links of the set's storyboards and xibs that are gone, and the segues that code performs and no storyboard
    /// has.
    func lostLinks() -> [LostLink] {
        let files = files.filter { $0.isInterface && $0.expected?.links.isEmpty == false }
        guard !files.isEmpty else { return [] }
        let interfaces = self.files.filter(\.isInterface).map(\.interface)
        let links = interfaces.reduce(into: Set<InterfaceLink>()) { $0.formUnion($1.links) }
        let types = Set(typeNames)
        var lost = files.flatMap { file in
            (file.expected?.links ?? []).compactMap { lostLink($0, in: file, links, types) }
        }
        let segues = Set(interfaces.flatMap(\.segues))
        if !namesHelpersFreely, interfaces.contains(where: { $0.classes.contains { types.contains($0.name) } }) {
            lost += lostSegues(besides: segues)
        }
        return lost
    }

    private func lostLink(
        _ expected: ExpectedLink, in file: ModuleFile, _ links: Set<InterfaceLink>, _ types: Set<String>
    ) -> LostLink? {
        let link = InterfaceLink(kind: expected.kind, name: expected.name.text(for: forms))
        guard !expected.name.isOpen, !links.contains(link) else { return nil }
        func has(_ type: String) -> Bool {
            types.contains(type) && links.contains(InterfaceLink(kind: .objectClass, name: type))
        }
        func lost(_ end: String, of type: String? = nil, _ what: (here: String, inSet: String)) -> LostLink {
            let classes = (file.expected?.links ?? []).filter { $0.kind == .objectClass }.map {
                $0.name.text(for: forms)
            }
            let type = type ?? classes.first(where: types.contains) ?? name
            return LostLink(
                file: file, offset: 0, symbol: "\(type).\(end)",
                message: "\(what.here); in the set '\(setName)' \(what.inSet)")
        }
        // A set that was learnt from some modules has what these happen to connect; it is right only where the module's
        // code needs the link.
        if namesHelpersFreely, !isLikely(link, in: file) { return nil }
        switch link.kind {
        case .objectClass:
            // A name that no type has is told as such.
            let isMisspelt = links.contains {
                $0.kind == .objectClass && !types.contains($0.name) && $0.name.hasPrefix(name)
            }
            guard types.contains(link.name), !isMisspelt else { return nil }
            return lost("customClass", of: link.name, ("nothing here has the class '\(link.name)'", "something has"))
        case .classModule:
            guard has(link.name) else { return nil }
            return lost(
                "customModule", of: link.name, ("'\(link.name)' has no module here, by which it is found", "it has"))
        case .initialScene:
            guard !uses("instantiateViewController") else { return nil }
            return lost("initialViewController", ("no view controller is the initial one", "one is"))
        case .identifier:
            guard uses("instantiateViewController"),
                !scenesNotThere().contains(where: { $0.resource.name == link.name })
            else { return nil }
            return lost("storyboardIdentifier", ("no scene has the storyboard ID '\(link.name)'", "one has"))
        case .outlet:
            let parts = link.name.split(separator: ".").map(String.init)
            guard parts.count == 2, has(parts[0]) else { return nil }
            let isOfUIKit = UIKitMembers.outlets.contains(parts[1])
            guard isOfUIKit || members(of: parts[0])?.contains(where: { $0.name == parts[1] }) == true else {
                return nil
            }
            return lost(parts[1], of: parts[0], ("the outlet '\(parts[1])' of '\(parts[0])' is not connected", "it is"))
        }
    }

    /// Whether code cannot do without a link: an outlet that it declares, and the class of a screen, which no code
    /// makes.
    private func isLikely(_ link: InterfaceLink, in file: ModuleFile) -> Bool {
        switch link.kind {
        case .outlet:
            return link.name.split(separator: ".").last.map { !UIKitMembers.outlets.contains(String($0)) } ?? false
        case .objectClass:
            guard Role.role(of: link.name) == .view else { return false }
            // Who owns a xib is made by code.
            return file.name.utf8.ends(with: ".xib".utf8)
                || !files.contains { file in
                    file.outline.uses.contains {
                        $0.roles.contains(.called) && file.outline.source[$0.name].elementsEqual(link.name.utf8)
                    }
                }
        case .classModule, .initialScene, .identifier: return false
        }
    }

    /// Whether some file of the module calls a function of a name.
    private func uses(_ function: String) -> Bool {
        files.contains { file in
            file.outline.uses.contains { file.outline.source[$0.name].elementsEqual(function.utf8) }
        }
    }

    /// The segues that are performed by an identifier which no storyboard of the module has.
    private func lostSegues(besides known: Set<String>) -> [LostLink] {
        files.flatMap { file in
            file.outline.performedSegues.filter { !known.contains($0.name) }.map { name, offset in
                LostLink(
                    file: file, offset: offset, symbol: "\(file.typeNames.first ?? self.name).\(name)",
                    message: "no segue of the module's storyboards is called '\(name)', and performing it crashes")
            }
        }
    }
}

extension Outline {
    /// The identifiers by which segues are performed, where they stand in the call itself.
    fileprivate var performedSegues: [(name: String, offset: Int)] {
        uses.compactMap { use in
            guard use.roles.contains(.called), source[use.name].elementsEqual("performSegue".utf8) else { return nil }
            var rest = source[use.name.upperBound...]
            for word in ["(", "withIdentifier", ":", "\""] {
                rest = rest.drop { $0 <= UInt8(ascii: " ") }
                guard rest.starts(with: word.utf8) else { return nil }
                rest = rest.dropFirst(word.utf8.count)
            }
            let name = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\n") }
            guard rest[name.endIndex...].first == UInt8(ascii: "\"") else { return nil }
            return (String(decoding: name, as: UTF8.self), use.name.lowerBound)
        }
    }
}
