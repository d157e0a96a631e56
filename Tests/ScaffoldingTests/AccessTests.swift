import SwiftOutline
import Testing

@testable import Scaffolding

/// What public declarations name.
@Suite struct AccessTests {
    @Test(arguments: [
        ("public struct A { public init(b: B, c: [C?] = [D.none]) { let e: E } }", "B C D"),
        ("public struct A { init(b: B) {}; let c: C }", ""), ("struct A { public init(b: B) {} }", ""),
        ("public struct A { public let b: B\n    var c: C }", "B"),
        ("public struct A { public static let b = B(c: C()) }", "B"),
        ("public struct A { public var b: B = C() }", "B"), ("public struct A { public var b: B { C().b } }", "B"),
        ("public struct A { public private(set) var b: B.C.D? }", "B.C.D"),
        ("public struct A: B { public struct C: D { public let e: E } }", "E"),
        ("public struct A<B: C> where B: D {}", "B C D"), ("public protocol A: B where C: D {}", "B C D"),
        ("public protocol A { func f(b: B) -> C\n    var d: any D { get }\n    associatedtype E: F }", "B C D E F"),
        ("protocol A { func f(b: B) }", ""), ("public enum A: B { case c(C), d(e: E)\n    case f }", "C E"),
        ("public class A: B<C>, D { }", "C (B)"), ("public final class A: B { }", "(B)"),
        ("extension A { public func b(c: C) -> D {} }", "C D"), ("extension A { func b(c: C) }", ""),
        ("public extension A { func b(c: C) {}\n    private func d(e: E) {} }", "C"),
        ("public typealias A = (B) -> C", "B C"),
        ("public func a<B>(c: C<B>) async throws -> D where B: E {}", "B C D E"),
        ("public struct A { public subscript(b: B) -> C { D() } }", "B C"),
        ("public struct A { @discardableResult\n    public func a()\n        -> B {} }\nstruct C {}", "B"),
        ("open class A { open func a(_ b: @escaping @Sendable (B) -> Void = { C.c($0) }) {} }", "B C Sendable Void"),
        ("public struct A { package let b: B\n    fileprivate func c(d: D) {} }", ""),
        ("public struct A { public let `b`: `B` }", "B"), ("// public struct A { public let b: B }", ""),
    ])
    func `a signature names types`(_ text: String, _ names: String) {
        let signatures = PublicSignatures(of: Outline(Array(text.utf8)))
        let superclasses = signatures.superclasses.sorted().map { "(\($0))" }
        #expect((signatures.names.sorted() + superclasses).joined(separator: " ") == names)
    }
}
