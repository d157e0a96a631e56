import SwiftOutline
import TemplateSets
import Text

extension Convention {
    /// Reads a set's skeleton, its module as each variant of its parameters writes it for the placeholder names, and
    /// gives the text from which the convention is made.
    ///
    /// What all variants write is expected; what only some write may be absent, but is right where it is there.
    public static func packed(set: TemplateSet, variants: [[SkeletonFile]]) throws(TemplateSetError) -> String {
        packed(set: set, variants: variants, layers: try LayerTable(of: set))
    }

    static func packed(set: TemplateSet, variants: [[SkeletonFile]], layers: LayerTable) -> String {
        var reader = ConventionReader(layers: layers)
        for variant in variants { reader.add(variant) }
        let files = reader.files()
        let own = files.flatMap(\.types).compactMap(\.name.suffix)
        let roles = own + Role.suffixes.map(\.text).filter { !own.contains($0) }
        return Convention(
            name: set.name, files: files, besides: reader.besides(), tests: reader.tests(), layers: layers,
            roleNames: roles, roles: Set(roles),
            items: ExpectedItem.all(of: set)
        ).packed
    }
}

extension Convention {
    /// Throws what is wrong with the `conventions` of a set's `template.json`.
    public static func validate(_ set: TemplateSet) throws(TemplateSetError) {
        _ = try LayerTable(of: set)
    }
}

/// Collects what the variants of a skeleton have in common.
struct ConventionReader {
    /// A file of the skeleton as some variants write it.
    struct Appearance {
        let source: String
        let path: [String]
        let contents: [UInt8]
        let outline: Outline
        /// What each type of the outline inherits in the whole variant.
        let inherits: [[String]]
        /// Which variants write it so.
        var variants: Set<Int>

        var count: Int { variants.count }
    }

    private let layers: LayerTable
    var tolerance: Tolerance { layers.tolerance }
    private(set) var variantCount = 0
    private(set) var testedVariants: Set<Int> = []
    private(set) var order: [String] = []
    private(set) var appearances: [String: [Appearance]] = [:]
    private(set) var testOrder: [String] = []
    private(set) var testPaths: [String: (path: [String], variants: Set<Int>)] = [:]
    /// Which variants declare a stored property.
    private(set) var declaring: [PropertyName: Set<Int>] = [:]
    /// The classes of all variants: what they hold is wired, and the values of a struct are just values.
    private(set) var classes: Set<String> = []
    private(set) var types: Set<String> = []
    /// Those that are no objects.
    private(set) var values: Set<String> = []
    /// The classes that inherit something, by what that is called.
    private(set) var conforming: [String: Set<String>] = [:]
    private(set) var functions = FunctionTable()
    private var handovers = HandoverTable()
    /// What is named in packages alone, such as the bundle of a localized text.
    private var namesInPackages: Set<String> = []
    private var textsInPackages: Set<[UInt8]> = []

    init(layers: LayerTable) {
        self.layers = layers
    }

    mutating func add(_ variant: [SkeletonFile]) {
        let number = variantCount
        variantCount += 1
        let tests = variant.filter(\.isTest)
        if !tests.isEmpty { testedVariants.insert(number) }
        for file in tests {
            let key = file.path.joined(separator: "/")
            if testPaths[key] == nil { testOrder.append(key) }
            testPaths[key, default: (file.path, [])].variants.insert(number)
        }
        let files = variant.filter { !$0.isTest }
        let read = files.map { ($0, outline($0)) }
        var inherits: [String: [String]] = [:]
        for (file, outline) in read {
            for type in outline.types where type.parent == nil {
                if type.kind != .extension { types.insert(outline.text(of: type.name)) }
                if type.kind == .struct || type.kind == .enum { values.insert(outline.text(of: type.name)) }
                if type.kind == .class || type.kind == .actor { classes.insert(outline.text(of: type.name)) }
                inherits[outline.text(of: type.name), default: []] += outline.inheritedNames(of: type)
            }
            for member in outline.members where member.isStored && member.owner != nil {
                let name = PropertyName(type: outline.ownerName(of: member), name: outline.text(of: member.name))
                declaring[name, default: []].insert(number)
            }
            functions.add(outline, in: file.path.last ?? "", variant: number)
            handovers.add(outline, variant: number)
        }
        handovers.add(inherits, variant: number)
        for (type, names) in inherits where classes.contains(type) {
            for name in names { conforming[name, default: []].insert(type) }
        }
        for (file, outline) in read {
            addNamesInPackage(of: file, besides: outline)
            let key = file.path.joined(separator: "/")
            if appearances[key] == nil { order.append(key) }
            let inherited = outline.types.map { inherits[outline.text(of: $0.name)] ?? [] }
            let known = appearances[key]?.firstIndex { $0.outline === outline && $0.inherits == inherited }
            if let known {
                appearances[key]?[known].variants.insert(number)
            } else {
                appearances[key, default: []].append(
                    Appearance(
                        source: file.source, path: file.path, contents: file.contents, outline: outline,
                        inherits: inherited, variants: [number]))
            }
        }
    }

