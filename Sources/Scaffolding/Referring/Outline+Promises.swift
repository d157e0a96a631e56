import SwiftOutline
import TemplateSets
import Text

extension Outline {
    /// What keeps the requirements of a protocol, a member each; nil where that takes more than a class that does
    /// nothing.
    ///
    /// - Parameters:
    ///   - type: the protocol's index.
    ///   - fake: the name of the class.
    ///   - sample: the expression of a type; nil where none is known.
    func promises(of type: Int, keptBy fake: String, sample: (SwiftType) -> String?) -> [Promise]? {
        let declared = types[type]
        let body = Array(source[declared.body])
        let words = Lexer.identifiers(in: body)
        guard declared.kind == .protocol, !isOfItsFile(declared.modifiers), isPlainHead(declared),
            words.isDisjoint(with: ["Self", "associatedtype"]), !Self.branches.finds(in: body)
        else { return nil }
        var promises: [Promise] = []
        for member in members where member.owner == type {
            let promise =
                switch member.kind {
                case .var: property(member, keptBy: fake, sample)
                case .func: function(member, keptBy: fake, sample)
                default: Promise?.none
                }
            guard let promise else { return nil }
            promises.append(promise)
        }
        return promises
    }

    private static let branches = ByteSearch("#if".utf8)

    /// Whether nothing but a name, protocols and the main actor stands before a protocol's braces.
    private func isPlainHead(_ type: TypeDeclaration) -> Bool {
        let head = source[type.name.upperBound..<max(type.name.upperBound, type.body.lowerBound)]
        return self[type.attributes].allSatisfy { text(of: $0) == "@MainActor" }
            && !head.contains(UInt8(ascii: "<")) && !Lexer.identifiers(in: Array(head)).contains("where")
    }

    private func property(_ member: Member, keptBy fake: String, _ sample: (SwiftType) -> String?) -> Promise? {
        guard let type = member.type, let start = start(of: member) else { return nil }
        let words = accessors(behind: type.upperBound)
        let declaration = start + text(of: member.introducer..<type.upperBound)
        let value = value(of: text(of: type), "\(fake).\(text(of: member.name))", sample)
        let isSettable = words.contains("set")
        return Promise(
            text: isSettable ? "\(declaration) {\n    get { \(value) }\n    set { }\n}" : "\(declaration) { \(value) }",
            name: "\(member.isStatic) \(text(of: member.name))", signature: Self.canonical(text(of: type)),
            isolation: isolation(of: member), isSettable: isSettable)
    }

    private func function(_ member: Member, keptBy fake: String, _ sample: (SwiftType) -> String?) -> Promise? {
        guard source[member.name].first?.isNamePart == true, let start = start(of: member),
            let end = signatureEnd(of: member)
        else { return nil }
        let declaration = start + unindented(member.introducer..<end)
        let type = member.type.map(text(of:)) ?? "Void"
        let isVoid = (try? SwiftType(parsing: type))?.isVoid == true
        let value = isVoid ? "" : value(of: type, "\(fake).\(text(of: member.name))", sample) + " "
        let parameters = parameters(of: member).dropFirst().dropLast().splitAtDepthZero(",")
            .filter { !$0.isEmpty }.map { $0.splitAtDepthZero(":", atMost: 1) }
        let labels = parameters.map { $0[0].split(whereSeparator: \.isWhitespace).first ?? "" }
        let types = parameters.map { Self.canonical($0.last?.trimmed ?? "") } + [Self.canonical(type)]
        return Promise(
            text: "\(declaration) { \(value)}",
            name: "\(member.isStatic) \(text(of: member.name))(\(labels.map { $0 + ":" }.joined()))".replacing(
                "`", with: ""),
            signature: types.joined(separator: ", "), isolation: isolation(of: member),
            isGeneric: source[nameEnd(of: member)...].first == UInt8(ascii: "<"),
            effects: effects(of: member, upTo: end))
    }

