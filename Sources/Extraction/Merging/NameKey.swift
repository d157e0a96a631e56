import TemplateSets

/// Makes keys of texts for the placeholder name, by which texts of several modules are compared.
///
/// In a module `List` one text is `{{name.camel}}`, `{{name.snake}}` and `{{name.lower}}` alike; where such a module is
/// among those compared, these must not count as different.
struct NameKey {
    private let mergesCases: Bool
    private let mergesPlurals: Bool
    private static let finder = ModuleNameFinder(NameTable(PlaceholderName.module), vocabulary: nil)

    init(_ modules: [NameTable]) {
        mergesCases = modules.contains(where: \.isOneWord)
        mergesPlurals = modules.contains(where: \.isPlural)
    }

    func key(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        NamedText(Array(bytes), isSwift: false, Self.finder).replacing { "\u{1}" + mark($0.form) }
    }

    private func mark(_ form: NameForm) -> String {
        var form = form
        if mergesPlurals { form.isPlural = false }
        if mergesCases {
            form.cases = form.isUpper ? [.upper] : form.cases == [] || form.cases == [.title] ? [] : [.lower]
        }
        return form.variable
    }
}