    private mutating func addNamesInPackage(of file: SkeletonFile, besides outline: Outline) {
        guard let contents = file.contentsInPackage, file.isSwift, textsInPackages.insert(contents).inserted else {
            return
        }
        let other = Outline(contents)
        namesInPackages.formUnion(Set(other.uses.map(other.word)).subtracting(outline.uses.map(outline.word)))
    }

    /// The outline of a file, which is that of another variant where that writes the same.
    private func outline(_ file: SkeletonFile) -> Outline {
        let known = appearances[file.path.joined(separator: "/")]?.first { $0.contents == file.contents }
        return known?.outline ?? Outline(file.isSwift ? file.contents : [])
    }

    func files() -> [ExpectedFile] {
        var calls = (
            shared: SharedCallTable(of: functions.declaredNames),
            fixed: FixedCallTable(of: functions.ownersOfNames, namesInPackages)
        )
        for appearance in order.flatMap({ appearances[$0] ?? [] }) {
            calls.shared.add(appearance.outline, variants: appearance.variants, tolerance)
            calls.fixed.add(appearance.outline, variants: appearance.variants, tolerance)
        }
        let (scope, homeless) = (scope, homelessRoots)
        return order.compactMap { key in appearances[key].flatMap { file($0, calls, scope, homeless) } }
    }

    /// The Swift files that every variant writes beside the module.
    func besides() -> [[NamePattern]] {
        let scope = scope
        return order.compactMap { key in
            guard let all = appearances[key], let plain = all.first?.path.last, plain.hasSuffix(".swift"),
                case let path = all[0].path.map(NamePattern.init), !scope.holds(path, isRequired: true),
                !path.contains(where: \.isOpen),
                all.total == variantCount, !tolerance.mayLack(plain), !TestNames.areTests(plain.utf8.dropLast(6))
            else { return nil }
            return path
        }
    }

    private var scope: ModuleScope {
        ModuleScope(of: order.compactMap { appearances[$0]?.first?.path.map(NamePattern.init) })
    }

    /// The roots below which modules have no folder of their own: their files lie in the folders of layers, each of
    /// them with the same layer of other modules.
    private var homelessRoots: Set<String> {
        var counts: [String: (all: Int, homeless: Int)] = [:]
        for path in order.compactMap({ appearances[$0]?.first?.path })
        where path.count > 1 && path.last?.hasSuffix(".swift") == true {
            let hasHome = path.dropLast().contains { NamePattern($0).hasName }
            counts[path[0], default: (0, 0)].all += 1
            counts[path[0], default: (0, 0)].homeless += hasHome ? 0 : 1
        }
        return Set(counts.filter { $0.value.homeless * 2 >= $0.value.all }.keys)
    }

    private typealias CallTables = (shared: SharedCallTable, fixed: FixedCallTable)

