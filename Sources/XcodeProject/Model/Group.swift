/// A group of a project's navigator.
public struct Group: Sendable, Equatable {
    /// The name that the navigator shows; empty for the group of the whole project.
    public var name: String
    /// The folder that it stands for, from the project's folder; nil where it stands for none in the project. A group
    /// without a folder of its own stands for that of the group around it.
    public var folder: String?
}

extension ProjectFile {
    /// The project's groups, those around others first.
    public var groups: [Group] {
        tree.order.map(Int.init).filter { objects.kinds[$0] == .group }.map { object in
            Group(
                name: displayName(of: object),
                folder: tree.location(of: object).map { tree.folders.path(of: $0) }
            )
        }
    }
}
