import Text

extension ProjectFile {
    /// The project with changes to its files. Lines that need not change stay as they are, byte for byte.
    public func applying(_ edit: Edit) throws(EditError) -> EditedProject {
        var editor = try ProjectEditor(self)
        return try editor.apply(edit)
    }
}

/// Works out an edit: first what becomes of groups, files and memberships, then the lines that say so.
struct ProjectEditor {
    let file: ProjectFile
    let layout: Layout
    let mainGroup: Int
    let synchronized: [(object: Int, folder: SynchronizedFolder)]
    let packages: [String]

    /// What the targets hold. Only files that the project has already ask for it.
    lazy var entries = BuildEntries(file)
    lazy var index = FileIndex(file)

    var folders: FolderTable
    var identifiers = Identifiers()
    var groups: GroupPlan
    var newObjects: [NewObject] = []
    var removedObjects: Set<Int> = []
    /// Those among them that come back as new files at another place.
    var replacedFiles: Set<Int> = []
    /// What is new in phases: by phases, the lines with the paths of what is new as a whole.
    var newMembers: [Int: [NewMember]] = [:]
    var removedMembers: [Int: Set<Int>] = [:]
    var newPhases: [NewPhase] = []
    var newVariants: [NewVariants] = []
    var newExceptions: [NewException] = []
    /// By sets of exceptions and their lists and dictionaries: the elements and keys that go.
    var removedMentions: [Int: [Int: Set<Int>]] = [:]
    /// Changes to arrays of other objects, by their nodes.
    var lists: [Int: ListChange] = [:]
    var changes = TextChanges()

    /// Files by the paths that they have after the edit.
    var moved: [String: Int] = [:]
    var report = EditReport()

    /// A line that a phase gets.
    struct NewMember {
        var name: String
        var unit: String
        var mention: [UInt8]
    }

    var objects: ObjectTable { file.objects }
    var list: PropertyList { file.list }

    init(_ file: ProjectFile) throws(EditError) {
        guard file.format == .openStep else { throw .notEditable(file.format) }
        guard file.project != nil, let mainGroup = file.tree.mainGroup, file.objects.kinds[mainGroup] == .group else {
            throw .noProject
        }
        if let second = file.objects.duplicates.first {
            let node = Int(file.objects.keys[second])
            let location = LineTable(file.text).location(of: file.list.extent(of: node).lowerBound)
            throw .duplicateIdentifier(String(decoding: file.objects.identifier(of: second), as: UTF8.self), location)
        }
        self.file = file
        self.mainGroup = mainGroup
        layout = Layout(file)
        folders = file.tree.folders
        groups = GroupPlan(file)
        packages = file.localPackages
        synchronized = file.synchronizedFoldersByObjects
    }

    mutating func apply(_ edit: Edit) throws(EditError) -> EditedProject {
        var additions = try Self.checked(edit.additions)
        for path in edit.removals { remove(try Self.checked(path)) }
        additions += try move(edit.moves)
        for addition in Self.orderingTexts(Self.merged(additions)) { try add(addition) }
        removeEmptyGroups()
        try removeUses()
        write()
        let text = changes.isEmpty ? file.text : changes.applied(to: file.text)
        return report.result(text: text, isChanged: text != file.text)
    }

    /// The additions in the order of their paths, one for each path.
    private static func merged(_ additions: [Edit.Addition]) -> [Edit.Addition] {
        var merged: [Edit.Addition] = []
        for addition in additions.sorted(by: { NameOrder.precedes($0.path, $1.path) }) {
            if merged.last?.path == addition.path {
                merged[merged.count - 1].targets += addition.targets.filter {
                    !merged[merged.count - 1].targets.contains($0)
                }
            } else {
                merged.append(addition)
            }
        }
        return merged
    }

    private static func checked(_ additions: [Edit.Addition]) throws(EditError) -> [Edit.Addition] {
        var checked = additions
        for index in checked.indices { checked[index].path = wholeItem(try self.checked(checked[index].path)) }
        return checked
    }

    /// The path without `.` and needless slashes.
    static func checked(_ path: String) throws(EditError) -> String {
        let components = Path.components(path).filter { $0 != "." }
        let hasControl = path.utf8.contains { $0 < 0x20 || $0 == 0x7F }
        guard let name = components.last, name != "..", path.utf8.first != Path.slash, !hasControl else {
            throw .badPath(path)
        }
        // Only at the beginning of a path do two dots lead out of the project.
        guard !components.drop(while: { $0 == ".." }).contains("..") else { throw .badPath(path) }
        return Path.join(components)
    }

    /// The object of a target.
    func target(named name: String) throws(EditError) -> Int {
        let candidates = file.targetObjects.filter { file.name(ofTarget: $0) == name }
        guard let target = candidates.first else {
            throw .unknownTarget(name, known: file.targetObjects.map { file.name(ofTarget: $0) })
        }
        guard candidates.count == 1 else { throw .ambiguousTarget(name) }
        guard objects.kinds[target] == .nativeTarget else { throw .targetWithoutFiles(name) }
        return target
    }

    /// The files of the tree that a path names and that the edit has not taken out or moved away.
    mutating func files(at path: String) -> [Int] {
        if let file = moved[path] { return [file] }
        return index.files(at: path).filter { !removedObjects.contains($0) && !groups.movedFiles.contains($0) }
    }

    /// The identifier of an object as it is written, with its name in a comment.
    func mention(_ object: Int, _ name: String) -> [UInt8] {
        Array(list.text[list.extent(of: Int(objects.keys[object]))]) + layout.comment(name)
    }

    mutating func makeIdentifier(_ subject: Identifiers.Subject, unit: String) -> String {
        identifiers.make(subject, unit: unit) { [objects] in objects.object(Array($0.utf8)[...]) != nil }
    }
}
