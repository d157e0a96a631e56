import SwiftOutline
import Text

/// What code names by a text, and the system looks for when the screen is loaded: a storyboard, or what cells are
/// reused by.
struct NamedResource {
    let file: ModuleFile
    /// Where the text stands.
    let offset: Int
    let name: String
}

extension CheckedModule {
    /// The storyboards that code loads and that are not there, each with the module's own that is meant: nothing loads
    /// that. What is called otherwise may be another module's that is still to be written.
    func storyboardsNotThere() -> [(resource: NamedResource, meant: String)] {
        interfacesNotThere([".storyboard"]) { $0.texts(givenTo: "UIStoryboard", as: ["name"]) }
    }

    /// The same of xibs. What is compiled from a storyboard is loaded as one, too.
    func nibsNotThere() -> [(resource: NamedResource, meant: String)] {
        interfacesNotThere([".xib", ".storyboard"]) { $0.nibNames }
    }

    /// Those of the interface files that texts name and that are not there with any of some endings; one of the
    /// module's own has the first.
    private func interfacesNotThere(
        _ endings: [String], named texts: (Outline) -> [(text: String, offset: Int)]
    ) -> [(resource: NamedResource, meant: String)] {
        var own = endings.first.map(interfaces) ?? []
        guard !own.isEmpty else { return [] }
        var loaded: [NamedResource] = []
        for file in files where file.isSwift {
            for found in texts(file.outline) {
                own.remove(found.text)
                loaded.append(NamedResource(file: file, offset: found.offset, name: found.text))
            }
        }
        guard !own.isEmpty else { return [] }
        return loaded.compactMap { resource in
            guard let meant = nearest(to: resource.name, in: own.sorted()),
                !endings.contains(where: { index.hasInterface(named: resource.name + $0) })
            else { return nil }
            return (resource, meant)
        }
    }

    /// The names of the module's own storyboards, or xibs, without their ending.
    private func interfaces(endingWith ending: String) -> Set<String> {
        Set(
            files.filter { $0.isInterface && $0.name.utf8.ends(with: ending.utf8) }
                .map { String($0.name.dropLast(ending.utf8.count)) })
    }

    /// The identifiers by which a file asks for cells that it has to get, and registers none though it registers others.
    /// A cell may be one of a storyboard.
    func cellsNotRegistered(in file: ModuleFile) -> [NamedResource] {
        let outline = file.outline
        let asked = file.uses(of: "dequeueReusableCell")
            .filter { outline.uses[$0].roles.contains(.called) && outline.isGivenPath($0) }
            .compactMap { outline.text(givenTo: $0, as: ["withIdentifier", "withReuseIdentifier"]) }
        guard !asked.isEmpty else { return [] }
        let registered = outline.texts(
            givenTo: "register", as: ["forCellReuseIdentifier", "forCellWithReuseIdentifier"])
        let count = outline.uses.count {
            $0.roles.contains(.called) && outline.source[$0.name].elementsEqual("register".utf8)
        }
        // What is not written as a text may be any.
        guard !registered.isEmpty, registered.count == count, !files.contains(where: \.isInterface) else { return [] }
        let known = Set(registered.map(\.text))
        return asked.filter { !known.contains($0.text) }.map {
            NamedResource(file: file, offset: $0.offset, name: $0.text)
        }
    }
}

extension CheckedModule {
    /// The identifiers by which a file asks tables for cells that its own code makes, and for which nobody in the
    /// module registers any cell: no storyboard has one. A table that others are given may get cells from them.
    func cellsOfBareTables(in file: ModuleFile) -> [NamedResource] {
        let outline = file.outline
        let asked = file.uses(of: "dequeueReusableCell").filter { outline.uses[$0].roles.contains(.called) }
        guard !asked.isEmpty,
            !files.contains(where: { file in file.outline.uses.contains { file.outline.isRegistering($0) } })
        else { return [] }
        return asked.compactMap { index in
            guard index > 0, outline.isGivenPath(index),
                case let table = outline.text(of: outline.uses[index - 1].name), isMadeHere(table, in: file),
                !file.uses(of: table).contains(where: { outline.isGivenToOthers($0) }),
                let name = outline.identifier(givenTo: index)
            else { return nil }
            return NamedResource(file: file, offset: outline.uses[index].name.lowerBound, name: name)
        }
    }

