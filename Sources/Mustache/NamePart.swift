import Text

/// A part of a dotted name.
struct NamePart: Sendable {
    enum Role: Sendable {
        case key
        /// `.`, the current context.
        case current
        /// `-first`, `-last` and `-index` of the innermost loop.
        case isFirst
        case isLast
        case index
        /// A key, or else a case form of a string.
        case form(CaseForm)
    }

    static let current = NamePart(name: ".", role: .current)

    let name: String
    let role: Role

    private init(name: String, role: Role) {
        self.name = name
        self.role = role
    }

    /// A name that is not looked up in a context, and has no parts.
    init(whole name: String) {
        self.init(name: name, role: .key)
    }

    /// The first part of a name.
    init(first name: String) {
        self.name = name
        guard name.utf8.first == UInt8(ascii: "-") else {
            role = .key
            return
        }
        role =
            switch name {
            case "-first": .isFirst
            case "-last": .isLast
            case "-index": .index
            default: .key
            }
    }

    /// A part after a dot.
    init(member name: String) {
        self.name = name
        role = CaseForm(rawValue: name).map(Role.form) ?? .key
    }

    /// Whether it asks for the state of a loop.
    var isLoopState: Bool {
        switch role {
        case .isFirst, .isLast, .index: true
        case .key, .current, .form: false
        }
    }

    /// Whether it is the current context itself.
    var isCurrent: Bool {
        if case .current = role { true } else { false }
    }
}
