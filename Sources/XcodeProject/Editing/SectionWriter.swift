import Text

/// Puts objects into the sections of a project and takes them out. Xcode sorts sections by what is in them, and what is
/// in them by identifiers.
struct SectionWriter {
    private let project: ProjectFile
    private let layout: Layout
    private let entries: EntryWriter

    init(_ project: ProjectFile, layout: Layout) {
        self.project = project
        self.layout = layout
        entries = EntryWriter(list: project.list, layout: layout)
    }

    func write(adding objects: [NewObject], removing removed: Set<Int>, to changes: inout TextChanges) {
        let kinds = Set(objects.map(\.kind.rawValue)).union(removed.map { project.objects.kinds[$0].rawValue })
        let sorted = kinds.compactMap(ObjectKind.init(rawValue:)).sorted { $0.isa.description < $1.isa.description }
        for kind in sorted {
            let added = objects.filter { $0.kind == kind }.sorted { $0.identifier < $1.identifier }
            write(kind, adding: added, removing: removed, to: &changes)
        }
    }

    private func write(
        _ kind: ObjectKind, adding added: [NewObject], removing removed: Set<Int>, to changes: inout TextChanges
    ) {
        let all = project.objects.all(kind)
        let section = longestRun(all)
        let isEmptied = added.isEmpty && all.allSatisfy { removed.contains($0) }
        if isEmptied, section.count == all.count, isInOrder(section, kind), let range = rangeOfSection(section, kind) {
            return changes.remove(range)
        }
        for object in all where removed.contains(object) { changes.remove(entries.lines(of: key(of: object))) }
        if section.isEmpty {
            writeSection(kind, added, to: &changes)
        } else {
            insert(added, into: section, &changes)
        }
    }

    private func key(of object: Int) -> Int { Int(project.objects.keys[object]) }

    /// A section may be written twice, as after a merge; new objects come into the longer one.
    private func longestRun(_ objects: [Int]) -> ArraySlice<Int> {
        var longest: ArraySlice<Int> = []
        var start = 0
        for end in 1..<max(objects.count + 1, 1) where end == objects.count || objects[end] != objects[end - 1] + 1 {
            if end - start > longest.count { longest = objects[start..<end] }
            start = end
        }
        return longest
    }

    private func insert(_ added: [NewObject], into section: ArraySlice<Int>, _ changes: inout TextChanges) {
        for object in added {
            let position = position(of: Array(object.identifier.utf8), in: section)
            let text = object.text(layout)
            if position < section.endIndex {
                entries.insert(text, before: key(of: section[position]), &changes)
            } else {
                insert(text, after: section[section.endIndex - 1], &changes)
            }
        }
    }

