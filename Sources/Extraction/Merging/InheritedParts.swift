import SwiftOutline

/// What types inherit as several: `class View: Controller & Input` inherits both, as `class View: Controller, Input`
/// does.
enum InheritedParts {
    /// A Swift text in which each of them stands by itself, so that what modules have in common can do without some.
    static func separated(in text: [UInt8]) -> [UInt8] {
        let and = UInt8(ascii: "&")
        guard text.contains(and) else { return text }
        let outline = Outline(text)
        let lists = outline.types.flatMap { outline[$0.inherits] }.filter { outline.source[$0].contains(and) }
        var result: [UInt8] = []
        var end = 0
        for range in lists.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let inherited = outline.source[range]
            // Within brackets it is an argument of something.
            guard !inherited.contains(where: "<([".utf8.contains) else { continue }
            let parts = inherited.split(separator: and).map { part in
                part.drop { $0 == UInt8(ascii: " ") }.reversed().drop { $0 == UInt8(ascii: " ") }.reversed()
            }
            result += text[end..<range.lowerBound] + parts.joined(separator: ", ".utf8)
            end = range.upperBound
        }
        return result + text[end...]
    }
}
