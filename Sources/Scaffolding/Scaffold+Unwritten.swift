import FileChanges
import Mustache
import Platform
import TemplateSets
import Text

extension Scaffold {
    /// The paths of the project's files that the blueprint writes for some modules with other values, and that are not
    /// among those that it has written with these; sorted. Files that there is one of for each item of a list are left
    /// aside.
    public func unwrittenFiles(
        _ names: [ModuleName], besides paths: Set<String>, in root: String, on fileSystem: any FileSystem
    ) throws(ScaffoldError) -> [String] {
        let written = Set(files.map(\.templatePath))
        var others: Set<String> = []
        for file in blueprint.files where file.each == nil && !written.contains(file.source) {
            // What bears no name may be there for others.
            guard file.targetName.contains("{{") else { continue }
            let prepared = try PreparedFile(file, in: set, hasText: false)
            for name in names {
                let target: Target
                do throws(TemplateError) {
                    target = try prepared.target(
                        variables: scope(of: name), groups: name.groups, directories: facts.directories)
                } catch { throw .set(.template(error)) }
                if let path = target.path, target.parts.last?.hasPrefix(name.name) == true { others.insert(path) }
            }
        }
        return others.subtracting(paths).filter { (try? fileSystem.entry(at: Path.join(root, $0)))?.kind == .file }
            .sorted()
    }
}
