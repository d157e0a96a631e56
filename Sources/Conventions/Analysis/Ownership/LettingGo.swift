import SwiftOutline

/// A property of a class of the module.
struct KeptProperty {
    let file: ModuleFile
    let number: Int

    var member: Member { file.outline.members[number] }
}

extension CheckedModule {
    /// The stored property of some name that objects of a class have, as far as the module declares it.
    func storedProperty(_ name: String, of type: String) -> KeptProperty? {
        for owner in [type] + allInherited(by: type) {
            for (file, index) in declarations(of: owner) {
                guard let number = file.members(name, ofType: index).first else { continue }
                let member = file.outline.members[number]
                return member.isStored && !member.isStatic ? KeptProperty(file: file, number: number) : nil
            }
        }
        return nil
    }

    /// The type of what a class keeps by a property, or shows as an outlet.
    func typeKept(by property: String, of owner: String) -> String? {
        for (file, index) in declarations(of: owner) {
            guard let number = file.members(property, ofType: index).first else { continue }
            let member = file.outline.members[number]
            let isKept = OwnershipGraph.owns(member, file.outline) || file.outline.isOutlet(member)
            return isKept && member.isStored && !member.isStatic ? file.propertyTypes[number] : nil
        }
        return nil
    }

    /// Whether the module's code lets go of what a property of a type holds, or of something in it.
    func letsGo(of property: String, in owner: String) -> Bool {
        propertyAnswers.answer(to: .init(kind: .letsGo, property: property, owner: owner)) {
            files.contains { file in
                file.outline.letsGo(of: property, at: file.uses(of: property)) { mayBe(of: owner, $0, in: file) }
            }
        }
    }

    /// Whether a class uses what a property of its own holds, and then sets that to nil: what it has handed over is in
    /// other hands. A function that only sets it to nil may never be called, unless there is no other use for the
    /// property than to keep something until then.
    func handsOver(_ property: String, of owner: String) -> Bool {
        lazy var isOnlySet = !files.contains { file in
            file.uses(of: property).contains {
                file.outline.uses[$0].roles.isDisjoint(with: [.assigned, .labelled]) && mayBe(of: owner, $0, in: file)
            }
        }
        return files.contains { file in
            let outline = file.outline
            func isMeant(_ index: Int) -> Bool {
                outline.source[outline.uses[index].name].elementsEqual(property.utf8) && outline.isOfOwner(index)
                    && mayBe(of: owner, index, in: file)
            }
            return file.assignments(to: property).contains { index in
                let use = outline.uses[index]
                guard outline.value(assignedTo: use).isAlone("nil"), isMeant(index),
                    let function = outline.member(containing: use.name.lowerBound), function.kind == .func,
                    outline.runsBeforeDeinit(use.name.lowerBound), let body = function.body
                else { return false }
                let before = outline.uses(in: body.lowerBound..<use.name.lowerBound).indices
                return before.contains { !outline.uses[$0].roles.contains(.assigned) && isMeant($0) }
                    || !before.isEmpty && isOnlySet
            }
        }
    }

    /// Whether the property that is named at a use may be one of a type, as far as the place tells: what stands without
    /// an object is of the type whose code it is. What another object has may be anybody's, but for a cell's.
    func mayBe(of owner: String, _ index: Int, in file: ModuleFile) -> Bool {
        let outline = file.outline
        let use = outline.uses[index]
        guard use.roles.contains(.member), !outline.isOfSelf(use) else {
            return use.type.map { mayBe(owner, file.typeNames[$0]) } ?? true
        }
        let receiver = outline.text(of: outline.receiver(of: use).indices)
        return outline.typeOfCell(called: receiver, before: index).map { mayBe(owner, $0) } ?? true
    }

    /// Whether an object of one of two types may be one of the other: they are the same, one inherits the other, or
    /// little is known of it.
    private func mayBe(_ type: String, _ other: String) -> Bool {
        type == other || declarations(of: other).isEmpty || inherits(type, from: other) || inherits(other, from: type)
    }

    /// Whether a type inherits another one or conforms to it, whatever generic arguments that has.
    private func inherits(_ type: String, from other: String) -> Bool {
        var seen: Set<String> = []
        var queue = [type]
        while let next = queue.popLast() {
            let names = inherits(next).map { String($0.prefix { $0 != "<" }) }
            queue += names.filter { seen.insert($0).inserted }
        }
        return seen.contains(other)
    }
}

extension Outline {
    /// Whether the text lets go of what a property of some name holds: it is set to nil or to another list, or
    /// something is taken out of it. What leaves its parent is still held, but by a weak outlet.
    ///
    /// - Parameters:
    ///   - places: the uses that may be of that name; all where that is not known.
    ///   - isMeant: whether a use of that name is one of the property.
    func letsGo(
        of property: String, at places: ArraySlice<Int>? = nil, where isMeant: (Int) -> Bool = { _ in true }
    ) -> Bool {
        (places ?? Array(uses.indices)[...]).contains { index in
            let use = uses[index]
            guard use.name.count == property.utf8.count, !use.roles.contains(.bound),
                source[use.name].elementsEqual(property.utf8)
            else { return false }
            guard use.roles.contains(.assigned) else {
                return index + 1 < uses.count && isTakenOut(uses[index + 1], of: property) && isMeant(index)
            }
            let value = value(assignedTo: use)
            return ["nil", "[]", "[:]", property + ".", "self.\(property)."].contains { value.starts(with: $0.utf8) }
                && isMeant(index)
        }
    }

    private func isTakenOut(_ use: Use, of property: String) -> Bool {
        guard use.roles.contains(.member),
            ["remove", "pop"].contains(where: { source[use.name].starts(with: $0.utf8) })
        else { return false }
        return !source[use.name].starts(with: "removeFrom".utf8) || isStoredWeakly(property)
    }

    /// Whether the text stores something weakly in a property of some name, or does not store it.
    private func isStoredWeakly(_ property: String) -> Bool {
        !members.contains {
            $0.isStored && $0.ownership == .strong && $0.owner != nil && source[$0.name].elementsEqual(property.utf8)
        }
    }

    /// Whether code at an offset may run while its object is there: it is neither in `deinit`, nor in a private
    /// function that only `deinit` calls.
    func runsBeforeDeinit(_ offset: Int) -> Bool {
        guard let function = member(containing: offset) else { return true }
        guard function.kind != .deinit else { return false }
        guard function.kind == .func, let body = function.body,
            hasModifier("private", function) || hasModifier("fileprivate", function)
        else { return true }
        return uses.contains { use in
            source[use.name].elementsEqual(source[function.name]) && !use.roles.contains(.bound)
                && !body.contains(use.name.lowerBound) && member(containing: use.name.lowerBound)?.kind != .deinit
        }
    }
}
