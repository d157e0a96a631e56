/// The tests that a module's text declares. Linux's XCTest has to be told of each.
struct TestDiscovery {
    struct TestClass {
        let name: String
        /// In order.
        let methods: [TestMethod]
    }

    struct TestMethod: Equatable {
        let name: String
        var isAsync = false
        var canThrow = false
    }

    let classes: [TestClass]
    let usesSwiftTesting: Bool
    /// The class that the app begins with; nil where it has none.
    let appDelegate: Substring?
    /// The app's module.
    let module: String

    /// - Parameter app: the texts of the app's files.
    init(_ sources: [String], of module: String = "App", _ app: [String] = []) {
        appDelegate = app.lazy.filter { $0.mentions("@main") }.compactMap(Self.appDelegate).first
        self.module = module
        let codes = sources.map { CodeMask($0).text }
        usesSwiftTesting = codes.contains { $0.mentions("Testing") && $0.contains(/\bimport\s+Testing\b/) }
        let bodies = codes.flatMap { code in TypeBody.all(in: code).map { (type: $0, code: code) } }
        var parents: [String: String] = [:]
        for (type, _) in bodies where !type.isExtension { parents[type.name] = type.inherits.first.map(String.init) }
        classes = parents.keys.sorted().compactMap { name in
            guard Self.isTestCase(name, parents) else { return nil }
            let methods = bodies.filter { $0.type.name == name }.flatMap { Self.methods(of: $0.type, in: $0.code) }
            return methods.isEmpty ? nil : TestClass(name: name, methods: methods)
        }
    }

    var methodCount: Int { classes.map(\.methods.count).reduce(0, +) }

    private static func appDelegate(in source: String) -> Substring? {
        CodeMask(source).text.firstMatch(of: /@main\s[^{}]*?\bclass\s+(\w+)/)?.1
    }

    private static func isTestCase(_ name: String, _ parents: [String: String]) -> Bool {
        var name = name
        // A text that does not compile may inherit in a circle.
        for _ in parents {
            guard let parent = parents[name] else { return false }
            if parent == "XCTestCase" || parent == "XCTest.XCTestCase" { return true }
            name = parent
        }
        return false
    }

    private static func methods(of type: TypeBody, in code: String) -> [TestMethod] {
        code[type.members].matches(of: /\bfunc\s+(test\w*)\s*\(\s*\)([^{}]*)\{/)
            .filter { type.isDirectMember($0.range.lowerBound, in: code) }
            .map {
                TestMethod(
                    name: String($0.1), isAsync: $0.2.contains(/\basync\b/), canThrow: $0.2.contains(/\bthrows\b/))
            }
    }
}
