import SwiftOutline

/// What new modules hand objects of their own to, though it takes those of one of the original modules alone.
public struct TakenType: Sendable, Equatable {
    /// The type of the original module that it takes.
    public let type: String
    /// The function, the property or the type that is made, with the first place where a new module names it.
    public let taker: LeftName
}

extension Extraction {
    /// What the project declares for types of the original modules, and new modules would use with theirs: a
    /// `MapPresenter(interactor:)` that takes a TripInteractor takes no other.
    ///
    /// - Parameter name: The set's name.
    public func takenTypes(name: String) -> [TakenType] {
        var types: [Taker: String] = [:]
        for (type, takers) in skeleton.drafts.flatMap(\.takers).sorted(by: { $0.key < $1.key }) {
            for taker in takers where types[taker] == nil { types[taker] = type }
        }
        guard !types.isEmpty else { return [] }
        let named = Dictionary(grouping: types.keys, by: \.shownName)
        let outlines = textsOfCode.map { Outline($0) }
        let receivers = Receivers(in: outlines)
        var found: [String: String] = [:]
        for outline in outlines {
            let locals = LocalNames(outline)
            for (index, use) in outline.uses.enumerated() where use.roles.isDisjoint(with: [.labelled, .bound]) {
                let name = outline.text(of: use.name)
                let used = named[name]?.filter { $0.isUsed(at: index, in: outline, receivers, locals) } ?? []
                if let type = used.compactMap({ types[$0] }).min() { found[name] = type }
            }
        }
        let places = places(of: Set(found.keys), inSet: name) { Lexer.identifiers(in: Array($1)).contains($0) }
        return places.compactMap { place in found[place.name].map { TakenType(type: $0, taker: place) } }
    }
}

extension Taker {
    /// Whether a use that has its name is one of it, which takes something there.
    fileprivate func isUsed(at index: Int, in outline: Outline, _ receivers: Receivers, _ locals: LocalNames) -> Bool {
        let use = outline.uses[index]
        guard let parameters else {
            return use.roles.isSuperset(of: [.member, .assigned])
                && receivers.typeName(ofReceiverAt: index, in: outline, locals) == owner
        }
        guard use.roles.contains(.called), parameters.accepts(outline.labels(behind: use.name.upperBound)) else {
            return false
        }
        guard use.roles.contains(.member) else { return name == "init" || owner.isEmpty }
        return name != "init" && receivers.typeName(ofReceiverAt: index, in: outline, locals) == owner
    }
}
