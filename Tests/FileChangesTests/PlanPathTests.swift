import TestSupport
import Testing

@testable import FileChanges

@Suite struct PlanPathTests {
    @Test(arguments: [
        ("", PathProblem.empty),
        ("/etc/passwd", .absolute),
        ("a//b", .emptyComponent),
        ("a/", .emptyComponent),
        (".", .dotComponent),
        ("./a", .dotComponent),
        ("a/../b", .dotComponent),
        ("a/..", .dotComponent),
        ("a\0b", .controlCharacter),
        ("a\nb", .controlCharacter),
        ("a\u{7F}", .controlCharacter),
        ("a\u{85}", .controlCharacter),
        ("/\u{301}a", .absolute),
        ("..//\u{301}", .dotComponent),
        (".vipergen-journal-0123456789abcdef", .reservedName),
        ("a/.Vipergen-x/b", .reservedName),
        ("a/" + String(repeating: "x", count: 256), .componentTooLong),
        (String(repeating: "é", count: 128), .componentTooLong),
        (String(repeating: "a/", count: 2048) + "b", .pathTooLong),
    ])
    func `a path that is none below the root is refused`(_ path: String, _ problem: PathProblem) throws {
        #expect(PlanPath.problem(of: path) == problem)
        let sandbox = try Sandbox(.memory)
        #expect(throws: FileChangesError.invalidPath(path, problem)) {
            try validate(sandbox.plan([path: ""]), on: sandbox.fileSystem, policy: .overwrite)
        }
    }

    @Test(arguments: [
        "a", "a/b.swift", ".vipergen/modules.json", ".vipergen.json", "..a", "a..", "...", "Größe/Zoë.swift", "a b/c%d",
        String(repeating: "x", count: 255),
    ])
    func `an ordinary path is fine`(_ path: String) {
        #expect(PlanPath.problem(of: path) == nil)
    }
}
