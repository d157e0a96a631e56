import SwiftOutline
import TemplateSets

/// Something that a module names and the project declares elsewhere, by a name that has the module's: in a module Login
/// `Storyboard.login`.
struct NameElsewhere: Hashable {
    /// What stands before its dot; empty where nothing does.
    let receiver: String
    let isMember: Bool
    /// Whether it is no type: of what a screen shows the project may well have one type for all.
    let isValue: Bool
    let name: String
    /// The name that it would have for the placeholder module.
    let forPlaceholder: String

    /// What some files name so.
    ///
    /// - Parameters:
    ///   - names: What the project declares elsewhere by names that have the module's.
    ///   - values: What of that can be named by itself, and is no type.
    static func all(
        in files: [Draft.File], among names: Set<String>, values: Set<String>, of module: NameTable
    ) -> Set<NameElsewhere> {
        let finder = ModuleNameFinder(module, vocabulary: nil)
        return files.filter(\.isSwift).reduce(into: []) { found, file in
            let outline = Outline(file.contents)
            for use in outline.uses where use.roles.isDisjoint(with: [.bound, .labelled]) {
                let name = outline.text(of: use.name)
                guard names.contains(name), !ModuleNameFinder.wordsOfFrameworks.contains(name) else { continue }
                let own = NamedText(Array(name.utf8), isSwift: true, finder).forPlaceholder
                let isMember = use.roles.contains(.member)
                found.insert(
                    NameElsewhere(
                        receiver: isMember ? outline.receiver(of: use) ?? "" : "", isMember: isMember,
                        isValue: isMember || values.contains(name), name: name,
                        forPlaceholder: String(decoding: own, as: UTF8.self)))
            }
        }
    }
}

/// The names of which each of several modules has its own, and the project declares them all: where one says
/// `Storyboard.login` and the next one `Storyboard.orders`, a new module is to have one as well.
struct NamesElsewhere {
    /// The new ones, by where each of them stands.
    private let names: [Place: String]

    private struct Place: Hashable {
        let receiver: String
        let isMember: Bool
        let name: String
    }

    init(of drafts: [Draft]) {
        names = drafts.count > 1 ? Self.names(of: drafts) : [:]
    }

    private static func names(of drafts: [Draft]) -> [Place: String] {
        guard drafts.count(where: { !$0.elsewhere.isEmpty }) > 1 else { return [:] }
        let texts = drafts.map { ($0.files + $0.tests).filter(\.isSwift).map(\.contents) }
        let words = texts.map { texts in
            texts.reduce(into: Set<String>()) { $0.formUnion(SwiftLines.identifiers(in: $1)) }
        }
        let declared = texts.reduce(into: Set<String>()) { $0.formUnion(ModuleNames($1).declared) }
        var owners: [Place: [NameElsewhere]] = [:]
        for (number, draft) in drafts.enumerated() {
            for own in draft.elsewhere where own.isMember || !declared.contains(own.forPlaceholder) {
                // What others name, too, is not the module's own.
                let isShared = words.indices.contains { $0 != number && words[$0].contains(own.name) }
                guard !isShared else { continue }
                let place = Place(receiver: own.receiver, isMember: own.isMember, name: own.forPlaceholder)
                owners[place, default: []].append(own)
            }
        }
        var names: [Place: String] = [:]
        for own in owners.values where Set(own.map(\.name)).count > 1 {
            for own in own { names[place(of: own)] = own.forPlaceholder }
        }
        // A class goes with its protocol: of the new one the old class is none.
        let parents = drafts.reduce(into: [String: Set<String>]()) { $0.merge($1.parentsElsewhere) { $0.union($1) } }
        let types = names.keys.filter { !$0.isMember }.map(\.name)
        for own in owners.values.flatMap(\.self) where !own.isMember {
            let isKin = types.contains { type in
                parents[own.name]?.contains(type) == true || parents[type]?.contains(own.name) == true
            }
            if isKin { names[place(of: own)] = own.forPlaceholder }
        }
        return names
    }

    private static func place(of own: NameElsewhere) -> Place {
        Place(receiver: own.receiver, isMember: own.isMember, name: own.name)
    }

    /// What the placeholder module would say for a type that one of the modules has its own of; nil for any other.
    func newName(ofType type: String) -> String? { names[Place(receiver: "", isMember: false, name: type)] }

    /// A Swift text of one of the modules with what the placeholder module would say.
    func renaming(in text: [UInt8]) -> [UInt8] {
        guard !names.isEmpty else { return text }
        let outline = Outline(text)
        var result: [UInt8] = []
        var end = 0
        for use in outline.uses {
            guard let name = names[Self.place(of: use, outline)] else { continue }
            result += text[end..<use.name.lowerBound] + name.utf8
            end = use.name.upperBound
        }
        return result + text[end...]
    }

    /// What a text of the placeholder module says so, with the type that it is of.
    func uses(in text: [UInt8]) -> Set<String> {
        let own = Set(names.map { Place(receiver: $0.key.receiver, isMember: $0.key.isMember, name: $0.value) })
        guard !own.isEmpty else { return [] }
        let outline = Outline(text)
        let places = outline.uses.map { Self.place(of: $0, outline) }.filter(own.contains)
        return Set(places.map { ($0.receiver.first?.isUppercase == true ? $0.receiver + "." : "") + $0.name })
    }

    private static func place(of use: Use, _ outline: Outline) -> Place {
        let isMember = use.roles.contains(.member)
        return Place(
            receiver: isMember ? outline.receiver(of: use) ?? "" : "", isMember: isMember,
            name: use.roles.isDisjoint(with: [.bound, .labelled]) ? outline.text(of: use.name) : "")
    }
}
