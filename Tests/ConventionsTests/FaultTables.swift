extension FaultTable {
    /// The built-in sets, with a fault a rule that needs a set.
    static let builtIn = [viper, cleanSwift, viperbase, moduleFactory, vipera, viperProtocols, viperSwiftUI]

    static let viper = FaultTable(
        set: "viper",
        faults: [
            Fault(.missingFile, "Router/%Router.swift", .remove),
            Fault(.misplacedFile, "View/%ViewController.swift", .move(to: "Presenter/%ViewController.swift")),
            Fault(.missingType, "Interactor/%Interactor.swift", .replace("class %Interactor", with: "class %Worker")),
            Fault(
                .typeKind, "Presenter/%Presenter.swift", .replace("class %Presenter", with: "actor %Presenter"),
                at: "actor ^%Presenter"),
            Fault(
                .missingConformance, "View/%ViewController.swift", .replace(": UIViewController {", with: " {"),
                at: "class ^%ViewController"),
            Fault(
                .missingMember, "View/%ViewController.swift", .replace("    var output: %Presenter!\n", with: ""),
                at: "class ^%ViewController"),
            Fault(
                .memberType, "Interactor/%Interactor.swift",
                .replace("output: %Presenter?", with: "output: AnyObject?"),
                at: "weak var ^output"),
            Fault(
                .missingExtension, "View/%ViewController.swift", .replace(" // MARK: ViewInput", with: ""),
                at: "class ^%ViewController"),
            Fault(
                .missingExtension, "Presenter/%Presenter.swift",
                .replace("// MARK: InteractorOutput", with: "// MARK: InteractrOutput"), at: "class ^%Presenter"),
            Fault(
                .missingWiring, "%ModuleBuilder.swift", .replace("        interactor.output = presenter\n", with: ""),
                at: "struct ^%ModuleBuilder"),
            Fault(
                .missingWiring, "%ModuleBuilder.swift", .replace("        presenter.delegate = delegate\n", with: ""),
                at: "struct ^%ModuleBuilder"),
            Fault(.missingTest, "Interactor/%InteractorTests.swift", .remove, inTests: true),
            Fault(.unexpectedFile, "View/Helper.swift", .add("enum %Helper {}\n")),
            Fault(
                .layerReference, "Router/%Router.swift",
                .replace("init() { }", with: "var v: %ViewController? { nil }"),
                at: "var v: ^%ViewController?"),
            Fault(
                .weakReference, "Interactor/%Interactor.swift", .replace("weak var output", with: "var output"),
                at: "var ^output"),
            Fault(
                .weakReference, "Presenter/%Presenter.swift", .replace("weak var delegate", with: "var delegate"),
                at: "var ^delegate"),
            Fault(
                .placeholder, "Router/%Router.swift",
                .replace("init() { }", with: "init() { {{ module_info.name }} }"),
                at: "^{{ module_info.name }}"),
            Fault(
                .placeholder, "Interactor/%Interactor.swift", .replace("init() { }", with: "{{> dependencies }}"),
                at: "^{{> dependencies }}"),
            Fault(
                .storyboardClass, "View/%.storyboard",
                .replace(
                    "                    </view>\n",
                    with: """
                                            </view>
                                            <button><connections>
                                                <action selector="didTapOpen:" destination="Vc1-Vi-Ctl" id="a"/>
                                            </connections></button>

                        """),
                at: "selector=\"^didTapOpen:"),
        ])

    static let cleanSwift = FaultTable(
        set: "clean-swift",
        faults: [
            Fault(.missingFile, "%Worker.swift", .remove),
            Fault(.misplacedFile, "%Router.swift", .move(to: "Router/%Router.swift")),
            Fault(.missingType, "%Worker.swift", .replace("class %Worker", with: "class %Helper")),
            Fault(
                .typeKind, "%Router.swift", .replace("class %Router", with: "struct %Router"), at: "struct ^%Router:"),
            Fault(
                .missingConformance, "%Presenter.swift", .replace("%Presenter: %PresenterInput", with: "%Presenter"),
                at: "class ^%Presenter"),
            Fault(
                .missingConformance, "%Configurator.swift",
                .replace("extension %Interactor: %ViewControllerOutput { }\n", with: ""), at: "class ^%Interactor:",
                in: "%Interactor.swift"),
            Fault(
                .missingMember, "%Router.swift",
                .replace("    weak var viewController: %ViewController?\n", with: ""), at: "class ^%Router:"),
            Fault(
                .memberType, "%Presenter.swift", .replace("(any %PresenterOutput)?", with: "%ViewController?"),
                at: "weak var ^output"),
            Fault(
                .missingWiring, "%Configurator.swift",
                .replace("        presenter.output = viewController\n", with: ""),
                at: "class ^%Configurator"),
            Fault(
                .unusedImport, "%Worker.swift", .replace("import Foundation\n", with: "import UIKit\n"),
                at: "import ^UIKit"),
            Fault(.missingTest, "%WorkerTests.swift", .remove, inTests: true),
            Fault(.unexpectedFile, "Feed.swift", .add("struct %Feed {}\n")),
            Fault(
                .layerReference, "%Interactor.swift",
                .replace("    var output", with: "    var p: %Presenter?\n    var output"),
                at: "var p: ^%Presenter?"),
            Fault(
                .weakReference, "%Presenter.swift", .replace("weak var output", with: "var output"), at: "var ^output"
            ),
            Fault(
                .weakReference, "%Router.swift", .replace("weak var viewController", with: "var viewController"),
                at: "var ^viewController"),
        ])

    static let viperbase = FaultTable(
        set: "viperbase",
        faults: [
            Fault(.missingFile, "%Contracts.swift", .remove),
            Fault(.missingFile, "%View.storyboard", .remove),
            Fault(.misplacedFile, "%View.swift", .move(to: "View/%View.swift")),
            Fault(
                .missingType, "%Router.swift",
                .replace("class %Router: VIPERRouter", with: "class %Helper: VIPERRouter")),
            Fault(
                .typeKind, "%Contracts.swift",
                .replace("protocol %RouterProtocol: AnyObject", with: "class %RouterProtocol"),
                at: "class ^%RouterProtocol"),
            Fault(.missingConformance, "%Router.swift", .replace(": VIPERRouter", with: ""), at: "class ^%Router"),
            Fault(
                .missingConformance, "%Interactor.swift",
                .replace("extension %Interactor: %InteractorProtocol", with: "extension %Interactor"),
                at: "class ^%Interactor:"),
            Fault(
                .missingMember, "%Presenter.swift", .replace("    var router: (any %RouterProtocol)!\n", with: ""),
                at: "class ^%Presenter:"),
            Fault(
                .memberType, "%Presenter.swift", .replace("(any %RouterProtocol)!", with: "%Router!"),
                at: "var ^router"),
            Fault(.missingTest, "%RouterTests.swift", .remove, inTests: true),
            Fault(.unexpectedFile, "Base.swift", .add("struct %Base {}\n")),
            Fault(
                .layerReference, "%Interactor.swift",
                .replace("    weak var", with: "    var v: %View? { nil }\n    weak var"),
                at: "var v: ^%View?"),
            Fault(
                .weakReference, "%Interactor.swift", .replace("weak var presenter", with: "var presenter"),
                at: "var ^presenter"),
            Fault(.weakReference, "%Presenter.swift", .replace("weak var view", with: "var view"), at: "var ^view"),
        ])

    static let moduleFactory = FaultTable(
        set: "module-factory", modules: "Presentation/UserStories", tests: "Tests/UserStories",
        faults: [
            Fault(.missingFile, "Interactor/%InteractorInput.swift", .remove),
            Fault(.misplacedFile, "%Factory.swift", .move(to: "Factory/%Factory.swift")),
            Fault(
                .missingType, "View/%ViewOutput.swift", .replace("protocol %ViewOutput", with: "protocol %Output")),
            Fault(
                .typeKind, "%Factory.swift", .replace("struct %Factory", with: "final class %Factory"),
                at: "class ^%Factory"),
            Fault(
                .missingConformance, "View/%ViewController.swift",
                .replace("extension %ViewController: ModuleInputProtocol", with: "extension %ViewController"),
                at: "class ^%ViewController:"),
            Fault(
                .missingMember, "Presenter/%Presenter.swift",
                .replace("    var interactor: (any %InteractorInput)!\n", with: ""), at: "class ^%Presenter {"),
            Fault(
                .memberType, "Presenter/%Presenter.swift", .replace("(any %ViewInput)?", with: "%ViewController?"),
                at: "weak var ^view"),
            Fault(
                .missingWiring, "Configurator/%Configurator.swift",
                .replace("        viewInput.output = presenter\n", with: ""),
                at: "class ^%ModuleConfigurator"),
            Fault(.missingTest, "Presenter/%PresenterTests.swift", .remove, inTests: true),
            Fault(.unexpectedFile, "View/Feed.swift", .add("struct %Feed {}\n")),
            Fault(
                .layerReference, "Interactor/%Interactor.swift",
                .replace("%InteractorInput {\n", with: "%InteractorInput {\n\n    var p: %Presenter? { nil }\n"),
                at: "var p: ^%Presenter?"),
            Fault(
                .weakReference, "Presenter/%Presenter.swift", .replace("weak var view", with: "var view"),
                at: "var ^view"),
        ])

    static let vipera = FaultTable(
        set: "vipera",
        faults: [
            Fault(
                .typeKind, "Interfaces/%Presenter.swift",
                .replace("protocol %Presenter: AnyObject", with: "class %Presenter"),
                at: "class ^%Presenter"),
            Fault(.missingFile, "Interfaces/%View.swift", .remove),
            Fault(.misplacedFile, "Interfaces/%Router.swift", .move(to: "%Router.swift")),
            Fault(
                .missingType, "Interfaces/%Interactor.swift",
                .replace("protocol %Interactor", with: "protocol %Contract")),
            Fault(
                .typeKind, "%Module.swift", .replace("final class %Module", with: "struct %Module"),
                at: "struct ^%Module {"),
            Fault(
                .missingConformance, "Implementations/Default/%DefaultPresenter.swift",
                .replace("extension %DefaultPresenter: %Presenter", with: "extension %DefaultPresenter"),
                at: "class ^%DefaultPresenter {"),
            Fault(
                .missingMember, "Implementations/Default/%DefaultPresenter.swift",
                .replace("    var router: (any %Router)?\n", with: ""), at: "class ^%DefaultPresenter {"),
            Fault(
                .memberType, "Implementations/Default/%DefaultPresenter.swift",
                .replace("var interactor: (any %Interactor)?", with: "var interactor: %DefaultInteractor?"),
                at: "var ^interactor"),
            Fault(
                .missingWiring, "%Module.swift", .replace("        router.viewController = view\n", with: ""),
                at: "class ^%Module {"),
            Fault(
                .missingWiring, "%Module.swift", .replace("        router.delegate = delegate\n", with: ""),
                at: "class ^%Module {"),
            Fault(.missingTest, "%DefaultViewTests.swift", .remove, inTests: true),
            Fault(.unexpectedFile, "Interfaces/Feed.swift", .add("protocol %Feed {}\n")),
            Fault(
                .layerReference, "Implementations/Default/%DefaultView.swift",
                .replace("    var presenter", with: "    var r: %DefaultRouter? { nil }\n    var presenter"),
                at: "var r: ^%DefaultRouter?"),
            Fault(
                .weakReference, "Implementations/Default/%DefaultInteractor.swift",
                .replace("weak var presenter", with: "var presenter"), at: "var ^presenter"),
            Fault(
                .weakReference, "Implementations/Default/%DefaultRouter.swift",
                .replace("weak var viewController", with: "var viewController"), at: "var ^viewController"),
        ])

    static let viperProtocols = FaultTable(
        set: "viper-protocols",
        faults: [
            Fault(.missingFile, "Module/%ModuleInput.swift", .remove),
            Fault(.misplacedFile, "View/%ViewOutput.swift", .move(to: "Presenter/%ViewOutput.swift")),
            Fault(
                .missingType, "Router/%RouterInput.swift",
                .replace("protocol %RouterInput", with: "protocol %Routing")),
            Fault(
                .typeKind, "Assembly/%Assembly.swift", .replace("struct %Assembly", with: "class %Assembly"),
                at: "class ^%Assembly"),
            Fault(
                .missingConformance, "Presenter/%Presenter.swift",
                .replace("extension %Presenter: %InteractorOutput", with: "extension %Presenter"),
                at: "final class ^%Presenter"),
            Fault(
                .missingMember, "Presenter/%Presenter.swift",
                .replace("    var router: (any %RouterInput)!\n", with: ""), at: "final class ^%Presenter"),
            Fault(
                .memberType, "View/%ViewController.swift", .replace("(any %ViewOutput)!", with: "%Presenter!"),
                at: "var ^output"),
            Fault(
                .missingWiring, "Assembly/%Assembly.swift",
                .replace("        interactor.output = presenter\n", with: ""),
                at: "struct ^%Assembly"),
            Fault(
                .missingWiring, "Assembly/%Assembly.swift",
                .replace("        presenter.moduleOutput = output\n", with: ""), at: "struct ^%Assembly"),
            Fault(.missingTest, "Assembly/%AssemblyTests.swift", .remove, inTests: true),
            Fault(.unexpectedFile, "Module/Feed.swift", .add("protocol %Feed {}\n")),
            Fault(
                .layerReference, "View/%ViewController.swift",
                .replace("    func didTapClose() {", with: "    var i: %Interactor? { nil }\n    func didTapClose() {"),
                at: "var i: ^%Interactor?"),
            Fault(
                .weakReference, "Presenter/%Presenter.swift", .replace("weak var view", with: "var view"),
                at: "var ^view"),
            Fault(
                .weakReference, "Presenter/%Presenter.swift",
                .replace("weak var moduleOutput", with: "var moduleOutput"),
                at: "var ^moduleOutput"),
        ])
}
