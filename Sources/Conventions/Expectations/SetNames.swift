import TemplateSets

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
        let files: [File] = (blueprint?.files ?? []).compactMap { file in
            let target = file.target
            guard let name = target.last, !SkeletonFile.isTest(target) else { return nil }
            let filled = Self.filled(name)
            let pattern = NamePattern(filled)
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
                let name = tag == "name" ? PlaceholderName.module : PlaceholderName.item + "1"
                text += Array(name.utf8)
                rest = rest.drop { $0 != UInt8(ascii: "}") }.drop { $0 == UInt8(ascii: "}") }
            } else {
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func unusualInternals(of files: [File]) -> [String] {
        files.filter(\.isInternal).compactMap(\.name.ending).filter { $0.hasSuffix(".swift") }
            .map { String($0.dropLast(6)) }
            .filter { suffix in
                Role.split("A" + suffix) == nil && !["Delegate", "Input", "Output"].contains(where: suffix.hasSuffix)
            }
    }
}
