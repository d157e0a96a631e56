import Conventions
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
        // Once a line, and once for code that is commented out together.
        ("run(<#a#>, <#b#>)\nrun(<#c#>)", ["<#a#>", "<#c#>"]),
        ("// run(<#a#>, <#b#>)\n// run(<#c#>)\n\n/* <#d#> */\nlet a = 1 // <#e#>", ["<#a#>", "<#e#>"]),
        ("/*\n<#a#>\n<#b#>\n*/", ["<#a#>"]), ("// {{name}} {{file}}\n// {{date}}", ["{{name}}", "{{date}}"]),
    ])
    func `is found wherever it was left`(_ code: String, _ expected: [String]) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n" + code + "\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .placeholder }
        #expect(found.map { String($0.message.dropFirst().prefix { $0 != "'" }) } == expected)
    }

    @Test(arguments: [
        ("run(<#code#>)", Severity.error), ("// run(<#code#>)", .warning), ("/*\nrun(<#code#>)\n*/", .warning),
        ("// {{name}}", .error),
    ])
    func `in code that is commented out breaks nothing`(_ code: String, _ severity: Severity) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n" + code + "\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
        ])
        #expect(try project.violations().filter { $0.rule == .placeholder }.map(\.severity) == [severity])
    }

    @Test func `tags belong in a tree of templates`() throws {
        let folder = "{{ cookiecutter.app }}/Cart"
        let project = ExampleProject(files: [
            "\(folder)/CartPresenter.swift": "// {{ cookiecutter.app }}\nclass CartPresenter {}\n// <#code#>\n",
            "\(folder)/CartInteractor.swift": "class CartInteractor {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .placeholder }
        #expect(found.map(\.message) == ["'<#code#>' was left in the code; replace it"])
    }

    @Test func `in a file that no target builds breaks nothing`() throws {
        let path = "Presenter/ClientListPresenter.swift"
        var project = try ExampleProject.sample.applying(.untarget(file: path))
        project.files[ExampleProject.folder + "/" + path, default: ""] += "// <#code#>\n"
        #expect(try project.violations().filter { $0.rule == .placeholder }.map(\.severity) == [.warning])
    }

    static let conflict = "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> theirs\n"

    @Test(arguments: [
        (conflict, 1), ("/*\n\(conflict)*/\n", 1), (conflict + conflict, 2),
        (conflict.replacing("\n", with: "\r\n"), 1),
        // A text of several lines, an operator, half of a conflict.
        ("let text = \"\"\"\n\(conflict)\"\"\"\n", 0), ("let a = 1\n<<<<<<< 2\n", 0),
        ("// <<<<<<< HEAD\n// =======\n// >>>>>>> theirs", 0),
        ("<<<<<<< HEAD\nlet a = 1\n>>>>>>> theirs\n", 0),
    ])
    func `tells of conflicts`(_ code: String, _ count: Int) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n" + code,
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .placeholder }
        #expect(
            found.map(\.message)
                == Array(repeating: "'<<<<<<< HEAD' was left in the code; resolve the conflict", count: count))
    }

    @Test(arguments: ["Presenter/ClientListPresenter.swift", "View/ClientList.storyboard"])
    func `a module with a conflict is checked once that is resolved`(_ path: String) throws {
        var project = ExampleProject.sample
        let file = ExampleProject.folder + "/" + path
        let text = project.files[file, default: ""]
        // All of its code is on one side or the other.
        project.files[file] = "<<<<<<< HEAD\n\(text)=======\n\(text)>>>>>>> theirs\n"
        #expect(try project.violations().map { "\($0.rule.rawValue):\($0.line)" } == ["placeholder:1"])
    }
}
