import TemplateSets
import Text

/// Tells from the paths of a project's Swift files for which names a blueprint has written.
struct WrittenNames {
    private static let hole = "{{name}}"

    /// The folders that the file lies in whatever the name is.
    private let place: [String]
    /// What follows the groups: folders and the file, each with the name in it or not.
    private let named: [String]

    /// Nil where no file that the blueprint always writes is called by the name alone.
    init?(_ blueprint: Blueprint, _ directories: [String: String]) {
        let telling = blueprint.files.filter { file in
            let isCertain = file.each == nil && file.conditions.isEmpty && file.target.count > 1
            return isCertain && file.target.last?.contains(Self.hole) == true
                && file.target.last?.hasSuffix(".swift") == true
                && file.target.allSatisfy { !$0.replacing(Self.hole, with: "").contains("{{") }
        }
        guard let target = (telling.first { !SkeletonFile.isTest($0.target) } ?? telling.first)?.target,
            let first = target.firstIndex(where: { $0.contains(Self.hole) }), first > 0
        else { return nil }
        place = (directories[target[0]].map(Path.components) ?? [target[0]]) + target[1..<first]
        named = Array(target[first...])
    }

    /// The names with the paths that tell them, in the order of the paths.
    func names(among paths: [String]) -> [(name: ModuleName, path: String)] {
        paths.compactMap { path in
            let parts = Path.components(path)
            guard parts.count >= place.count + named.count, parts.starts(with: place) else { return nil }
            let groups = parts[place.count..<(parts.count - named.count)]
            var names: Set<String> = []
            for (part, pattern) in zip(parts.suffix(named.count), named) {
                guard let ends = pattern.components(around: Self.hole) else {
                    guard part == pattern else { return nil }
                    continue
                }
                guard part.count > ends.before.count + ends.after.count, part.hasPrefix(ends.before),
                    part.hasSuffix(ends.after)
                else { return nil }
                names.insert(String(part.dropFirst(ends.before.count).dropLast(ends.after.count)))
            }
            guard names.count == 1, let name = names.first else { return nil }
            return (try? ModuleName((groups + [name]).joined(separator: "/"))).map { ($0, path) }
        }
    }
}

extension String {
    /// What stands before and behind a text that it holds; nil where it does not.
    fileprivate func components(around text: String) -> (before: String, after: String)? {
        let parts = split(separator: text, maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
}
