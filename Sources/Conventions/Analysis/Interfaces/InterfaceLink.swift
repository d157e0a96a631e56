/// What ties a storyboard or xib to code.
struct InterfaceLink: Hashable {
    enum Kind: Int {
        /// An object is made of a class.
        case objectClass
        /// The class is said to be in a Swift module, without which it is not found.
        case classModule
        /// One view controller comes first; the link has no name.
        case initialScene
        /// A view controller can be asked for by an identifier.
        case identifier
        /// A property is set, as `Class.property`.
        case outlet
    }

    let kind: Kind
    let name: String
}

extension InterfaceFile {
    /// What ties the file to code.
    var links: Set<InterfaceLink> {
        var links: Set<InterfaceLink> = []
        for found in classes {
            links.insert(InterfaceLink(kind: .objectClass, name: found.name))
            if found.module != nil || found.isOfTarget {
                links.insert(InterfaceLink(kind: .classModule, name: found.name))
            }
        }
        for outlet in outlets where isConnected(outlet) {
            if let owner = outlet.owner {
                links.insert(InterfaceLink(kind: .outlet, name: "\(owner).\(outlet.property)"))
            }
        }
        for identifier in identifiers { links.insert(InterfaceLink(kind: .identifier, name: identifier)) }
        if hasInitialScene { links.insert(InterfaceLink(kind: .initialScene, name: "")) }
        return links
    }
}

/// A link of the set's storyboard or xib, in every variant of it.
struct ExpectedLink: Hashable {
    let kind: InterfaceLink.Kind
    let name: NamePattern

    /// Those that some files have in common.
    static func common(to files: [[UInt8]]) -> [ExpectedLink] {
        guard let first = files.first else { return [] }
        var links = InterfaceFile(first).links
        for file in files.dropFirst() { links.formIntersection(InterfaceFile(file).links) }
        return links.sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
            .map { ExpectedLink(kind: $0.kind, name: NamePattern($0.name)) }
    }
}
