import SwiftOutline
import Text

/// The comments before a file's first declaration, in which Xcode writes the file's name.
enum FileHeader {
    /// A Swift text whose header says the new name of its file where it said the old one.
    static func renaming(_ old: String, to new: String, in text: [UInt8]) -> [UInt8] {
        let (old, new) = (Array(old.utf8), Array(new.utf8))
        var places: [Int] = []
        var lexer = Lexer(text)
        while let token = lexer.next(), token.isComment {
            let range = token.range
            for start in range.dropFirst() where start + old.count <= range.upperBound && text[start] == old[0] {
                let end = start + old.count
                guard text[start..<end].elementsEqual(old), !text[start - 1].isNamePart,
                    end == range.upperBound || !text[end].isNamePart
                else { continue }
                places.append(start)
            }
        }
        var result = text
        for start in places.reversed() { result.replaceSubrange(start..<start + old.count, with: new) }
        return result
    }
}
