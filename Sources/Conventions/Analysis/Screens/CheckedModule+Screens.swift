import SwiftOutline

extension CheckedModule {
    /// Whether a class of the module inherits a view controller, as what it inherits is called, or is found to be.
    func isScreen(_ type: String) -> Bool {
        let inherited = allInherited(by: type)
        return inherited.contains(where: Subtypes.isScreen)
            || ([type] + inherited.filter(isClass)).contains(where: inheritsScreenOfOthers)
    }

    /// Whether a class inherits a view controller by way of a class elsewhere whose name does not say so:
    /// `BaseView<Output>`.
    func inheritsScreenOfOthers(_ type: String) -> Bool {
        guard let (file, index) = declarations(of: type).first, file.outline.types[index].kind == .class else {
            return false
        }
        var next = file.outline.inheritedNames(of: file.outline.types[index]).first
        var seen: Set<String> = []
        while let name = next.map({ String($0.prefix { $0 != "<" }) }), seen.insert(name).inserted {
            if Subtypes.isScreen(name) { return true }
            guard declarations(of: name).isEmpty else { break }
            next = self.index.baseClass(name)?.superclass
        }
        return false
    }
}
