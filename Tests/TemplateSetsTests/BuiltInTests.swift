import Foundation
import Platform
import Testing

@testable import TemplateSets

@Suite struct BuiltInTests {
    private static let templates = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Templates").resolvingSymlinksInPath().path(percentEncoded: false)

    @Test func `every set of the folder Templates is built in, and nothing else`() throws {
        let names = try PosixFileSystem().names(in: Self.templates).filter { !$0.hasPrefix(".") }
        #expect(BuiltInTemplates.names.sorted() == names.sorted())
        #expect(BuiltInTemplates.files(of: "no such set") == nil)
    }

    @Test(arguments: BuiltInTemplates.names)
    func `a built-in set is the folder, byte for byte`(_ name: String) throws {
        let disk = try SetFolder(path: "\(Self.templates)/\(name)", on: PosixFileSystem())
        let builtIn = SetFolder(builtIn: try #require(BuiltInTemplates.files(of: name)))
        #expect(builtIn.isBuiltIn && !disk.isBuiltIn)
        #expect(builtIn.paths == disk.paths)
        for path in disk.paths { #expect(try builtIn.read(path) == disk.read(path), "\(path)") }
        #expect(builtIn.displayPath("a") == "built-in:a")
    }

    @Test(arguments: BuiltInTemplates.names)
    func `a built-in set loads, and says what it is`(_ name: String) throws {
        let set = try SetLibrary(folders: [], on: PosixFileSystem()).load(name)
        #expect(set.name == name)
        #expect(!set.summary.isEmpty && !set.version.isEmpty)
        #expect(set.parameters.allSatisfy { !$0.help.isEmpty })
        #expect(set.blueprints.contains { $0.name == TemplateSet.defaultBlueprint })
        #expect(set.blueprints.allSatisfy { !$0.summary.isEmpty && !$0.files.isEmpty })
    }

    @Test func `a file that a built-in set has not cannot be read`() throws {
        let set = try SetLibrary(folders: [], on: PosixFileSystem()).load("viper")
        #expect(throws: TemplateSetError.self) { try set.folder.read("../viper/template.json") }
    }
}
