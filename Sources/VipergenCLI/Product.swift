/// What there is to say of the product, each fact once.
enum Product {
    static let name = "vipergen"
    static let version = "0.1.0"
    static let releaseDate = "2026-11-20"
    static let homepage = "https://github.com/vipergen/vipergen"

    /// The URL at which people read a file of the repository.
    static func page(_ path: String) -> String { "\(homepage)/blob/HEAD/\(path)" }

    /// The URL at which programs read a file of the repository.
    static func file(_ path: String) -> String { "\(homepage)/raw/HEAD/\(path)" }

    /// The folder of the reference in the repository.
    static let catalog = "Sources/vipergen/vipergen.docc"

    /// The URL at which people read about a rule, or another kind of remark.
    static func rulePage(_ name: String) -> String { page("\(catalog)/Rules.md#\(name)") }
}
