/// Uses of Swift Testing's macros, and of XCTest's assertions, that a project has more than once, but for the numbers
/// in names.
///
/// What a macro expands to, and what closures an assertion is given, follows from its operands, and whether that
/// compiles follows from what these name. Of uses that have both in common, the first is expanded. In the place of the
/// others stand functions, and one test with arguments runs the methods: the compiler needs several times as long for
/// the macros, and longer for the closures.
struct RepeatedMacros {
    /// A type whose methods are tests.
    struct TestType {
        let suite: MacroUse.Suite
        let methods: [String]
    }

    private(set) var types: [TestType] = []
    /// What stands in the files' place, by path.
    private(set) var files: [String: [UInt8]] = [:]
    /// Whether functions stand for macros of Swift Testing, and for assertions of XCTest.
    private(set) var (isOfTesting, isOfXCTest) = (false, false)

    init(_ project: GeneratedProject) {
        var known: Set<String> = []
        let modules = Dictionary(grouping: project.appPaths + project.testPaths, by: Self.module)
        for (_, paths) in modules.sorted(by: { $0.key < $1.key }) {
            let texts = paths.map(project.text)
            guard texts.contains(where: { $0.mentions("import Testing", "import XCTest") }) else { continue }
            let declarations = texts.map { NumberlessText($0.utf8).declarations() }
            for (index, path) in paths.enumerated() where texts[index].mentions("import Testing", "import XCTest") {
                let own = declarations[index]
                let others = declarations[..<index] + declarations[(index + 1)...]
                replace(in: texts[index], at: path, &known) { name in
                    (own[name] ?? []) + others.flatMap { $0[name] ?? [] }
                }
            }
        }
    }

    var count: Int { types.map(\.methods.count).reduce(0, +) }

    /// - Parameter declared: the lines that declare a name in the module.
    private mutating func replace(
        in source: String, at path: String, _ known: inout Set<String>, declared: (String) -> [String]
    ) {
        let suite = MacroUse.suite(in: source)
        let attributes = suite.map { NumberlessText($0.attributes.utf8).text }
        let original = Array(source.utf8)
        var bytes = original
        var methods: [String] = []
        var isChanged = false
        for use in MacroUse.all(in: source) {
            let operands = NumberlessText(original[use.operands])
            var key = (attributes ?? "") + operands.text
            if let test = use.test {
                guard suite != nil else { continue }
                guard !known.insert("@Test" + key).inserted else { continue }
                methods.append(test)
            } else {
                let local = NumberlessText(original[use.scope]).declarations(isDeep: true)
                key += operands.names.sorted().flatMap { (local[$0] ?? []) + declared($0) }.joined(separator: "\n")
                guard !known.insert(key).inserted else { continue }
            }
            for index in use.sign { bytes[index] = ASCII.blank }
            if use.isOfXCTest { isOfXCTest = true } else { isOfTesting = true }
            isChanged = true
        }
        if isChanged { files[path] = bytes }
        if let suite, !methods.isEmpty { types.append(TestType(suite: suite, methods: methods)) }
    }

    /// The folder that has a number in its name; empty where none has.
    private static func module(_ path: String) -> Substring {
        path.split(separator: "/").first { $0.utf8.contains(where: ASCII.digits.contains) } ?? ""
    }
}
