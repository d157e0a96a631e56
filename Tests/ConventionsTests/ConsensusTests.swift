import BuiltInSets
import Conventions
import Scaffolding
import TemplateSets
import TestSupport
import Testing

/// Whether modules that are called as those of a set are measured by it.
struct ConsensusTests {
    private static let names = ["Orders", "Login", "Feed", "Chat", "Cart", "Profile", "Search"]

    /// What is found where the set `viper` is the project's own.
    private func result(_ project: ExampleProject, own: Bool = true) throws -> CheckResult {
        let sets = SetCatalog(ExampleProject.sets.compactMap(SetNames.init(ofBuiltIn:)), own: own ? ["viper"] : []) {
            set in
            try #require(Convention.packed(ofBuiltIn: set))
        }
        return try ProjectChecker(CheckedProject(root: "/project"), sets: sets, on: project.fileSystem()).check()
    }

    /// The first module that is generated does not say what those are that were there.
    @Test(arguments: [1, 2]) func `modules of no set stay what they were beside one of a built-in set`(_ new: Int)
        throws
    {
        var project = try ExampleProject(Array(Self.names.suffix(new)))
        for name in Self.names.prefix(2) {
            for role in ["Interactor", "Models", "Presenter", "Protocol", "Router", "ViewController", "Worker"] {
                project.files["Modules/\(name)/\(name)\(role).swift"] =
                    role == "Protocol"
                    ? "protocol \(name)DisplayLogic: AnyObject {}\n"
                    : "final class \(name)\(role) { var part: Int? }\n"
            }
        }
        let result = try result(project, own: false)
        #expect(result.violations.map(\.message) == [])
        #expect(result.reports.count { $0.set == nil } == 2)
    }

    @Test func `what most modules of an own set lack is told once`() throws {
        var project = try ExampleProject(Self.names)
        for name in Self.names.dropLast(2) {
            try project.replace(
                "weak var view: \(name)ViewController?", with: "",
                in: "Modules/\(name)/Presenter/\(name)Presenter.swift")
        }
        let found = try result(project).violations.filter { $0.rule == .missingMember }
        #expect(found.count == 1)
        #expect(found.first?.message.hasSuffix("; 5 of 7 modules of the set are like this") == true, "\(found)")
    }

    /// No template says how other files and types are called.
    @Test(arguments: [(1, 1), (2, 1), (3, 1), (4, 0)])
    func `files of other names are a habit where several modules of an own set have them, and types help them`(
        _ count: Int, _ told: Int
    ) throws {
        var project = try ExampleProject(Self.names)
        for (number, name) in Self.names.prefix(count).enumerated() {
            project.files["Modules/\(name)/View/Price\(number)Cell.swift"] = "final class Price\(number)Cell {}\n"
            let view = "Modules/\(name)/View/\(name)ViewController.swift"
            project.files[view] = "class Badge\(number) {}\n" + (project.files[view] ?? "")
        }
        let found = try result(project).violations
        #expect(found.map(\.rule) == Array(repeating: .unexpectedFile, count: told), "\(found)")
    }

    /// Where nearly all modules keep to a set, one that does not has drifted; where many do not, they never did.
    @Test(arguments: [(1, 1), (3, 0)])
    func `many that have the files of an own set alone are none of its modules`(_ strange: Int, _ reported: Int) throws
    {
        var project = try ExampleProject(Self.names)
        for name in Self.names.prefix(strange) {
            let path = "Modules/\(name)/Presenter/\(name)Presenter.swift"
            project.files[path] = "class \(name)Presenter {}\n"
        }
        let result = try result(project)
        #expect(Set(result.violations.map(\.module)).count == reported, "\(result.violations.map(\.message))")
        #expect(result.reports.count { $0.set == nil } == (reported == 0 ? strange : 0))
    }

    /// What lacks one file has lost it; what lacks several has some of the names only.
    @Test(arguments: [
        (["Interactor"], 1), (["Interactor", "Router"], 2), (["Interactor", "Presenter", "ViewController"], 0),
    ])
    func `a module without much of an own set is none of it`(_ gone: [String], _ told: Int) throws {
        var project = try ExampleProject(Self.names)
        for role in gone {
            let paths = project.files.keys.filter {
                $0.hasPrefix("Modules/Feed/") && $0.hasSuffix("/Feed\(role).swift")
            }
            for path in paths { project.files[path] = nil }
        }
        let found = try result(project).violations.filter { $0.rule == .missingFile }
        #expect(found.count == told, "\(found.map(\.message))")
    }

