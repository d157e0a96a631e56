import BuiltInSets
@testable import Conventions
import Foundation
import Platform
import Scaffolding
import TemplateSets
import Testing

/// The sets inside the binary are those of the folder `Templates`.
@Suite struct EmbeddingTests {
    private static let templates = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Templates").resolvingSymlinksInPath().path(percentEncoded: false)
    private static let builtIn = SetLibrary(folders: [], on: PosixFileSystem())
    private static let names = (try? builtIn.all().map(\.name)) ?? []

    @Test func `every set of the folder is built in, and nothing else`() throws {
        let names = try PosixFileSystem().names(in: Self.templates).filter { !$0.hasPrefix(".") }
        #expect(Self.names == names.sorted())
        #expect(throws: TemplateSetError.self) { try Self.builtIn.load("no such set") }
    }

    @Test(arguments: names)
    func `a built-in set is the folder word for word`(_ name: String) throws {
        let library = SetLibrary(folders: [Self.templates], builtIn: .none, on: PosixFileSystem())
        let disk = try library.load(name)
        let builtIn = try Self.builtIn.load(name)
        #expect(builtIn.folder.isBuiltIn && !disk.folder.isBuiltIn)
        #expect(builtIn.folder.paths == disk.folder.paths)
        for path in disk.folder.paths { #expect(try builtIn.folder.read(path) == disk.folder.read(path), "\(path)") }
        #expect(builtIn.folder.displayPath("a") == "built-in:a")
        #expect(throws: TemplateSetError.self) { try builtIn.folder.read("../viper/template.json") }

        #expect("\(builtIn.parameters)" == "\(disk.parameters)")
        #expect(builtIn.partials == disk.partials)
        #expect("\(builtIn.blueprints)" == "\(disk.blueprints)")
        #expect(try builtIn.conventions() == disk.conventions())
        #expect(builtIn.summary == disk.summary && builtIn.discussion == disk.discussion)
        #expect(builtIn.name == disk.name && builtIn.version == disk.version)
    }

    @Test(arguments: names)
    func `what a built-in set expects is what its templates say`(_ name: String) throws {
        let set = try Self.builtIn.load(name)
        #expect(SetNames(ofBuiltIn: name)?.packed == SetNames(of: set).packed)
        let packed = try Convention.packed(set: set, variants: try set.skeletons())
        #expect(Convention.packed(ofBuiltIn: name) == packed)
        #expect(Convention(packed: packed).packed == packed)
    }

    /// What extends another blueprint is proven with what it extends.
    @Test(arguments: names)
    func `every blueprint that writes files has its proof`(_ name: String) throws {
        let blueprints = try Self.builtIn.load(name).blueprints.filter { $0.origin == nil }.map(\.name)
        #expect(SetProof.all.filter { $0.set == name }.map(\.blueprint).sorted() == blueprints.sorted())
    }

    @Test(arguments: names)
    func `a built-in set says what it is`(_ name: String) throws {
        let set = try Self.builtIn.load(name)
        #expect(!set.summary.isEmpty && !set.discussion.isEmpty && !set.version.isEmpty)
        #expect(set.parameters.allSatisfy { !$0.help.isEmpty })
        #expect(set.blueprints.contains { $0.name == TemplateSet.defaultBlueprint })
        #expect(set.blueprints.allSatisfy { !$0.summary.isEmpty && $0.files.isEmpty == ($0.origin != nil) })
    }
}
