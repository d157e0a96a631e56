import Conventions
import SwiftOutline
import TemplateSets
import Text

/// How modules call what all of them have: `ForkCell` in one of them may be `ForksCell` in the next.
enum SharedSpelling {
    private static let singular = PlaceholderName.module
    private static let plural = CaseForm.plural.apply(to: PlaceholderName.module)

    /// The modules with types that most others call by the singular of the module's name, or by its plural, called so;
    /// as the first module calls them where it leads.
    static func applied(to drafts: [Draft], isLedByFirst: Bool) -> [Draft] {
        guard drafts.count > 1 else { return drafts }
        let drafts = withUsualCapitals(drafts)
        let declared = declaredTypes(of: drafts)
        guard declared.contains(where: { $0.contains(where: isPlural) }) else { return drafts }
        var counts: [String: Int] = [:]
        for (draft, names) in zip(drafts, declared) {
            // A file with the singular in its name says what its type is to be called, too.
            let files = Set((draft.files + draft.tests).compactMap { $0.path.last.map(Role.baseName(ofFile:)) })
            for name in names.union(files.filter { names.contains(otherForm(of: $0)) }) {
                counts[name, default: 0] += 1
            }
        }
        return zip(drafts, declared).map { draft, own in
            var names: [String: String] = [:]
            for name in own {
                let other = otherForm(of: name)
                guard let count = counts[other], !own.contains(other) else { continue }
                let isOther =
                    isLedByFirst && declared[0].contains(name) != declared[0].contains(other)
                    ? declared[0].contains(other)
                    : (counts[name, default: 0], isPlural(name) ? 0 : 1) < (count, isPlural(name) ? 1 : 0)
                if isOther { names[name] = other }
            }
            return names.isEmpty ? draft : draft.renaming(TypeRenaming(names: names))
        }
    }

    private static func declaredTypes(of drafts: [Draft]) -> [Set<String>] {
        drafts.map { ModuleNames(($0.files + $0.tests).filter(\.isSwift).map(\.contents)).types }
    }

    /// The modules with types that others write with other capitals written as most types of the project are: `UseCase`
    /// and `Usecase` are one thing.
    private static func withUsualCapitals(_ drafts: [Draft]) -> [Draft] {
        let declared = declaredTypes(of: drafts)
        let spellings = Dictionary(grouping: declared.flatMap(\.self).filter(HelperDeclarations.isOwn)) {
            $0.lowercased()
        }.mapValues { Set($0).sorted() }.filter { $0.value.count > 1 }
        guard !spellings.isEmpty else { return drafts }
        let project = drafts.reduce(into: Set<String>()) { $0.formUnion($1.surroundings.typeNames) }
        let usual = spellings.mapValues { names in
            let counts = names.map { name in
                let end = name.firstRange(of: singular).map { String(name[$0.upperBound...]) } ?? name
                return (project.count { $0.hasSuffix(end) }, declared.count { $0.contains(name) })
            }
            return zip(names, counts).max { $0.1 < $1.1 }?.0
        }
        return zip(drafts, declared).map { draft, own in
            var names: [String: String] = [:]
            for name in own {
                guard let usual = usual[name.lowercased()] ?? nil, !own.contains(usual) else { continue }
                names[name] = usual
            }
            return names.isEmpty ? draft : draft.renaming(TypeRenaming(names: names))
        }
    }

    /// The plural alone is the name of something else: a list.
    private static func isPlural(_ name: String) -> Bool { name.contains(plural) && name != plural }

    private static func otherForm(of name: String) -> String {
        guard name != singular, name != plural else { return name }
        return isPlural(name) ? name.replacing(plural, with: singular) : name.replacing(singular, with: plural)
    }
}
