/// Tests written with Swift Testing that another module of the project has too, but for the number in its names.
///
/// What a macro expands to follows from the text, and whether that compiles follows from what the text names. Of tests
/// that have both in common, the first have their macros expanded. In the others functions stand in the macros' place,
/// and one test with arguments runs them: the compiler needs five times as long for the macros.
struct RepeatedTests {
    /// A type whose methods are tests.
    struct TestType {
        let name: String
        let methods: [String]
    }

    private(set) var types: [TestType] = []
    /// What stands in the files' place, by path.
    private(set) var files: [String: [UInt8]] = [:]

    init(_ project: GeneratedProject) {
        var known: Set<String> = []
        let modules = Dictionary(grouping: project.appPaths + project.testPaths, by: Self.module)
        for (module, paths) in modules.sorted(by: { $0.key < $1.key }) where !module.isEmpty {
            let texts = paths.map(project.text)
            guard texts.contains(where: { $0.mentions("import Testing") }) else { continue }
            let plain = texts.map(NumberlessText.init)
            let declarations = plain.map(\.declarations)
            for (index, path) in paths.enumerated() {
                guard let type = TestType(texts[index]) else { continue }
                let others = declarations[..<index] + declarations[(index + 1)...]
                let named = plain[index].names.union(["init"]).flatMap { name in others.flatMap { $0[name] ?? [] } }
                let key = String(decoding: plain[index].bytes, as: UTF8.self) + Set(named).sorted().joined()
                guard !known.insert(key).inserted else { continue }
                files[path] = Array(MacroFreeText.text(texts[index]).utf8)
                types.append(type)
            }
        }
    }

    var count: Int { types.map(\.methods.count).reduce(0, +) }

    /// The folder that has a number in its name; empty where none has.
    private static func module(_ path: String) -> Substring {
        path.split(separator: "/").first { $0.utf8.contains(where: ASCII.digits.contains) } ?? ""
    }
}

extension RepeatedTests.TestType {
    /// Nil where the text has anything but one type with tests that always run and take no argument.
    init?(_ source: String) {
        guard source.mentions("import Testing"), !source.mentions("@Suite", "@Test(", "#expect(throws") else {
            return nil
        }
        let code = CodeMask(source).text
        let types = code.matches(of: /\b(struct|class|actor|enum|extension|protocol)\s+(\w+)/)
        let methods = code.matches(of: /@Test\s+func\s+(\w+)\(\)/)
        guard types.count == 1, types[0].1 == "struct", !methods.isEmpty,
            code.matches(of: /@Test\b/).count == methods.count
        else { return nil }
        self.init(name: String(types[0].2), methods: methods.map { String($0.1) })
    }
}
