import Text

/// Why a project file cannot be read, and where.
public struct ProjectFileError: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Kind: Sendable, Equatable {
        /// A line that version control left in the file.
        case conflictMarker
        /// Something else stands where one of these should.
        case expected(Expectation)
        /// The text ends within a dictionary or an array, which begins here.
        case unexpectedEnd(openedAt: Location)
        case unterminatedString
        case unterminatedComment
        case invalidUTF8
        /// Data in angle brackets that is no sequence of hexadecimal bytes.
        case badData
        /// An escape, entity or element that the format does not have.
        case badEscape
        case unknownElement
        /// There is text after the end of the property list.
        case trailingText
        case nestedTooDeep(limit: Int)
        /// The text has more bytes than this.
        case tooLarge(limit: Int)
        /// A binary property list.
        case binary
        case empty
    }

    /// What should stand at a place.
    public enum Expectation: Sendable, Equatable {
        case dictionary
        case key
        case value
        /// The sign between a key and its value: `=`, or `:` in JSON.
        case assignment
        case semicolon
        /// A comma or the end of the array or, in JSON, of the dictionary.
        case commaOrEnd
        /// The end of the element that XML has open.
        case closingTag
    }

    /// What is wrong.
    public var kind: Kind
    /// Where. Columns count bytes, and so do the three bytes of a byte-order mark.
    public var location: Location

    /// The error of this kind at a place.
    public init(kind: Kind, location: Location) {
        self.kind = kind
        self.location = location
    }
}

/// An error before its line and column are counted, which is done for the one that is thrown.
struct Fault: Error {
    enum Kind {
        case known(ProjectFileError.Kind)
        case unexpectedEnd(openedAt: Int)
    }

    var kind: Kind
    var offset: Int

    init(_ kind: ProjectFileError.Kind, at offset: Int) {
        self.kind = .known(kind)
        self.offset = offset
    }

    init(endOfTextAt offset: Int, openedAt opening: Int) {
        kind = .unexpectedEnd(openedAt: opening)
        self.offset = offset
    }

    func located(in text: [UInt8]) -> ProjectFileError {
        let lines = LineTable(text)
        let location = lines.location(of: offset)
        switch kind {
        case .known(let kind): return ProjectFileError(kind: kind, location: location)
        case .unexpectedEnd(let opening):
            return ProjectFileError(kind: .unexpectedEnd(openedAt: lines.location(of: opening)), location: location)
        }
    }
}
