import Platform
import Text

/// Compares a plan with what is on disk. Nothing is written.
///
/// What stands in the way is in the result; an error says that the plan is no plan, that somebody aborted it, or
/// that the disk could not be read.
public func validate(
    _ plan: Plan, on fileSystem: any FileSystem, policy: ConflictPolicy
) throws(FileChangesError) -> ValidatedPlan {
    for change in plan.changes { try checkPath(change.path) }
    for removal in plan.removals { try checkPath(removal.path) }
    var validation: Validation
    do throws(FileError) {
        validation = Validation(plan, tree: try DestinationTree(root: plan.root, on: fileSystem))
    } catch {
        switch error.code {
        case ENOENT: throw .rootMissing(plan.root)
        case ENOTDIR: throw .rootNotFolder(plan.root)
        default: throw .file(error)
        }
    }
    do throws(FileError) {
        // What goes is known first: it can make room for a change.
        for removal in plan.removals { try validation.look(at: removal) }
        for change in plan.changes { try validation.look(at: change) }
    } catch {
        throw .file(error)
    }
    try validation.decide(policy)
    return validation.result
}

/// Compares the plan that `make` makes with what is on disk. It is made again where a file that it edits changes
/// between being read and being looked at, a few times at most.
///
/// Where many runs edit one file, the last tries keep the others out meanwhile, unless somebody may be asked: nobody
/// waits for a person.
public func validate(
    on fileSystem: any FileSystem, policy: ConflictPolicy, waiting: Waiting = Waiting(),
    making make: () throws -> Plan
) throws -> ValidatedPlan {
    var root = ""
    for _ in 1...3 {
        do {
            let plan = try make()
            root = plan.root
            return try validate(plan, on: fileSystem, policy: policy)
        } catch FileChangesError.changed {
            continue
        }
    }
    let lock = try policy.mayAsk || root.isEmpty ? nil : ProjectLock(try fileSystem.open(root), waiting)
    defer { lock?.release() }
    var triesLeft = 5
    while true {
        do {
            return try validate(make(), on: fileSystem, policy: policy)
        } catch FileChangesError.changed(let path) {
            triesLeft -= 1
            guard triesLeft > 0 else { throw FileChangesError.changed(path) }
        }
    }
}

private func checkPath(_ path: String) throws(FileChangesError) {
    if let problem = PlanPath.problem(of: path) { throw .invalidPath(path, problem) }
}

/// A validation under way: what each change and removal meets, then what is to be done about it.
private struct Validation {
    /// A file of the plan, what stands in its way, and where it is or goes where nothing does.
    private struct Candidate {
        var file: PlannedFile
        var obstacle: ConflictReason?
        var target: Target?

        /// Whether a new file in its place would leave other names with the old one.
        var hasSeveralNames: Bool { target?.old.map { $0.entry.links > 1 } ?? false }
    }

    private struct Target {
        let folder: DestinationFolder
        let name: String
        let old: StagedItem.Old?
    }

    private let plan: Plan
    private var tree: DestinationTree
    private var changes: [Candidate] = []
    private var removals: [Candidate] = []
    /// The first file that is no longer what an edit of the plan was made from, or has just gone.
    private var stale: String?

    init(_ plan: Plan, tree: DestinationTree) {
        self.plan = plan
        self.tree = tree
    }

    var result: ValidatedPlan {
        let candidates = changes + removals
        return ValidatedPlan(
            plan: plan,
            rootEntry: tree.rootEntry,
            files: candidates.map(\.file),
            conflicts: candidates.compactMap { candidate in
                candidate.obstacle.map { Conflict(path: candidate.file.path, reason: $0) }
            },
            stagingFolders: tree.stagingFolders,
            items: tree.items
        )
    }

    mutating func look(at removal: FileRemoval) throws(FileError) {
        var candidate = try candidate(
            removal.path, expecting: removal.expected, new: nil, from: removal.origin)
        if candidate.obstacle == nil {
            switch candidate.file.old {
            case nil: candidate.obstacle = .gone
            case let old? where old != removal.expected: candidate.obstacle = .changed
            // The other names of a file that moves would keep what it held.
            default: candidate.obstacle = removal.movedTo != nil && candidate.hasSeveralNames ? .severalNames : nil
            }
        }
        if candidate.obstacle == nil { candidate.file.action = .remove }
        removals.append(candidate)
    }

    mutating func look(at change: FileChange) throws(FileError) {
        var candidate = try candidate(
            change.path, expecting: change.basis ?? change.contents, new: change.contents, from: change.origin)
        if candidate.obstacle == nil {
            switch candidate.file.old {
            case let old? where old.isSame(as: change.contents): candidate.file.action = .identical
            case let old where change.basis != nil:
                // An edit of something else than what lies there would undo what somebody has just done.
                if let basis = change.basis, !(old ?? []).isSame(as: basis) { stale = stale ?? change.path }
                candidate.file.action = old == nil ? .create : .update
                if candidate.hasSeveralNames { candidate.obstacle = .severalNames }
            case nil: candidate.file.action = .create
            default: candidate.file.action = .conflict
            }
        }
        changes.append(candidate)
    }

