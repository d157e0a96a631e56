import Text

/// A tag of a template that names something.
public struct Reference: Equatable, Sendable {
    /// The kind of the tag.
    public enum Kind: Sendable {
        case variable
        case unescaped
        case section
        case inverted
        case partial
        case dynamicPartial
        case parent
        case dynamicParent
        case block
    }

    /// The kind of the tag.
    public var kind: Kind
    /// The name in the tag; of a dynamic name, without its asterisk.
    public var name: String
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes.
    public var column: Int
    /// The names of the sections the tag stands within, outermost first. Inverted sections open no context and are
    /// left out.
    public var sections: [String]

    /// A tag of this kind and name at this place.
    public init(kind: Kind, name: String, line: Int, column: Int, sections: [String]) {
        self.kind = kind
        self.name = name
        self.line = line
        self.column = column
        self.sections = sections
    }
}

extension Template {
    /// Every tag that names something, in the order of the source.
    public var references: [Reference] {
        var references: [Reference] = []
        var sections: [String] = []
        var counter = LocationCounter()
        for token in tokens {
            if token.kind == .endOfSection {
                sections.removeLast()
            }
            guard let kind = Reference.Kind(token.kind) else { continue }
            let location = counter.location(of: token.position, in: source)
            let name = name(of: token)
            references.append(
                Reference(kind: kind, name: name, line: location.line, column: location.column, sections: sections)
            )
            if token.kind == .section {
                sections.append(name)
            }
        }
        return references
    }
}

extension Reference.Kind {
    fileprivate init?(_ kind: Token.Kind) {
        switch kind {
        case .variable: self = .variable
        case .unescaped: self = .unescaped
        case .section: self = .section
        case .inverted: self = .inverted
        case .partial: self = .partial
        case .dynamicPartial: self = .dynamicPartial
        case .parent: self = .parent
        case .dynamicParent: self = .dynamicParent
        case .block, .argument: self = .block
        case .text, .endOfSection, .end: return nil
        }
    }
}
