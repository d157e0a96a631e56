/// A text with everything that is easily lexed wrong, which the compiler parses.
let sample = #"""
    #if os(macOS)
    import AppKit
    #elseif canImport(UIKit)
    import UIKit
    #else
    import Foundation
    #endif

    /* A /* nested */ comment with a " and a { in it. */
    @available(macOS 14.0, *)
    public final class List<Item: Sendable>: Base, @unchecked Sendable where Item: Hashable {
        private weak var view: (any View)?
        let greeting = "Hello, \(name.map { "\($0)!" } ?? "world") and \(items[0], default: "none")"
        let path = "a" + "/" + "b", empty = ""
        let half = (total / 2) / [1, 2].count
        let digits = /[0-9(]+"{/
        let spaced = #/ \d+ " ( /#
        lazy var text = """
            Dear "\(name)",
            { unbalanced here (
            """
        subscript(index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }

        func `class`(_ body: @escaping ([Item]) throws -> Void) rethrows {
            #if DEBUG
            guard let first = items.first else { return print("none", "at all") }
            #else
            let first = items[0]
            #endif
            try body([first].map { ($0) })
            let nested: [[String: (Int, Int)]] = [["a": (1, 2)], [:]]
        }
    }
    """#
