import SwiftOutline
import TemplateSets
import Text

/// What tests are given of protocols that the project declares.
extension ProjectReferences {
    /// Adds fakes of those of some types that are protocols, and of which no expression is known.
    func addFakes(of types: [String], besides written: [String], to known: inout ReferredValues) {
        for type in types where !written.contains(type) && known.ownSamples[type] == nil {
            guard let fake = fake(of: type, known) else { continue }
            known.fakes[type] = fake
            known.ownSamples[type] = fake.sample
            known.ownSamples["any \(type)"] = fake.sample
        }
    }

    private func fake(of type: String, _ known: ReferredValues) -> Fake? {
        // Most types are none, and to look for a name reads the project.
        guard onlyOutline(declaring: type)?.isProtocol(type) == true,
            let name = ["\(type)Fake", "\(type)Dummy"].first(where: { !isDeclared($0) })
        else { return nil }
        var promises: [Promise] = []
        var protocols: [AskedProtocol] = []
        var imports: Set<String> = []
        var (next, seen) = ([type], Set<String>())
        while let base = next.popLast() {
            guard seen.insert(base).inserted else { continue }
            guard let outline = onlyOutline(declaring: base),
                let index = outline.types.firstIndex(where: { $0.parent == nil && outline.text(of: $0.name) == base }),
                let own = outline.promises(
                    of: index, keptBy: name,
                    sample: { sample(of: $0, NamingPlace(outline, within: base), known.samples, within: [base]) })
            else { return nil }
            for promise in own where !promise.add(to: &promises) { return nil }
            if !own.isEmpty { imports.formUnion(outline.imports.map { outline.text(of: $0.module) }) }
            var bases: [String] = []
            for inherited in outline[outline.types[index].inherits].map(outline.text(of:)) {
                guard let names = (try? SwiftType(parsing: inherited))?.composedNames else { return nil }
                bases += names.filter { !Self.plain.contains($0) }
            }
            next += bases
            protocols.append(
                AskedProtocol(
                    name: base, bases: bases, isIsolated: outline.isIsolated(index),
                    asksAnywhere: own.contains { $0.isolation == nil }))
            // Where everything is isolated to the main actor, the compiler wants the conformance to a protocol that
            // inherits another one to say so, in words that it did not know before Swift 6.2.
            guard next.isEmpty || !isMainActorUsual() else { return nil }
        }
        guard protocols.canBeKeptTogether else { return nil }
        return Fake(of: type, called: name, keeping: promises.map(\.text), imports: imports.sorted())
    }

    /// Protocols that ask a class without variables for nothing.
    private static let plain: Set = ["AnyObject", "Sendable", "class"]
}

/// Where a protocol wants a class to keep what it asks for.
private struct AskedProtocol {
    let name: String
    let bases: [String]
    /// Whether it says that it is the main actor's.
    var isIsolated: Bool
    /// Whether it asks for something without saying where that runs.
    let asksAnywhere: Bool
}

extension [AskedProtocol] {
    /// Whether one class can keep them all: one of the main actor's cannot keep what is asked for anywhere. What
    /// inherits a protocol of the main actor's is so, too.
    fileprivate var canBeKeptTogether: Bool {
        var protocols = self
        for _ in indices {
            let isolated = Set(protocols.filter(\.isIsolated).map(\.name))
            for index in indices where !isolated.isDisjoint(with: protocols[index].bases) {
                protocols[index].isIsolated = true
            }
        }
        return !protocols.contains(where: \.isIsolated) || !protocols.contains { $0.asksAnywhere && !$0.isIsolated }
    }
}

extension SwiftType {
    /// The names of the types that it is composed of; nil where one has arguments or is no name.
    fileprivate var composedNames: [String]? {
        switch self {
        case .named(let name, arguments: []): return [name]
        case .composition(let parts):
            let names = parts.map(\.composedNames)
            return names.contains(nil) ? nil : names.compactMap(\.self).flatMap(\.self)
        default: return nil
        }
    }
}
