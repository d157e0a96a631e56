@testable import Conventions
import TemplateSets
import Testing

/// What `gen` writes is what `check` expects, whatever the options.
struct GeneratedModuleTests {
    @Test(arguments: ExampleProject.sets)
    func `every variant is clean`(set name: String) throws {
        let set = try ExampleProject.library.load(name)
        for variant in Self.variants(of: set) {
            let project = try ExampleProject(["ClientList", "URLStory"], set: name, variant)
            let reports = try project.check()
            #expect(reports.map(\.set) == [name, name], "\(variant)")
            let found = reports.flatMap(\.violations).map {
                "\($0.path):\($0.line): \($0.rule.rawValue): \($0.message)"
            }
            #expect(found == [], "\(variant)")
        }
    }

    /// Names that end as those of tests do, and those of roles.
    @Test(arguments: ExampleProject.sets)
    func `modules may be called as tests and roles are`(set: String) throws {
        let names = ["SpeedTest", "LabTests", "CarSpecs", "JobMock", "JobSpec", "Interactor", "Presenter", "ViewPager"]
        for name in names {
            let reports = try ExampleProject([name], set: set).check()
            #expect(reports.map(\.module) == [name])
            #expect(reports.map(\.set) == [set], "\(name)")
            #expect(reports.flatMap(\.violations).map { "\($0.path): \($0.message)" } == [], "\(name)")
        }
        let together = try ExampleProject(names, set: set)
        #expect(try together.violations().map { "\($0.path): \($0.message)" } == [])
    }

    /// Types for modules to inherit look like a module, and follow no set.
    @Test(arguments: ["Base", "VIPER"])
    func `what modules inherit is no module of their set`(base: String) throws {
        let roles = ["Interactor", "Presenter", "Router", "ViewController"]
        let files = roles.map { ("Common/\(base)\($0).swift", "") }
        let project = ExampleProject(files: Dictionary(uniqueKeysWithValues: files))
        let found = try project.checker(usualSet: "viper").modules
        #expect(found.map(\.name) == [base])
        #expect(found.allSatisfy { $0.set == nil })
        #expect(try ExampleProject([base]).check().map(\.set) == ["viper"])
    }

    /// What has to be given with a parameter.
    private static let neededOptions = [
        "tab": ["superclass": ["UITabBarController"]], "navigation": ["opens": ["ClientList"]],
    ]

    /// All defaults, and each other value of each parameter.
    private static func variants(of set: TemplateSet) -> [[String: [String]]] {
        [[:]]
            + set.parameters.flatMap { parameter in
                values(of: parameter).map { value in
                    [parameter.name: value].merging(neededOptions[parameter.name] ?? [:]) { $1 }
                }
            }
    }

    private static func values(of parameter: Parameter) -> [[String]] {
        if let values = parameter.kind.values { return values.map { [$0] } }
        let items = [("agentId", "Int"), ("title", "String?"), ("done", "() -> Void")].map {
            parameter.kind.example(name: $0, type: $1)
        }
        .filter { (try? parameter.kind.value($0, of: parameter)) != nil }
        return parameter.isList ? [[items[0]], items] : [[items[0]]]
    }
}
