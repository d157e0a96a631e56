extension FaultTable {
    /// The built-in sets, with a fault a rule that needs a set.
    static let builtIn = [viper, cleanSwift, viperbase, moduleFactory, vipera, viperProtocols, viperSwiftUI]

    static let viper = FaultTable(
        set: "viper",
        faults: [
            Fault("missing-file", "Router/%Router.swift", .remove),
            Fault("misplaced-file", "View/%ViewController.swift", .move(to: "Presenter/%ViewController.swift")),
            Fault("missing-type", "Interactor/%Interactor.swift", .replace("class %Interactor", with: "class %Worker")),
            Fault(
                "type-kind", "Presenter/%Presenter.swift", .replace("class %Presenter", with: "actor %Presenter"),
                at: "actor ^%Presenter"),
            Fault(
                "missing-conformance", "View/%ViewController.swift", .replace(": UIViewController", with: ""),
                at: "class ^%ViewController"),
            Fault(
                "missing-member", "View/%ViewController.swift", .replace("    var output: %Presenter!\n", with: ""),
                at: "class ^%ViewController"),
            Fault(
                "member-type", "Interactor/%Interactor.swift",
                .replace("output: %Presenter?", with: "output: AnyObject?"),
                at: "weak var ^output"),
            Fault(
                "missing-extension", "View/%ViewController.swift", .replace(" // MARK: ViewInput", with: ""),
                at: "class ^%ViewController"),
            Fault(
                "missing-extension", "Presenter/%Presenter.swift",
                .replace("// MARK: InteractorOutput", with: "// MARK: InteractrOutput"), at: "class ^%Presenter"),
            Fault(
                "missing-wiring", "%ModuleBuilder.swift", .replace("        interactor.output = presenter\n", with: ""),
                at: "struct ^%ModuleBuilder"),
            Fault("missing-test", "Interactor/%InteractorTests.swift", .remove, inTests: true),
            Fault("unexpected-file", "View/Helper.swift", .add("enum %Helper {}\n")),
            Fault(
                "layer-reference", "Router/%Router.swift",
                .replace("init() { }", with: "var v: %ViewController? { nil }"),
                at: "var v: ^%ViewController?"),
            Fault(
                "weak-reference", "Interactor/%Interactor.swift", .replace("weak var output", with: "var output"),
                at: "var ^output"),
            Fault(
                "weak-reference", "Presenter/%Presenter.swift", .replace("weak var delegate", with: "var delegate"),
                at: "var ^delegate"),
            Fault(
                "placeholder", "Router/%Router.swift",
                .replace("init() { }", with: "init() { {{ module_info.name }} }"),
                at: "^{{ module_info.name }}"),
            Fault(
                "placeholder", "Interactor/%Interactor.swift", .replace("init() { }", with: "{{> dependencies }}"),
                at: "^{{> dependencies }}"),
            Fault(
                "storyboard-class", "View/%.storyboard",
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
            Fault("missing-file", "%Worker.swift", .remove),
            Fault("misplaced-file", "%Router.swift", .move(to: "Router/%Router.swift")),
            Fault("missing-type", "%Worker.swift", .replace("class %Worker", with: "class %Helper")),
            Fault(
                "type-kind", "%Router.swift", .replace("class %Router", with: "struct %Router"), at: "struct ^%Router:"),
            Fault(
                "missing-conformance", "%Presenter.swift", .replace("%Presenter: %PresenterInput", with: "%Presenter"),
                at: "class ^%Presenter"),
            Fault(
                "missing-conformance", "%Configurator.swift",
                .replace("extension %Interactor: %ViewControllerOutput { }\n", with: ""), at: "class ^%Interactor:",
                in: "%Interactor.swift"),
            Fault(
                "missing-member", "%Router.swift",
                .replace("    weak var viewController: %ViewController?\n", with: ""), at: "class ^%Router:"),
            Fault(
                "member-type", "%Presenter.swift", .replace("(any %PresenterOutput)?", with: "%ViewController?"),
                at: "weak var ^output"),
            Fault(
                "missing-wiring", "%Configurator.swift",
                .replace("        presenter.output = viewController\n", with: ""),
                at: "class ^%Configurator"),
            Fault("missing-test", "%WorkerTests.swift", .remove, inTests: true),
            Fault("unexpected-file", "Feed.swift", .add("struct %Feed {}\n")),
            Fault(
                "layer-reference", "%Interactor.swift", .replace("init() { }", with: "var p: %Presenter?\n"),
                at: "var p: ^%Presenter?"),
            Fault(
                "weak-reference", "%Presenter.swift", .replace("weak var output", with: "var output"), at: "var ^output"
            ),
            Fault(
                "weak-reference", "%Router.swift", .replace("weak var viewController", with: "var viewController"),
                at: "var ^viewController"),
        ])

    static let viperbase = FaultTable(
        set: "viperbase",
        faults: [
            Fault("missing-file", "%Contracts.swift", .remove),
            Fault("misplaced-file", "%View.swift", .move(to: "View/%View.swift")),
            Fault(
                "missing-type", "%Router.swift",
                .replace("class %Router: VIPERRouter", with: "class %Helper: VIPERRouter")),
            Fault(
                "type-kind", "%Contracts.swift",
                .replace("protocol %RouterProtocol: AnyObject", with: "class %RouterProtocol"),
                at: "class ^%RouterProtocol"),
            Fault("missing-conformance", "%Router.swift", .replace(": VIPERRouter", with: ""), at: "class ^%Router"),
            Fault(
                "missing-conformance", "%Interactor.swift",
                .replace("extension %Interactor: %InteractorProtocol", with: "extension %Interactor"),
                at: "class ^%Interactor:"),
            Fault(
                "missing-member", "%Presenter.swift", .replace("    var router: (any %RouterProtocol)!\n", with: ""),
                at: "class ^%Presenter:"),
            Fault(
                "member-type", "%Presenter.swift", .replace("(any %RouterProtocol)!", with: "%Router!"),
                at: "var ^router"),
            Fault("missing-test", "%RouterTests.swift", .remove, inTests: true),
            Fault("unexpected-file", "Base.swift", .add("struct %Base {}\n")),
            Fault(
                "layer-reference", "%Interactor.swift",
                .replace("    weak var", with: "    var v: %View? { nil }\n    weak var"),
                at: "var v: ^%View?"),
            Fault(
                "weak-reference", "%Interactor.swift", .replace("weak var presenter", with: "var presenter"),
                at: "var ^presenter"),
            Fault("weak-reference", "%Presenter.swift", .replace("weak var view", with: "var view"), at: "var ^view"),
        ])

    static let moduleFactory = FaultTable(
        set: "module-factory", modules: "Presentation/UserStories", tests: "Tests/UserStories",
        faults: [
            Fault("missing-file", "Interactor/%InteractorInput.swift", .remove),
            Fault("misplaced-file", "%Factory.swift", .move(to: "Factory/%Factory.swift")),
            Fault(
                "missing-type", "View/%ViewOutput.swift", .replace("protocol %ViewOutput", with: "protocol %Output")),
            Fault(
                "type-kind", "%Factory.swift", .replace("struct %Factory", with: "final class %Factory"),
                at: "class ^%Factory"),
            Fault(
                "missing-conformance", "View/%ViewController.swift",
                .replace("extension %ViewController: ModuleInputProtocol", with: "extension %ViewController"),
                at: "class ^%ViewController:"),
            Fault(
                "missing-member", "Presenter/%Presenter.swift",
                .replace("    var interactor: (any %InteractorInput)!\n", with: ""), at: "class ^%Presenter {"),
            Fault(
                "member-type", "Presenter/%Presenter.swift", .replace("(any %ViewInput)?", with: "%ViewController?"),
                at: "weak var ^view"),
            Fault(
                "missing-wiring", "Configurator/%Configurator.swift",
                .replace("        viewInput.output = presenter\n", with: ""),
                at: "class ^%ModuleConfigurator"),
            Fault("missing-test", "Presenter/%PresenterTests.swift", .remove, inTests: true),
            Fault("unexpected-file", "View/Feed.swift", .add("struct %Feed {}\n")),
            Fault(
                "layer-reference", "Interactor/%Interactor.swift",
                .replace("init() { }", with: "var p: %Presenter? { nil }"),
                at: "var p: ^%Presenter?"),
            Fault(
                "weak-reference", "Presenter/%Presenter.swift", .replace("weak var view", with: "var view"),
                at: "var ^view"),
        ])

    static let vipera = FaultTable(
        set: "vipera",
        faults: [
            Fault(
                "type-kind", "Interfaces/%Presenter.swift",
                .replace("protocol %Presenter: AnyObject", with: "class %Presenter"),
                at: "class ^%Presenter"),
            Fault("missing-file", "Interfaces/%View.swift", .remove),
            Fault("misplaced-file", "Interfaces/%Router.swift", .move(to: "%Router.swift")),
            Fault(
                "missing-type", "Interfaces/%Interactor.swift",
                .replace("protocol %Interactor", with: "protocol %Contract")),
            Fault(
                "type-kind", "%Module.swift", .replace("final class %Module", with: "struct %Module"),
                at: "struct ^%Module {"),
            Fault(
                "missing-conformance", "Implementations/Default/%DefaultPresenter.swift",
                .replace("extension %DefaultPresenter: %Presenter", with: "extension %DefaultPresenter"),
                at: "class ^%DefaultPresenter {"),
            Fault(
                "missing-member", "Implementations/Default/%DefaultPresenter.swift",
                .replace("    var router: (any %Router)?\n", with: ""), at: "class ^%DefaultPresenter {"),
            Fault(
                "member-type", "Implementations/Default/%DefaultPresenter.swift",
                .replace("var interactor: (any %Interactor)?", with: "var interactor: %DefaultInteractor?"),
                at: "var ^interactor"),
            Fault(
                "missing-wiring", "%Module.swift", .replace("        router.viewController = view\n", with: ""),
                at: "class ^%Module {"),
            Fault("missing-test", "%DefaultViewTests.swift", .remove, inTests: true),
            Fault("unexpected-file", "Interfaces/Feed.swift", .add("protocol %Feed {}\n")),
            Fault(
                "layer-reference", "Implementations/Default/%DefaultView.swift",
                .replace("    var presenter", with: "    var r: %DefaultRouter? { nil }\n    var presenter"),
                at: "var r: ^%DefaultRouter?"),
            Fault(
                "weak-reference", "Implementations/Default/%DefaultInteractor.swift",
                .replace("weak var presenter", with: "var presenter"), at: "var ^presenter"),
            Fault(
                "weak-reference", "Implementations/Default/%DefaultRouter.swift",
                .replace("weak var viewController", with: "var viewController"), at: "var ^viewController"),
        ])

    static let viperProtocols = FaultTable(
        set: "viper-protocols",
        faults: [
            Fault("missing-file", "Module/%ModuleInput.swift", .remove),
            Fault("misplaced-file", "View/%ViewOutput.swift", .move(to: "Presenter/%ViewOutput.swift")),
            Fault(
                "missing-type", "Router/%RouterInput.swift",
                .replace("protocol %RouterInput", with: "protocol %Routing")),
            Fault(
                "type-kind", "Assembly/%Assembly.swift", .replace("struct %Assembly", with: "class %Assembly"),
                at: "class ^%Assembly"),
            Fault(
                "missing-conformance", "Presenter/%Presenter.swift",
                .replace("extension %Presenter: %InteractorOutput", with: "extension %Presenter"),
                at: "final class ^%Presenter"),
            Fault(
                "missing-member", "Presenter/%Presenter.swift",
                .replace("    var router: (any %RouterInput)!\n", with: ""), at: "final class ^%Presenter"),
            Fault(
                "member-type", "View/%ViewController.swift", .replace("(any %ViewOutput)!", with: "%Presenter!"),
                at: "var ^output"),
            Fault(
                "missing-wiring", "Assembly/%Assembly.swift",
                .replace("        interactor.output = presenter\n", with: ""),
                at: "struct ^%Assembly"),
            Fault("missing-test", "Assembly/%AssemblyTests.swift", .remove, inTests: true),
            Fault("unexpected-file", "Module/Feed.swift", .add("protocol %Feed {}\n")),
            Fault(
                "layer-reference", "View/%ViewController.swift",
                .replace("    func didTapClose() {", with: "    var i: %Interactor? { nil }\n    func didTapClose() {"),
                at: "var i: ^%Interactor?"),
            Fault(
                "weak-reference", "Presenter/%Presenter.swift", .replace("weak var view", with: "var view"),
                at: "var ^view"),
            Fault(
                "weak-reference", "Presenter/%Presenter.swift",
                .replace("weak var moduleOutput", with: "var moduleOutput"),
                at: "var ^moduleOutput"),
        ])

    static let viperSwiftUI = FaultTable(
        set: "viper-swiftui",
        faults: [
            Fault(
                "unused-import", "Presenter/%Presenter.swift",
                .replace("import Observation\n", with: "import Observation\nimport SwiftUI\n"), at: "import ^SwiftUI"),
            Fault("missing-file", "Router/%Route.swift", .remove),
            Fault("misplaced-file", "Entity/%Item.swift", .move(to: "View/%Item.swift")),
            Fault("missing-type", "Router/%Route.swift", .replace("enum %Route", with: "enum %Way")),
            Fault("type-kind", "Entity/%Item.swift", .replace("struct %Item", with: "class %Item"), at: "class ^%Item"),
            Fault(
                "missing-conformance", "View/%View.swift", .replace("%View: View", with: "%View"), at: "struct ^%View {"
            ),
            Fault(
                "missing-conformance", "Interactor/%Interactor.swift", .replace(": %InteractorProtocol", with: ""),
                at: "class ^%Interactor"),
            Fault(
                "missing-member", "Presenter/%Presenter.swift", .replace("    let router: %Router\n", with: ""),
                at: "class ^%Presenter"),
            Fault(
                "member-type", "View/%View.swift",
                .replace("var presenter: %Presenter\n", with: "var presenter: AnyObject\n"),
                at: "var ^presenter"),
            Fault("missing-test", "Router/%RouterTests.swift", .remove, inTests: true),
            Fault("unexpected-file", "Entity/Feed.swift", .add("struct %Feed {}\n")),
            Fault(
                "layer-reference", "View/%View.swift",
                .replace("    init(presenter", with: "    var i: %Interactor? { nil }\n\n    init(presenter"),
                at: "var i: ^%Interactor?"),
        ])
}
