import SwiftOutline
import TemplateSets
import Text

extension SetLinter {
    /// Notes the types that a module declares twice whatever it is given. Of tests, and of what is conditional, nothing
    /// is told.
    mutating func checkDeclarations(_ module: RenderedModule, by scaffold: Scaffold, _ variant: String) {
        let files = module.files.filter { file in
            file.path.hasSuffix(".swift") && !SkeletonFile.isTest(file.path)
                && !Self.condition.finds(in: file.contents)
        }
        let things = scaffold.givenThings()
        for repetition in SwiftDeclarations(files.map(\.contents)).repetitions where repetition.type == nil {
            let type = repetition.declaration
            guard things.blamed(for: type).isEmpty,
                let file = files.last(where: { Outline($0.contents).declaredTypes.contains(type) }),
                let source = RenderedSource(of: file.path, by: scaffold, named: module.name)
            else { continue }
            add(.declaredTwice(type), in: source.path, variant: variant)
        }
    }

    private static let condition = ByteSearch("#if".utf8)
}
