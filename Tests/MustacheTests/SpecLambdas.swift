import Foundation
import Mustache

/// The lambdas of the specification, by the name of their case.
enum SpecLambdas {
    static var byCase: [String: Lambda] {
        [
            "Interpolation": Lambda { _ in "world" },
            "Interpolation - Expansion": Lambda { _ in "{{planet}}" },
            "Interpolation - Alternate Delimiters": Lambda { _ in "|planet| => {{planet}}" },
            "Interpolation - Multiple Calls": counting(),
            "Escaping": Lambda { _ in ">" },
            "Section": Lambda { $0 == "{{x}}" ? "yes" : "no" },
            "Section - Expansion": doubling(around: "{{planet}}"),
            "Section - Alternate Delimiters": doubling(around: "{{planet}} => |planet|"),
            "Section - Multiple Calls": Lambda { "__\($0 ?? "")__" },
            "Inverted Section": Lambda { _ in "" },
        ]
    }

    private static func doubling(around middle: String) -> Lambda {
        Lambda { text in (text ?? "") + middle + (text ?? "") }
    }

    private static func counting() -> Lambda {
        let counter = Counter()
        return Lambda { _ in String(counter.next()) }
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
