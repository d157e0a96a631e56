import SwiftOutline

/// Where an object gives itself to another one: `banner.delegate = self`, `TapButton(owner: self)`,
/// `button.attach(self)` and `banner.listeners.append(self)`.
struct SelfGift {
    /// What it is given by.
    let name: Range<Int>
    let slot: ForeignSlot
    let receiver: Receiver

    /// Who gets it.
    enum Receiver {
        /// What a property, or a local constant, of some name is.
        case named(String)
        /// What is made by a call, whose use has a number.
        case made(Int)
    }

    /// What the use of some number tells; nil where nothing is given there.
    init?(at number: Int, in outline: Outline) {
        let use = outline.uses[number]
        if use.roles.isSuperset(of: [.member, .assigned]) {
            guard Self.isSelf(outline.source[use.name.upperBound...].drop { " =\n".utf8.contains($0) }),
                let receiver = Self.receiver(of: use.name, in: outline)
            else { return nil }
            self.init(name: use.name, slot: .property(outline.text(of: use.name)), receiver: .named(receiver))
        } else if use.roles.contains(.labelled), !use.roles.contains(.bound) {
            guard Self.isSelfArgument(outline.value(assignedTo: use)),
                let callee = outline.callee(around: use.name.lowerBound, before: number)
            else { return nil }
            self.init(argument: outline.text(of: use.name), at: use.name, of: callee, in: outline)
        } else if use.roles.contains(.called) {
            let argument = outline.source[use.name.upperBound...].dropFirst().drop { " \n\t".utf8.contains($0) }
            guard Self.isSelfArgument(argument) else { return nil }
            self.init(argument: nil, at: use.name, of: number, in: outline)
        } else {
            return nil
        }
    }

    private init(name: Range<Int>, slot: ForeignSlot, receiver: Receiver) {
        self.name = name
        self.slot = slot
        self.receiver = receiver
    }

    /// What an argument of a call gives.
    private init?(argument label: String?, at name: Range<Int>, of callee: Int, in outline: Outline) {
        let call = outline.uses[callee]
        let function = outline.text(of: call.name)
        guard call.roles.contains(.member) else {
            guard outline.source[call.name].first?.isCapital == true else { return nil }
            self.init(name: name, slot: .argument(label, of: "init"), receiver: .made(callee))
            return
        }
        if label == nil, ["append", "insert"].contains(function), callee > 0 {
            let list = outline.uses[callee - 1]
            guard list.roles.contains(.member), let receiver = Self.receiver(of: list.name, in: outline) else {
                return nil
            }
            self.init(name: list.name, slot: .list(outline.text(of: list.name)), receiver: .named(receiver))
            return
        }
        guard let receiver = Self.receiver(of: call.name, in: outline) else { return nil }
        self.init(name: name, slot: .argument(label, of: function), receiver: .named(receiver))
    }

    /// Whether something may be given by a name: an equals sign, a colon or a parenthesis stands behind it, and then
    /// `self`, as after few names.
    static func mayBe(_ use: Use, in source: [UInt8]) -> Bool {
        guard !use.roles.isDisjoint(with: [.assigned, .labelled, .called]) else { return false }
        let sign = next(from: use.name.upperBound, in: source)
        guard sign < source.count else { return false }
        switch source[sign] {
        case UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "("): break
        default: return false
        }
        let value = next(from: sign + 1, in: source)
        return value < source.count && source[value] == UInt8(ascii: "s") && source[value...].starts(with: "self".utf8)
    }

    /// Where the next byte stands that is no white space.
    private static func next(from offset: Int, in source: [UInt8]) -> Int {
        var next = offset
        while next < source.count, source[next] <= UInt8(ascii: " ") { next += 1 }
        return next
    }

    private static func isSelf(_ value: ArraySlice<UInt8>) -> Bool {
        value.starts(with: "self".utf8)
            && !(value.dropFirst(4).first.map { $0.isNamePart || ".?!(".utf8.contains($0) } ?? false)
    }

    private static func isSelfArgument(_ value: ArraySlice<UInt8>) -> Bool {
        guard value.starts(with: "self".utf8) else { return false }
        return value.dropFirst(4).first { !" \r\n\t".utf8.contains($0) }.map { ",)".utf8.contains($0) } ?? false
    }

    /// What stands before the dot of a member, but for `self`: the name of a property, or of a local constant.
    static func receiver(of name: Range<Int>, in outline: Outline) -> String? {
        var rest = outline.source[..<name.lowerBound].dropLast()
        while let last = rest.last, "?!".utf8.contains(last) { rest.removeLast() }
        let start = rest.lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? rest.startIndex
        let receiver = outline.text(of: start..<rest.endIndex)
        rest = rest[..<start]
        guard !receiver.isEmpty, receiver != "self" else { return nil }
        let isOfOther = rest.last == UInt8(ascii: ".") && !["self.", "self?."].contains { rest.ends(with: $0.utf8) }
        return isOfOther ? nil : receiver
    }
}

extension Outline {
    /// The call in whose parentheses an offset lies, as one of the uses before a number; nil where they are no call's.
    func callee(around offset: Int, before number: Int) -> Int? {
        guard let place = openBracket(around: offset) else { return nil }
        return uses[..<number].suffix(Self.longestArguments).lastIndex {
            $0.name.upperBound == place && $0.roles.contains(.called)
        }
    }

    /// Where the bracket opens in which an offset lies, not further away than the arguments of a call are long.
    func openBracket(around offset: Int) -> Int? {
        var depth = 0
        for place in source[..<offset].suffix(Self.longestArguments).indices.reversed() {
            switch source[place] {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth -= 1
            default: continue
            }
            if depth < 0 { return place }
        }
        return nil
    }

    /// How many bytes the arguments of a call may have.
    private static let longestArguments = 2000
}
