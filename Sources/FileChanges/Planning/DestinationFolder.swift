import Platform
import Text

/// A folder that a plan writes into or through.
final class DestinationFolder {
    /// Where a folder is.
    enum Place {
        case onDisk
        /// In the making: a staged item, and the path below that item.
        case new(item: Int, suffix: String)
    }

    /// What the plan has under a name.
    enum Content {
        case folder(DestinationFolder)
        case file
        /// A link that the plan cannot go through.
        case blocked(ConflictReason)
    }

    /// What a name stands for.
    enum Found {
        case nothing
        case onDisk
        /// A file that the plan removes.
        case removed
        case planned(Content)
        /// The path of an entry, planned or on disk, whose name is the same but for its form.
        case otherForm(String)
    }

    /// Everything whose name has one form.
    private struct Child {
        var onDisk: [String] = []
        /// Those among them that the plan removes.
        var removed: [String] = []
        var planned: (name: String, content: Content)?
    }

    /// Its path below the root, which no link is part of.
    let path: String
    let place: Place
    /// Its number among the folders in which something changes; nil where nothing does yet.
    var stagingNumber: Int?
    private var children: [String: Child] = [:]

    init(path: String, place: Place, names: [String]) {
        self.path = path
        self.place = place
        children.reserveCapacity(names.count)
        for name in names { children[name.nameForm, default: Child()].onDisk.append(name) }
    }

    /// What lies, or is going to lie, under a name.
    func find(_ name: String) -> Found {
        guard let child = children[name.nameForm] else { return .nothing }
        if let known = child.planned {
            return known.name.isExactly(name) ? .planned(known.content) : .otherForm(Path.join(path, known.name))
        }
        if child.removed.contains(where: { $0.isExactly(name) }) { return .removed }
        let staying = child.onDisk.filter { known in !child.removed.contains { $0.isExactly(known) } }
        if staying.contains(where: { $0.isExactly(name) }) { return .onDisk }
        return staying.first.map { .otherForm(Path.join(path, $0)) } ?? .nothing
    }

    func plan(_ content: Content, as name: String) {
        children[name.nameForm, default: Child()].planned = (name, content)
    }

    /// Takes note that a file goes: from now on, its name in another form is free.
    func remove(_ name: String) {
        children[name.nameForm, default: Child()].removed.append(name)
    }
}
