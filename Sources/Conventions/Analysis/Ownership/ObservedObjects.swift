import SwiftOutline

/// The objects that views of SwiftUI hold: a view model in `@StateObject`, a presenter in a constant. As long as the
/// view is shown, they have an owner that nobody in the module need keep.
struct ObservedObjects {
    private let subtypes: Subtypes
    private let module: CheckedModule

    init(in module: CheckedModule, _ subtypes: Subtypes) {
        self.module = module
        self.subtypes = subtypes
    }

    /// The numbers of the types of what all views of the module hold.
    var all: Set<Int> {
        let given = environmentObjects
        var found: Set<Int> = []
        for file in module.files where file.isSwift {
            for (index, type) in file.outline.types.enumerated() where file.outline.isSwiftUIView(type) {
                found.formUnion(types(heldBy: index, of: file, given))
            }
        }
        return found
    }

    /// The same of one view.
    func types(heldBy view: String) -> Set<Int> {
        let given = environmentObjects
        return module.declarations(of: view).reduce(into: []) { found, declaration in
            let (file, type) = declaration
            guard file.outline.isSwiftUIView(file.outline.types[type]) else { return }
            found.formUnion(types(heldBy: type, of: file, given))
        }
    }

    private func types(heldBy view: Int, of file: ModuleFile, _ given: Set<String>) -> Set<Int> {
        var found: Set<Int> = []
        for number in file.members[view] {
            let member = file.outline.members[number]
            guard OwnershipGraph.owns(member, file.outline), let held = file.propertyTypes[number],
                !file.outline.isOfEnvironment(member) || given.contains(held)
            else { continue }
            found.formUnion(TypeText.owned(held).flatMap { subtypes.of($0) })
        }
        return found
    }

    /// The classes of the objects that views are given which know them by their types alone.
    private var environmentObjects: Set<String> {
        module.files.reduce(into: []) { $0.formUnion($1.outline.environmentObjects) }
    }
}

extension Outline {
    fileprivate var environmentObjects: Set<String> {
        Set(
            uses.indices.compactMap { index in
                guard uses[index].roles.contains(.called),
                    source[uses[index].name].elementsEqual("environmentObject".utf8)
                else { return nil }
                return classMade(forLocal: source[uses[index].name.upperBound...].dropFirst(), before: index)
            })
    }

    /// Whether somebody above a view has what a property refers to.
    fileprivate func isOfEnvironment(_ member: Member) -> Bool {
        self[member.attributes].contains { source[$0].starts(with: "@Environment".utf8) }
    }
}
