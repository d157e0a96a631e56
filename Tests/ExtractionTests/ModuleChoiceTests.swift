import Conventions
import Testing

@testable import Extraction

/// Which module a path and a name mean.
@Suite struct ModuleChoiceTests {
    private static func module(_ name: String, _ folder: String, isOwner: Bool, _ files: String...) -> ModulePlace {
        ModulePlace(name: name, folder: folder, ownsFolder: isOwner, files: files.map { folder + "/" + $0 })
    }

    private static let known = [
        module("Login", "App", isOwner: false, "Presenters/LoginPresenter.swift", "Views/LoginView.swift"),
        module("Orders", "App", isOwner: false, "Presenters/OrdersPresenter.swift"),
        module("Cart", "Modules/Cart", isOwner: true, "CartPresenter.swift"),
        module("CartItem", "Modules/Cart/Item", isOwner: true, "CartItemPresenter.swift"),
        module("News", "Copy/News", isOwner: true, "NewsPresenter.swift"),
        module("News", "Modules/News", isOwner: true, "NewsPresenter.swift"),
    ]

    /// Of a path and a name: the module's folder, its name, and its files or those of others.
    @Test(
        arguments: [
            ("App", "Login", "App Login [App/Presenters/LoginPresenter.swift, App/Views/LoginView.swift]"),
            ("App/Presenters", "Login", "App Login [App/Presenters/LoginPresenter.swift, App/Views/LoginView.swift]"),
            ("App/Views", nil, "App Login [App/Presenters/LoginPresenter.swift, App/Views/LoginView.swift]"),
            (
                "App/Views/LoginView.swift", nil,
                "App Login [App/Presenters/LoginPresenter.swift, App/Views/LoginView.swift]"
            ),
            ("App", "Logni", "no module Logni in App, nearest Login"), ("App", nil, "App: Login, Orders"),
            ("App/Presenters", nil, "App/Presenters: Login, Orders"),
            ("App/Views/LoginView.swift", "Orders", "no module Orders in App/Views/LoginView.swift, nearest Login"),
            ("App/AppRouter.swift", nil, "no module's file"),
            // A module in another one's folder is not that one's.
            ("Modules/Cart", nil, "Modules/Cart Cart without Modules/Cart/Item/CartItemPresenter.swift"),
            ("Modules", "CartItem", "Modules/Cart/Item CartItem without "),
            ("Modules", nil, "Modules: Cart, CartItem, News"), ("", "News", "News: Copy/News, Modules/News"),
            ("Modules", "News", "Modules/News News without "),
            // What is no known module is one if somebody says so.
            ("Modules/Other", "Other", "Modules/Other Other without "),
            ("Modules/Other", nil, "Modules/Other ? without "),
            ("Start", nil, "Start is an application's"), ("Start", "Other", "Start is an application's"),
        ] as [(String, String?, String)])
    func `a path and a name mean a module`(_ path: String, _ name: String?, _ meaning: String) {
        let files = path.hasSuffix(".swift") ? nil : path == "Start" ? ["AppDelegate.swift"] : []
        let place = path.split(separator: "/").map(String.init)
        #expect(Self.meaning(place, files, name) == meaning)
    }

    private static func meaning(_ place: [String], _ files: [String]?, _ name: String?) -> String {
        do throws(ExtractionError) {
            let choice = try ModuleChoice(at: place, files: files, name: name, among: known)
            let others = choice.others.filter { $0.hasPrefix(choice.place.joined(separator: "/") + "/") }
            let rest =
                choice.files.map { "[\($0.joined(separator: ", "))]" }
                ?? "without " + others.sorted().joined(separator: ", ")
            return "\(choice.place.joined(separator: "/")) \(choice.name ?? "?") \(rest)"
        } catch {
            switch error {
            case .noModule(let name, let place, let nearest, _):
                return "no module \(name) in \(place), nearest \(nearest ?? "none")"
            case .severalModules(let names, let place): return "\(place): \(names.joined(separator: ", "))"
            case .severalPlaces(let name, let folders): return "\(name): \(folders.joined(separator: ", "))"
            case .notAFolder: return "no module's file"
            case .application(let place): return "\(place) is an application's"
            default: return "\(error)"
            }
        }
    }

    @Test func `types, files and folders with the module's other name get its own`() {
        let files = [
            (["ListView", "ListViewController.swift"], "class ListViewController: ListBase {}"),
            (
                ["ListPresenter", "ToDoListPresenter.swift"],
                "class ToDoListPresenter { var view: ListViewController? }"
            ),
            (["Listing.swift"], "struct Listing {}"),
        ]
        let module = ModuleSource(
            name: "ToDoList", folder: "ListScene",
            files: files.map { .init(path: $0.0, contents: Array($0.1.utf8)) })
        let alike = module.spelledAlike("List")
        #expect(alike.folder == "ToDoListScene")
        #expect(
            alike.files.map { $0.path.joined(separator: "/") } == [
                "ToDoListView/ToDoListViewController.swift", "ToDoListPresenter/ToDoListPresenter.swift",
                "Listing.swift",
            ])
        #expect(
            alike.files.map { String(decoding: $0.contents, as: UTF8.self) } == [
                "class ToDoListViewController: ListBase {}",
                "class ToDoListPresenter { var view: ToDoListViewController? }", "struct Listing {}",
            ])
    }

    /// No target takes two files of one name.
    @Test func `a file is called as the component that it declares`() throws {
        let module = ModuleSource(
            "ToDoList",
            [
                "ToDoList/ListRouter.swift": "class ToDoListRouter {}\n",
                "ToDoList/ToDoListPresenter.swift": "class ToDoListPresenter { var router: ToDoListRouter? }\n",
                "ToDoList/Wording.swift": "struct ToDoListWords {}\n",
            ])
        let files = try generate("Orders", Extracted([module]).set)
        #expect(
            files.keys.sorted() == [
                "Modules/Orders/OrdersPresenter.swift", "Modules/Orders/OrdersRouter.swift",
                "Modules/Orders/OrdersWords.swift",
            ])
    }
}
