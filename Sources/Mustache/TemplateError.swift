import Text

/// Why a template could not be parsed or rendered, and where.
public struct TemplateError: Error, Equatable, Sendable {
    /// What went wrong.
    public enum Kind: Equatable, Sendable {
        /// No context holds the name. `known` are the names that could be written instead, those of the same object
        /// first (with the same path), then all others in scope; either in alphabetical order.
        case unknownVariable(name: String, known: [String])
        case unknownPartial(name: String)
        case unclosedSection(name: String)
        /// A closing tag where no section is open.
        case unopenedSection(name: String)
        case mismatchedSection(expected: String, found: String)
        /// A tag without its closing delimiter.
        case unclosedTag
        /// A tag without a name.
        case emptyTag
        /// A tag that should set the delimiters, but does not name two.
        case badDelimiter
        /// More than `maximum` levels of partials, blocks, lambdas and sections.
        case recursionTooDeep(maximum: Int)
        /// More than `maximum` bytes.
        case outputTooLarge(maximum: Int)
        /// More than `maximum` tags and texts.
        case tooManySteps(maximum: Int)
        case invalidUTF8
        /// A tag of Liquid, by its word.
        case liquidTag(String)

        /// Whether the template may be sound, but takes more than a rendering may.
        public var isLimit: Bool {
            switch self {
            case .recursionTooDeep, .outputTooLarge, .tooManySteps: true
            default: false
            }
        }
    }

    /// A place in a template.
    public struct Location: Equatable, Sendable {
        /// The template's name.
        public var template: String
        /// From 1.
        public var line: Int
        /// From 1, in UTF-8 bytes.
        public var column: Int
        /// The source line, without its line break.
        public var text: String

        /// A place in the template of this name.
        public init(template: String, line: Int, column: Int, text: String) {
            self.template = template
            self.line = line
            self.column = column
            self.text = text
        }
    }

    /// A tag that brought another template in.
    public struct Call: Equatable, Sendable {
        /// The name of the template the tag stands in.
        public var template: String
        /// From 1.
        public var line: Int
        /// From 1, in UTF-8 bytes.
        public var column: Int

        /// A tag in the template of this name.
        public init(template: String, line: Int, column: Int) {
            self.template = template
            self.line = line
            self.column = column
        }
    }

    /// What went wrong.
    public var kind: Kind
    /// Where: the place of the tag.
    public var location: Location
    /// The partials, parents and lambdas that led there, outermost first; empty in the outermost template.
    public var chain: [Call]

    /// An error of this kind at this place.
    public init(kind: Kind, location: Location, chain: [Call] = []) {
        self.kind = kind
        self.location = location
        self.chain = chain
    }
}
