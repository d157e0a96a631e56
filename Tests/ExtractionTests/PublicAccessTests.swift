import Testing

@testable import Extraction

/// What a set of a package's modules leaves to the package that a module is written into.
@Suite struct PublicAccessTests {
    @Test(arguments: [
        ("public struct A { public init() {} }", "{{access}}struct A { {{access}}init() {} }"),
        ("public final class A {}\n\n    public static let b = 1\n", nil),
        ("public private(set) var a = 1", "{{access}}private(set) var a = 1"),
        ("public(set) var a = 1", "public(set) var a = 1"),
        ("log(\"\\(a, privacy: .public) b\", as: .public)", "log(\"\\(a, privacy: .public) b\", as: .public)"),
        ("// public struct A\nlet b = \"public let\"", "// public struct A\nlet b = \"public let\""),
        ("public\nstruct A {}", "public\nstruct A {}"),
        ("@MainActor public func `public`() {}", "@MainActor {{access}}func `public`() {}"),
    ])
    func `what is public is so by a tag`(_ text: String, _ template: String?) {
        let bytes = TemplateText.file(Array(text.utf8), isSwift: true, hasHeader: false, hidesAccess: true)
        #expect(String(decoding: bytes, as: UTF8.self) == template ?? text.replacing("public ", with: "{{access}}"))
        let kept = TemplateText.file(Array(text.utf8), isSwift: true, hasHeader: false, hidesAccess: false)
        #expect(kept == Array(text.utf8))
    }
}
