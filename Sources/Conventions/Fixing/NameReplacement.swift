import SwiftOutline
import Text

/// Types' names that give way to others in the texts of a project, all in one pass.
struct NameReplacement {
    private let names: [ArraySlice<UInt8>: [UInt8]]
    /// The bytes that a name begins with.
    private let firstBytes: Set<UInt8>

    /// Of a name that is to become two others the first counts.
    init(_ renames: [(old: String, new: String)]) {
        let pairs = renames.filter { !$0.old.isEmpty }.map { (ArraySlice($0.old.utf8), Array($0.new.utf8)) }
        names = Dictionary(pairs) { first, _ in first }
        firstBytes = Set(names.keys.compactMap(\.first))
    }

    /// A Swift text with the other names: where one is an identifier, a word of a comment, or the whole of a string, by
    /// which a nib or a storyboard is loaded; or its end behind a module, by which a class is looked up: `App.FeedView`.
    func inSwift(_ text: [UInt8]) -> [UInt8] {
        var places: [Range<Int>] = []
        var lexer = Lexer(text)
        while let token = lexer.next() {
            let range = token.range
            switch token.kind {
            case .identifier: add(range, of: text, to: &places)
            case .backtickedIdentifier: addInner(range, of: text, between: UInt8(ascii: "`"), to: &places)
            case .string: addInner(range, of: text, between: UInt8(ascii: "\""), to: &places)
            case _ where token.isComment: addWords(range, of: text, to: &places)
            default: break
            }
        }
        return replacing(places, in: text)
    }

    /// An interface file with the other names: where one is a whole value.
    func inXML(_ text: [UInt8]) -> [UInt8] {
        var places: [Range<Int>] = []
        var start: Int?
        for offset in text.indices where text[offset] == UInt8(ascii: "\"") {
            if let start { add(start + 1..<offset, of: text, to: &places) }
            start = offset
        }
        return replacing(places, in: text)
    }

    private func add(_ range: Range<Int>, of text: [UInt8], to places: inout [Range<Int>]) {
        guard let first = text[range].first, firstBytes.contains(first), names[text[range]] != nil else { return }
        places.append(range)
    }

    private func addInner(_ range: Range<Int>, of text: [UInt8], between quote: UInt8, to places: inout [Range<Int>]) {
        guard range.count > 2, text[range.lowerBound] == quote, text[range.upperBound - 1] == quote else { return }
        let inner = range.lowerBound + 1..<range.upperBound - 1
        let isPath = text[inner].allSatisfy { $0.isNamePart || $0 == UInt8(ascii: ".") }
        let start = isPath ? text[inner].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } : nil
        add((start ?? inner.lowerBound)..<inner.upperBound, of: text, to: &places)
    }

    /// Where a name stands alone in a comment, and not within a longer one.
    private func addWords(_ range: Range<Int>, of text: [UInt8], to places: inout [Range<Int>]) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard text[offset].isNamePart else {
                offset += 1
                continue
            }
            let end = text[offset..<range.upperBound].firstIndex { !$0.isNamePart } ?? range.upperBound
            add(offset..<end, of: text, to: &places)
            offset = end
        }
    }

    private func replacing(_ places: [Range<Int>], in text: [UInt8]) -> [UInt8] {
        guard !places.isEmpty else { return text }
        var result: [UInt8] = []
        var end = 0
        for place in places {
            result += text[end..<place.lowerBound]
            result += names[text[place]] ?? []
            end = place.upperBound
        }
        return result + text[end...]
    }
}
