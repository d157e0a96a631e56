/// A small change to a Swift text that somebody else has written.
public struct SwiftEdit: Sendable, Equatable {
    /// What is put where.
    public enum Kind: Sendable, Equatable {
        /// An item at the end of the array that a property holds.
        case item(property: String)
        /// A property behind the others of a type, or a function behind its members.
        case member
        /// A statement at the end of a function, or of `init`.
        case statement(function: String)
    }

    /// What is put where.
    public var kind: Kind
    /// The type that it is put into; nil where a property's name is enough.
    public var type: String?
    /// The Swift text to put in, without indentation or line end.
    public var text: String

    /// Whether lines that become too long are broken.
    public var wrapsLines: Bool

    /// An edit of these parts.
    public init(_ kind: Kind, type: String? = nil, text: String, wrapsLines: Bool = false) {
        self.kind = kind
        self.type = type
        self.text = text
        self.wrapsLines = wrapsLines
    }

    /// The text with the edit made; as it is where it has that already, and nil where the place is not found or is not
    /// the only one.
    public func apply(to source: [UInt8]) -> [UInt8]? {
        let edited = edited(source)
        // Breaks are one byte, and what they indent by is made of blanks.
        guard wrapsLines, let edited, !source.contains(where: { $0 == 0x0D || $0 == 0x09 }) else { return edited }
        return LongLines.broken(in: edited, besides: source)
    }

    private func edited(_ source: [UInt8]) -> [UInt8]? {
        guard let text = SwiftText(source), let piece = SwiftText(Array(self.text.utf8)) else { return nil }
        switch kind {
        case .item(let property):
            guard let list = text.list(ofProperty: property, type: type) else { return nil }
            return text.appending(piece, toList: list)
        case .member:
            return onlyBody(in: text).flatMap { text.inserting(member: piece, in: $0) }
        case .statement(let function):
            return onlyBody(in: text).flatMap { text.adding(piece, toFunction: function, in: $0) }
        }
    }

    private func onlyBody(in text: SwiftText) -> Range<Int>? {
        let bodies = type.map { text.bodies(ofType: $0, withExtensions: false) } ?? []
        return bodies.count == 1 ? bodies[0] : nil
    }
}
