import SwiftOutline
import Text

extension ProjectAnswers {
    /// Whether only objects conform to a protocol; nil where nothing is known of it.
    func isForObjects(_ name: String) -> Bool? {
        guard protocols[name] != nil else { return declared.contains(name) ? true : nil }
        var queue = [name]
        var seen = CheckedModule.protocolsForValues
        var inheritsUnknown = false
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            if CheckedModule.isForObjectsAlone(next) { return true }
            // A class, which all that inherits the protocol is then.
            if declared.contains(next), protocols[next] == nil { return true }
            if protocols[next] == nil { inheritsUnknown = true }
            queue += protocols[next] ?? []
        }
        return inheritsUnknown ? nil : false
    }

    /// Asks whether the only class that conforms to a protocol keeps what the protocol's objects are given.
    mutating func askConformers(_ questions: Set<OpenQuestion>, _ search: (Set<String>) -> [Conformers]) {
        // Only where a class is known to keep it, all that conforms is looked for.
        let asked = questions.filter { owned[$0] == nil && ownedByConformers[$0] != nil }
        let protocols = Set(asked.flatMap(\.names))
        var conformers = Conformers()
        var known: Set<String> = []
        var wanted = protocols
        while !wanted.isEmpty {
            for found in search(wanted) { conformers.merge(found) }
            known.formUnion(wanted)
            wanted = Set(protocols.flatMap(conformers.openNames)).subtracting(known)
        }
        for question in asked {
            guard let name = question.names.first.flatMap(conformers.onlyClass) else { continue }
            owned[question] = ownedByConformers[question]?[name]?.kept(by: name)
        }
    }
}

extension Outline {
    /// What the classes of this text keep of what is given to them that conform to a protocol, by their names.
    func objectsKept(_ slot: ForeignSlot, byConformersTo name: String, at path: String) -> [String: KeptObject] {
        let conforming = types.filter { inheritedNames(of: $0).flatMap(TypeText.inherited).contains(name) }
        var found: [String: KeptObject] = [:]
        for type in Set(conforming.map { text(of: $0.name) }) { found[type] = objectKept(slot, by: type, at: path) }
        return found
    }
}
