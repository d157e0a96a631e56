import TemplateSets

/// The names of the files that a set writes: enough to tell its modules, without a template being read.
public struct SetNames: Sendable {
    /// The set's name.
    public let set: String
    let files: [File]

    /// A file of the set's module.
    struct File: Sendable {
        let name: NamePattern
        /// Whether every variant writes it.
        let isRequired: Bool
    }

    /// The names in the set's module; tests are left out.
    public init(of set: TemplateSet) {
        self.set = set.name
        let blueprint = set.blueprints.first { $0.name == TemplateSet.defaultBlueprint }
        files = (blueprint?.files ?? []).compactMap { file in
            let target = file.target
            guard let name = target.last, !SkeletonFile.isTest(target) else { return nil }
            let pattern = NamePattern(Self.filled(name))
            let isRequired = file.conditions.isEmpty && file.each == nil && !pattern.isOpen
            return File(name: pattern, isRequired: isRequired)
        }
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
}