    /// Whether a property of a class that inherits nothing but the system's gets a table or grid where it is declared.
    private func isMadeHere(_ table: String, in file: ModuleFile) -> Bool {
        file.outline.members.indices.contains { number in
            let member = file.outline.members[number]
            guard file.memberNames[number] == table, member.isStored, let start = member.initialValue else {
                return false
            }
            let value = file.outline.source[start...]
            guard ["UITableView(", "UICollectionView("].contains(where: { value.starts(with: $0.utf8) }) else {
                return false
            }
            return allInherited(by: file.outline.ownerName(of: member)).allSatisfy {
                $0.utf8.begins(with: "UI".utf8) || !declarations(of: $0).isEmpty
                    || !Subtypes.isScreen($0) && !$0.hasSuffix("ViewController")
            }
        }
    }
}

extension Outline {
    /// Whether a use registers cells, or may: who has a function of such a name for it registers by that.
    fileprivate func isRegistering(_ use: Use) -> Bool {
        let name = source[use.name]
        return name.starts(with: "regist".utf8) || name.ends(with: "Registration".utf8)
            || name.ends(with: "RegisterCells".utf8) || name.elementsEqual("UINib".utf8)
    }

    /// Whether a table is asked for a cell at a place, which it has to give: `for: indexPath`.
    fileprivate func isGivenPath(_ index: Int) -> Bool {
        source[uses[index].name.upperBound...].prefix(200).prefix { $0 != UInt8(ascii: ")") }.holds(" for: ")
    }

    /// Whether a use hands what it names to a function that is none of the system's.
    fileprivate func isGivenToOthers(_ index: Int) -> Bool {
        let use = uses[index]
        let after = source[use.name.upperBound...].first { $0 > UInt8(ascii: " ") }
        guard !use.roles.contains(.bound), !use.roles.contains(.labelled),
            after == UInt8(ascii: ")") || after == UInt8(ascii: ","),
            let callee = callee(around: use.name.lowerBound, before: index)
        else { return false }
        let name = source[uses[callee].name]
        return !name.starts(with: "UI".utf8) && !name.starts(with: "NS".utf8) && !name.holds("ubview")
    }

    /// What a table is asked by for a cell, as it is written.
    fileprivate func identifier(givenTo index: Int) -> String? {
        let label = uses[(index + 1)...].prefix(3).first { use in
            use.roles.contains(.labelled)
                && ["withIdentifier", "withReuseIdentifier"].contains { source[use.name].elementsEqual($0.utf8) }
        }
        guard let label else { return nil }
        if let plain = plainText(behind: label.name.upperBound, ":") { return plain.text }
        let value = value(assignedTo: label).prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
        return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
    }
}

extension Outline {
    /// The plain texts that calls of a function are given under one of some labels.
    func texts(givenTo function: String, as labels: [String]) -> [(text: String, offset: Int)] {
        uses.indices.compactMap { index in
            let name = uses[index].name
            guard name.count == function.utf8.count, uses[index].roles.contains(.called),
                source[name].elementsEqual(function.utf8)
            else { return nil }
            return text(givenTo: index, as: labels)
        }
    }

    /// The plain texts that are given as names of nibs.
    fileprivate var nibNames: [(text: String, offset: Int)] {
        uses.compactMap { use in
            if use.roles.contains(.labelled), source[use.name].elementsEqual("nibName".utf8) {
                return plainText(behind: use.name.upperBound, ":")
            }
            guard use.roles.contains(.called), source[use.name].elementsEqual("loadNibNamed".utf8) else { return nil }
            return plainText(behind: use.name.upperBound, "(")
        }
    }

    /// The plain text that the call at an index is given under one of some labels.
    func text(givenTo index: Int, as labels: [String]) -> (text: String, offset: Int)? {
        let label = uses[(index + 1)...].prefix(Self.mostArguments).first { use in
            use.roles.contains(.labelled) && labels.contains { source[use.name].elementsEqual($0.utf8) }
        }
        guard let label, member(around: uses[index].name.lowerBound).contains(label.name.lowerBound) else { return nil }
        return plainText(behind: label.name.upperBound, ":")
    }

    /// The plain text that follows a mark, and where it stands.
    func plainText(behind offset: Int, _ mark: Character) -> (text: String, offset: Int)? {
        let start = source[offset...].drop { $0 == UInt8(ascii: " ") }
        guard start.first == mark.asciiValue else { return nil }
        let value = start.dropFirst().drop { " \n".utf8.contains($0) }
        guard value.first == UInt8(ascii: "\"") else { return nil }
        let text = value.dropFirst().prefix { !"\"\\\n".utf8.contains($0) }
        guard !text.isEmpty, source[text.endIndex...].first == UInt8(ascii: "\"") else { return nil }
        return (String(decoding: text, as: UTF8.self), text.startIndex)
    }

    private static let mostArguments = 6
}
