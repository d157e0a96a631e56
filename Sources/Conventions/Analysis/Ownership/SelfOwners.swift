import SwiftOutline

/// A class that gives itself to a strong property of its own: `delegate = self`. It is never released.
struct SelfOwner {
    let owner: String
    let keeper: Keeper

    /// What keeps it.
    enum Keeper {
        /// A property of a class of the module, with the number of the member.
        case own(ModuleFile, Int)
        /// One that a class inherits from a class elsewhere, with the number of its type.
        case inherited(ModuleFile, Int, property: String, base: String)
    }
}

extension SelfOwner {
    static func all(in module: CheckedModule) -> [SelfOwner] {
        var found: [SelfOwner] = []
        for file in module.files where file.isSwift {
            let outline = file.outline
            for (index, use) in outline.uses.enumerated() where use.roles.contains(.assigned) {
                guard SelfGift.mayBe(use, in: outline.source), let type = use.type, outline.isOfOwner(index),
                    outline.value(assignedTo: use).isAlone("self"), case let name = outline.text(of: use.name),
                    let keeper = keeper(of: name, in: file, type, module),
                    !module.givesOthers(to: name, in: file.typeNames[type])
                else { continue }
                found.append(SelfOwner(owner: file.typeNames[type], keeper: keeper))
            }
        }
        // What is there for as long as the application runs leaks nothing.
        let singletons = found.isEmpty ? [] : module.singletons
        return found.filter { !singletons.contains($0.owner) }
    }

    /// The strong property that a name means in a class, its own or an inherited one.
    private static func keeper(
        of name: String, in file: ModuleFile, _ type: Int, _ module: CheckedModule
    ) -> Keeper? {
        var next = file.typeNames[type]
        var seen: Set<String> = []
        var (file, type) = (file, type)
        while seen.insert(next).inserted {
            if file.outline.types[type].kind == .extension {
                let places = module.declarations(of: next)
                guard places.count == 1, let place = places.first else { return nil }
                (file, type) = place
            }
            guard file.outline.types[type].kind == .class else { return nil }
            if let number = file.members[type].first(where: { file.memberNames[$0] == name }) {
                return OwnershipGraph.owns(file.outline.members[number], file.outline) ? .own(file, number) : nil
            }
            guard let parent = file.outline.inheritedNames(of: file.outline.types[type]).first else { return nil }
            next = String(parent.prefix { $0 != "<" })
            let places = module.declarations(of: next)
            guard places.count <= 1 else { return nil }
            guard let place = places.first else {
                let inherited = module.inheritedProperties(of: file.outline.types[type], in: file.outline)
                return inherited.first { $0.property.name == name && !module.index.letsGo(of: name, inFileOf: $0.base) }
                    .map { .inherited(file, type, property: name, base: $0.base) }
            }
            (file, type) = place
        }
        return nil
    }
}

extension CheckedModule {
    /// Whether a property of a name is let go of, or given something else where a class has set it to itself.
    fileprivate func givesOthers(to property: String, in type: String) -> Bool {
        letsGo(of: property, in: type)
            || files.contains { file in
                let outline = file.outline
                return outline.uses.enumerated().contains { index, use in
                    use.roles.contains(.assigned) && outline.source[use.name].elementsEqual(property.utf8)
                        && use.type.map { file.typeNames[$0] } == type && outline.isOfOwner(index)
                        && !outline.value(assignedTo: use).isAlone("self")
                }
            }
    }
}

extension Outline {
    /// Whether what is assigned at a use is a member of the object whose code it is.
    func isOfOwner(_ index: Int) -> Bool {
        let use = uses[index]
        guard !use.roles.contains(.bound) else { return false }
        if use.roles.contains(.member) { return isOfSelf(use) }
        return !isLocal(source[use.name], at: index)
    }

    /// Whether a name means something local where some use stands: it may be the same as a property's. What is bound in
    /// braces is known no more behind them.
    func isLocal(_ name: ArraySlice<UInt8>, at index: Int) -> Bool {
        let place = uses[index].name.lowerBound
        let member = member(around: place)
        var next = index
        while let bound = binding(of: name, before: next), member.contains(uses[bound].name.lowerBound) {
            if !closesMore(in: uses[bound].name.upperBound..<place) { return true }
            next = bound
        }
        return false
    }
}
