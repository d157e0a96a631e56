import Conventions
import FileChanges
import JSON5
import TemplateSets

/// A template set that is made of modules, so that what it writes is like them.
public struct Extraction {
    private let names: [String]
    private let drafts: [Draft]
    /// What the modules' types, or their files, are called before and beyond their names.
    private let prefix: String
    private let suffix: String
    /// The names of the project's Swift files outside of the modules, and of the modules' for each other.
    let neighbours: Set<String>
    /// What the modules have in common.
    var skeleton: Skeleton
    /// The set's first folder for the modules.
    let root: String
    /// Whether the modules are of a package: then what is public in them is so only where a module can be.
    public var isOfPackage = false
    /// What the modules of the project need not have of the set, and what they may have otherwise, as `conventions`
    /// names it for the placeholder module.
    var mayLack: Set<String> = []
    var mayDiffer: Set<String> = []
    /// Whether modules have files that are not called after them.
    var hasOtherFiles = false
    /// Whether it is an error to break the set: no module of the project does.
    var isStrict = true
    /// What layers name beside what the examples show, by their names.
    var references: [String: Set<String>] = [:]

    /// Makes templates of modules of one style. What most of them have is in the set.
    ///
    /// - Parameters:
    ///   - root: The set's first folder for the modules.
    ///   - testRoot: That for their tests.
    ///   - product: The app's Swift module, which tests import.
    public init(
        of modules: [ModuleSource], root: String = "Modules", testRoot: String = "Tests", product: String = "App"
    ) {
        self.init(modules, hasExample: false, root: root, testRoot: testRoot, product: product)
    }

    /// Makes templates of one module, of which what most of the others lack is left out.
    public init(
        of example: ModuleSource, comparedWith others: [ModuleSource], root: String = "Modules",
        testRoot: String = "Tests", product: String = "App"
    ) {
        self.init([example] + others, hasExample: !others.isEmpty, root: root, testRoot: testRoot, product: product)
    }

    private init(
        _ modules: [ModuleSource], hasExample: Bool, root: String, testRoot: String, product: String
    ) {
        self.root = root
        let suffix = SharedSuffix.of(modules)
        let filePrefix = suffix.isEmpty ? FilePrefix.of(modules) : ""
        let prefix = suffix.isEmpty && filePrefix.isEmpty ? SharedPrefix.of(modules) : ""
        self.suffix = suffix
        self.prefix = filePrefix + prefix
        let modules = modules.map { module in
            // Where the others' types have all of the name, those of one whose files alone do get it.
            let own = suffix.isEmpty && filePrefix.isEmpty ? FilePrefix.of(module) : ""
            var module = own.isEmpty ? module : module.spelledAlike(String(module.name.dropFirst(own.count)))
            module.name.removeLast(suffix.count)
            module.name.removeFirst(filePrefix.count + prefix.count)
            module.prefix = prefix
            module.filePrefix = filePrefix
            module.suffix = suffix
            return module
        }
        names = (hasExample ? modules.prefix(1) : modules[...]).map(\.name)
        neighbours = modules.reduce(into: []) { $0.formUnion($1.neighbours) }
        // A module that is a Swift module itself is called so, and not as the application.
        let isOwn = modules.contains { $0.name != product && $0.isSwiftModule }
        drafts = modules.map { module in
            let product = isOwn && module.name == product ? "" : product
            return Draft(module, root: root, testRoot: testRoot, product: product)
        }
        skeleton = Skeleton(drafts, isLedByFirst: hasExample)
        mayLack.formUnion(namesOnlyHere(beside: modules))
        for module in modules {
            let distant = module.distantFiles.map { $0.replacing(module.name, with: PlaceholderName.module) }
            mayLack.formUnion(distant)
            mayDiffer.formUnion(distant)
        }
    }

    /// The files that are called after the module only in the set: none of the modules has one. What is called as a
    /// role alone is known as that of its module.
    private func namesOnlyHere(beside modules: [ModuleSource]) -> [String] {
        skeleton.files.filter { !$0.isTest }.compactMap(\.draft.path.last).filter { name in
            let rest = Role.baseName(ofFile: name).replacing(PlaceholderName.module, with: "", maxReplacements: 1)
            return Role.split("A" + rest)?.stem != "A"
                && !modules.contains { module in
                    module.files.contains { $0.path.last == Self.named(name, module.name) }
                }
        }
    }

    /// Throws where the set would write nothing.
    public func expectFiles() throws(ExtractionError) {
        guard skeleton.files.contains(where: { !$0.isTest && skeleton.isUsual($0) }) else {
            throw .nothingShared(drafts.map(\.name.name))
        }
    }

    /// How many of the files that most modules have one of them has.
    public func usualFileCount(of module: ModuleSource) -> Int {
        guard let number = skeleton.drafts.firstIndex(where: { prefix + $0.name.name + suffix == module.name }) else {
            return 0
        }
        return skeleton.files.count { skeleton.isUsual($0) && $0.owners.contains(number) }
    }

