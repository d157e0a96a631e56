import Platform

/// Compares a plan with what is on disk. Nothing is written.
///
/// What stands in the way is in the result; an error says that the plan is no plan, that somebody aborted it, or
/// that the disk could not be read.
public func validate(
    _ plan: Plan, on fileSystem: any FileSystem, policy: ConflictPolicy
) throws(FileChangesError) -> ValidatedPlan {
    for change in plan.changes {
        if let problem = PlanPath.problem(of: change.path) { throw .invalidPath(change.path, problem) }
    }
    var validation: Validation
    do throws(FileError) {
        validation = Validation(tree: try DestinationTree(root: plan.root, on: fileSystem))
    } catch {
        switch error.code {
        case ENOENT: throw .rootMissing(plan.root)
        case ENOTDIR: throw .rootNotFolder(plan.root)
        default: throw .file(error)
        }
    }
    do throws(FileError) {
        for change in plan.changes { try validation.look(at: change, root: plan.root, on: fileSystem) }
    } catch {
        throw .file(error)
    }
    try validation.decide(policy)
    return ValidatedPlan(
        root: plan.root,
        files: validation.files,
        conflicts: validation.conflicts,
        stagingFolders: validation.tree.stagingFolders,
        items: validation.tree.items
    )
}

/// A validation under way: what each change meets, then what is to be done about it.
private struct Validation {
    /// A change that can be made, and what it meets.
    private struct Target {
        let index: Int
        let folder: DestinationFolder
        let name: String
        let existing: Entry?
    }

    private(set) var tree: DestinationTree
    private(set) var files: [PlannedFile] = []
    /// For each change, what stands in its way.
    private var reasons: [ConflictReason?] = []
    private var targets: [Target] = []
    /// The first file that is no longer what an edit of the plan was made from.
    private var stale: String?

    init(tree: DestinationTree) {
        self.tree = tree
    }

    var conflicts: [Conflict] {
        zip(files, reasons).compactMap { file, reason in reason.map { Conflict(path: file.path, reason: $0) } }
    }

    mutating func look(at change: FileChange, root: String, on fileSystem: any FileSystem) throws(FileError) {
        let index = files.count
        let (folderPath, name) = PlanPath.split(change.path)
        var old: [UInt8]?
        var obstacle: ConflictReason?
        switch try tree.folder(at: folderPath) {
        case .blocked(let reason): obstacle = reason
        case .folder(let folder):
            switch try tree.claim(name, in: folder) {
            case .blocked(let reason): obstacle = reason
            case .free: targets.append(Target(index: index, folder: folder, name: name, existing: nil))
            case .taken(let entry):
                targets.append(Target(index: index, folder: folder, name: name, existing: entry))
                old = try fileSystem.read(PlanPath.join(root, PlanPath.join(folder.path, name)))
            }
        }
        let action: Action
        if obstacle != nil {
            action = .conflict
        } else if let old, old == change.contents {
            action = .identical
        } else if let basis = change.basis {
            // An edit of something else than what lies there would undo what somebody has just done.
            if old != basis { stale = stale ?? change.path }
            action = .update
        } else {
            action = old == nil ? .create : .conflict
        }
        reasons.append(obstacle)
        files.append(PlannedFile(path: change.path, action: action, old: old, new: change.contents))
    }

    /// Settles the files that exist with other contents. Nobody is asked about a plan that cannot be committed.
    mutating func decide(_ policy: ConflictPolicy) throws(FileChangesError) {
        if let stale { throw .changed(stale) }
        let isRefused = reasons.contains { $0 != nil }
        for target in targets {
            if files[target.index].action == .conflict {
                files[target.index].action = try action(for: files[target.index], policy, isRefused: isRefused)
            }
            switch files[target.index].action {
            case .create, .overwrite, .update:
                tree.stage(target.index, as: target.name, in: target.folder, replacing: target.existing)
            case .conflict: reasons[target.index] = .exists
            case .identical, .skip: break
            }
        }
    }

    private func action(
        for file: PlannedFile, _ policy: ConflictPolicy, isRefused: Bool
    ) throws(FileChangesError) -> Action {
        switch policy {
        case .skip: return .skip
        case .overwrite: return .overwrite
        case .ask(let answer) where !isRefused:
            switch answer(file.path, file.old ?? [], file.new) {
            case .keep: return .skip
            case .overwrite: return .overwrite
            case .abort: throw .aborted(file.path)
            }
        case .fail, .ask: return .conflict
        }
    }
}
