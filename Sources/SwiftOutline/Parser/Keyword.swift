/// A word that means something to the grammar, always or where the words around it allow it.
enum Keyword: UInt8 {
    case none

    // Reserved words, which are names only in backticks, behind a dot or as labels.
    case anyType, selfType, underscore, `as`, `associatedtype`, `break`, `case`, `catch`, `class`,
        `continue`, `default`, `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`,
        `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`,
        `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`,
        selfValue, `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`,
        `typealias`, `var`, `where`, `while`

    // Names everywhere but in their own place.
    case actor, any, async, await, borrowing, consume, consuming, convenience, copy, didSet, distributed, dynamic,
        each, final, get, indirect, infix, isolated, lazy, macro, mutating, nonisolated, nonmutating, open,
        optional, override, package, postfix, prefix, required, sending, set, some, unowned, unsafe, weak,
        willSet, underscoredConsuming, underscoredRead, underscoredModify, unsafeAddress, unsafeMutableAddress

    /// Whether the word is never a name, but in backticks, behind a dot or as a label.
    var isReserved: Bool {
        rawValue >= Keyword.anyType.rawValue && rawValue <= Keyword.while.rawValue
    }

    /// Whether a type can begin with the word.
    var canBeginType: Bool {
        switch self {
        case .anyType, .selfType, .inout, .repeat: true
        default: !isReserved
        }
    }

    /// Whether a declaration's modifiers can be written with the word.
    var isModifier: Bool {
        switch self {
        case .fileprivate, .internal, .private, .public, .static, .async, .borrowing, .consuming, .convenience,
            .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating, .nonisolated,
            .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .required, .sending, .unowned,
            .weak, .underscoredConsuming:
            true
        default:
            false
        }
    }

    /// Whether the word begins a declaration, whatever follows.
    var isIntroducer: Bool {
        switch self {
        case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .let, .operator,
            .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
            true
        default:
            false
        }
    }

    /// Whether the word begins a declaration and can stand nowhere else, but as a name.
    var isMajorIntroducer: Bool {
        switch self {
        case .deinit, .enum, .extension, .func, .import, .protocol, .struct, .typealias: true
        default: false
        }
    }

    /// Whether an operand follows the word, on whatever line.
    var needsOperand: Bool {
        switch self {
        case .as, .await, .case, .catch, .defer, .do, .else, .for, .guard, .if, .in, .is, .let, .repeat, .return,
            .switch, .throw, .try, .var, .where, .while:
            true
        default:
            false
        }
    }
}