    /// The files of the set, with their paths in it.
    ///
    /// - Parameter schema: the URL of the JSON schema that the manifest names; nil for none.
    public func files(name: String, schema: String? = nil) -> [FileChange] {
        var files = [FileChange(path: "template.json", contents: Array((manifest(name, schema).text + "\n").utf8))]
        if skeleton.files.contains(where: { $0.draft.hasHeader }) {
            files.append(FileChange(path: "partials/header.mustache", contents: Array(Self.header.utf8)))
        }
        for (file, isTest) in skeleton.files.map({ ($0.draft, $0.isTest) }) {
            let contents =
                file.isText
                ? TemplateText.file(
                    file.contents, isSwift: file.isSwift, hasHeader: file.hasHeader,
                    hidesAccess: isOfPackage && !isTest) : file.contents
            files.append(FileChange(path: Self.template(file), contents: contents))
        }
        return files.prefix(1) + files.dropFirst().sorted { $0.path < $1.path }
    }

    private static let header = """
        {{#header}}
        {{header}}

        {{/header}}

        """

    private static func template(_ file: Draft.File) -> String {
        let path = ([TemplateSet.defaultBlueprint] + file.path.map(TemplateText.path)).joined(separator: "/")
        return file.isText ? path + ".mustache" : path
    }

    private func manifest(_ name: String, _ schema: String?) -> JSONText {
        var members: [(String, JSONText)] = schema.map { [(Key.schema.name, .string($0))] } ?? []
        members += [
            ("name", .string(name)), ("summary", .string("Modules like \(Self.list(names))")),
            ("version", .string("1.0.0")),
        ]
        let optional = OptionalFiles(skeleton)
        let all = [optional.tests].compactMap(\.self) + optional.parameters
        if !all.isEmpty { members.append(("parameters", .array(all.map(parameter)))) }
        members.append(("blueprints", .object([("module", .object([("summary", .string("A screen"))]))])))
        if !all.isEmpty { members.append(("files", .object(rules(for: optional)))) }
        members.append(("conventions", .object(conventions)))
        return .object(members)
    }

    private var conventions: [(String, JSONText)] {
        var members: [(String, JSONText)] = []
        let layers = LayerReferences(of: drafts, skeleton, template: Self.template).layers
        let texts = layers.map { ($0.role.layerName, text($0, among: layers)) }
        if !texts.isEmpty { members.append(("layers", .object(texts))) }
        for (key, symbols) in [("mayLack", mayLack), ("mayDiffer", mayDiffer)] where !symbols.isEmpty {
            members.append((key, .array(symbols.map(TemplateText.path).sorted().map(JSONText.string))))
        }
        if hasOtherFiles { members.append(("mayHave", .array([.string("*")]))) }
        return members + [("strict", .bool(isStrict))]
    }

    private func parameter(_ parameter: OptionalFiles.Parameter) -> JSONText {
        let files = parameter.files.compactMap { skeleton.files[$0].draft.path.last.map(TemplateText.path) }
        let what = parameter.files.isEmpty ? "tests are" : Self.list(files) + (files.count > 1 ? " are" : " is")
        return .object([
            ("name", .string(parameter.name)), ("type", .string("bool")), ("default", .bool(parameter.isUsual)),
            ("help", .string("Whether \(what) written")),
        ])
    }

    /// Which files depend on which parameters.
    private func rules(for optional: OptionalFiles) -> [(String, JSONText)] {
        var rules: [(String, JSONText)] = []
        if let tests = optional.tests, let root = skeleton.files.first(where: \.isTest)?.draft.path.first {
            rules.append(("module/\(root)", .object([("when", .string(tests.name))])))
        }
        for parameter in optional.parameters {
            for file in parameter.files {
                let path = Self.template(skeleton.files[file].draft)
                rules.append((path, .object([("when", .string(parameter.name))])))
            }
        }
        return rules
    }

    private func text(_ layer: LayerReferences.Layer, among layers: [LayerReferences.Layer]) -> JSONText {
        var members: [(String, JSONText)] = []
        if !layer.templates.isEmpty { members.append(("files", .array(layer.templates.map(JSONText.string)))) }
        let names = layer.names.map(\.layerName)
        let others = (references[layer.role.layerName] ?? []).intersection(layers.map(\.role.layerName))
            .subtracting(names).sorted()
        members.append(("mayName", .array((names + others).map { .string($0) })))
        if !layer.imports.isEmpty {
            let rest = layer.role.forbiddenImports.filter { !layer.imports.contains($0) }
            members.append(("mayNotImport", .array(rest.map(JSONText.string))))
        }
        return .object(members)
    }

    /// `a, b and c`.
    private static func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
