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

    /// A file of the set's module.
    struct File: Sendable {
        let name: NamePattern
        /// Whether every variant writes it.
        let isRequired: Bool
        /// Whether it belongs to a layer that may not name all others, as what makes a module must.
        let isInternal: Bool
    }

    /// The names in the set's module; tests are left out.
    public init(of set: TemplateSet) {
        self.set = set.name
        let blueprint = set.blueprints.first { $0.name == TemplateSet.defaultBlueprint }
        // What is wrong with the layers is told where the convention is read.
        let layers = try? LayerTable(of: set)
        let own = (blueprint?.files ?? []).map { ($0, path: $0.target.map(Self.filled)) }.filter {
            !SkeletonFile.isTest($0.path)
        }
        let paths = own.map { $0.path.map(NamePattern.init) }
        let home = ModuleHome(of: paths)
        let files: [File] = zip(own, paths).compactMap { own, path in
            guard let pattern = path.last, let filled = own.path.last, home.holds(path) else { return nil }
            let file = own.0
            let isRequired =
                file.conditions.isEmpty && file.each == nil && !pattern.isOpen
                && layers?.tolerance.mayLack(filled) != true
            let layer = layers.flatMap { layers in
                layers.index(ofTemplate: file.source).map { layers.layers[$0] }
            }
            return File(name: pattern, isRequired: isRequired, isInternal: layer?.mayName != nil)
        }
        self.files = files
        unusualInternals = Self.unusualInternals(of: files)
    }

    /// A file's name with placeholder names for its tags.
    private static func filled(_ template: String) -> String {
        var rest = Array(template.utf8)[...]
        var text: [UInt8] = []
        while let byte = rest.first {
            if rest.starts(with: "{{".utf8) {
                let tag = String(decoding: rest.dropFirst(2).prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self)
                text += Array((self.name(of: tag) ?? PlaceholderName.item + "1").utf8)
                rest = rest.drop { $0 != UInt8(ascii: "}") }.drop { $0 == UInt8(ascii: "}") }
            } else {
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// What stands for the module's name in the forms of a tag: `name`, `name.snake`; nil of any other tag.
    private static func name(of tag: String) -> String? {
        let parts = tag.split(separator: ".")
        guard parts.first == "name" else { return nil }
        let forms = parts.dropFirst().map { CaseForm(rawValue: String($0)) }
        return forms.contains(nil) ? nil : forms.reduce(PlaceholderName.module) { $1?.apply(to: $0) ?? $0 }
    }

    private static func unusualInternals(of files: [File]) -> [String] {
        files.filter(\.isInternal).compactMap(\.name.ending).filter { $0.hasSuffix(".swift") }
            .map { String($0.dropLast(6)) }
            .filter { suffix in
                Role.split("A" + suffix) == nil && !["Delegate", "Input", "Output"].contains(where: suffix.hasSuffix)
            }
    }
}
