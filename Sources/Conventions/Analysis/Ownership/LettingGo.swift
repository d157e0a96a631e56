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
                guard let number = file.members[index].first(where: { file.memberNames[$0] == name }) else { continue }
                let member = file.outline.members[number]
                return member.isStored && !member.isStatic ? KeptProperty(file: file, number: number) : nil
            }
        }
        return nil
    }

    /// Whether the module's code lets go of what a property of some name holds, or of something in it.
    func letsGo(of property: String) -> Bool { files.contains { $0.outline.letsGo(of: property) } }
}

extension Outline {
    /// Whether the text lets go of what a property of some name holds: it is set to nil or to another list, or
    /// something is taken out of it. What leaves its parent is still held, but by a weak outlet.
    func letsGo(of property: String) -> Bool {
        uses.indices.contains { index in
            let use = uses[index]
            guard use.name.count == property.utf8.count, !use.roles.contains(.bound),
                source[use.name].elementsEqual(property.utf8)
            else { return false }
            guard use.roles.contains(.assigned) else {
                return index + 1 < uses.count && isTakenOut(uses[index + 1], of: property)
            }
            let value = value(assignedTo: use)
            return ["nil", "[]", "[:]", property + ".", "self.\(property)."].contains { value.starts(with: $0.utf8) }
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