    private func file(
        _ all: [Appearance], _ calls: CallTables, _ scope: ModuleScope, _ homeless: Set<String>
    ) -> ExpectedFile? {
        guard let first = all.first else { return nil }
        let parts = first.path.map(NamePattern.init)
        guard let name = parts.last, let plain = first.path.last else { return nil }
        let isRequired = all.total == variantCount && !name.isOpen && !tolerance.mayLack(plain)
        guard scope.holds(parts, isRequired: isRequired) else { return nil }
        let hasHome = !homeless.contains(first.path[0])
        let folder = hasHome ? scope.index(in: parts) : 0
        let own = min(folder.map { $0 + 1 } ?? parts.count - 1, parts.count - 1)
        return ExpectedFile(
            folders: Array(parts[own..<parts.count - 1]), name: name,
            isRequired: isRequired, isAnywhere: tolerance.mayDiffer(plain) || scope.isSpread,
            layer: layers.index(ofTemplate: first.source),
            types: types(all, calls), marks: marks(all), connections: connections(all) + storedArguments(all),
            calls: functions.called(in: plain, tolerance),
            root: Array(parts[..<own]), typesOfOthers: typesOfOthers(all),
            links: InterfaceFile.isCalled(plain) ? ExpectedLink.common(to: all.map(\.contents)) : [])
    }

    /// The types that are called as a component of some module, and in which the module's own name does not stand.
    private func typesOfOthers(_ all: [Appearance]) -> [String] {
        var names: Set<String> = []
        for outline in all.map(\.outline) {
            for use in outline.uses where use.isTypeName(in: outline) { names.insert(outline.text(of: use.name)) }
        }
        return names.filter { name in
            !name.hasPrefix("UI") && Role.role(of: name) != nil && NamePattern(name).pieces == [.text(name)]
        }
        .sorted()
    }

    private func types(_ all: [Appearance], _ calls: CallTables) -> [ExpectedType] {
        var names: [String] = []
        var found: [String: [(Appearance, Int)]] = [:]
        for appearance in all {
            for (index, type) in appearance.outline.types.enumerated() where type.parent == nil {
                guard type.kind != .extension else { continue }
                let name = appearance.outline.text(of: type.name)
                if found[name] == nil { names.append(name) }
                found[name, default: []].append((appearance, index))
            }
        }
        return names.compactMap { name in
            guard let places = found[name] else { return nil }
            let ownKinds = Set(places.map { $0.0.outline.types[$0.1].kind })
            let kinds = tolerance.mayDiffer(name) ? Set(TypeDeclaration.Kind.allCases) : ownKinds
            let inherits = places.map { $0.0.inherits[$0.1] }
            let common = (inherits.first ?? []).filter { one in
                inherits.allSatisfy { $0.contains(one) } && !tolerance.mayLack("\(name): \(TypeText.core(one))")
            }
            return ExpectedType(
                name: NamePattern(name), kinds: kinds.sorted { $0.rawValue < $1.rawValue },
                isRequired: places.map(\.0).total == all.total && !tolerance.mayLack(name),
                inherits: common.map(NamePattern.init),
                members: members(places, of: name),
                overrides: overrides(places, of: name),
                handovers: handovers.expected(of: name).filter { !tolerance.mayLack("\(name).\($0.label)") },
                bodies: functions.bodies(of: name, tolerance), sharedCalls: calls.shared.calls(in: name),
                fixedCalls: calls.fixed.calls(in: name), nested: nestedTypes(places, of: name))
        }
    }

    private func marks(_ all: [Appearance]) -> [ExpectedMark] {
        let sets = all.map { $0.outline.marks }
        return (sets.first ?? []).filter { mark in
            // What merely parts a type's members, such as 'Life cycle', shows no role.
            let showsRole =
                mark.extended != nil || mark.text.contains(PlaceholderName.module) || Role.role(of: mark.text) != nil
            return showsRole && !tolerance.mayLack("MARK: \(mark.text)") && sets.allSatisfy { $0.contains(mark) }
        }
        .map { mark in
            ExpectedMark(
                text: NamePattern(mark.text), extended: mark.extended.map(NamePattern.init),
                conformances: mark.conformances.map(NamePattern.init))
        }
    }
}

extension [ConventionReader.Appearance] {
    /// How many variants write the file.
    var total: Int { reduce(0) { $0 + $1.count } }
}

extension SkeletonFile {
    /// Whether it stands below a root for tests.
    var isTest: Bool { Self.isTest(path) }

    var isSwift: Bool { path.last?.hasSuffix(".swift") == true }
}
