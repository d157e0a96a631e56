/// Where new children of a group come.
enum ChildOrder {
    /// A list that is shorter is not sorted on purpose.
    private static let fewest = 3

    /// The numbers of the children that new ones come before, in the order of the result.
    ///
    /// A group that is sorted by name stays so, and so do the groups or the files of one in which they are sorted
    /// apart. In all other groups new groups come first and new files last, as Xcode does it.
    static func positions(
        of added: [GroupPlan.Child], among staying: [GroupPlan.Child]
    ) -> [(child: GroupPlan.Child, position: Int)] {
        let names = staying.map(\.name)
        let isSorted = names.count >= fewest && NameOrder.isSorted(names)
        return added.map { child in
            if isSorted {
                return (child, names.firstIndex { NameOrder.precedes(child.name, $0) } ?? names.count)
            }
            let alike = staying.indices.filter { staying[$0].isGroup == child.isGroup }
            if let last = alike.last, alike.count >= fewest, NameOrder.isSorted(alike.map { names[$0] }) {
                return (child, alike.first { NameOrder.precedes(child.name, names[$0]) } ?? last + 1)
            }
            return (child, child.isGroup ? 0 : names.count)
        }
        .sorted { first, second in
            if first.1 != second.1 { return first.1 < second.1 }
            if first.0.isGroup != second.0.isGroup { return first.0.isGroup }
            return NameOrder.precedes(first.0.name, second.0.name)
        }
    }
}

/// Where new lines of a phase come.
struct MemberOrder {
    private static let fewest = 4

    /// By the lines that stay: the file's name, where all of them are sorted.
    private let sortedNames: [String]?
    private let count: Int

    init(_ list: PropertyList, _ staying: [Int]) {
        count = staying.count
        var names: [String] = []
        for element in staying {
            guard let comment = list.text.comment(after: list.extent(of: element).upperBound) else { break }
            let name = String(decoding: list.text[comment], as: UTF8.self)
            if let last = names.last, NameOrder.precedes(name, last) { break }
            names.append(name)
        }
        sortedNames = names.count == staying.count && names.count >= Self.fewest ? names : nil
    }

    /// The numbers of the lines that new ones come before, in the order of the result.
    ///
    /// Xcode spreads new lines over a phase, so that two branches rarely add in one place. Here those of one edit stay
    /// together, in a place that follows from what is new.
    func positions(of added: [ProjectEditor.NewMember]) -> [(member: ProjectEditor.NewMember, position: Int)] {
        guard let first = added.first else { return [] }
        if let sortedNames {
            return added.map { member in
                (member, sortedNames.firstIndex { NameOrder.precedes(member.name, $0) } ?? sortedNames.count)
            }
        }
        let place = Int(truncatingIfNeeded: Identifiers.spread(first.unit) % UInt64(count + 1))
        return added.map { ($0, place) }
    }
}
