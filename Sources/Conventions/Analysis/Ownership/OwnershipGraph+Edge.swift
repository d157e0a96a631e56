import SwiftOutline

extension OwnershipGraph {
    /// A strong stored property, and the types of the module whose objects it may hold; or what a screen shows.
    struct Edge {
        let source: Int
        let file: ModuleFile
        /// The property; nil where the views of a screen hold another one, which cannot be weak, and where a class
        /// outside of the module has it.
        let member: Member?
        var targets: [Int]
        /// Whether it lists what its own type is: the children in a tree, which may be of any type that has such a
        /// list.
        let isTree: Bool
        /// The type of the property, where its object is none of the module's and holds one: a navigation controller.
        var container: String?
        /// Whether others make that object, so that the screen is only kept while it is in there.
        var isBorrowed = false
        /// Whether a class outside of the module has the property.
        var isInherited = false
        /// Whether the property has an enumeration, of which a case holds an object.
        var isPayload = false
        /// Whether the property has a tuple, of which a part holds the object.
        var isTuplePart = false
        /// Whether nothing in the module sets the property, which may hold any screen.
        var isSetOutside = false
        var name: String { member.map { file.outline.text(of: $0.name) } ?? "" }

        /// Whether the views of a screen hold another one.
        var isShown: Bool { member == nil && !isInherited }

        /// Whether its property has something that cannot be weak, and the object in it.
        var isPart: Bool { isPayload || isTuplePart }

        /// What the same property has in a class and in those that inherit it; nil for no property.
        var property: Property? { member.map { Property(file: ObjectIdentifier(file), offset: $0.name.lowerBound) } }

        struct Property: Hashable {
            let file: ObjectIdentifier
            let offset: Int
        }

        /// The same to some of the types alone; nil for none.
        func leading(to targets: [Int]) -> Edge? {
            var edge = self
            edge.targets = targets
            return targets.isEmpty ? nil : edge
        }
    }
}
