import SwiftOutline
import TemplateSets

/// A text, and where the module's name stands in it.
struct NamedText {
    /// A place that depends on the module; the range is of bytes.
    struct Place {
        var range: Range<Int>
        var form: NameForm
        /// Whether the place is a whole identifier of a Swift text.
        var isIdentifier = false
    }

    let bytes: [UInt8]
    private(set) var places: [Place] = []

    /// The name of a file or folder.
    init(path: String, _ finder: ModuleNameFinder) {
        bytes = Array(path.utf8)
        add(0..<bytes.count, .path, finder)
    }

    /// What a file holds; the identifiers that begin at some places are somebody else's, those at others the module's
    /// whatever else is called so.
    init(
        _ bytes: [UInt8], isSwift: Bool, except foreign: Set<Int> = [], own: Set<Int> = [], _ finder: ModuleNameFinder
    ) {
        self.bytes = bytes
        guard isSwift else {
            add(0..<bytes.count, .plain, finder)
            return
        }
        let sure = ModuleNameFinder(finder.table, vocabulary: nil)
        var lexer = Lexer(bytes)
        while let token = lexer.next() {
            switch token.kind {
            case .identifier where own.contains(token.range.lowerBound):
                add(token.range, .code, sure, isIdentifier: true)
            case .identifier where foreign.contains(token.range.lowerBound): break
            case .identifier: add(token.range, .code, finder, isIdentifier: true)
            case .backtickedIdentifier: add(token.range.dropFirst().dropLast(), .backticked, finder)
            case .string, .stringHead, .stringMiddle, .stringTail: add(token.range, .string, finder)
            case .lineComment, .documentationLineComment, .blockComment, .documentationBlockComment:
                add(token.range, .comment, finder)
            default: break
            }
        }
    }

    private mutating func add(
        _ range: Range<Int>, _ context: TextContext, _ finder: ModuleNameFinder, isIdentifier: Bool = false
    ) {
        let scalars = Array(String(decoding: bytes[range], as: UTF8.self).unicodeScalars)
        var offset = range.lowerBound
        var index = 0
        for match in finder.names(in: scalars, context) {
            while index < match.range.lowerBound {
                offset += UTF8.width(scalars[index])
                index += 1
            }
            let start = offset
            while index < match.range.upperBound {
                offset += UTF8.width(scalars[index])
                index += 1
            }
            let isWhole = isIdentifier && match.range.count == scalars.count
            places.append(Place(range: start..<offset, form: match.form, isIdentifier: isWhole))
        }
    }

    /// The text with something else in each place.
    func replacing(_ replacement: (Place) -> String) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var start = 0
        for place in places {
            result += bytes[start..<place.range.lowerBound]
            result += replacement(place).utf8
            start = place.range.upperBound
        }
        return result + bytes[start...]
    }

    /// The text as it would be in the module of the placeholder name.
    var forPlaceholder: [UInt8] { replacing { $0.form.text(for: PlaceholderName.module) } }
}
