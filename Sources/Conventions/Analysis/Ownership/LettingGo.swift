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
}

extension Outline {
    /// Whether code at an offset may run while its object is there: it is neither in `deinit`, nor in a private function that
    /// only `deinit` calls.
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
