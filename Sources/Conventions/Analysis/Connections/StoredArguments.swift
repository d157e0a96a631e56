import SwiftOutline
import Text

extension CheckedModule {
    /// Whether nothing sets a property that the initializers of the set's class store an argument in: it stays nil, and
    /// who reads it does nothing or crashes.
    ///
    /// - Returns: Where the first initializer stands; nil where the property is set, or may be by code that is not
    ///   seen.
    func initializerNotStoring(_ property: String, of type: String) -> (file: ModuleFile, offset: Int)? {
        var initializer: (file: ModuleFile, offset: Int)?
        var isNil = false
        for (file, number) in declarations(of: type) {
            for member in file.members[number] {
                if file.outline.members[member].kind == .`init`, initializer == nil {
                    initializer = (file, file.outline.members[member].name.lowerBound)
                }
                isNil =
                    isNil
                    || file.memberNames[member] == property && file.outline.isNilAtFirst(file.outline.members[member])
            }
        }
        guard isNil, let initializer else { return nil }
        let own = Set([type] + allInherited(by: type))
        let types = Set(typeNames.map { NameHash.of($0) })
        return files.contains { mayStore(property, of: type, own, types, in: $0) } ? nil : initializer
    }

    /// Whether a file may set a property of objects of a class, be it by what they inherit.
    private func mayStore(
        _ property: String, of type: String, _ own: Set<String>, _ types: Set<UInt64>, in file: ModuleFile
    ) -> Bool {
        let outline = file.outline
        let isSetInside = outline.uses.contains { use in
            guard use.name.count == property.utf8.count, outline.source[use.name].elementsEqual(property.utf8),
                !use.roles.contains(.labelled), !use.roles.contains(.bound), outline.mayBeSet(use),
                !outline.isOfOther(use)
            else { return false }
            guard let number = use.type else { return true }
            let owner = file.typeNames[number]
            return own.contains(owner) || allInherited(by: owner).contains(type)
        }
        if isSetInside { return true }
        return outline.settings(knowing: outline.typesOfProperties, ofTypes: types).contains { setting in
            // What is made with it gets it by the initializer that does not store it.
            guard setting.property == property, !setting.base.isEmpty else { return false }
            return setting.type.map { own.contains($0) || allInherited(by: $0).contains(type) } ?? true
        }
    }
}

extension Outline {
    /// Whether something is assigned to what a use names, alone or in a tuple, or may be by what it is passed to.
    fileprivate func mayBeSet(_ use: Use) -> Bool {
        if use.roles.contains(.assigned) { return !isSetToNil(use) }
        let before = source[..<use.name.lowerBound]
        let line = source[use.name.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
        return before.ends(with: "&".utf8) || before.ends(with: "&self.".utf8)
            || ByteSearch(") = ".utf8).finds(in: Array(line))
    }
}
