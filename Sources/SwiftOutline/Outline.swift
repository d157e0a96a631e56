/// What one Swift text imports, declares and names, found in one pass over its bytes.
///
/// Everything is flat and in the order of the text: a type or member says by an index which type it stands in, and a
/// name is a range of bytes, which `text(of:)` makes a string. All branches of `#if` count. Broken code gives what
/// could be read of it. It is one object, since to hand on its many lists would be to count many references.
public final class Outline: Sendable {
    /// The bytes that the ranges below are of.
    public let source: [UInt8]
    /// The imports, those in branches of `#if` included.
    public let imports: [Import]
    /// Types and extensions; a nested one comes after the one it stands in.
    public let types: [TypeDeclaration]
    /// Members of types, and what is declared at the top level. Code in bodies declares none.
    public let members: [Member]
    /// The identifiers that are neither keywords nor the names of what is declared above.
    public let uses: [Use]
    /// All comments, from their first delimiter to their last or to the end of the line.
    public let comments: [Range<Int>]
    /// Comments that a tool is meant to read: `// MARK: ...`, `// TODO: ...`, `// FIXME: ...`, `// vipergen:...`.
    public let taggedComments: [TaggedComment]
    /// The ranges that the lists of the declarations consist of.
    private let spans: [Range<Int>]

    /// Reads what the bytes of a Swift file declare and name. Any bytes will do.
    public init(_ source: [UInt8]) {
        var parser = OutlineParser(source)
        parser.readFile()
        self.source = source
        imports = parser.outline.imports
        types = parser.outline.types
        members = parser.outline.members
        uses = parser.outline.uses
        comments = parser.cursor.comments
        taggedComments = parser.outline.taggedComments
        spans = parser.outline.spans
    }

    /// The text of a range.
    public func text(of range: Range<Int>) -> String {
        String(decoding: source[range], as: UTF8.self)
    }

    /// The ranges of a list: the attributes, modifiers or inherited types of a declaration.
    public subscript(list: SpanList) -> ArraySlice<Range<Int>> {
        spans[list.range]
    }
}

/// A list of ranges of an outline's source.
public struct SpanList: Sendable {
    let range: Range<Int>

    /// Whether the list has no element.
    public var isEmpty: Bool { range.isEmpty }
}

/// `import Module`, `import struct Module.Type`.
public struct Import: Sendable {
    /// The path as written, `UIKit` or `Foundation.NSDate`.
    public let path: Range<Int>
    /// The path's first name, without backticks.
    public let module: Range<Int>
    /// The whole declaration, attributes included, without the line's ending.
    public let range: Range<Int>
}

/// A class, struct, enum, protocol, actor or extension.
public struct TypeDeclaration: Sendable {
    /// The keyword that introduces a type.
    public enum Kind: String, Sendable, CaseIterable {
        case `class`, `struct`, `enum`, `protocol`, actor, `extension`
    }

    /// What it is.
    public let kind: Kind
    /// The name without backticks; of an extension, the extended type as written.
    public let name: Range<Int>
    /// Superclass and protocols as written, each whole.
    public let inherits: SpanList
    /// Attributes as written, `@` and arguments included.
    public let attributes: SpanList
    /// Modifiers as written, arguments included.
    public let modifiers: SpanList
    /// The index of the type that it stands in.
    public let parent: Int?
    /// Where the introducing keyword begins.
    public let introducer: Int
    /// What is between its braces; empty, behind the name, where there are none.
    public internal(set) var body: Range<Int>
}

/// A property, function or other member, or a top-level function or variable.
public struct Member: Sendable {
    /// What a member is.
    public enum Kind: String, Sendable {
        case `var`, `let`, `func`, `init`, `deinit`, `subscript`, `case`, `typealias`, `associatedtype`
    }

    /// How a property holds what it refers to.
    public enum Ownership: String, Sendable {
        case strong, weak, unowned
    }

    /// What it is.
    public let kind: Kind
    /// The name without backticks, an operator, or the keyword of an init, deinit or subscript.
    public let name: Range<Int>
    /// The written type of a property, result of a function or subscript, or target of a type alias.
    public internal(set) var type: Range<Int>?
    /// Where the initial value's expression begins, of a property that has one.
    public let initialValue: Int?
    /// Attributes as written, `@` and arguments included.
    public let attributes: SpanList
    /// Modifiers as written, arguments included: `private(set)`, `weak`.
    public let modifiers: SpanList
    /// Strong but for properties that say otherwise.
    public let ownership: Ownership
    /// Whether an instance or type holds it as storage: false in protocols, and where there is an accessor other than
    /// `willSet` and `didSet`.
    public let isStored: Bool
    /// Whether it belongs to the type: `static` or `class`.
    public let isStatic: Bool
    /// The index of the type that it stands in; nil at the top level.
    public let owner: Int?
    /// Where the introducing keyword (`var`, `func`, ...) begins.
    public let introducer: Int
    /// What is between the braces of a function, init or deinit; nil where there are none.
    public internal(set) var body: Range<Int>?
}

/// One place where a text names something.
public struct Use: Sendable {
    /// What the tokens around a name make of it.
    public struct Roles: OptionSet, Sendable {
        /// One bit a role.
        public let rawValue: UInt8

        /// The roles whose bits are set.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// It follows a dot.
        public static let member = Roles(rawValue: 1)
        /// It is the label of an argument or parameter: a colon follows, in parentheses or brackets.
        public static let labelled = Roles(rawValue: 2)
        /// It is called: an opening parenthesis follows.
        public static let called = Roles(rawValue: 4)
        /// It is assigned to: `=` follows.
        public static let assigned = Roles(rawValue: 8)
        /// It is no use but the name of a local constant, variable, parameter or capture that is declared here.
        public static let bound = Roles(rawValue: 16)
    }

    /// The identifier, without backticks.
    public let name: Range<Int>
    /// What the tokens around it make of it.
    public let roles: Roles
    /// The index of the innermost type that it stands in (its inheritance clause and attributes included).
    public let type: Int?
}

/// A comment whose first word is a tag and a colon.
public struct TaggedComment: Sendable {
    /// The word before the colon: `MARK`, `TODO`, `FIXME` or `vipergen`.
    public let tag: Range<Int>
    /// What follows the colon, without white space around it; of a block comment, its first line.
    public let text: Range<Int>
    /// The whole comment.
    public let range: Range<Int>
    /// The index of the innermost type that it stands in.
    public let type: Int?
}
