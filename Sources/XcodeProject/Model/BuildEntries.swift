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

    private var entries: [Int: [Entry]] = [:]

    init(_ project: ProjectFile) {
        let objects = project.objects
        for target in project.targetObjects {
            for phase in objects.objects("buildPhases", of: target) where BuildPhase(objects.kinds[phase]) != nil {
                guard let files = objects.value("files", of: phase) else { continue }
                for element in project.list.elements(of: files) {
                    guard let buildFile = objects.object(named: element),
                        let file = objects.object("fileRef", of: buildFile)
                    else { continue }
                    entries[file, default: []].append(
                        Entry(target: target, phase: phase, buildFile: buildFile, element: element))
                }
            }
        }
    }

    /// The lines that hold a file.
    subscript(file: Int) -> [Entry] { entries[file] ?? [] }
}
