import Testing

struct PlaceholderTests {
    @Test(arguments: [
        ("// <#code#>", ["<#code#>"]), ("/* {{name}} */", ["{{name}}"]), ("//  {{file}}", ["{{file}}"]),
        ("let a = \"{{name}}\"", ["{{name}}"]), ("let a = \"<#text#>\"", ["<#text#>"]),
        ("/// {{#entity}}\nlet a = <#T##Int#>", ["{{#entity}}", "<#T##Int#>"]),
        ("let a = \"{{ module_info.name }}\"", ["{{ module_info.name }}"]),
        // A server's templates are its own.
        ("let a = \"Dear {{customer}}\"", []), ("// a <# b", []), ("// {{ 1 }}", []), ("let a = \"<##>\"", []),
        ("// a <#\n// b #>", []),
    ])
    func `is found wherever it was left`(_ code: String, _ expected: [String]) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n" + code + "\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .placeholder }
        #expect(found.map { String($0.message.dropFirst().prefix { $0 != "'" }) } == expected)
    }
}
