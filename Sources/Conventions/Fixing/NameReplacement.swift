import SwiftOutline
import Text

/// A type's name that gives way to another in the texts of a project.
struct NameReplacement {
    private let old: [UInt8]
    private let new: [UInt8]

    init(of old: String, with new: String) {
        self.old = Array(old.utf8)
        self.new = Array(new.utf8)
    }

    /// A Swift text with the other name: where it is an identifier, a word of a comment, or the whole of a string, by
    /// which a nib or a storyboard is loaded.
    func inSwift(_ text: [UInt8]) -> [UInt8] {
        var places: [Range<Int>] = []
        var lexer = Lexer(text)
        while let token = lexer.next() {
            let range = token.range
            switch token.kind {
            case .identifier where text[range].elementsEqual(old): places.append(range)
            case .backtickedIdentifier where isWhole(range, in: text, between: UInt8(ascii: "`")),
                .string where isWhole(range, in: text, between: UInt8(ascii: "\"")):
                places.append(range.lowerBound + 1..<range.upperBound - 1)
            case _ where token.isComment: places += words(in: text[range])
            default: break
            }
        }
        return replacing(places, in: text)
    }

    /// An interface file with the other name: where it is a whole value.
    func inXML(_ text: [UInt8]) -> [UInt8] {
        let quoted = [UInt8(ascii: "\"")] + old + [UInt8(ascii: "\"")]
        return replacing(Self.places(of: quoted, in: text[...]).map { $0.lowerBound + 1..<$0.upperBound - 1 }, in: text)
    }

    private func isWhole(_ range: Range<Int>, in text: [UInt8], between quote: UInt8) -> Bool {
        range.count == old.count + 2 && text[range.lowerBound] == quote && text[range].dropFirst().starts(with: old)
    }

    /// Where the name stands alone, and not within a longer one.
    private func words(in text: ArraySlice<UInt8>) -> [Range<Int>] {
        Self.places(of: old, in: text).filter { place in
            let before = text[..<place.lowerBound].last
            let after = text[place.upperBound...].first
            return before?.isNamePart != true && after?.isNamePart != true
        }
    }

    private static func places(of wanted: [UInt8], in text: ArraySlice<UInt8>) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var offset = text.startIndex
        while offset + wanted.count <= text.endIndex {
            if text[offset] == wanted[0], text[offset..<offset + wanted.count].elementsEqual(wanted) {
                places.append(offset..<offset + wanted.count)
                offset += wanted.count
            } else {
                offset += 1
            }
        }
        return places
    }

    private func replacing(_ places: [Range<Int>], in text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        for place in places {
            result += text[end..<place.lowerBound] + new
            end = place.upperBound
        }
        return result + text[end...]
    }
}
