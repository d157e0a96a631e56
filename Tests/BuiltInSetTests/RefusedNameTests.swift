import BuiltInSets
import Scaffolding
import TemplateSets
import Testing

/// Names under which a set would write what does not compile, or what breaks other files of the app.
@Suite struct RefusedNameTests {
    private static let types: [(set: String, blueprint: String, name: String, options: [String: [String]])] = [
        ("viper-swiftui", "module", "View", [:]), ("viper-swiftui", "module", "Progress", [:]),
        ("viper-swiftui", "module", "Tab", [:]), ("viper-swiftui", "module", "Scroll", [:]),
        ("vipera", "entity", "ID", [:]), ("vipera", "module", "PostDefault", [:]),
        ("clean-swift", "module", "Feeds", ["item": ["UILabel"]]),
        ("viperbase", "module", "VIPER", [:]), ("viper", "entity", "ApiClient", [:]),
        // The set's modules refuse them.
        ("viper", "entity", "Child", [:]), ("viper", "entity", "Router", [:]),
        ("module-factory", "entity", "Child", [:]), ("vipera", "entity", "Child", [:]),
        ("vipera", "entity", "App", [:]), ("vipera", "entity", "MockService", [:]), ("vipera", "entity", "URL", [:]),
        ("viper", "module", "Routers", ["entity": ["Router"]]),
        ("viper-protocols", "module", "Modules", ["entity": ["Module"]]),
        ("module-factory", "module", "Outputs", ["entity": ["Output"]]),
        ("vipera", "module", "Talks", ["entity": ["Presenter"]]),
        ("clean-swift", "module", "Fetches", ["item": ["Fetch"]]),
        ("viper", "module", "Photo", ["input": ["image:UIImage"]]),
        ("viper-protocols", "module", "Photo", ["event": ["didPick(image: [UIImage?])"]]),
        ("viper-swiftui", "module", "Photo", ["input": ["tint:Color"]]),
        ("viper", "entity", "Photo", ["property": ["image:UIImage"]]),
        ("vipera", "module", "Feeds", ["item": ["Task"]]), ("viper-swiftui", "module", "Feeds", ["entity": ["View"]]),
    ]
    private static let everywhere = [
        "Task", "Data", "Date", "URL", "Never", "Sendable", "MainActor", "Error", "String", "Int", "Codable", "UUID",
    ]

