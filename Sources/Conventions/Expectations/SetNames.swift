import TemplateSets
import Text

/// The names of the files that a set writes: enough to tell its modules, without a template being read.
public struct SetNames: Sendable {
    /// The set's name.
    public let set: String
    let files: [File]
    /// What a module's name follows in those of its Swift files.
    var prefix: String { NamePattern.prefix(ofFiles: files.lazy.map(\.name)) }
    /// What follows a module's name in those of the set's inner files whose names tell no usual role.
    let unusualInternals: [String]
    /// Where it writes modules, for sets that a project has itself: those inside the binary are told by the ends of
    /// names.
    let shape: ModuleShape?
    /// Whether a parameter gave the text that the names of its Swift files begin with. Other modules may have another
    /// one.
    let isPrefixChosen: Bool

    /// A file of the set's module.
    struct File: Sendable {
        let name: NamePattern
        /// Whether every variant writes it.
        let isRequired: Bool
        /// Whether it belongs to a layer that may not name all others, as what makes a module must.
        let isInternal: Bool
    }

    /// The names in the set's module; tests are left out. Parameters that are `held` have a value that all modules of a
    /// project share.
    public init(of set: TemplateSet, holding held: [String: String] = [:]) {
        self.set = set.name
        let blueprint = set.blueprints.first { $0.name == TemplateSet.defaultBlueprint }
        // What is wrong with the layers is told where the convention is read.
        let layers = try? LayerTable(of: set)
        let own = (blueprint?.files ?? []).map { (file: $0, path: $0.target.map { Self.filled($0, held) }) }
            .filter { !SkeletonFile.isTest($0.path) }
        let patterns = own.map { $0.path.map(NamePattern.init) }
        let scope = ModuleScope(of: patterns)
        var paths: [[NamePattern]] = []
        let files: [File] = zip(own, patterns).compactMap { own, path in
            guard let pattern = path.last, let filled = own.path.last else { return nil }
            let file = own.file
            let isRequired =
                file.conditions.isEmpty && file.each == nil && !pattern.isOpen
                && layers?.tolerance.mayLack(filled) != true
            guard scope.holds(path, isRequired: isRequired) else { return nil }
            if isRequired, pattern.isSwiftFile { paths.append(path) }
            let layer = layers.flatMap { layers in
                layers.index(ofTemplate: file.source).map { layers.layers[$0] }
            }
            return File(name: pattern, isRequired: isRequired, isInternal: layer?.mayName != nil)
        }
        self.files = files
        unusualInternals = Self.unusualInternals(of: files)
        shape = ModuleShape(of: paths)
        isPrefixChosen = !held.isEmpty
    }

    /// Whether neither folders nor the ends of names tell the set's modules.
    public var areUnfindable: Bool {
        let required = files.filter { $0.isRequired && $0.name.isSwiftFile }
        let ends = Set(required.compactMap(\.name.ending).filter { $0 != ".swift" })
        return shape == nil && ends.count < 2 && required.contains { $0.name.hasName }
    }

    /// A file's name with placeholder names, or the values that are held, for its tags.
    private static func filled(_ template: String, _ held: [String: String]) -> String {
        var rest = Array(template.utf8)[...]
        var text: [UInt8] = []
        while let byte = rest.first {
            if rest.starts(with: "{{".utf8) {
                let tag = String(decoding: rest.dropFirst(2).prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self)
                text += Array(value(of: tag, held).utf8)
                rest = rest.drop { $0 != UInt8(ascii: "}") }.drop { $0 == UInt8(ascii: "}") }
            } else {
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func value(of tag: String, _ held: [String: String]) -> String {
        let parts = tag.split(separator: ".").map(String.init)
        let known = parts.first.flatMap { $0 == "name" ? PlaceholderName.module : held[$0] }
        let forms = parts.dropFirst().compactMap(CaseForm.init)
        guard let known, forms.count == parts.count - 1 else { return PlaceholderName.item + "1" }
        return forms.reduce(known) { $1.apply(to: $0) }
    }

    private static func unusualInternals(of files: [File]) -> [String] {
        files.filter(\.isInternal).compactMap(\.name.ending).filter { $0.hasSuffix(".swift") }
            .map { String($0.dropLast(6)) }
            .filter { suffix in
                Role.split("A" + suffix) == nil && !["Delegate", "Input", "Output"].contains(where: suffix.hasSuffix)
            }
    }
}
