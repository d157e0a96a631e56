import SwiftOutline

/// What a module has to have elsewhere, and where it declares what that is about.
struct ItemElsewhere {
    let item: String
    let names: [String]
    let place: ItemPlace
    let file: ModuleFile
    let offset: Int

    /// It, as a part of the type that is declared there.
    var symbol: String {
        let declared = file.outline.types.first { $0.name.lowerBound == offset }
        let type = declared.map { file.outline.text(of: $0.name) } ?? ""
        return item.hasPrefix(type + ".") ? item : "\(type).\(item)"
    }

    /// It, in words: of several lines the first name.
    var text: String { place.kind == .member || item.contains("\n") ? names.first ?? item : item }
}

extension CheckedModule {
    /// What the module has to have elsewhere: in arrays, functions and types.
    func itemsElsewhere() -> [ItemElsewhere] {
        (convention?.items ?? []).compactMap { expected in
            let names = expected.names.map { $0.text(for: forms) }
            guard let place = place(ofTypeAmong: names) ?? (expected.isOfType ? nil : ownPlace) else { return nil }
            return ItemElsewhere(
                item: expected.item.text(for: forms), names: names, place: expected.place, file: place.file,
                offset: place.file.outline.types[place.type].name.lowerBound)
        }
    }

    private func place(ofTypeAmong names: [String]) -> (file: ModuleFile, type: Int)? {
        names.lazy.compactMap { self.declarations(of: $0).first }.first
    }

    /// Where the module is made or else its first type is declared.
    private var ownPlace: (file: ModuleFile, type: Int)? {
        let types = typeNames.filter { $0.utf8.starts(with: name.utf8) }
        return (types.first { Role.role(of: $0) == .assembly } ?? types.first).flatMap { declarations(of: $0).first }
    }
}

extension ExpectedItem {
    /// Whether it names a type of the module: a module without that has nothing to be listed.
    fileprivate var isOfType: Bool {
        names.contains { if case .name(nil, isPlural: false)? = $0.pieces.first { $0.pieces.count > 1 } else { false } }
    }
}

extension Outline {
    /// Whether what a set adds with every module is at its place; nil where there is no such place.
    func holds(_ item: String, called names: [String], in place: ItemPlace) -> Bool? {
        let code = CodeTokens(of: self)
        func isNamed(in range: Range<Int>) -> Bool { range.contains { names.contains(code.text($0)) } }
        switch place.kind {
        case .item:
            guard let list = code.list(in: place) else { return nil }
            return isNamed(in: list)
        case .statement:
            let bodies = code.bodies(of: place)
            guard !bodies.isEmpty else { return nil }
            // Another function may do it.
            return bodies.contains(where: isNamed) || code.holds(item)
        case .member:
            guard types.contains(where: { $0.kind != .extension && text(of: $0.name) == place.name }) else {
                return nil
            }
            return isNamed(in: code.tokens.indices)
        }
    }

    fileprivate func isOf(_ place: ItemPlace, _ member: Member) -> Bool {
        let name = member.kind == .`init` ? "init" : text(of: member.name)
        return name == place.name && (place.type.map { $0 == ownerName(of: member) } ?? true)
    }
}

extension CodeTokens {
    /// The texts of all.
    var texts: [String] { tokens.indices.map(text) }

    /// The array literal that a property has from the start, or that it gives.
    fileprivate func list(in place: ItemPlace) -> Range<Int>? {
        for (number, member) in outline.members.enumerated() where outline.isOf(place, member) {
            let opening: Int?
            if let start = member.initialValue {
                opening = index(at: start)
            } else {
                let extent = outline.extent(ofMember: number)
                let first = tokens.indices.first { index in
                    extent.contains(tokens[index].range.lowerBound) && text(index) == "["
                        && ["{", "return"].contains(text(index - 1))
                }
                opening = first
            }
            if let opening, text(opening) == "[", let end = end(of: opening) { return opening..<end }
        }
        return nil
    }

    fileprivate func bodies(of place: ItemPlace) -> [Range<Int>] {
        outline.members.filter { [.func, .`init`].contains($0.kind) && outline.isOf(place, $0) }.compactMap { member in
            guard let body = member.body else { return nil }
            let first = tokens.firstIndex { $0.range.lowerBound >= body.lowerBound } ?? tokens.endIndex
            let end = tokens.firstIndex { $0.range.lowerBound >= body.upperBound } ?? tokens.endIndex
            return first..<max(first, end)
        }
    }

    /// Whether a text stands somewhere, however it is spaced.
    fileprivate func holds(_ text: String) -> Bool {
        let wanted = CodeTokens(of: Outline(Array(text.utf8))).texts
        guard !wanted.isEmpty, wanted.count <= tokens.count else { return false }
        let own = texts
        return (0...own.count - wanted.count).contains { own[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
}