    @Test(arguments: types)
    func `a type does not shadow one that the set uses`(
        _ set: String, _ blueprint: String, _ name: String, _ options: [String: [String]]
    ) {
        #expect(throws: (any Error).self) {
            try generate(name, set: set, blueprint: blueprint, Variant(options: options))
        }
    }

    /// Nothing that is written for these types would import their frameworks.
    @Test(arguments: ["viper", "viper-protocols", "clean-swift", "viperbase", "vipera", "viper-swiftui"])
    func `a type of a framework that a layer does not import is refused`(_ set: String) {
        for type in [
            "Binding<Bool>", "[Color]", "CLLocationCoordinate2D?", "NSManagedObjectID", "UIEdgeInsets", "CKRecord.ID",
        ] {
            for (option, value) in [("input", "a:\(type)"), ("event", "didPick(a: \(type))")]
            where option == "input" || set != "viper-swiftui" {
                #expect(throws: (any Error).self, "\(value)") {
                    try generate("Photo", set: set, Variant(options: [option: [value]]))
                }
            }
        }
        #expect(throws: ParameterError.self) {
            let property = Variant(options: ["property": ["id:Int", "place:CLRegion"]])
            return try generate("Photo", set: "viper", blueprint: "entity", property)
        }
    }

    @Test(arguments: everywhere)
    func `a type does not shadow one that any file of an app uses`(_ name: String) {
        #expect(throws: ScaffoldError.self) { try generate(name, set: "viper", blueprint: "entity") }
        #expect(throws: ScaffoldError.self) {
            try generate("Feeds", set: "clean-swift", Variant(options: ["item": [name]]))
        }
    }

    @Test(arguments: [
        ["superclass": ["UITabBarController"], "tab": ["Home"]], ["presents": ["Home"]],
    ])
    func `a module is not built with another one of its kind`(_ options: [String: [String]]) throws {
        #expect(throws: ScaffoldError.self) { try generate("Home", set: "vipera", Variant(options: options)) }
        _ = try generate("Main", set: "vipera", Variant(options: options))
    }

    @Test(arguments: [
        "viper", "viper-protocols", "viperbase", "vipera", "module-factory", "viper-swiftui", "clean-swift",
    ])
    func `a module may open another one of its kind`(_ set: String) throws {
        _ = try generate("Folder", set: set, Variant(options: ["opens": ["Folder"]]))
    }

    @Test func `a type of the app's own may be called like UIKit's`() throws {
        let own = ["Modules/Types.swift": Array("struct Color { }\nstruct CLRegion { }\nstruct UIOffset { }\n".utf8)]
        let inputs = Variant(options: ["input": ["state:UIState", "tint:Color", "region:CLRegion", "offset:UIOffset"]])
        _ = try generate("Posts", set: "viper", inputs, in: own)
        _ = try generate(
            "Post", set: "viper", blueprint: "entity", Variant(options: ["property": ["id:Int", "a:UIState"]]))
    }

    @Test(arguments: [
        ("viper", "module", "Task"), ("viper", "module", "Date"), ("viper", "entity", "Tasks"),
        ("viper", "entity", "Alert"), ("viper", "api-service", "Api"), ("viper-swiftui", "module", "Task"),
        ("viper-swiftui", "module", "Navigation"), ("clean-swift", "module", "Data"), ("viperbase", "module", "VIPERs"),
    ])
    func `a name that is only a part of the types' is fine`(_ set: String, _ blueprint: String, _ name: String) throws {
        _ = try generate(name, set: set, blueprint: blueprint)
    }

    private static let properties: [(set: String, option: String, names: [String])] = [
        (
            "viper", "input",
            ["view", "interactor", "router", "delegate", "output", "presenter", "viewIsReady", "didTapClose"]
        ),
        ("viper-protocols", "input", ["view", "presenter", "router", "viewIsReady", "didTapClose", "moduleOutput"]),
        ("viper-protocols", "dependency", ["view", "presenter", "output", "router", "fetching"]),
        ("viper-swiftui", "input", ["state", "load", "presenter", "router", "weak"]),
        ("viper-swiftui", "dependency", ["build", "presenter", "router", "interactor", "path"]),
        ("vipera", "input", ["view", "presenter", "viewDidLoad", "close", "weak"]),
        ("vipera", "service", ["presenter", "load"]),
        ("viperbase", "input", ["view", "build", "module", "viewUIType"]),
    ]

    @Test(arguments: properties)
    func `a property is not called like what the templates declare`(
        _ set: String, _ option: String, _ names: [String]
    ) {
        for name in names {
            #expect(throws: (any Error).self, "\(name)") {
                try generate("Feeds", set: set, Variant(options: [option: ["\(name):Int"]]))
            }
        }
    }

    @Test(arguments: properties)
    func `a property has any other name`(_ set: String, _ option: String, _ names: [String]) throws {
        for name in ["id", "name", "title", "url", "index", "user", "onDone", "description", "views", "items"] {
            _ = try generate("Feeds", set: set, Variant(options: [option: ["\(name):Int"]]))
        }
    }

    @Test func `an input and a dependency have different names`() {
        let options = ["input": ["id:Int"], "dependency": ["id:Int"]]
        #expect(throws: ScaffoldError.self) {
            try generate("Feeds", set: "viper-protocols", Variant(options: options))
        }
    }
}

/// Types of properties that cannot be what a set makes of them.
@Suite struct RefusedTypeTests {
    private static let notStored = [
        "inout Int", "some Equatable", "@autoclosure () -> Int", "Self", "[Self]", "()", "Void", "(Void)", "Never",
        "~Copyable", "repeat each T", "each Int", "borrowing Int", "consuming Int", "sending Int",
        "isolated (any Actor)?",
    ]
    private static let notCodable = [
        "(Int, Int)", "(a: Int, b: Int)", "() -> Void", "(Int...) -> Void", "Int.Type", "Any", "[Any]", "AnyObject",
        "any Error", "(any Error)?", "any Error & Sendable", "((Int) -> Void)?", "[() -> Void]", "[String: (Int, Int)]",
        "[3 of Int]",
    ]

    private func input(_ type: String) throws {
        _ = try generate("Feeds", set: "viper", Variant(options: ["input": ["x:\(type)"]]))
    }

    private func property(_ type: String) throws {
        _ = try generate("Feed", set: "viper", blueprint: "entity", Variant(options: ["property": ["x:\(type)"]]))
    }

    @Test(arguments: notStored)
    func `no property has a type that only a parameter can have`(_ type: String) {
        #expect(throws: ParameterError.self) { try input(type) }
        #expect(throws: ParameterError.self) { try property(type) }
    }

    @Test(arguments: notCodable)
    func `an entity has no property that cannot be encoded, and a module has`(_ type: String) throws {
        #expect(throws: ParameterError.self) { try property(type) }
        try input(type)
    }

    @Test(arguments: ["Int", "Int!", "(Int)", "Set<Int>", "[String: [Int?]]", "Page<Client>.Index", "Optional<Date>"])
    func `any other type will do`(_ type: String) throws {
        try property(type)
        try input(type)
    }
}
