/// How files and folders of tests are called.
public enum TestNames {
    private static let suffixes = ["Tests", "Test", "Spec"]

    /// The name of what a file tests: `ClientListRouter` for `ClientListRouterTests`. Nil where a name, without its
    /// extension, is not that of tests.
    public static func subject(of base: Substring) -> Substring? {
        for suffix in suffixes where base.utf8.ends(with: suffix.utf8) { return base.dropLast(suffix.utf8.count) }
        return nil
    }

    /// The files that may test something of a name: `ClientListRouterTests.swift` and the like.
    public static func files(testing subject: some StringProtocol) -> [String] {
        suffixes.map { "\(subject)\($0).swift" }
    }

    /// Whether a file's name, without its extension, is that of tests.
    public static func areTests(_ base: Substring.UTF8View) -> Bool {
        base.ends(with: "Tests".utf8) || base.ends(with: "Test".utf8) || base.ends(with: "Spec".utf8)
    }

    /// Whether a file's name, without its extension, is that of tests or of something that only tests use.
    public static func areTestSupport(_ base: Substring.UTF8View) -> Bool {
        switch base.last {
        case UInt8(ascii: "s"): base.ends(with: "Tests".utf8) || base.ends(with: "Mocks".utf8)
        case UInt8(ascii: "t"): base.ends(with: "Test".utf8)
        case UInt8(ascii: "c"): base.ends(with: "Spec".utf8)
        case UInt8(ascii: "k"): base.ends(with: "Mock".utf8)
        case UInt8(ascii: "y"): base.ends(with: "Spy".utf8) || base.ends(with: "Dummy".utf8)
        case UInt8(ascii: "b"): base.ends(with: "Stub".utf8)
        case UInt8(ascii: "e"): base.ends(with: "Fake".utf8)
        default: false
        }
    }

    /// Whether a folder's name is that of one for tests of the user interface, and not of an application whose name
    /// ends in `SwiftUI`.
    public static func isFolderOfUITests(_ name: String) -> Bool {
        name.hasSuffix("UITests") && !name.hasSuffix("SwiftUITests")
    }

    /// Whether a folder's name is that of one for tests.
    public static func isFolder(_ name: String) -> Bool {
        switch name.utf8.last {
        case UInt8(ascii: "t"): name.utf8.ends(with: "Test".utf8)
        case UInt8(ascii: "s"):
            ["Tests", "Specs", "Mocks", "TestHelpers"].contains { name.utf8.ends(with: $0.utf8) }
        default: false
        }
    }
}
