import SwiftOutline

/// A weak property that owns what it refers to in the set, where nothing else in the module does: the object is gone at
/// once.
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
                let wanted = expected.members.first { $0.name.text(for: module.forms) == property }
                // What a set was learnt from may have had no such property, and other owners.
                guard wanted?.mayBeStrong != true, wanted != nil || !module.isOfLearntSet else { continue }
                let objects = TypeText.owned(type).flatMap(subtypes.of).filter { $0 != source }
                guard let object = objects.first,
                    objects.allSatisfy({ target in
                        graph.isClass[target] && !graph.isView[target] && !kept.contains(target)
                            && (wanted != nil || graph.isBelow(target, source)) && !graph.owns(target, source)
                    }), !file.isHandedToClosure(member)
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

    /// Whether a type owns another one, however many steps further on: what refers to it strongly would close a cycle.
    fileprivate func owns(_ type: Int, _ other: Int) -> Bool {
        var found: Set = [type]
        var queue = [type]
        while let next = queue.popLast() {
            for target in table.from[next].lazy.flatMap({ edges[$0].targets }) where found.insert(target).inserted {
                queue.append(target)
            }
        }
        return found.contains(other)
    }

    /// The types whose objects something but they themselves keeps.
    fileprivate var kept: Set<Int> {
        let singletons = module.singletons
        return Set(edges.flatMap { edge in edge.targets.filter { $0 != edge.source } })
            .union(names.indices.filter { singletons.contains(names[$0]) })
    }
}

extension ModuleFile {
    /// Whether a closure has the object of a property by the name under which it is handed in, and so may keep it:
    /// `init(router: Router) { self.router = router; events.sink { router.show($0) }.store(in: &bag) }`.
    fileprivate func isHandedToClosure(_ member: Member) -> Bool {
        let name = outline.source[member.name]
        let named = outline.uses.indices.filter { index in
            let use = outline.uses[index]
            return use.type == member.owner && outline.source[use.name].elementsEqual(name)
                && use.roles.isDisjoint(with: [.bound, .assigned, .member]) && outline.isLocal(name, at: index)
        }
        guard !named.isEmpty else { return false }
        let code = CodeTokens(of: outline)
        let places = named.compactMap { code.index(at: outline.uses[$0].name.lowerBound) }.filter(code.isInClosure)
        return !places.isEmpty && !places.contains { ["weak", "unowned"].contains(code.text($0 - 1)) }
    }
}
