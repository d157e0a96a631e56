import Extraction
import TestSupport
import Testing

/// Modules whose files are called by one word more than their types.
@Suite struct FilePrefixTests {
    private static func module(_ name: String, in folder: String, types: String) -> ModuleSource {
        let files = ["Presenter", "Router"].map { role in
            ModuleSource.File(
                path: ["\(name)\(role).swift"],
                contents: Array("final class \(types)\(role) {\n    var other: \(types)Router?\n}\n".utf8))
        }
        return ModuleSource(name: name, folder: folder, files: files)
    }

    @Test(arguments: [
        ([("XYZMain", "Main", "Main")], "XYZNew", "New"), ([("XYZMain", "", "Main")], "XYZNew", "New"),
        ([("XYZMain", "Main", "Main"), ("XYZUserLogin", "UserLogin", "UserLogin")], "XYZNew", "New"),
        ([("XYZMain", "Main", "XYZMain"), ("XYZLogin", "Login", "XYZLogin")], "XYZNew", "XYZNew"),
        // Beside types that have all of the name.
        ([("ListUsers", "ListUsers", "Users"), ("UserDetails", "UserDetails", "UserDetails")], "New", "New"),
        // The types alone may have one.
        ([("Main", "Main", "FBMain"), ("UserLogin", "UserLogin", "FBUserLogin")], "New", "FBNew"),
    ])
    func `a module is called as its types are`(
        _ modules: [(name: String, folder: String, types: String)], _ file: String, _ type: String
    ) throws {
        let sources = modules.map { Self.module($0.name, in: $0.folder, types: $0.types) }
        var extraction = Extraction(of: sources)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(extraction).set)
        let names = files.keys.compactMap { $0.split(separator: "/").last }.sorted()
        #expect(names == ["\(file)Presenter.swift", "\(file)Router.swift"])
        #expect(files.values.allSatisfy { $0.contains("    var other: \(type)Router?\n") }, "\(files)")
        #expect(extraction.usualFileCount(of: sources[0]) == 2)
    }
}
