import GeneratedCode
import Testing

extension SetProof {
    /// The application, and the module that it starts with.
    @Sendable private static func application(_ variant: Variant) throws -> [String: [UInt8]] {
        let plain = Variant(options: ["tests": ["none"]])
        let app = try generate("Main", set: "module-factory", blueprint: "app", plain)
        return try app.merging(generate("StartScreen", set: "module-factory", plain)) { $1 }
    }

    static let moduleFactory = SetProof(
        set: "module-factory",
        name: "Details",
        variants: Variant.all([
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "parameter": [[], ["cityId"], ["cityId", "day"]],
        ]),
        surroundings: application,
        weakReferences: ["xctest", "swift-testing"].map { (Variant(options: ["tests": [$0]]), 2) },
        mutated: Variant(options: ["parameter": ["cityId", "day"]]),
        fewestTests: 60
    )

    static let moduleFactoryApp = SetProof(
        set: "module-factory",
        blueprint: "app",
        name: "Main",
        variants: Variant.all(["tests": [["xctest"], ["swift-testing"], ["none"]]]),
        surroundings: { _ in try generate("StartScreen", set: "module-factory", Variant(options: ["tests": ["none"]]))
        },
        isWrittenOnce: true,
        fewestTests: 6
    )

    static let moduleFactoryService = SetProof(
        set: "module-factory",
        blueprint: "service",
        name: "Weather",
        variants: Variant.all(["tests": [["xctest"], ["swift-testing"], ["none"]]]),
        surroundings: application,
        fewestTests: 2
    )
}

@Suite struct ModuleFactoryTests {
    /// The lists and the assembly as they are after modules and services were written, one after the other.
    @Test func `what is written is registered`() throws {
        var files = try SetProof.moduleFactory.surroundings(Variant())
        for name in ["Details", "StartScreen"] { try SetProof.moduleFactory.add(name, Variant(), to: &files) }
        for name in ["API", "Weather", "API"] { try SetProof.moduleFactoryService.add(name, Variant(), to: &files) }
        let expected = [
            "Presentation/ApplicationRoot/ApplicationRoot.swift": """
                let modules: [any ModuleFactoryProtocol] = [
                    StartScreenFactory.shared,
                    DetailsFactory.shared,
                ]

            """,
            "Services/ServicesAssemblyProtocol.swift": """
            protocol ServicesAssemblyProtocol: AnyObject {
                var application: UIApplication { get }
                var apiService: any APIService { get }
                var weatherService: any WeatherService { get }
            }

            """,
            "Services/ServicesAssemblyImpl.swift": """
            final class ServicesAssemblyImpl: ServicesAssemblyProtocol {

                let application: UIApplication
                let apiService: any APIService
                let weatherService: any WeatherService

                init(application: UIApplication) {
                    self.application = application
                    apiService = APIServiceImpl()
                    weatherService = WeatherServiceImpl()
                }

            }

            """,
        ]
        for (path, text) in expected {
            let edited = String(decoding: try #require(files[path]), as: UTF8.self)
            #expect(edited.contains(text), "\(path) is now:\n\(edited)")
        }
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.isGreen, "\(report)")
    }
}