    /// Of two modules that are called so one has something else in every file, and the other one breaks much of the
    /// set.
    @Test func `a set that no module keeps to is nobody's`() throws {
        var project = try ExampleProject(["Orders", "Login"])
        for role in ["Presenter/OrdersPresenter", "Router/OrdersRouter", "Interactor/OrdersInteractor"] {
            project.files["Modules/Orders/\(role).swift"] = "class \(role.split(separator: "/")[1]) {}\n"
        }
        for role in ["Router/LoginRouter", "Interactor/LoginInteractor"] {
            project.files["Modules/Login/\(role).swift"] = nil
        }
        try project.replace(
            "weak var view: LoginViewController?", with: "", in: "Modules/Login/Presenter/LoginPresenter.swift")
        let rules = try Set(result(project, own: false).violations.map(\.rule))
        #expect(rules.isDisjoint(with: [.missingFile, .missingType, .missingMember]), "\(rules)")
    }

    /// Two modules may both have lost a file, but hardly the same two.
    @Test(arguments: [(["Interactor"], 2), (["Interactor", "Router"], 0)])
    func `two modules that lack the same files of a set are none of it`(_ gone: [String], _ told: Int) throws {
        var project = try ExampleProject(["Orders", "Login"])
        for role in gone {
            for path in project.files.keys where path.hasSuffix("\(role).swift") && !path.contains("Tests/") {
                project.files[path] = nil
            }
        }
        let found = try result(project, own: false).violations.filter { $0.rule == .missingFile }
        #expect(found.count == told, "\(found.map(\.message))")
    }

    @Test func `what is not there is not reported as not set, too`() throws {
        var project = try ExampleProject(Self.names)
        try project.replace(
            "var interactor: FeedInteractor!", with: "", in: "Modules/Feed/Presenter/FeedPresenter.swift")
        let found = try result(project).violations.filter { $0.symbol == "FeedPresenter.interactor" }
        #expect(found.map(\.rule) == [.missingMember])
    }

    @Test func `many files of other names are one finding`() throws {
        var project = try ExampleProject(Self.names)
        for name in ["A", "B", "C", "D"] {
            project.files["Modules/Feed/\(name)Helper.swift"] = "class \(name)Helper {}\n"
        }
        let found = try result(project).violations.filter { $0.module == "Feed" }
        #expect(found.map(\.rule) == [.unexpectedFile])
        #expect(found.first?.message.contains("and 3 more files") == true)
    }

    @Test func `one of many modules that look alike is judged as the others are`() throws {
        // With an interactor, the names of files are those of a set; without it they are too few.
        var project = try ExampleProject(Self.names + ["Odd"])
        for (path, _) in project.files {
            let isOdd = path.contains("/Odd/")
            let gone =
                ["ViewController.swift", "ModuleBuilder.swift", ".storyboard"] + (isOdd ? [] : ["Interactor.swift"])
            if path.hasPrefix("Tests/") || gone.contains(where: path.hasSuffix) { project.files[path] = nil }
        }
        for name in Self.names + ["Odd"] {
            for role in ["Screen", "Service", "Storage", "Mapper"] {
                project.files["Modules/\(name)/\(name)\(role).swift"] = "class \(name)\(role) {}\n"
            }
        }
        let alike = try result(project, own: false)
        #expect(alike.reports.allSatisfy { $0.set == nil })
        #expect(alike.violations == [], "\(alike.violations.map(\.message))")
        // By itself it is one of the set, that has drifted.
        let odd = ExampleProject(files: project.files.filter { $0.key.contains("/Odd/") })
        #expect(try result(odd, own: false).reports.map(\.set) == ["viper"])
    }

