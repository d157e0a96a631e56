extension Keyword {
    /// The keyword that the bytes of an identifier spell, or `none`.
    init(_ source: [UInt8], _ start: Int, _ end: Int) {
        self = Spelling(source: source, start: start, count: end - start).keyword
    }
}

/// An identifier to be compared with the keywords of its first letter and length.
private struct Spelling {
    let source: [UInt8]
    let start: Int
    let count: Int

    var keyword: Keyword {
        switch source[start] {
        case UInt8(ascii: "A"):
            switch count {
            case 3: match("Any", .anyType)
            default: .none
            }
        case UInt8(ascii: "S"):
            switch count {
            case 4: match("Self", .selfType)
            default: .none
            }
        case UInt8(ascii: "_"):
            switch count {
            case 1: match("_", .underscore)
            case 5: match("_read", .underscoredRead)
            case 7: match("_modify", .underscoredModify)
            case 11: match("__consuming", .underscoredConsuming)
            default: .none
            }
        case UInt8(ascii: "a"):
            switch count {
            case 2: match("as", .as)
            case 3: match("any", .any)
            case 5: match("await", .await, "actor", .actor, "async", .async)
            case 14: match("associatedtype", .associatedtype)
            default: .none
            }
        case UInt8(ascii: "b"):
            switch count {
            case 5: match("break", .break)
            case 9: match("borrowing", .borrowing)
            default: .none
            }
        case UInt8(ascii: "c"):
            switch count {
            case 4: match("case", .case, "copy", .copy)
            case 5: match("catch", .catch, "class", .class)
            case 7: match("consume", .consume)
            case 8: match("continue", .continue)
            case 9: match("consuming", .consuming)
            case 11: match("convenience", .convenience)
            default: .none
            }
        case UInt8(ascii: "d"):
            switch count {
            case 2: match("do", .do)
            case 5: match("defer", .defer)
            case 6: match("deinit", .deinit, "didSet", .didSet)
            case 7: match("default", .default, "dynamic", .dynamic)
            case 11: match("distributed", .distributed)
            default: .none
            }
        case UInt8(ascii: "e"):
            switch count {
            case 4: match("else", .else, "enum", .enum, "each", .each)
            case 9: match("extension", .extension)
            default: .none
            }
        case UInt8(ascii: "f"):
            switch count {
            case 3: match("for", .for)
            case 4: match("func", .func)
            case 5: match("false", .false, "final", .final)
            case 11: match("fallthrough", .fallthrough, "fileprivate", .fileprivate)
            default: .none
            }
        case UInt8(ascii: "g"):
            switch count {
            case 3: match("get", .get)
            case 5: match("guard", .guard)
            default: .none
            }
        case UInt8(ascii: "i"):
            switch count {
            case 2: match("if", .if, "in", .in, "is", .is)
            case 4: match("init", .`init`)
            case 5: match("inout", .inout, "infix", .infix)
            case 6: match("import", .import)
            case 8: match("internal", .internal, "indirect", .indirect, "isolated", .isolated)
            default: .none
            }
        case UInt8(ascii: "l"):
            switch count {
            case 3: match("let", .let)
            case 4: match("lazy", .lazy)
            default: .none
            }
        case UInt8(ascii: "m"):
            switch count {
            case 5: match("macro", .macro)
            case 8: match("mutating", .mutating)
            default: .none
            }
        case UInt8(ascii: "n"):
            switch count {
            case 3: match("nil", .nil)
            case 11: match("nonisolated", .nonisolated, "nonmutating", .nonmutating)
            default: .none
            }
        case UInt8(ascii: "o"):
            switch count {
            case 4: match("open", .open)
            case 8: match("operator", .operator, "optional", .optional, "override", .override)
            default: .none
            }
        case UInt8(ascii: "p"):
            switch count {
            case 6: match("public", .public, "prefix", .prefix)
            case 7: match("private", .private, "package", .package, "postfix", .postfix)
            case 8: match("protocol", .protocol)
            case 15: match("precedencegroup", .precedencegroup)
            default: .none
            }
        case UInt8(ascii: "r"):
            switch count {
            case 6: match("repeat", .repeat, "return", .return)
            case 8: match("rethrows", .rethrows, "required", .required)
            default: .none
            }
        case UInt8(ascii: "s"):
            switch count {
            case 3: match("set", .set)
            case 4: match("self", .selfValue, "some", .some)
            case 5: match("super", .super)
            case 6: match("static", .static, "struct", .struct, "switch", .switch)
            case 7: match("sending", .sending)
            case 9: match("subscript", .subscript)
            default: .none
            }
        case UInt8(ascii: "t"):
            switch count {
            case 3: match("try", .try)
            case 4: match("true", .true)
            case 5: match("throw", .throw)
            case 6: match("throws", .throws)
            case 9: match("typealias", .typealias)
            default: .none
            }
        case UInt8(ascii: "u"):
            switch count {
            case 6: match("unsafe", .unsafe)
            case 7: match("unowned", .unowned)
            case 13: match("unsafeAddress", .unsafeAddress)
            case 20: match("unsafeMutableAddress", .unsafeMutableAddress)
            default: .none
            }
        case UInt8(ascii: "v"):
            switch count {
            case 3: match("var", .var)
            default: .none
            }
        case UInt8(ascii: "w"):
            switch count {
            case 4: match("weak", .weak)
            case 5: match("where", .where, "while", .while)
            case 7: match("willSet", .willSet)
            default: .none
            }
        default: .none
        }
    }

    @inline(__always)
    private func match(_ text: StaticString, _ keyword: Keyword) -> Keyword {
        isText(text) ? keyword : .none
    }

    @inline(__always)
    private func match(_ text: StaticString, _ keyword: Keyword, _ text2: StaticString, _ keyword2: Keyword) -> Keyword
    {
        isText(text) ? keyword : isText(text2) ? keyword2 : .none
    }

    @inline(__always)
    private func match(
        _ text: StaticString, _ keyword: Keyword, _ text2: StaticString, _ keyword2: Keyword,
        _ text3: StaticString, _ keyword3: Keyword
    ) -> Keyword {
        isText(text) ? keyword : isText(text2) ? keyword2 : isText(text3) ? keyword3 : .none
    }

    /// Whether the identifier, which has the text's length and first letter, is the text.
    @inline(__always)
    private func isText(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            for index in 1..<max(1, count) where source[start + index] != text[index] {
                return false
            }
            return true
        }
    }
}