    /// The place of a new identifier in a section. Where one is not sorted, the place is at least between two
    /// identifiers that the new one is between.
    private func position(of identifier: [UInt8], in section: ArraySlice<Int>) -> Int {
        var low = section.startIndex
        var high = section.endIndex
        while low < high {
            let middle = (low + high) / 2
            if project.objects.identifier(of: section[middle]).lexicographicallyPrecedes(identifier) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private func insert(_ text: EntryText, after object: Int, _ changes: inout TextChanges) {
        let key = key(of: object)
        if object + 1 == project.objects.count, let dictionary = project.objects.dictionary {
            return entries.insert(text, atEndOf: dictionary, &changes)
        }
        let isOnOwnLine = project.text.lineStart(before: project.list.extent(of: key).lowerBound) != nil
        if isOnOwnLine, let nextLine = project.text.nextLine(after: entries.end(of: key)) {
            changes.insert(text.lines, at: nextLine)
        } else {
            entries.insert(text, before: self.key(of: object + 1), &changes)
        }
    }

    // MARK: - Whole sections

    private func comment(_ edge: StaticString, _ kind: ObjectKind) -> [UInt8] {
        Array("/* \(edge) \(kind.isa) section */".utf8)
    }

    /// Writes a section that the project does not have, in front of the first one that comes after it.
    private func writeSection(_ kind: ObjectKind, _ added: [NewObject], to changes: inout TextChanges) {
        guard !added.isEmpty, let dictionary = project.objects.dictionary else { return }
        if let end = endOfEmptySection(kind) { return changes.insert(added.flatMap { $0.text(layout).lines }, at: end) }
        let next = firstObject(after: kind)
        let beginning = next.flatMap { beginningOfSection($0) }
        guard layout.hasComments, next == nil || beginning != nil else {
            for object in added { entries.insert(object.text(layout), atEndOf: dictionary, &changes) }
            return
        }
        let lines =
            comment("Begin", kind) + layout.newline + added.flatMap { $0.text(layout).lines }
            + comment("End", kind) + layout.newline
        if let beginning {
            changes.insert(lines + layout.newline, at: beginning)
        } else {
            let closing = project.list.closing(of: dictionary)
            changes.insert(layout.newline + lines, at: project.text.lineStart(before: closing) ?? closing)
        }
    }

    /// The first object of a section that comes after that of a kind.
    private func firstObject(after kind: ObjectKind) -> Int? {
        let name = kind.isa.description
        return (0..<project.objects.count).first {
            project.objects.string("isa", of: $0).map { $0 > name } ?? false
        }
    }

    /// Whether a section stands where Xcode and edits write one. Another was there, perhaps empty, before all that
    /// edits have put into it, and stays.
    private func isInOrder(_ section: ArraySlice<Int>, _ kind: ObjectKind) -> Bool {
        section.last.map { $0 + 1 == firstObject(after: kind) ?? project.objects.count } ?? false
    }

    /// Where the line of the comment stands that begins the section of its first object.
    private func beginningOfSection(_ object: Int) -> Int? {
        guard let line = project.text.lineStart(before: project.list.extent(of: key(of: object)).lowerBound),
            let before = project.text.line(before: line)
        else { return nil }
        return project.text[before.lowerBound...].begins(with: "/* Begin ".utf8) ? before.lowerBound : nil
    }

    private func endOfEmptySection(_ kind: ObjectKind) -> Int? {
        let begin = comment("Begin", kind)
        let text = project.text
        var line = 0
        while let next = text.nextLineOrEnd(after: line) {
            if text[line...].begins(with: begin), text[next...].begins(with: comment("End", kind)) { return next }
            line = next
        }
        return nil
    }

    /// The lines of a section from the comment that begins it to the one that ends it, with one blank line.
    private func rangeOfSection(_ section: ArraySlice<Int>, _ kind: ObjectKind) -> Range<Int>? {
        guard let first = section.first, let last = section.last, layout.hasComments else { return nil }
        let text = project.text
        guard let begin = beginningOfSection(first), text[begin...].begins(with: comment("Begin", kind)),
            let end = text.nextLine(after: entries.end(of: key(of: last))),
            text[end...].begins(with: comment("End", kind)),
            let next = text.nextLineOrEnd(after: end)
        else { return nil }
        if let before = text.line(before: begin), text[before].allSatisfy({ $0.isBlank }) {
            return before.lowerBound..<next
        }
        return begin..<(text.nextLine(after: next) ?? next)
    }
}

extension [UInt8] {
    /// The line that ends where another begins.
    func line(before start: Int) -> Range<Int>? {
        guard start > 0 else { return nil }
        var begin = start - 1
        if self[begin] == UInt8(ascii: "\n"), begin > 0, self[begin - 1] == UInt8(ascii: "\r") { begin -= 1 }
        while begin > 0, !self[begin - 1].isLineEnd { begin -= 1 }
        return begin..<start
    }

    /// Where the line after that of an offset begins; nil in the last line.
    func nextLineOrEnd(after offset: Int) -> Int? {
        guard let end = self[offset...].firstIndex(where: { $0.isLineEnd }) else { return nil }
        return nextLine(after: end)
    }
}
