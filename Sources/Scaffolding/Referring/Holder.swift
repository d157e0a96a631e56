import SwiftOutline
import TemplateSets

/// The type that shows a list's items: as stored properties, as methods, or as the parameters of a method.
struct Holder {
    private enum Form {
        case properties
        /// What a method's name is made of around an item's.
        case methods(prefix: String, suffix: String, isCapitalized: Bool)
        case parameters(of: String)

        var rank: Int {
            switch self {
            case .properties: 0
            case .methods: 1
            case .parameters: 2
            }
        }

        /// The bytes of a method's name that an item does not bring along.
        var markLength: Int {
            switch self {
            case .methods(let prefix, let suffix, _): prefix.utf8.count + suffix.utf8.count
            case .properties, .parameters: 0
            }
        }
    }

    /// The items that the type has anyway, as they would be typed.
    private(set) var others: [String] = []
    private let type: String
    private let form: Form
    /// Whether nobody outside the type could hand it the item.
    private let isPrivate: Bool

    /// The types that show a probe, in the order of the text.
    ///
    /// - Parameter without: the same text without the probe; nil where there is no such text.
    static func all(of probe: String, _ probeType: String, in outline: Outline, without: Outline?) -> [Holder] {
        outline.members.compactMap { member in
            guard let owner = member.owner, let form = form(of: member, probe, probeType, outline) else { return nil }
            // What an extension implements is declared elsewhere.
            if case .methods = form, outline.types[owner].kind == .extension { return nil }
            var holder = Holder(
                type: outline.text(of: outline.types[owner].name), form: form,
                isPrivate: outline[member.modifiers].contains {
                    ["private", "fileprivate"].contains(outline.text(of: $0))
                })
            holder.others = without.map(holder.items) ?? []
            return holder
        }
    }

    /// Whether items are told apart better here: what is stored says more than what is handed on, and what is private
    /// has been handed on by something that is not; less that is something else stands between them, and a longer part
    /// of a method's name says that it is one of them.
    func tellsMore(than other: Holder) -> Bool { order < other.order }

    private var order: (Int, Int, Int, Int) { (form.rank, isPrivate ? 1 : 0, others.count, -form.markLength) }

    private init(type: String, form: Form, isPrivate: Bool) {
        self.type = type
        self.form = form
        self.isPrivate = isPrivate
    }

    private static func form(
        of member: Member, _ probe: String, _ probeType: String, _ outline: Outline
    ) -> Form? {
        let name = outline.text(of: member.name)
        if member.isStored {
            return name == probe && member.type.map(outline.text(of:)) == probeType ? .properties : nil
        }
        guard member.kind == .func else { return nil }
        let capitalized = probe.prefix(1).uppercased() + probe.dropFirst()
        if let place = name.firstRange(of: probe) ?? name.firstRange(of: capitalized) {
            return .methods(
                prefix: String(name[..<place.lowerBound]), suffix: String(name[place.upperBound...]),
                isCapitalized: name[place] == capitalized)
        }
        let parameters = MethodKind.parameters(outline.parameters(of: member)) ?? []
        return parameters.contains("\(probe):\(probeType)") ? .parameters(of: name) : nil
    }

    /// The items that the type has in a text, as they would be typed. What an extension implements is there for all,
    /// and asks nothing of anybody.
    func items(in outline: Outline) -> [String] {
        var items: [String] = []
        var implemented: Set<String> = []
        for member in outline.members {
            guard let owner = member.owner, outline.text(of: outline.types[owner].name) == type else { continue }
            let own: [String]
            switch form {
            case .properties: own = property(member, outline)
            case .methods(let prefix, let suffix, let isCapitalized):
                own = method(member, outline, prefix, suffix, isCapitalized)
            case .parameters(let function):
                guard member.kind == .func, outline.text(of: member.name) == function else { continue }
                return MethodKind.parameters(outline.parameters(of: member)) ?? []
            }
            if outline.types[owner].kind == .extension { implemented.formUnion(own) } else { items += own }
        }
        if case .properties = form {
            // Each branch of `#if` may have its own.
            var names: Set<Substring> = []
            items.removeAll { !names.insert($0.prefix { $0 != ":" }).inserted }
        }
        return items.filter { !implemented.contains($0) }
    }

    private func property(_ member: Member, _ outline: Outline) -> [String] {
        guard member.isStored, !member.isStatic, member.initialValue == nil, let type = member.type,
            !outline[member.modifiers].contains(where: { ["private", "fileprivate"].contains(outline.text(of: $0)) })
        else { return [] }
        return ["\(Identifier.escaped(outline.text(of: member.name))):\(outline.text(of: type))"]
    }

    private func method(
        _ member: Member, _ outline: Outline, _ prefix: String, _ suffix: String, _ isCapitalized: Bool
    ) -> [String] {
        let name = outline.text(of: member.name)
        guard member.kind == .func, name.hasPrefix(prefix), name.hasSuffix(suffix),
            name.utf8.count > prefix.utf8.count + suffix.utf8.count
        else { return [] }
        let item = name.dropFirst(prefix.count).dropLast(suffix.count)
        let own = isCapitalized ? item.prefix(1).lowercased() + item.dropFirst() : String(item)
        return [own + outline.parameters(of: member)]
    }
}

extension Outline {
    /// The parameters of a function with their parentheses, on one line.
    func parameters(of member: Member) -> String {
        guard let range = parametersRange(of: member) else { return "" }
        let words = text(of: range.lowerBound + 1..<range.upperBound - 1).split(whereSeparator: \.isWhitespace)
        let parameters = words.joined(separator: " ")
        return "(\(parameters.hasSuffix(",") ? String(parameters.dropLast()) : parameters))"
    }

    /// Where the parameters of a function stand, with their parentheses; nil where these are not closed.
    func parametersRange(of member: Member) -> Range<Int>? {
        let base = nameEnd(of: member)
        var lexer = Lexer(Array(source[base...]))
        var (depth, start) = (0, base)
        while let token = lexer.next() {
            let range = token.range.lowerBound + base..<token.range.upperBound + base
            guard token.kind == .punctuation else { continue }
            switch source[range.lowerBound] {
            case UInt8(ascii: "("):
                if depth == 0 { start = range.lowerBound }
                depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return start..<range.upperBound }
            default: break
            }
        }
        return nil
    }

    /// Where a member's name ends, with the backticks around it.
    func nameEnd(of member: Member) -> Int {
        let end = member.name.upperBound
        return source[end...].first == UInt8(ascii: "`") ? end + 1 : end
    }
}
