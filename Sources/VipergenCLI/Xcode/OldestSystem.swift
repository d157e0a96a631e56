import TemplateSets
import Text
import XcodeProject

/// The oldest version of iOS that what a set writes compiles for.
struct OldestSystem {
    private let set: String
    private let version: String

    /// Nil where the set does not say.
    init?(of set: TemplateSet) {
        guard let version = set.deploymentTarget else { return nil }
        self.set = set.name
        self.version = version
    }

    /// What to say of those of a project's targets that are known to be for older versions.
    func warnings(of targets: [String], in file: ProjectFile) -> [String] {
        targets.compactMap { target in
            guard let other = file.deploymentTarget(ofTarget: target), Self.isOlder(other, than: version) else {
                return nil
            }
            return "warning: \(quoted(set)) needs iOS \(version), but the target \(quoted(target)) is for "
                + "iOS \(escaped(other)) and later; raise its deployment target\n"
        }
    }

    /// The same of a package; nil where it is not for older versions.
    func warning(package: PackageTarget.Platform) -> String? {
        guard Self.isOlder(package.version, than: version) else { return nil }
        let parts = Self.parts(version)
        let needed = parts.count == 1 ? ".v\(parts[0])" : "\"\(version)\""
        return "warning: \(quoted(set)) needs iOS \(version), but the package is for "
            + "iOS \(escaped(package.version)) and later; write 'platforms: [.iOS(\(needed))]' "
            + "in \(escaped(package.manifest))\n"
    }

    private static func isOlder(_ first: String, than second: String) -> Bool {
        let (first, second) = (parts(first), parts(second))
        guard !first.isEmpty else { return false }
        return first.lexicographicallyPrecedes(second)
    }

    /// The numbers of a version, without zeros at its end; none of what is no version.
    private static func parts(_ version: String) -> [Int] {
        var parts = version.split(separator: ".").map { Int($0) ?? -1 }
        guard !parts.contains(-1) else { return [] }
        while parts.last == 0 { parts.removeLast() }
        return parts
    }
}
