import Conventions
import Testing

/// What a type without the module's name is to be called.
struct TypeNameTests {
    @Test(arguments: [
        ("class ListRouter", "ClientListRouter"), ("class Navigation", "ClientListRouter"),
        ("struct Way {}\n\nclass ClientListRouter", "ClientListWay"),
        // Words that both names have are said once.
        ("struct ListWay {}\n\nclass ClientListRouter", "ClientListWay"),
        ("struct ClientWay {}\n\nclass ClientListRouter", "ClientListClientWay"),
    ])
    func `the name that is proposed is the file's, where no type has it`(declaration: String, name: String) throws {
        let project = try ExampleProject.sample.applying(
            .replace(file: "Router/ClientListRouter.swift", "class ClientListRouter", with: declaration))
        let messages = try project.reported(.typeName).map(\.message)
        #expect(messages.count == 1)
        #expect(messages.allSatisfy { $0.contains("rename it to '\(name)'") }, "\(messages)")
    }

    /// What is misspelled where it is inherited from is called so here as well.
    @Test(arguments: [
        ("class FeedCellDelegatee: CellDelegatee {}", 0), ("class FeedCellDelegatee: NSObject, CellDelegatee {}", 0),
        ("class FeedCellDelegatee<S, C>: CellDelegatee<S, C> {}", 0),
        ("class FeedCellDelegatee: NSObject {}", 1), ("class FeedCellDelegatee: Delegatees {}", 1),
        ("class FeedPresentor: Presentor {}", 0), ("class FeedPresentor: Presenter {}", 1),
    ])
    func `a word of the ancestor's is the project's own`(_ declaration: String, _ count: Int) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n", "App/Feed/FeedView.swift": "class FeedView {}\n",
            "App/Feed/FeedInteractor.swift": "class FeedInteractor {}\n",
            "App/Feed/FeedTypes.swift": declaration + "\nstruct FeedRow {}\n",
        ])
        #expect(try project.violations().count { $0.rule == .typeName } == count)
    }

    @Test(arguments: [
        ("protocol ShopView {}\nclass ShopViewController {}\n", ["FeedShopView", "FeedShopViewController"]),
        ("protocol TapeView {}\nclass TapeViewController {}\n", ["FeedTapeView", "FeedViewController"]),
    ])
    func `the file's name is proposed for what has its role`(_ text: String, _ names: [String]) throws {
        var files = ["App/Feed/FeedViewController.swift": text]
        for module in ["Feed", "Shop"] {
            for role in ["Presenter", "Interactor"] {
                files["App/\(module)/\(module)\(role).swift"] = "class \(module)\(role) {}\n"
            }
        }
        files["App/Shop/ShopViewController.swift"] = "protocol FeedView {}\nclass FeedViewController {}\n"
        let found = try ExampleProject(files: files).violations()
            .filter { $0.rule == .typeName && $0.path.contains("/Feed/") }
        #expect(found.count == names.count, "\(found)")
        for (violation, name) in zip(found, names) {
            #expect(violation.message.contains("rename it to '\(name)'"), "\(violation)")
        }
    }

    /// What is called as the file but for its prefix is what the file is for.
    @Test(arguments: [
        ("class SeriesViewController {}\nclass WideView {}\n", nil),
        ("class SeriesView {}\nclass WideView {}\n", nil),
        ("protocol SeriesView {}\nclass WideView {}\n", "MRSeriesView"),
        ("class WideView {}\n", "MRSeriesView"),
    ])
    func `what helps the type that a file is for may be called as it likes`(_ text: String, _ name: String?) throws {
        var files = ["App/Series/MRSeriesView.swift": text]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Series/MRSeries\(role).swift"] = "class Series\(role) {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .typeName }
        #expect(found.count == (name == nil ? 0 : 1), "\(found)")
        if let name { #expect(found.first?.message.contains("rename it to '\(name)'") == true, "\(found)") }
    }

    @Test func `no name is proposed twice`() throws {
        let project = try ExampleProject.sample.applying(
            .replace(
                file: "Router/ClientListRouter.swift", "class ClientListRouter",
                with: "class Way {}\n\nclass ListRouter"))
        let messages = try project.reported(.typeName).map(\.message)
        #expect(messages.count == 2)
        for name in ["ClientListRouter", "ClientListListRouter"] {
            #expect(messages.contains { $0.contains("rename it to '\(name)'") }, "\(messages)")
        }
    }

    @Test(
        arguments: [
            ("FeedInteractorIntputProtocol", "FeedInteractorInputProtocol"),
            ("FeedInteratorToPresenterProtocol", "FeedInteractorToPresenterProtocol"),
            ("FeedInteractorToPresenterProcotol", "FeedInteractorToPresenterProtocol"),
            ("FeedModuleAssemler", "FeedModuleAssembler"), ("FeedsModuleAssemler", "FeedsModuleAssembler"),
            ("FeedSectionsBuider", "FeedSectionsBuilder"), ("FeedRowDelegat", nil), ("FeedRowBinder", nil),
            ("FeedWireFramProtocol", "FeedWireFrameProtocol"), ("FeedWirefrmaeProtocol", "FeedWireframeProtocol"),
            ("FeedWirefram", "FeedWireframe"), ("FeedWireFrameProtocol", nil),
            ("FeedWireFormatProtocol", nil), ("FeedWireFeedProtocol", nil),
            ("FeedWireframaInterface", "FeedWireframeInterface"),
            ("FeedConfiguratorImputProtocol", "FeedConfiguratorInputProtocol"),
            ("FeedInteractorOuputProtocol", "FeedInteractorOutputProtocol"), ("FeedInoutProtocol", nil),
            ("FeedWireframedView", nil), ("FeedWireframerProtocol", nil), ("FeedImputFormatter", nil),
            // A second one is numbered.
            ("FeedWireframe2", nil), ("FeedRouter2", nil), ("FeedPresenter2Protocol", nil), ("FeedView3", nil),
            // Words that only look alike, and those of which no other is a role's.
            ("FeedContactView", nil), ("FeedPresentedView", nil), ("FeedPresentersView", nil), ("FeedRosterView", nil),
            ("FeedIntputFormatter", nil), ("FeedContrastView", nil), ("FeedFactorsView", nil), ("FeedRoutedView", nil),
            ("FeedModularView", nil), ("FeedInterfacesProtocol", nil), ("FeedViewOutputs", nil),
            ("FeedViewInitialiser", nil), ("FeedAssembledView", nil), ("OtherInteractorIntputProtocol", nil),
            // Protocols are hard to spell, and views short.
            ("FeedPresenterProtcol", "FeedPresenterProtocol"),
            ("FeedInteractorOutputProcol", "FeedInteractorOutputProtocol"),
            ("FeedViewToPresenterProtocl", "FeedViewToPresenterProtocol"), ("FeedProcolView", nil),
            ("FeedVoiewToPresenterProcol", "FeedViewToPresenterProtocol"), ("FeedVowToPresenter", nil),
            // A presentation is called so in full, whatever it is a part of.
            ("FeedPresentaion", "FeedPresentation"), ("FeedPresentetionLogic", "FeedPresentationLogic"),
            ("FeedPresentations", nil), ("FeedPreservation", nil), ("FeedPreservationView", nil),
            ("FeedPresentation", nil), ("FeedPresentationLogic", nil),
            // Of long words two letters may be wrong.
            ("FeedInterarcterInput", "FeedInteractorInput"), ("FeedContolerOutput", "FeedControllerOutput"),
            ("FeedIteratorInput", nil), ("FeedIntegratorInput", nil), ("FeedIterator", nil), ("FeedIntegrator", nil),
            ("FeedPreserverView", nil), ("FeedPretenderView", nil), ("FeedInterlaceView", nil),
            ("FeedPresetterView", nil),
            ("FeedComptrollerView", nil),
            // What follows the name of a type is the type's.
            ("FeedInteratorError", "FeedInteractorError"), ("FeedPresnterState", "FeedPresenterState"),
            ("FeedConfigratorError", nil), ("FeedIteratorError", nil), ("FeedPresentedError", nil),
            // A helper says at its end what it is.
            ("TitleCellDelegete", "TitleCellDelegate"), ("LoginProtocal", "LoginProtocol"),
            ("SectionsBuider", "SectionsBuilder"), ("TitleCellDelegates", nil), ("RowRooter", nil),
            ("LoginContact", nil),
            ("RowPresented", nil), ("RowIterator", nil), ("Buider", nil),
            ("FeedBussinesLogic", "FeedBusinessLogic"), ("FeedDispalyLogic", "FeedDisplayLogic"),
            ("FeedInteractorBussinesLogic", "FeedInteractorBusinessLogic"), ("FeedRoutineLogic", nil),
            ("FeedRoutingLogic", nil), ("FeedBusinessLogic", nil), ("FeedBasinLogic", nil),
            ("ProductsBuisnessLogic", "ProductsBusinessLogic"), ("ProductsPricingLogic", nil), ("RoutineLogic", nil),
            // A protocol between two roles.
            ("InteratorToPresenterProtocol", "InteractorToPresenterProtocol"),
            ("StoreToInteratorProtocol", "StoreToInteractorProtocol"), ("RemoteToIteratorProtocol", nil),
            ("InteratorStoreProtocol", nil), ("TomatoInteratorProtocol", nil),
        ] as [(String, String?)])
    func `a word of a compound role is misspelled`(_ name: String, _ right: String?) throws {
        var files = ["App/Feed/FeedProtocols.swift": "protocol \(name) {}\nprotocol FeedViewInput {}\n"]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
        }
        let messages = try ExampleProject(files: files).violations().filter { $0.rule == .typeName }.map(\.message)
        #expect(messages == right.map { ["'\(name)' is misspelled; rename it to '\($0)'"] } ?? [])
    }

    @Test(arguments: [
        ("Interarcter", "Interactor"), ("Wirefrmae", "Wireframe"), ("Integrator", nil), ("Iterator", nil),
    ])
    func `a long role has two letters wrong`(_ role: String, _ right: String?) throws {
        var files = ["App/Feed/Feed\(role).swift": "class Feed\(role) {}\n"]
        for role in ["Presenter", "View", "Router"] {
            files["App/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .typeName }
        #expect(found.map(\.message) == (right.map { ["'Feed\(role)' is misspelled; rename it to 'Feed\($0)'"] } ?? []))
    }

    @Test(arguments: [("class FeedRoute {}", 0), ("class FeedRouting {}", 1), ("class FeedPath {}", 1)])
    func `a protocol is called as its class`(_ type: String, _ count: Int) throws {
        var files = ["App/Feed/FeedRoute.swift": "protocol FeedRouteProtocol {}\n\(type)\n"]
        for role in ["Presenter", "Interactor", "View"] {
            files["App/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .typeName }
        #expect(found.map(\.symbol) == Array(repeating: "FeedRouteProtocol", count: count))
    }

    @Test(arguments: [([], 1), (["HeaderView", "Cell", "DisplayManager"], 0)])
    func `what many types begin with is no slip of one`(_ others: [String], _ count: Int) throws {
        var files = ["App/Avarage/AverageViewController.swift": "class AverageViewController {}\n"]
        for other in others { files["App/Avarage/Average\(other).swift"] = "class Average\(other) {}\n" }
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Avarage/Avarage\(role).swift"] = "class Avarage\(role) {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .typeName }
        #expect(found.map(\.symbol) == Array(repeating: "AverageViewController", count: count))
    }

    @Test(arguments: ["Home_Presenter_Protocol", "Home_Interactor_Protocol", "Home_View_Input", "Home_Presenter_"])
    func `an underscore is no misspelling`(_ type: String) throws {
        var files = ["App/Home/Home_Protocols.swift": "protocol \(type) {}\n"]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Home/Home_\(role).swift"] = "class Home_\(role) {}\n"
        }
        #expect(try ExampleProject(files: files).violations().filter { $0.rule == .typeName } == [])
    }

    @Test(arguments: [
        ("protocol ReprotInteractorProtocol {}", "ReportInteractorProtocol"),
        ("protocol ReprotViewInput {}", "ReportViewInput"),
        // What only looks like a module's, and plurals.
        ("protocol ReprotProtocol {}", nil), ("protocol DeportViewInput {}", nil),
        ("protocol ReportsViewInput {}", nil),
        ("class DeportView {}", nil),
        // Both are there.
        ("protocol ReprotViewInput {}\nprotocol ReportViewInput {}", nil),
    ])
    func `a protocol misspells the module's name`(_ text: String, _ right: String?) throws {
        var files = ["App/Report/ReportProtocols.swift": text + "\n"]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Report/Report\(role).swift"] = "class Report\(role) {}\n"
        }
        let messages = try ExampleProject(files: files).violations().filter { $0.rule == .typeName }.map(\.message)
        #expect(messages.count == (right == nil ? 0 : 1), "\(messages)")
        if let right {
            #expect(messages.first?.hasSuffix("is misspelled; rename it to '\(right)'") == true, "\(messages)")
        }
    }

    @Test(arguments: [
        ("protocol TokneInputRouter {}\nclass TokenInputRouterImpl: TokneInputRouter {}", "TokenInputRouter"),
        ("protocol TokneInputMaker {}\nclass TokenInputMakerImpl: TokneInputMaker {}", "TokenInputMaker"),
        ("protocol TokneInputMaker {}\nclass TokenInputOtherImpl: TokneInputMaker {}", nil),
    ])
    func `a class shows how its protocol is spelled`(_ text: String, _ right: String?) throws {
        // The folder is called otherwise, and some of the files have the slip, too.
        var files = ["App/InputToken/TokneInputRouter.swift": text + "\n"]
        for role in ["Presenter", "Interactor", "ViewController"] {
            files["App/InputToken/TokenInput\(role).swift"] = "class TokenInput\(role) {}\n"
        }
        let messages = try ExampleProject(files: files).violations().filter { $0.rule == .typeName }.map(\.message)
        #expect(messages.count == (right == nil ? 0 : 1), "\(messages)")
        if let right {
            #expect(messages.first?.hasSuffix("is misspelled; rename it to '\(right)'") == true, "\(messages)")
        }
    }

    /// That what should be called so is not there follows from it.
    @Test func `a misspelled type is told once`() throws {
        let project = try ExampleProject.sample.applying(
            .replace(
                file: "Presenter/ClientListPresenter.swift", "class ClientListPresenter",
                with: "class ClientListPresnter"))
        #expect(try project.violations().filter { $0.severity == .error }.map(\.rule) == [.typeName])
    }

    @Test func `a type that is missing is not proposed for itself, though it is extended`() throws {
        let project = try ExampleProject.sample.applying(
            .replace(
                file: "Presenter/ClientListPresenter.swift", "class ClientListPresenter",
                with: "class ClientListPresentation"))
        let messages = try project.reported(.missingType).map(\.message)
        #expect(messages.count == 1)
        #expect(messages.allSatisfy { $0.hasSuffix("; did you mean 'ClientListPresentation'?") }, "\(messages)")
    }

    @Test(arguments: ["ProductTVC", "ProductCVC"])
    func `a cell's class is no misspelled controller`(_ type: String) throws {
        var files = ["App/Products/\(type).swift": "class \(type): UITableViewCell {}\n"]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Products/Products\(role).swift"] = "class Products\(role) {}\n"
        }
        #expect(try ExampleProject(files: files).violations().filter { $0.rule == .typeName } == [])
    }

    /// The folder's name is the module's, too, and what is short for the file's is no other module's.
    @Test(arguments: [
        ("App/Feeds/FeedPresenter.swift", "FeedsPresenter", 0),
        ("App/Feed/FeedListPresenter.swift", "FeedPresenter", 0),
        ("App/Feed/FeedPresenter.swift", "BannerPresenter", 1),
    ])
    func `a name of another module is told`(_ path: String, _ type: String, count: Int) throws {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let project = ExampleProject(files: [
            path: "class \(type) {}\n", "\(folder)/FeedRouter.swift": "class FeedRouter {}\n",
            "\(folder)/FeedInteractor.swift": "class FeedInteractor {}\n",
            "\(folder)/FeedViewController.swift": "class FeedViewController {}\n",
        ])
        #expect(try project.violations().filter { $0.rule == .typeName }.count == count)
    }

    @Test(arguments: [
        ("Legacy/Legacy.m", "[[FeedRoutr alloc] init];", "; rename it in 'App/Legacy/Legacy.m', too"),
        ("App-Bridging.h", "@class FeedRoutr;", "; rename it in 'App/App-Bridging.h', too"),
        ("project.yml", "sources: [App/Feed/FeedRoutr.swift]", "; rename it in 'App/project.yml', too"),
        ("Info.plist", "<string>App.FeedRoutr</string>", "; rename it in 'App/Info.plist', too"),
        ("Legacy/Legacy.m", "[[FeedRoutrs alloc] init]; MyFeedRoutr", ""), ("Legacy.txt", "FeedRoutr", ""),
    ])
    func `what no fix would rename names a misspelled type`(_ path: String, _ text: String, _ words: String) throws {
        var files = ["App/Feed/FeedRoutr.swift": "class FeedRoutr {}\n", "App/\(path)": text + "\n"]
        for role in ["Presenter", "Interactor"] { files["App/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n" }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .typeName }
        #expect(found.map(\.message) == ["'FeedRoutr' is misspelled; rename it to 'FeedRouter'" + words])
        #expect(found.map(\.isFixable) == [words.isEmpty])
    }
}