    /// What the disk has at a path of the plan, and no decision yet.
    private mutating func candidate(
        _ path: String, expecting expected: [UInt8], new: [UInt8]?, from origin: PathOrigin
    ) throws(FileError) -> Candidate {
        let file = PlannedFile(path: path, action: .conflict, old: nil, new: new)
        if let reason = refusal(of: path, from: origin) { return Candidate(file: file, obstacle: reason) }
        let (folderPath, name) = Path.split(path)
        var obstacle: ConflictReason?
        var target: Target?
        switch try tree.folder(at: folderPath) {
        case .blocked(let reason): obstacle = reason
        case .folder(let folder):
            // A link may lead to where the path itself does not.
            if !folder.path.isExactly(folderPath) {
                let reason = refusal(of: Path.join(folder.path, name), from: origin)
                if let reason { return Candidate(file: file, obstacle: reason) }
            }
            switch try new == nil ? tree.release(name, in: folder) : tree.claim(name, in: folder) {
            case .blocked(let reason): obstacle = reason
            case .free: target = Target(folder: folder, name: name, old: nil)
            case .taken(let entry):
                if let bytes = try bytes(of: name, in: folder, expecting: expected) {
                    target = Target(folder: folder, name: name, old: StagedItem.Old(entry: entry, bytes: bytes))
                } else {
                    stale = stale ?? path
                }
            }
        }
        let found = PlannedFile(path: path, action: .conflict, old: target?.old?.bytes, new: new)
        return Candidate(file: found, obstacle: obstacle, target: target)
    }

    /// What a file holds; nil where somebody has just taken it away.
    private mutating func bytes(
        of name: String, in folder: DestinationFolder, expecting expected: [UInt8]
    ) throws(FileError) -> [UInt8]? {
        do throws(FileError) {
            return try tree.read(name, in: folder, expecting: expected)
        } catch {
            guard error.isNoFolder else { throw error }
            return nil
        }
    }

    private func refusal(of path: String, from origin: PathOrigin) -> ConflictReason? {
        Gate.refusal(of: path, from: origin, allowsUnusual: plan.allowsUnusualFiles)
    }

    /// Settles the files that exist with other contents. Nobody is asked about a plan that cannot be committed.
    mutating func decide(_ policy: ConflictPolicy) throws(FileChangesError) {
        if let stale { throw .changed(stale) }
        let isRefused = (changes + removals).contains { $0.obstacle != nil }
        for index in changes.indices where changes[index].obstacle == nil {
            let file = changes[index].file
            guard file.action == .conflict else { continue }
            let action = try action(for: file, policy, isShared: plan.changes[index].isShared, isRefused: isRefused)
            changes[index].file.action = action
            if action == .conflict {
                changes[index].obstacle = .exists
            } else if action == .overwrite, changes[index].hasSeveralNames {
                changes[index].file.action = .conflict
                changes[index].obstacle = .severalNames
            }
        }
        let written = Set(changes.filter { $0.file.action != .skip }.map(\.file.path))
        for (index, removal) in plan.removals.enumerated() where removals[index].obstacle == nil {
            if let path = removal.movedTo, !written.contains(path) { removals[index].file.action = .skip }
        }
        stage()
    }

    private func action(
        for file: PlannedFile, _ policy: ConflictPolicy, isShared: Bool, isRefused: Bool
    ) throws(FileChangesError) -> Action {
        switch policy {
        case .skip: return .skip
        case .overwrite: return .overwrite
        case .fail where isShared, .ask where isShared: return .skip
        case .ask(let answer) where !isRefused:
            switch answer(file.path, file.old ?? [], file.new ?? []) {
            case .keep: return .skip
            case .overwrite: return .overwrite
            case .abort: throw .aborted(file.path)
            }
        case .fail, .ask: return .conflict
        }
    }

    private mutating func stage() {
        var models: [String: FileModel] = [:]
        for (removal, candidate) in zip(plan.removals, removals) where candidate.file.action == .remove {
            guard let target = candidate.target, let old = target.old else { continue }
            let model = tree.stageRemoval(of: target.name, in: target.folder, old)
            if let path = removal.movedTo { models[path] = model }
        }
        for candidate in changes where [.create, .overwrite, .update].contains(candidate.file.action) {
            guard let target = candidate.target, let new = candidate.file.new else { continue }
            tree.stage(
                new, as: target.name, in: target.folder, replacing: target.old, model: models[candidate.file.path])
        }
    }
}
