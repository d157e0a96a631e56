import Platform

/// Checks modules on several threads, each with conventions and an index of its own: threads that count the references of
/// one value would wait for each other all the time.
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

    /// Below this number of modules another thread costs more than it gains.
    private static let fewModules = 32

    /// The reports on some modules, in their order. Sets that are `usual` are those of modules on less evidence, and sets
    /// that are `refused` are no module's unless they are configured.
    func reports(on modules: [FoundModule], usual: Set<String>, refused: Set<String> = []) -> [ModuleReport] {
        let lanes = modules.count < Self.fewModules ? 1 : threads
        let shares = WorkShares(count: modules.count, threads: lanes)
        let parts = inParallel(lanes, threads: threads) { lane in
            let checker = ModuleChecker(
                conventions: conventions.map(Convention.init), index: lane == 0 ? index : index.copy,
                severities: project.severities, usualSets: usual, ownSets: ownSets,
                refusedSets: refused,
                anticipatesEdits: anticipatesEdits)
            var parts: [(start: Int, reports: [ModuleReport])] = []
            while let share = shares.next() {
                parts.append(
                    (share.lowerBound, share.map { checker.check(modules[$0], in: project.root, on: fileSystem) }))
            }
            return parts
        }
        return parts.joined().sorted { $0.start < $1.start }.flatMap(\.reports)
    }
}