    /// Two modules that are only called as a set's, and a third one: it has drifted where little of it differs, but is
    /// no other than they are where much does.
    @Test(arguments: [(1, true), (3, false)])
    func `one that breaks much of a set is none of its modules where others are only called so`(
        _ broken: Int, _ isOfSet: Bool
    ) throws {
        var project = try ExampleProject(["Orders", "Login", "Chat"])
        for (path, _) in project.files where !path.hasPrefix("Tests/") && path.hasSuffix(".swift") {
            let base = path.split(separator: "/").last?.dropLast(6) ?? ""
            if !base.hasPrefix("Chat") { project.files[path] = "class \(base) {}\n" }
        }
        let properties = [
            ("Presenter", "var router: ChatRouter!"), ("Router", "weak var transitionHandler: UIViewController?"),
            ("Interactor", "weak var output: ChatPresenter?"),
        ]
        for (role, property) in properties.prefix(broken) {
            try project.replace(property, with: "", in: "Modules/Chat/\(role)/Chat\(role).swift")
        }
        let chat = try #require(try result(project, own: false).reports.first { $0.module == "Chat" })
        #expect((chat.set == "viper") == isOfSet, "\(chat.violations.map(\.message))")
        // By itself it has drifted either way.
        let alone = ExampleProject(files: project.files.filter { $0.key.contains("Chat") })
        #expect(try result(alone, own: false).reports.map(\.set) == ["viper"])
    }

    /// What lacks a file and is otherwise in several other ways was never one of the set; what lacks a file alone is.
    @Test(arguments: [(0, "viper"), (2, nil)] as [(Int, String?)])
    func `a single module that breaks much of a set is none of its modules`(_ broken: Int, _ set: String?) throws {
        var project = try ExampleProject(["Chat"])
        project.files["Modules/Chat/ChatModuleBuilder.swift"] = nil
        let changes = [
            ("Presenter", "var router: ChatRouter!", ""),
            ("Interactor", "class ChatInteractor", "struct ChatInteractor"),
        ]
        for (role, text, other) in changes.prefix(broken) {
            try project.replace(text, with: other, in: "Modules/Chat/\(role)/Chat\(role).swift")
        }
        let chat = try #require(try result(project, own: false).reports.first)
        #expect(chat.set == set, "\(chat.violations.map(\.message))")
    }

    @Test func `a protocol of Objective-C is for classes`() throws {
        var project = try ExampleProject(Self.names)
        let path = "Modules/Feed/FeedModuleDelegate.swift"
        try project.replace(
            "@MainActor\nprotocol FeedModuleDelegate: AnyObject", with: "@objc protocol FeedModuleDelegate", in: path)
        #expect(try result(project).violations.filter { $0.rule == .missingConformance } == [])
    }

    /// Whether most modules have a slip alike or all: they are modules of the set.
    @Test(arguments: [2, 3, 4])
    func `a slip that most modules share is told once, and a baseline holds all`(_ count: Int) throws {
        let names = Array(Self.names.prefix(4))
        var project = try ExampleProject(names)
        for name in names.prefix(count) {
            try project.replace("presenter.view = view", with: "", in: "Modules/\(name)/\(name)ModuleBuilder.swift")
        }
        let result = try result(project, own: false)
        #expect(result.violations.map(\.rule) == Array(repeating: .missingWiring, count: count == 2 ? 2 : 1))
        #expect(Baseline(of: result, replacing: nil, path: "").count == count)
    }

    @Test func `where all modules lack the same file, it is named`() throws {
        var project = try ExampleProject(["Orders", "Login", "Feed"])
        for name in ["Orders", "Login", "Feed"] {
            project.files["Modules/\(name)/Router/\(name)Router.swift"] = nil
        }
        let checker = try project.checker()
        let result = try checker.check()
        #expect(result.violations == [])
        let nearest = try #require(checker.nearestSet(of: result))
        #expect(nearest.set == "viper" && nearest.missing == ["*Router.swift"])
    }

    @Test func `the nearest set is the one whose files modules have`() throws {
        var project = try ExampleProject([])
        for name in ["Orders", "Login", "Feed"] {
            for role in ["Interactor", "Models", "Presenter", "Router", "ViewController", "Worker"] {
                project.files["Scenes/\(name)/\(name)\(role).swift"] = "class \(name)\(role) {}\n"
            }
        }
        let checker = try project.checker()
        let nearest = try #require(checker.nearestSet(of: checker.check()))
        #expect(nearest.set == "clean-swift" && nearest.missing.contains("*Configurator.swift"), "\(nearest)")
    }
}
