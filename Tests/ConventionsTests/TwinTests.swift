import BuiltInSets
import Conventions
import Testing

/// A module that is like a clean one but for its name is not looked at: what is found in it, or in one that is nearly
/// like that, is what is found where it stands alone.
struct TwinTests {
    /// What is found in one module, where all are checked and where it is checked by itself.
    private func found(
        in name: String, of project: ExampleProject, _ set: String
    ) throws -> (among: [String], alone: [String]) {
        let sets = SetCatalog(ExampleProject.sets.compactMap(SetNames.init(ofBuiltIn:))) { set in
            try #require(Convention.packed(ofBuiltIn: set))
        }
        let checked = CheckedProject(root: "/project", productModule: "App").using(set, in: ["."])
        let checker = ProjectChecker(checked, sets: sets, on: try project.fileSystem())
        let scope = CheckScope(paths: checker.places(ofModule: name))
        return try (words(of: checker.check(), name), words(of: checker.check(scope), name))
    }

    private func words(of result: CheckResult, _ name: String) -> [String] {
        result.reports.filter { $0.module == name }.flatMap(\.violations).map {
            "\($0.path):\($0.line):\($0.column): \($0.message) [\($0.rule.rawValue)]"
        }
    }

    /// The changes that are tried at a line: it is dropped, or another module's name stands in it.
    private static let changes: [(String, @Sendable (String) -> String?)] = [
        ("dropped", { _ in nil }),
        ("of another module", { $0.replacing("Tickets", with: "Orders") }),
        ("in another form", { $0.replacing("tickets", with: "orders") }),
        ("of a longer name", { $0.replacing("Tickets", with: "Ticketss") }),
        ("a use more", { $0 + " // OrdersPresenter" }),
        ("a type more", { $0 + "\nlet other: OrdersPresenter? = nil" }),
    ]

    @Test(arguments: ExampleProject.sets)
    func `is found whatever is changed`(set: String) throws {
        let project = try ExampleProject(["Invoices", "Orders", "Tickets"], set: set)
        var number = 0
        for (path, text) in project.files.sorted(by: { $0.key < $1.key }) where path.contains("Tickets") {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for line in lines.indices {
                number += 1
                guard number.isMultiple(of: 7) else { continue }
                let (words, change) = Self.changes[number / 7 % Self.changes.count]
                var changed = lines
                if let other = change(lines[line]) { changed[line] = other } else { changed.remove(at: line) }
                var edited = project
                edited.files[path] = changed.joined(separator: "\n")
                let found = try found(in: "Tickets", of: edited, set)
                #expect(found.among == found.alone, "\(path):\(line + 1) \(words)")
            }
        }
    }

    /// A name may be a role's, another module's beginning, or what the texts say anyhow.
    @Test(
        arguments: [
            "Order", "OrdersList", "Presenter", "View", "ModuleView", "Service", "Client", "DidLoad", "Base", "Test",
            "Mock", "UIKit", "URLs", "A", "Änderung", "Interactors", "Transition", "Delegate", "Weak", "Date",
            "Controler", "Presentor", "Interacter", "Routre", "Moduel", "WireFram", "TitleDelegete", "CellBuidler",
            "Configuratorr", "OrderControllr", "Viewcontroller", "Protocl",
        ])
    func `is found whatever the module is called`(name: String) throws {
        for set in ExampleProject.sets {
            guard let project = try? ExampleProject(["Invoices", "Orders", name], set: set) else { continue }
            let found = try found(in: name, of: project, set)
            #expect(found.among == found.alone, "\(set)")
            let files = project.files.keys.filter { $0.contains(name) && $0.hasSuffix(".swift") }.sorted()
            for path in files.enumerated().filter({ $0.offset.isMultiple(of: 3) }).map(\.element) {
                var lacking = project
                lacking.files[path] = nil
                let found = try self.found(in: name, of: lacking, set)
                #expect(found.among == found.alone, "\(set) \(path)")
            }
        }
    }

    /// A word that names have at one place means the same in them, or it does not.
    @Test(arguments: ["Of", "View", "Test", "Presenter", "2", "List", "X"])
    func `is found where names have a word in common`(word: String) throws {
        for set in ["viper", "vip"] where ExampleProject.sets.contains(set) {
            let name = "Ticket\(word)Row"
            let project = try ExampleProject(["Paper\(word)Piece", "Order\(word)Item", name], set: set)
            for path in project.files.keys.sorted() where path.contains(name) {
                var edited = project
                edited.files[path] = project.files[path]?.replacing("weak ", with: "")
                let found = try found(in: name, of: edited, set)
                #expect(found.among == found.alone, "\(path)")
            }
        }
    }

    /// What only the project tells: a file, a test or a type that another module has.
    @Test func `is found whatever else there is`() throws {
        let project = try ExampleProject(["Invoices", "Orders", "Tickets"])
        for (path, text) in [
            ("Modules/Orders/View/TicketsViewController.swift", "class TicketsViewController {}\n"),
            ("Old/Tickets/TicketsPresenter.swift", "class TicketsPresenter {}\n"),
            ("Old/TicketsRouter.swift", "class TicketsRouter {}\n"),
            ("Tests/TicketsPresenterTests.swift", "class TicketsPresenterTests {}\n"),
            ("Modules/Ticket/TicketPresenter.swift", "class TicketPresenter {}\n"),
            ("Modules/TicketsView/TicketsViewPresenter.swift", "class TicketsViewPresenter {}\n"),
        ] {
            var more = project
            more.files[path] = text
            let found = try found(in: "Tickets", of: more, "viper")
            #expect(found.among == found.alone, "\(path)")
            more.files = more.files.filter { !$0.key.hasPrefix("Tests/Tickets/") }
            let untested = try self.found(in: "Tickets", of: more, "viper")
            #expect(untested.among == untested.alone, "\(path), untested")
        }
    }
}
