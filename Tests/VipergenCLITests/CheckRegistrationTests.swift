import Testing

/// What a set adds elsewhere in the application with every module.
@Suite struct CheckRegistrationTests {
    private static let manifest = """
        { blueprints: { module: { edits: [
          { file: "App/Registry.swift", type: "Registry", function: "registerAll", insert: "register({{name}}Builder.self)" },
          { file: "App/Registry.swift", type: "Registry", insert: "static func make{{name}}() -> UIViewController { {{name}}Builder.build() }" },
          { file: "App/Registry.swift", type: "Registry", property: "names", append: "\\"{{name}}\\"" },
          { file: "App/Registry.swift", type: "Registry", property: "routes", append: "route({{name}}Builder.self)" },
          { file: "App/Registry.swift", type: "Registry", property: "cases", append: ".{{name.camel}}" },
          { file: "App/Setup+Screens.swift", type: "R", property: "screens", append: "{{name}}Builder.self" },
          { file: "App/Setup+Screens.swift", type: "R", property: "all", append: "{{name}}Builder.self" },
        ] } } }
        """
    private static let registry = """
        enum Registry {
            static let names: [String] = []
            static let routes: [Route] = []
            static let cases: [Case] = []

            static func registerAll() {
            }
        }

        """
    private static let setup = """
        enum R {
            static let screens: [Any.Type] = []

            static var all: [Any.Type] {
                []
            }
        }

        """

    @Test(arguments: [
        ("Registry", "register(LoginBuilder.self)", "", "'register(LoginBuilder.self)' is not in 'registerAll'"),
        ("Registry", "register(LoginBuilder.self)", "// register(LoginBuilder.self)", "is not in 'registerAll'"),
        ("Registry", "\"Login\"", "\"Logni\"", "'\"Login\"' is not in 'names'"),
        ("Registry", "\"Login\", ", "", "'\"Login\"' is not in 'names'"),
        ("Registry", "route(LoginBuilder.self), ", "", "'route(LoginBuilder.self)' is not in 'routes'"),
        ("Registry", ".login, ", "", "'.login' is not in 'cases'"),
        (
            "Setup+Screens", "screens: [Any.Type] = [LoginBuilder.self, ", "screens: [Any.Type] = [",
            "is not in 'screens'"
        ),
        // Written otherwise, it is there.
        ("Registry", "register(LoginBuilder.self)", "if isOn { container.register(LoginBuilder.self, as: 1) }", nil),
        ("Registry", "route(LoginBuilder.self)", "Route(of: LoginBuilder.self, title: \"Login\")", nil),
        ("Registry", "registerAll", "registerSome", nil), ("Registry", "routes", "ways", nil),
    ])
    func `a module that is not listed is told`(
        _ file: String, _ old: String, _ new: String, _ message: String?
    ) throws {
        let session = try session()
        try session.edit("App/\(file).swift", old, new)
        let found = session.found("check --no-cache")
        #expect(found.count == (message == nil ? 0 : 1), "\(found)")
        #expect(
            found.allSatisfy {
                $0.hasPrefix("Modules/Login/LoginBuilder.swift:3:6: error: ") && $0.contains(message ?? "")
                    && $0.contains(" of '\(file).swift', where the set 'own' has it")
            }, "\(found)")
    }

    @Test func `a function that the set adds for a module is missed`() throws {
        let session = try session()
        try session.edit(
            "App/Registry.swift", "static func makeLogin() -> UIViewController { LoginBuilder.build() }", "")
        let found = session.found("check --no-cache")
        #expect(
            found == [
                "Modules/Login/LoginBuilder.swift:3:6: warning: 'makeLogin' is not in 'Registry' of 'Registry.swift', "
                    + "where the set 'own' has it [missing-wiring]"
            ])
    }

    private func session() throws -> Session {
        try Session.ownSet(
            manifest: Self.manifest,
            files: ["App/Registry.swift": Self.registry, "App/Setup+Screens.swift": Self.setup])
    }
}
