import Testing

@testable import Conventions

/// What is said to be left after fixing is what a new check of the same files finds.
struct FixedProjectTests {
    @Test(arguments: RuleIdentifier.allCases)
    func `after an example's violations are fixed`(rule: RuleIdentifier) throws {
        for example in rule.rule.examples {
            try expectFixed(ExampleProject.sample.applying(example.change), "\(rule.rawValue): \(example.title)")
        }
    }

    @Test func `after a module has got another name by it`() throws {
        var files: [String: String] = [:]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Payment/Paymen\(role).swift"] = "import UIKit\nclass Payment\(role) {}\n"
        }
        #expect(try expectFixed(ExampleProject(files: files), "Payment") == [])
    }

    /// Each of the files is told, and none is renamed: two of them would be a module of their own.
    private static let main = [
        "App/MainModule/View/View.swift": "class MainViewController: UIViewController {}\n",
        "App/MainModule/Presenter/Presenter.swift": "class MainPresenter {}\n",
        "App/MainModule/Router/Router.swift": "class MainModuleRouter {}\n",
        "App/MainModule/Interactor/MainInteractor.swift": "class MainModuleInteractor {}\n",
    ]

    @Test func `what all stays one module by its new names gets them`() throws {
        let fileSystem = try ExampleProject(files: Self.main).fileSystem()
        let left = try ExampleProject(files: Self.main).checker(on: fileSystem).fix { _ in }
        #expect(left.violations.map(\.symbol) == ["MainInteractor.swift"])
        #expect(left.reports.map(\.module) == ["Main"])
    }

    @Test func `what would be another module's by its new name keeps the old one`() throws {
        // Of two names beside the roles nothing tells which one is the module's.
        let other = ["App/MainModule/Interactor/FeedInteractor.swift": "class FeedInteractor {}\n"]
        let project = ExampleProject(files: Self.main.merging(other) { $1 })
        let found = try project.checker().check()
        #expect(found.violations.map(\.rule) == [.fileName, .fileName, .fileName])
        #expect(found.violations.filter(\.isFixable).isEmpty)
        let fileSystem = try project.fileSystem()
        let left = try project.checker(on: fileSystem).fix { _ in }
        #expect(left.violations == found.violations && left.reports.map(\.module) == found.reports.map(\.module))
    }

    @Test func `a file that is renamed says its new name in its header`() throws {
        let path = "Modules/ClientList/ClientListHelper.swift"
        let text = """
            //
            //  ClientListHelper.swift, not MyClientListHelper.swift
            //

            /// See ClientListHelper.swift.
            struct ClientListFormatter {}

            """
        var project = ExampleProject.sample
        project.files[path] = text
        let fileSystem = try project.fileSystem()
        _ = try project.checker(on: fileSystem).fix { _ in }
        let renamed = try fileSystem.read("/project/Modules/ClientList/ClientListFormatter.swift")
        #expect(
            String(decoding: renamed, as: UTF8.self)
                == text.replacing("//  ClientListHelper", with: "//  ClientListFormatter")
                .replacing("See ClientListHelper", with: "See ClientListFormatter"))
    }

    @Test func `the files of a type's extensions are renamed with its own`() throws {
        let files = [
            "App/Feed/FeedPrensenter.swift": "// FeedPrensenter.swift\nclass FeedPrensenter {}\n",
            "App/Feed/FeedPrensenter+Rows.swift": "// FeedPrensenter+Rows.swift\nextension FeedPrensenter {}\n",
            "App/Feed/FeedInteractor.swift": "class FeedInteractor {}\n",
            "App/Feed/FeedView.swift": "class FeedView {}\n",
        ]
        let fileSystem = try ExampleProject(files: files).fileSystem()
        _ = try ExampleProject(files: files).checker(on: fileSystem).fix { _ in }
        for (path, text) in files {
            let renamed = path.replacing("Prensenter", with: "Presenter")
            let left = try fileSystem.read("/project/" + renamed)
            #expect(String(decoding: left, as: UTF8.self) == text.replacing("Prensenter", with: "Presenter"))
        }
    }

    @Test func `after protocols have got the module's name, and files that of all types`() throws {
        var files = [
            "App/Payment/PaymentProtocols.swift":
                "protocol PaymetInteractorProtocol {}\nprotocol PaymentVoiewToPresenterProcol {}\n"
                + "protocol PaymetRouterProtocol {}\n",
            "App/Detail/DetailProtocols.swift": "protocol DetailsViewProtocol {}\nprotocol DetailsDelegate {}\n",
        ]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Payment/Payment\(role).swift"] = "class Payment\(role) {}\n"
            files["App/Detail/Detail\(role).swift"] = "class Details\(role) {}\n"
        }
        files["App/Payment/PaymentRouter.swift"] = "class PaymentRouter: PaymetRouterProtocol {}\n"
        #expect(try expectFixed(ExampleProject(files: files), "protocols") == [])
    }

    @Test func `after everything but what a baseline knows`() throws {
        var project = ExampleProject.sample
        for module in ["ClientList", "Details"] {
            let path = "Modules/\(module)/Presenter/\(module)Presenter.swift"
            try project.replace("weak var view", with: "var view", in: path)
            project.files[path] = "import UIKit\n" + (project.files[path] ?? "")
        }
        var accepted = try project.checker().check()
        accepted.violations.removeAll { $0.module == "Details" || $0.rule != .weakReference }
        try #require(accepted.violations.count == 1)
        let known = Baseline(of: accepted, replacing: nil, path: "")
        let left = try expectFixed(project, "baseline", baseline: known)
        #expect(left == [])
    }
}

/// Fixes a project, and expects a new check to find what the result says. Returns the rules of what is left.
@discardableResult
func expectFixed(_ project: ExampleProject, _ title: String, baseline: Baseline? = nil) throws -> [RuleIdentifier] {
    let fileSystem = try project.fileSystem()
    let result = try project.checker(on: fileSystem).fix(baseline: baseline) { _ in }
    let next = try project.checker(on: fileSystem).check(baseline: baseline)
    #expect(result.violations == next.violations, "\(title)")
    #expect(result.unusedSuppressions == next.unusedSuppressions, "\(title)")
    #expect(result.staleEntries == next.staleEntries, "\(title)")
    #expect(result.fileCount == next.fileCount && result.moduleCount == next.moduleCount, "\(title)")
    return result.violations.map(\.rule)
}
