import Platform

/// Checks modules on several threads, each with conventions and an index of its own: threads that count the references
/// of one value would wait for each other all the time.
struct ParallelCheck: Sendable {
    let project: CheckedProject
    /// The conventions of the sets that modules follow, packed.
    let conventions: [String]
    let index: ProjectIndex
    let fileSystem: any FileSystem
    let threads: Int
    /// The sets that the project has itself.
    let ownSets: Set<String>
    /// Whether reports also tell what is found once edits have been made.
    let anticipatesEdits: Bool
    /// What the checkers of its lanes know of modules.
    let used = UsedCheckers()

    /// Below this number of modules another thread costs more than it gains.
    private static let fewModules = 32

    /// The reports on some modules, in their order. Sets that are `usual` are those of modules on less evidence, and
    /// sets that are `refused` are no module's unless they are configured.
    func reports(on modules: [FoundModule], usual: Set<String>, refused: Set<String> = []) -> [ModuleReport] {
        guard !modules.isEmpty else { return [] }
        let lanes = modules.count < Self.fewModules ? 1 : threads
        let shares = WorkShares(count: modules.count, threads: lanes)
        let order = lanes > 1 ? Self.order(of: modules) : nil
        let parts = inParallel(lanes, threads: threads) { lane in
            let checker = ModuleChecker(
                conventions: conventions.map(Convention.init), index: lane == 0 ? index : index.copy,
                bases: BaseClasses(below: project.root, on: fileSystem), severities: project.severities,
                usualSets: usual, ownSets: ownSets, refusedSets: refused, anticipatesEdits: anticipatesEdits)
            var parts: [(start: Int, reports: [ModuleReport])] = []
            while let share = shares.next() {
                let reports = share.map { number in
                    checker.check(modules[order?[number] ?? number], in: project.root, on: fileSystem)
                }
                parts.append((share.lowerBound, reports))
            }
            used.add(checker)
            return parts
        }
        let reports = parts.joined().sorted { $0.start < $1.start }.flatMap(\.reports)
        guard let order else { return reports }
        return zip(order, reports).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Above this number of modules it does not matter which of them come last.
    private static let manyModules = 1024

    /// The order in which modules are checked, if not their own: of a few, the largest come first, so that no thread
    /// waits for one of them.
    private static func order(of modules: [FoundModule]) -> [Int]? {
        guard modules.count < manyModules else { return nil }
        return modules.indices.sorted { (modules[$1].files.count, $0) < (modules[$0].files.count, $1) }
    }
}

/// Checkers that have done their part. To free what each expects of modules takes as long as to check some: they last
/// as long as the result, which a process frees at its end, all at once.
final class UsedCheckers: @unchecked Sendable {
    private let lock = Lock()
    private var checkers: [ModuleChecker] = []

    fileprivate func add(_ checker: ModuleChecker) {
        lock.locked { checkers.append(checker) }
    }
}
