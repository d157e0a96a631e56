import Testing
import Text

@Suite struct PathTests {
    @Test(arguments: [
        ("", []), ("/", []), ("a", ["a"]), ("a/b", ["a", "b"]), ("/a//b/", ["a", "b"]),
        ("a/\u{301}b", ["a", "\u{301}b"]),
    ])
    func `components lie between slashes, and empty ones do not count`(path: String, components: [String]) {
        #expect(Path.components(path) == components)
    }

    @Test(arguments: [
        ("", "a", "a"), (".", "a", "a"), ("a", "", "a"), ("a", "b/c", "a/b/c"), ("a/", "b", "a/b"), ("/", "b", "/b"),
    ])
    func `a path is joined to its folder by one slash`(folder: String, path: String, joined: String) {
        #expect(Path.join(folder, path) == joined)
    }

    @Test(arguments: [("a", "b", "b/a"), ("/a", "b", "/a"), ("a", ".", "a"), ("../a", "/b", "/b/../a")])
    func `a path that is given is absolute or below the folder`(path: String, folder: String, resolved: String) {
        #expect(Path.resolve(path, in: folder) == resolved)
    }

    @Test(arguments: [("a", "", "a"), ("a/b", "a", "b"), ("/a", "", "a"), ("a/b/", "a/b", "")])
    func `a path is split at its last slash`(path: String, folder: String, name: String) {
        #expect(Path.split(path) == (folder, name))
        #expect(path.lastComponent == name)
    }

    @Test(arguments: [
        ("a", true), (".a", true), ("...", true), ("", false), (".", false), ("..", false), ("a/b", false),
    ])
    func `a component is a name`(text: String, isComponent: Bool) {
        #expect(Path.isComponent(text) == isComponent)
    }
}
