import SwiftOutline

/// A weak property that owns what it refers to in the set, where nothing else in the module does: the object is gone at once.
struct LostOwner {
    let file: ModuleFile
    let member: Member
    let type: String
    /// The class of the object.
    let object: String
}

extension LostOwner {
    static func all(in graph: OwnershipGraph) -> [LostOwner] {
        let module = graph.module
        guard module.convention != nil else { return [] }
        var found: [LostOwner] = []
        // Few modules have such a property.
        lazy var subtypes = Subtypes(of: graph.names, in: module)
        lazy var kept = graph.kept
        module.forEachExpectedType { expected, name, file, index in
            for (number, member) in file.outline.members.enumerated() where member.owner == index && member.isStored {
                guard member.ownership != .strong, let type = file.propertyTypes[number],
                    let source = graph.names.firstIndex(of: name),
                    case let property = file.memberNames[number], !module.hasWeak(property, in: name, expected)
                else { continue }
                let objects = TypeText.owned(type).flatMap(subtypes.of).filter { $0 != source }
                let isOwner = expected.members.contains { $0.name.text(for: module.forms) == property }
                guard let object = objects.first,
                    objects.allSatisfy({ target in
                        graph.isClass[target] && !graph.isView[target] && !kept.contains(target)
                            && (isOwner || graph.isBelow(target, source))
                    })
                else { continue }
                found.append(LostOwner(file: file, member: member, type: name, object: graph.names[object]))
            }
        }
        return found
    }

    /// Takes the word away that makes the property weak.
    var fix: Fix? {
        let outline = file.outline
        let word = outline[member.modifiers].first { ["weak", "unowned"].contains(outline.text(of: $0)) }
        return word.map { .replace($0.lowerBound..<$0.upperBound + 1, with: "") }
    }
}

extension OwnershipGraph {
    /// Whether a component is further away from the view than another one, by their names.
    fileprivate func isBelow(_ type: Int, _ other: Int) -> Bool {
        let rank = Self.rank(names[type], isController: false)
        return rank < Self.noRank && rank > Self.rank(names[other], isController: false)
    }

    /// The types whose objects something but they themselves keeps.
    fileprivate var kept: Set<Int> {
        let singletons = module.singletons
        return Set(edges.flatMap { edge in edge.targets.filter { $0 != edge.source } })
            .union(names.indices.filter { singletons.contains(names[$0]) })
    }
}
