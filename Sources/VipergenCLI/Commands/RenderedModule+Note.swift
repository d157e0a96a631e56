import Scaffolding
import Text

extension [RenderedModule] {
    /// What to say of values that their tests wait for; nil where they have all.
    ///
    /// - Parameter kept: the paths of files that stay as they are.
    func noteOfLackingSamples(besides kept: Set<String>) -> String? {
        let samples = flatMap { $0.lackingSamples(besides: kept) }
        guard let last = samples.last else { return nil }
        let others = samples.dropLast().map { quoted($0) }.joined(separator: ", ")
        return others.isEmpty
            ? "note: the tests that need \(quoted(last)) are skipped until it has a value\n"
            : "note: the tests that need \(others) or \(quoted(last)) are skipped until these have values\n"
    }
}
