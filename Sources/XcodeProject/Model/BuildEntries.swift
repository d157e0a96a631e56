/// The lines by which targets hold files: which file is in which phase of which target.
struct BuildEntries {
    /// One line of a phase.
    struct Entry {
        var target: Int
        var phase: Int
        /// The object that stands between the phase and the file.
        var buildFile: Int
        /// Where the phase names it.
        var element: Int
    }

    /// The lines, those of one file together, and by objects where they begin.
    private var entries: [Entry] = []
    private var starts: [Int]

    init(_ project: ProjectFile) {
        let objects = project.objects
        var found: [(file: Int, entry: Entry)] = []
        found.reserveCapacity(objects.count / 2)
        for target in project.targetObjects {
            for phase in objects.objects("buildPhases", of: target) where BuildPhase(objects.kinds[phase]) != nil {
                guard let files = objects.value("files", of: phase) else { continue }
                for element in project.list.elements(of: files) {
                    guard let buildFile = objects.object(named: element),
                        let file = objects.object("fileRef", of: buildFile)
                    else { continue }
                    found.append((file, Entry(target: target, phase: phase, buildFile: buildFile, element: element)))
                }
            }
        }
        starts = [Int](repeating: 0, count: objects.count + 1)
        for (file, _) in found { starts[file + 1] += 1 }
        for file in 0..<objects.count { starts[file + 1] += starts[file] }
        guard let first = found.first else { return }
        entries = [Entry](repeating: first.entry, count: found.count)
        var next = starts
        for (file, entry) in found {
            entries[next[file]] = entry
            next[file] += 1
        }
    }

    /// The lines that hold a file.
    subscript(file: Int) -> ArraySlice<Entry> { entries[starts[file]..<starts[file + 1]] }
}