    /// A type in one of the ways to write it.
    private static func canonical(_ type: some StringProtocol) -> String {
        (try? SwiftType(parsing: String(type)))?.canonical.description ?? String(type)
    }

    /// The words of a property's accessors.
    private func accessors(behind start: Int) -> Set<String> {
        var lexer = Lexer(Array(source[start...]))
        var words: Set<String> = []
        while let token = lexer.next() {
            let word = text(of: token.range.lowerBound + start..<token.range.upperBound + start)
            if word == "}" { break }
            if token.kind == .identifier { words.insert(word) }
        }
        return words
    }

    /// What a function does beside giving a result.
    private func effects(of member: Member, upTo end: Int) -> Promise.Effects {
        let start = parametersRange(of: member)?.upperBound ?? end
        var effects = Promise.Effects()
        var lexer = Lexer(Array(source[start..<max(start, min(end, member.type?.lowerBound ?? end))]))
        while let token = lexer.next() {
            let range = token.range.lowerBound + start..<token.range.upperBound + start
            switch text(of: range) {
            case "async": effects.isAsync = true
            case "throws", "rethrows": effects.errors = "any"
            case _ where token.kind == .identifier && effects.errors != nil:
                effects.errors =
                    effects.errors == "any" ? text(of: range) : (effects.errors ?? "") + "." + text(of: range)
            default: break
            }
        }
        return effects
    }

    /// What a requirement says of where it runs.
    private func isolation(of member: Member) -> String? {
        (self[member.attributes].map(text(of:)) + self[member.modifiers].map(text(of:)))
            .first { $0 == "@MainActor" || $0 == "nonisolated" }
    }

    /// Whether a protocol isolates what it asks for to the main actor.
    func isIsolated(_ type: Int) -> Bool {
        self[types[type].attributes].contains { text(of: $0) == "@MainActor" }
    }

    /// The text of a range, whose lines are indented as its first one is, without that indentation.
    private func unindented(_ range: Range<Int>) -> String {
        let start = source[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let indentation = source[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let separator = "\n" + String(decoding: indentation, as: UTF8.self)
        return text(of: range).replacing(separator, with: "\n")
    }

    /// What stands before a requirement's keyword, as a class's member has it; nil where it says more than where it
    /// runs.
    private func start(of member: Member) -> String? {
        let attributes = self[member.attributes].map(text(of:))
        let modifiers = self[member.modifiers].map(text(of:)).filter { $0 != "mutating" && $0 != "nonmutating" }
        guard attributes.allSatisfy({ ["@MainActor", "@discardableResult"].contains($0) }),
            modifiers.allSatisfy({ ["static", "nonisolated"].contains($0) })
        else { return nil }
        return (attributes + modifiers).map { $0 + " " }.joined()
    }

    /// An expression of a type, or what says that there is none.
    private func value(of type: String, _ place: String, _ sample: (SwiftType) -> String?) -> String {
        (try? SwiftType(parsing: type)).flatMap(sample) ?? "fatalError(\"\(place)\")"
    }

    /// Where a requirement's parameters, effects and result end; nil where conditions follow, or the result is only
    /// some type.
    private func signatureEnd(of member: Member) -> Int? {
        let base = nameEnd(of: member)
        var lexer = Lexer(Array(source[base...]))
        var depth = 0
        var end: Int?
        while let token = lexer.next() {
            guard !token.isComment else { continue }
            let range = token.range.lowerBound + base..<token.range.upperBound + base
            let word = text(of: range)
            if let type = member.type, range.lowerBound >= type.lowerBound {
                guard range.lowerBound >= type.upperBound else {
                    if word == "some" { return nil }
                    continue
                }
                return word == "where" ? nil : type.upperBound
            }
            switch word {
            case "(", "[": depth += 1
            case ")", "]":
                depth -= 1
                if depth == 0 { end = range.upperBound }
            case "async", "throws", "rethrows": if depth == 0 { end = range.upperBound }
            case "->": continue
            default: if depth == 0, let end { return word == "where" ? nil : end }
            }
        }
        return end
    }
}
