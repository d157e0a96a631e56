import Text

/// The stack of values that names are looked up in.
struct Context {
    private struct Frame {
        var value: Value
        /// The list a section runs over; empty if the section is no loop.
        let items: [Value]
        var index = 0

        /// The state of the loop that a role asks for.
        func state(_ role: NamePart.Role) -> Value {
            switch role {
            case .isFirst: .bool(index == 0)
            case .isLast: .bool(index == items.count - 1)
            default: .number(String(index))
            }
        }
    }

    private var frames: [Frame]

    init(_ root: Value) {
        frames = [Frame(value: root, items: [])]
    }

    /// How many sections are entered.
    var depth: Int {
        frames.count - 1
    }

    /// The innermost context.
    var current: Value {
        frames[frames.count - 1].value
    }

    mutating func enter(_ value: Value) {
        frames.append(Frame(value: value, items: []))
    }

    /// Enters a loop with the first of its items.
    mutating func enterLoop(over items: [Value]) {
        frames.append(Frame(value: items[0], items: items))
    }

    /// Goes on to the next item of the innermost section; leaves the section if there is none.
    ///
    /// - Returns: Whether there is a next item.
    mutating func advance() -> Bool {
        let top = frames.count - 1
        let next = frames[top].index + 1
        guard next < frames[top].items.count else {
            frames.removeLast()
            return false
        }
        frames[top].index = next
        frames[top].value = frames[top].items[next]
        return true
    }

    /// The value of a name; `nil` if no context holds it.
    func value(of parts: [NamePart], from first: Int, count: Int) -> Value? {
        guard var value = value(of: parts[first]) else { return nil }
        for index in (first + 1)..<(first + count) {
            guard let member = value.member(parts[index]) else { return nil }
            value = member
        }
        return value
    }

    private func value(of part: NamePart) -> Value? {
        switch part.role {
        case .key, .form: break
        case .current: return current
        case .isFirst, .isLast, .index:
            if let loop = frames.last(where: { !$0.items.isEmpty }) {
                return loop.state(part.role)
            }
        }
        var index = frames.count
        while index > 0 {
            index -= 1
            if case .object(let members) = frames[index].value, let value = members[part.name] {
                return value
            }
        }
        return nil
    }
}

extension Context {
    /// The names that could be written where `parts` names nothing: those beside the first unknown part, then all
    /// others in scope.
    func knownNames(insteadOf parts: ArraySlice<NamePart>) -> [String] {
        var siblings: [String] = []
        if let first = parts.first, var value = value(of: first) {
            var path = first.isCurrent ? "." : first.name + "."
            for part in parts.dropFirst() {
                guard let member = value.member(part) else { break }
                value = member
                path += part.name + "."
            }
            siblings = value.memberNames.map { path + $0 }.sorted()
        }
        var names: Set<String> = []
        for frame in frames {
            if case .object(let members) = frame.value {
                names.formUnion(members.keys)
            }
            if !frame.items.isEmpty {
                names.formUnion(["-first", "-last", "-index"])
            }
        }
        return siblings + names.sorted()
    }
}

extension Value {
    /// The value of a later part of a dotted name.
    fileprivate func member(_ part: NamePart) -> Value? {
        switch self {
        case .object(let members): return members[part.name]
        case .string(let text):
            if case .form(let form) = part.role {
                return .string(form.apply(to: text))
            }
            return nil
        default: return nil
        }
    }

    fileprivate var memberNames: [String] {
        switch self {
        case .object(let members): Array(members.keys)
        case .string: CaseForm.allCases.map(\.rawValue)
        default: []
        }
    }
}
