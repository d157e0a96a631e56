/// What a component does in a VIPER module, as the end of its name tells where no set does.
public enum Role: String, CaseIterable, Sendable {
    case view, presenter, interactor, router, assembly, entity, contract

    /// The roles that are layers of their own.
    public static let layered: [Role] = [.view, .presenter, .interactor, .router]

    /// Whether it is a layer that a screen owns, and no view itself.
    var isBehindView: Bool { self != .view && Self.layered.contains(self) }

    /// The layer's name in `template.json`.
    public var layerName: String { rawValue }

    /// The frameworks that a layer must do without: those that draw, in a presenter or an interactor.
    public var forbiddenImports: [String] {
        switch self {
        case .presenter, .interactor: ["UIKit", "SwiftUI", "AppKit", "WatchKit"]
        default: []
        }
    }

    /// The ends of names that tell a role, the ones that hold others first.
    static let suffixes: [(text: String, role: Role)] = [
        ("DefaultPresenter", .presenter), ("DefaultInteractor", .interactor), ("DefaultRouter", .router),
        ("DefaultView", .view), ("DefaultBuilder", .assembly), ("DefaultWireframe", .router),
        ("PresenterImp", .presenter), ("PresenterImplementation", .presenter), ("InteractorImp", .interactor),
        ("InteractorImplementation", .interactor), ("RouterImp", .router), ("RouterImplementation", .router),
        ("TableViewController", .view), ("CollectionViewController", .view), ("ViewController", .view), ("VC", .view),
        ("View", .view), ("PresenterImpl", .presenter), ("Presenter", .presenter),
        ("InteractorImpl", .interactor), ("Interactor", .interactor), ("RouterImpl", .router), ("Router", .router),
        ("WireFrame", .router), ("Wireframe", .router), ("WireframeImpl", .router), ("ModuleBuilder", .assembly),
        ("Builder", .assembly), ("ModuleConfigurator", .assembly), ("Configurator", .assembly),
        ("ModuleInitializer", .assembly), ("Initializer", .assembly), ("ModuleAssembly", .assembly),
        ("Assembly", .assembly), ("ViewFactory", .assembly), ("ModuleFactory", .assembly), ("Factory", .assembly),
        ("Module", .assembly), ("ViewInput", .contract), ("ViewOutput", .contract), ("InteractorInput", .contract),
        ("InteractorOutput", .contract), ("RouterInput", .contract), ("RouterOutput", .contract),
        ("ModuleInput", .contract), ("ModuleOutput", .contract), ("ModuleDelegate", .contract),
        ("PresenterInput", .contract), ("PresenterOutput", .contract), ("ViewProtocol", .contract),
        ("PresenterProtocol", .contract), ("InteractorProtocol", .contract), ("RouterProtocol", .contract),
        ("Protocols", .contract), ("Protocol", .contract), ("Contracts", .contract), ("Contract", .contract),
        ("Interfaces", .contract), ("Entity", .entity), ("Entities", .entity), ("Models", .entity),
        ("ViewModel", .entity), ("DataManager", .entity), ("Worker", .entity),
    ]

    /// The role that a name's end tells, and what stands before it; nil where it tells none.
    public static func split(_ name: some StringProtocol) -> (stem: Substring, suffix: String, role: Role)? {
        let utf8 = Substring(name).utf8
        guard let (number, count) = table.match(utf8) else { return nil }
        return (Substring(utf8.dropLast(count)), suffixes[number].text, suffixes[number].role)
    }

    /// The same of a file's name without its end, which may be that of a role alone: 'Presenter.swift'.
    static func split(ofFile base: some StringProtocol) -> (suffix: String, role: Role)? {
        split("A" + base).map { ($0.suffix, $0.role) }
    }

    /// The role that a name's end tells.
    static func role(of name: String) -> Role? { table.match(name[...].utf8).map { suffixes[$0.number].role } }

    /// The role of what a constant or variable holds, as its name tells: `presenter`, or `feedRouter`.
    static func role(ofValue name: String) -> Role? { role(of: "A" + name.prefix(1).uppercased() + name.dropFirst()) }

    private static let table = SuffixTable(suffixes.map(\.text))

    /// The role of a file by its name: `ClientListPresenter+Sorting.swift` is a presenter's.
    public static func role(ofFile name: String) -> Role? {
        role(of: baseName(ofFile: name))
    }

    /// A file's name up to its first dot or plus sign.
    public static func baseName(ofFile name: String) -> String {
        guard let end = name.utf8.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") })
        else { return name }
        return String(name[..<end])
    }
}
