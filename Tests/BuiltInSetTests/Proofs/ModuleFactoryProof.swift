import GeneratedCode
import Testing

extension SetProof {
    /// The application, and the module that it starts with.
    @Sendable fileprivate static func application(_ variant: Variant) throws -> [String: [UInt8]] {
        let plain = Variant(options: ["tests": ["none"]])
        let app = try generate("Main", set: "module-factory", blueprint: "app", plain)
        return try app.merging(generate("StartScreen", set: "module-factory", plain)) { $1 }
    }

    /// The same with entities, the services that fetch them, and modules that are opened.
    @Sendable private static func applicationWithData(_ variant: Variant) throws -> [String: [UInt8]] {
        var files = try application(variant)
        files["Status.swift"] = Array(
            "nonisolated enum Status: Codable, Hashable, Sendable { case at([Int].Index) }\n".utf8)
        func add(_ name: String, _ blueprint: String, _ options: [String: [String]]) throws {
            let variant = Variant(options: options.merging(["tests": ["none"]]) { own, _ in own })
            files.merge(try generate(name, set: "module-factory", blueprint: blueprint, variant)) { $1 }
            try edit(&files, for: name, set: "module-factory", blueprint: blueprint, variant)
        }
        let entities = [
            ("City", ["id:Int", "name:String"], []), ("Forecast", ["id:String", "status:Status"], ["cityId:Int"]),
            ("News", ["id:Int", "title:String?", "isRead:Bool", "tags:[String]", "day:Date?"], []),
        ]
        for (name, properties, scope) in entities {
            // The tests of one have a sample.
            let tests = name == "News" ? variant.options["tests"] ?? ["none"] : ["none"]
            try add(name, "entity", ["property": properties, "tests": tests])
            try add(name, "business-service", ["scope": scope])
        }
        try add("CityMap", "module", ["input": ["cityId:Int", "day:String"]])
        try add("CityDetails", "module", ["input": ["cityId:Int"]])
        try add("AddCity", "module", [:])
        return files
    }

    /// The same with a service of the application's own.
    @Sendable private static func applicationWithServices(_ variant: Variant) throws -> [String: [UInt8]] {
        var files = try applicationWithData(variant)
        let plain = Variant(options: ["tests": ["none"]])
        files.merge(try generate("API", set: "module-factory", blueprint: "service", plain)) { $1 }
        try edit(&files, for: "API", set: "module-factory", blueprint: "service", plain)
        return files
    }

    private static let screensWithData: [Variant] = {
        let screens: [[String: [String]]] = [
            ["entity": ["City"]],
            ["entity": ["City"], "opens": ["CityDetails", "AddCity"]],
            ["entity": ["Forecast"], "input": ["cityId:Int"], "parameter": ["country"], "opens": ["AddCity"]],
            ["entity": ["City"], "input": ["cityId:Int", "day:String"], "opens": ["CityMap"]],
            ["opens": ["CityMap", "AddCity"], "input": ["cityId:Int", "day:String"]],
            ["entity": ["News"]],
        ]
        return ["xctest", "swift-testing", "none"].flatMap { framework in
            (framework == "none" ? [screens[1]] : screens).map { screen in
                Variant(options: ["tests": [framework]].merging(screen) { $1 })
            }
        }
    }()

    static let moduleFactory = SetProof(
        set: "module-factory",
        name: "Details",
        variants: Variant.all([
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "parameter": [[], ["cityId"], ["cityId", "day"]],
        ]) + screensWithData,
        surroundings: applicationWithData,
        readsSurroundings: true,
        weakReferences: ["xctest", "swift-testing"].map { (Variant(options: ["tests": [$0]]), 2) },
        mutated: [
            [
                "input": ["day:String"], "entity": ["City"], "opens": ["CityDetails", "AddCity"],
            ],
            ["entity": ["News"], "input": ["newsId:Int"]],
            ["parameter": ["country"], "input": ["cityId:Int", "day:String"], "opens": ["CityMap"]],
        ].map { Variant(options: $0) },
        fewestTests: 240
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
        variants: Variant.all(["tests": [["xctest"], ["swift-testing"], ["none"]], "uses": [[], ["API", "City"]]]),
        surroundings: applicationWithServices,
        fewestTests: 4
    )

    static let moduleFactoryEntity = SetProof(
        set: "module-factory",
        blueprint: "entity",
        name: "Weather",
        variants: Variant.all([
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "property": [["id:Int", "summary:String"], ["summary:String?"]],
        ]),
        fewestTests: 4
    )

    static let moduleFactoryBusinessService = SetProof(
        set: "module-factory",
        blueprint: "business-service",
        name: "Weather",
        variants: Variant.all([
            "tests": [["xctest"], ["swift-testing"], ["none"]], "scope": [[], ["countryId:Int"]],
        ]),
        companions: ["entity"],
        surroundings: application,
        fewestTests: 10
    )
}

@Suite struct ModuleFactoryTests {
    /// The lists and the assembly as they are after modules and services were written, one after the other.
    @Test func `what is written is registered`() throws {
        var files = try SetProof.application(Variant())
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
