import Platform
import Text

/// Compares a plan with what is on disk. Nothing is written.
///
/// What stands in the way is in the result; an error says that the plan is no plan, that somebody aborted it, or
/// that the disk could not be read.
public func validate(
    _ plan: Plan, on fileSystem: any FileSystem, policy: ConflictPolicy
) throws(FileChangesError) -> ValidatedPlan {
    for path in plan.changes.map(\.path) + plan.removals.map(\.path) {
        if let problem = PlanPath.problem(of: path) { throw .invalidPath(path, problem) }
    }
    var validation: Validation
    do throws(FileError) {
        validation = Validation(plan, tree: try DestinationTree(root: plan.root, on: fileSystem), on: fileSystem)
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

/// A validation under way: what each change and removal meets, then what is to be done about it.
private struct Validation {
    /// A file of the plan, what stands in its way, and where it is or goes where nothing does.
    private struct Candidate {
        var file: PlannedFile
        var obstacle: ConflictReason?
        var target: Target?
    }

    private struct Target {
        let folder: DestinationFolder
        let name: String
        let old: StagedItem.Old?
    }

    private let plan: Plan
    private let fileSystem: any FileSystem
    private var tree: DestinationTree
    private var changes: [Candidate] = []
    private var removals: [Candidate] = []
    /// The first file that is no longer what an edit of the plan was made from.
    private var stale: String?

    init(_ plan: Plan, tree: DestinationTree, on fileSystem: any FileSystem) {
        self.plan = plan
        self.tree = tree
        self.fileSystem = fileSystem
    }

    var result: ValidatedPlan {
        let candidates = changes + removals
        return ValidatedPlan(
            plan: plan,
            files: candidates.map(\.file),
            conflicts: candidates.compactMap { candidate in
                candidate.obstacle.map { Conflict(path: candidate.file.path, reason: $0) }
            },
            stagingFolders: tree.stagingFolders,
            items: tree.items
        )
    }

    mutating func look(at removal: FileRemoval) throws(FileError) {
        var candidate = try candidate(removal.path, new: nil)
        if candidate.obstacle == nil {
            switch candidate.file.old {
            case nil: candidate.obstacle = .gone
            case let old?: candidate.obstacle = old == removal.expected ? nil : .changed
            }
        }
        if candidate.obstacle == nil { candidate.file.action = .remove }
        removals.append(candidate)
    }

    mutating func look(at change: FileChange) throws(FileError) {
        var candidate = try candidate(change.path, new: change.contents)
        if candidate.obstacle == nil {
            switch candidate.file.old {
            case let old? where old == change.contents: candidate.file.action = .identical
            case let old where change.basis != nil:
                // An edit of something else than what lies there would undo what somebody has just done.
                if old != change.basis { stale = stale ?? change.path }
                candidate.file.action = .update
            case nil: candidate.file.action = .create
            default: candidate.file.action = .conflict
            }
        }
        changes.append(candidate)
    }

    /// What the disk has at a path of the plan, and no decision yet.
    private mutating func candidate(_ path: String, new: [UInt8]?) throws(FileError) -> Candidate {
        let (folderPath, name) = Path.split(path)
        var obstacle: ConflictReason?
        var target: Target?
        switch try tree.folder(at: folderPath) {
        case .blocked(let reason): obstacle = reason
        case .folder(let folder):
            switch try new == nil ? tree.release(name, in: folder) : tree.claim(name, in: folder) {
            case .blocked(let reason): obstacle = reason
            case .free: target = Target(folder: folder, name: name, old: nil)
            case .taken(let entry):
                let bytes = try fileSystem.read(Path.join(plan.root, Path.join(folder.path, name)))
                target = Target(folder: folder, name: name, old: StagedItem.Old(entry: entry, bytes: bytes))
            }
        }
        let file = PlannedFile(path: path, action: .conflict, old: target?.old?.bytes, new: new)
        return Candidate(file: file, obstacle: obstacle, target: target)
    }

    /// Settles the files that exist with other contents. Nobody is asked about a plan that cannot be committed.
    mutating func decide(_ policy: ConflictPolicy) throws(FileChangesError) {
        if let stale { throw .changed(stale) }
        let isRefused = (changes + removals).contains { $0.obstacle != nil }
        for index in changes.indices where changes[index].obstacle == nil {
            let file = changes[index].file
            guard file.action == .conflict else { continue }
            let action = try action(for: file, policy, isRefused: isRefused)
            changes[index].file.action = action
            if action == .conflict { changes[index].obstacle = .exists }
        }
        let written = Set(changes.filter { $0.file.action != .skip }.map(\.file.path))
        for (index, removal) in plan.removals.enumerated() where removals[index].obstacle == nil {
            if let path = removal.movedTo, !written.contains(path) { removals[index].file.action = .skip }
        }
        stage()
    }

    private func action(
        for file: PlannedFile, _ policy: ConflictPolicy, isRefused: Bool
    ) throws(FileChangesError) -> Action {
        switch policy {
        case .skip: return .skip
        case .overwrite: return .overwrite
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
        var permissions: [String: UInt16] = [:]
        for (removal, candidate) in zip(plan.removals, removals) where candidate.file.action == .remove {
            guard let target = candidate.target, let old = target.old else { continue }
            tree.stageRemoval(of: target.name, in: target.folder, old)
            if let path = removal.movedTo { permissions[path] = old.entry.permissions }
        }
        for candidate in changes where [.create, .overwrite, .update].contains(candidate.file.action) {
            guard let target = candidate.target, let new = candidate.file.new else { continue }
            tree.stage(
                new, as: target.name, in: target.folder, replacing: target.old,
                permissions: target.old?.entry.permissions ?? permissions[candidate.file.path])
        }
    }
}
