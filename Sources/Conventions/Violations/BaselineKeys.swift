import JSON5

/// The keys of a baseline, which `check --write-baseline` writes.
enum BaselineKeys {
    static let version = Key("version", .number, help: "The version of the format.", example: "1")
    static let violations = Key(
        "violations", .list(of: .object { entry }), isRequired: true, help: "The violations that are known.",
        example: #"[{ rule: "weak-reference", module: "ClientList", symbol: "ClientListPresenter.view" }]"#)

    static let all = ObjectDeclaration("baseline", keys: [version, violations])

    static let rule = Key(
        "rule", .string, isRequired: true, help: "The rule's name.", example: #""weak-reference""#)
    static let module = Key(
        "module", .string, isRequired: true, help: "The module's name.", example: #""ClientList""#)
    static let symbol = Key(
        "symbol", .string, isRequired: true, help: "What it is about.", example: #""ClientListPresenter.view""#)

    static let entry = ObjectDeclaration("violation", keys: [rule, module, symbol])
}
