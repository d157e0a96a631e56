import TemplateSets
import Text

/// What a convention expects, by the names under which violations tell that it is not there.
struct ExpectedSymbols {
    private let convention: Convention
    private let forPlaceholder: [String]
    /// For each symbol the file that it stands in; nil for a test.
    private let files: [NamePattern?]

    init(of convention: Convention, placeholder: String) {
        self.convention = convention
        let symbols = Self.symbols(of: convention, for: ModuleForms(placeholder))
        forPlaceholder = symbols.map(\.name)
        files = symbols.map(\.file)
    }

    /// The names of all, as those of the placeholder module.
    var names: [String] { forPlaceholder }

    /// For the symbols of a module their numbers.
    func numbers(for module: String) -> [String: Int] {
        let names = Self.symbols(of: convention, for: ModuleForms(convention.ownName(of: module))).map(\.name)
        return Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    /// The symbol as that of the placeholder module.
    func name(_ number: Int) -> String { forPlaceholder[number] }

    /// How many of the modules have the file in which a symbol is expected.
    func owners(of number: Int, among reports: [ModuleReport]) -> Int {
        guard let file = files[number] else { return reports.count }
        return reports.count { report in
            let name = file.text(for: ModuleForms(convention.ownName(of: report.module)))
            return report.files.contains { $0.lastComponent == name }
        }
    }

    /// All that types have in files which a module need not have, and which only one of the modules has, or which hold
    /// what its screen is about: how another module would fill such a file nobody knows.
    func unsettledParts(among reports: [ModuleReport]) -> Set<String> {
        var found: Set<String> = []
        for file in convention.files where !file.isRequired && !file.name.isOpen {
            let name = file.name.text(for: ModuleForms(PlaceholderName.module))
            guard let number = forPlaceholder.firstIndex(of: name),
                owners(of: number, among: reports) == 1 || Role.role(ofFile: name) == .entity
            else { continue }
            let types = file.types.filter { !$0.name.isOpen }
            found.formUnion(
                types.map { Tolerance.parts(of: $0.name.text(for: ModuleForms(PlaceholderName.module))) })
        }
        return found
    }

    private static func symbols(
        of convention: Convention, for forms: ModuleForms
    ) -> [(name: String, file: NamePattern?)] {
        let tests = convention.tests.filter { !$0.name.isOpen }.map {
            (name: $0.name.text(for: forms), file: NamePattern?.none)
        }
        return tests
            + convention.files.filter { !$0.name.isOpen }.flatMap { file in
                names(in: file, for: forms).map { (name: $0, file: file.name) }
            }
    }

    private static func names(in file: ExpectedFile, for forms: ModuleForms) -> [String] {
        let types = file.types.filter { !$0.name.isOpen }.flatMap { type -> [String] in
            let name = type.name.text(for: forms)
            return [name] + type.inherits.map { "\(name): \(TypeText.core($0.text(for: forms)))" }
                + type.members.flatMap { member in
                    let property = "\(name).\(member.name.text(for: forms))"
                    return member.isWeak ? [property, Tolerance.weakness(of: property)] : [property]
                }
                + type.nested.flatMap { nested in
                    let path = "\(name).\(nested.name.text(for: forms))"
                    return [path] + nested.inherits.map { "\(path): \(TypeText.core($0.text(for: forms)))" }
                }
                + type.handovers.map { "\(name).\($0.label)" }
                + type.busy.filter { !$0.isOpen }.map { "\(name).\($0.text(for: forms))" }
                + type.fixedCalls.filter { !$0.caller.isOpen }.flatMap { call in
                    let caller = call.caller.text(for: forms).prefix { $0 != "(" }
                    return call.functions.filter { !$0.isOpen }.map { "\(name).\(caller).\($0.text(for: forms))" }
                }
                + type.sharedCalls.filter { !$0.function.isOpen }.flatMap { call in
                    let function = call.function.text(for: forms)
                    return call.callers.filter { !$0.isOpen }.map { "\(name).\($0.text(for: forms)).\(function)" }
                }
        }
        let connections = file.connections.map { "\($0.type.text(for: forms)).\($0.property.text(for: forms))" }
        let calls = file.calls.map { "\($0.type.text(for: forms)).\($0.name.text(for: forms))" }
        return [file.name.text(for: forms)] + types + connections + calls
            + file.marks.map { "MARK: \($0.text.text(for: forms))" }
    }
}
