import Foundation
import Testing

/// What the documents say of the repository is so.
@Suite struct DocumentTests {
    @Test(arguments: ["README.md", ".github/CONTRIBUTING.md", ".github/CHANGELOG.md"])
    func `links lead to files that are there`(_ document: String) throws {
        let folder = document.hasPrefix(".github/") ? ".github/" : ""
        let links = try Repository.text(document).matches(of: /\]\(([^)\s#]+)[^)]*\)/).map { String($0.1) }
        for link in links where !link.hasPrefix("http") {
            #expect(Repository.has(folder + link), "\(document): \(link)")
        }
    }

    @Test func `the paths that contributors are told are there`() throws {
        let text = try Repository.text(".github/CONTRIBUTING.md")
        let paths = text.matches(of: /`((?:Sources|Tests|Templates|\.ci)\/[^`]*)`/).map { String($0.1) }
        #expect(paths.count > 5)
        for path in paths where !path.contains("NAME") { #expect(Repository.has(path), "\(path)") }
    }

    @Test func `the make targets that contributors are told are there`() throws {
        let makefile = try Repository.text("Makefile")
        let text = try Repository.text(".github/CONTRIBUTING.md")
        let targets = Set(text.matches(of: /make ([a-z-]+)/).map { String($0.1) })
        #expect(targets.count > 3)
        for target in targets { #expect(makefile.contains("\n\(target):"), "\(target)") }
    }

    @Test func `the types that the walks name are there`() throws {
        let text = try Repository.text(".github/CONTRIBUTING.md")
        let walks = try #require(
            text.components(separatedBy: "\n## Two walks").last?.components(separatedBy: "\n## ")[0])
        let sources = try Repository.files(in: "Sources").filter { $0.hasSuffix(".swift") }
            .map { try Repository.text("Sources/\($0)") }.joined(separator: "\n")
        for name in Set(walks.matches(of: /`([A-Z]\w+)`/).map { String($0.1) }) where !Repository.has("Sources/\(name)")
        {
            let isDeclared = ["struct", "class", "enum", "protocol"].contains { kind in
                [" ", ":", "<", "("].contains { sources.contains("\(kind) \(name)\($0)") }
            }
            #expect(isDeclared, "\(name)")
        }
    }

    @Test func `no file of sources or tests grows past 300 lines`() throws {
        for folder in ["Sources", "Tests"] {
            for file in try Repository.files(in: folder) where file.hasSuffix(".swift") && !file.contains("Golden/") {
                let lines = try Repository.text("\(folder)/\(file)").count { $0 == "\n" }
                #expect(lines <= 300, "\(folder)/\(file)")
            }
        }
    }

    @Test func `no template grows past 80 lines`() throws {
        for file in try Repository.files(in: "Templates") where file.hasSuffix(".mustache") {
            let lines = try Repository.text("Templates/\(file)").count { $0 == "\n" }
            #expect(lines <= 80, "Templates/\(file): let a partial have what belongs together")
        }
    }
}
