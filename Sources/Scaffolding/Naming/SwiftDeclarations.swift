import SwiftOutline
import Text

/// What the Swift files of one target declare: the types and members of types that stand twice, and what is called like
/// a type.
struct SwiftDeclarations {
    /// A declaration that stands twice.
    struct Repetition {
        /// Such as `didEdit(post:)`.
        let declaration: String
        /// The type that it stands in; nil at the top level.
        let type: String?
    }

    /// The declarations that stand twice.
    private(set) var repetitions: [Repetition] = []
    private var known: Set<String> = []
    /// Functions with the labels of their parameters, and those that take identifiers by their types' names for them.
    private var labelled: Set<String> = []
    private var identified: Set<String> = []
    private var properties: Set<String> = []
    private var functionsWithoutParameters: Set<String> = []
    private var types: Set<String> = []
    /// The names of what is no type, but those that begin as no type's does.
    private var values: Set<String> = []
    /// The same of properties that are of that very type: that is the type still, but in an expression.
    private var typedValues: Set<String> = []
    private var called: Set<String> = []

    init(_ texts: [[UInt8]]) {
        let outlines = texts.map { Outline($0) }
        var protocols: Set<String> = []
        for outline in outlines {
            for type in outline.types where type.kind == .protocol { protocols.insert(outline.text(of: type.name)) }
        }
        for (file, outline) in outlines.enumerated() {
            readTypes(outline)
            // Of branches, only one counts.
            guard !Self.elseBranch.finds(in: outline.source) else { continue }
            readMembers(outline, Scopes(outline, file: file, protocols: protocols))
        }
    }

    /// The names of types that functions and properties have as well, where that is in the way of who names the type.
    var typesAsValues: [String] { types.intersection(values.union(typedValues.intersection(called))).sorted() }

    private static let elseBranch = ByteSearch("#else".utf8)

    private mutating func readTypes(_ outline: Outline) {
        for type in outline.types {
            for inherited in outline[type.inherits] { addTypes(in: outline.text(of: inherited)) }
            if type.kind != .extension { types.insert(outline.text(of: type.name)) }
        }
        for member in outline.members {
            if let type = member.type { addTypes(in: outline.text(of: type)) }
            addValue(member, outline)
        }
        for use in outline.uses where use.roles.contains(.called) && !use.roles.contains(.member) {
            called.insert(outline.text(of: use.name))
        }
    }

    private mutating func readMembers(_ outline: Outline, _ scopes: Scopes) {
        for type in outline.types where type.kind != .extension {
            let name = outline.text(of: type.name)
            let scope = scopes.scope(in: type.parent, type.modifiers)
            add(name, to: scope, isNew: known.insert("\(scope.key) \(name)").inserted)
        }
        for member in outline.members where member.owner != nil {
            let name = outline.text(of: member.name)
            guard name.unicodeScalars.first.map({ $0 == "_" || $0.properties.isXIDStart }) == true else { continue }
            let scope = scopes.scope(in: member.owner, member.modifiers)
            let key = "\(scope.key)\(member.isStatic || member.kind == .case ? " static" : "") \(name)"
            switch member.kind {
            case .func:
                let signature = FunctionSignature(of: member, in: outline)
                if signature.labels.isEmpty { functionsWithoutParameters.insert(key) }
                // What an `ID` is may be the very type that the other one takes.
                let takesIdentifier = signature.text.contains(".ID")
                let labelled = "\(key)(\(signature.labels))"
                let isAlike = identified.contains(labelled) || takesIdentifier && self.labelled.contains(labelled)
                self.labelled.insert(labelled)
                if takesIdentifier { identified.insert(labelled) }
                let isNew = known.insert(key + signature.text).inserted && !isAlike
                add(
                    "\(name)(\(signature.labels))", to: scope,
                    isNew: isNew && !(signature.labels.isEmpty && properties.contains(key)))
            case .var, .let, .case:
                let isNew = properties.insert(key).inserted
                add(name, to: scope, isNew: isNew && !functionsWithoutParameters.contains(key))
            case .`init`, .deinit, .subscript, .typealias, .associatedtype: break
            }
        }
    }

    private mutating func add(_ declaration: String, to scope: Scopes.Scope, isNew: Bool) {
        if !isNew { repetitions.append(Repetition(declaration: declaration, type: scope.type)) }
    }

    private mutating func addValue(_ member: Member, _ outline: Outline) {
        guard [.func, .var, .let].contains(member.kind), let first = outline.source[member.name].first,
            !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
        else { return }
        let name = outline.text(of: member.name)
        let isTyped = member.initialValue == nil && member.type.map(outline.text(of:))?.contains(name) == true
        if isTyped && member.kind != .func { typedValues.insert(name) } else { values.insert(name) }
    }

    private mutating func addTypes(in text: String) {
        types.formUnion(Lexer.identifiers(in: Array(text.utf8)))
    }
}

/// Where the declarations of a file stand: in a type, to which its extensions belong, or in an extension that gives the
/// members of a protocol bodies.
private struct Scopes {
    struct Scope {
        let type: String?
        let key: String
    }

    private let scopes: [Scope]
    private let outline: Outline
    private let file: Int

    init(_ outline: Outline, file: Int, protocols: Set<String>) {
        self.outline = outline
        self.file = file
        scopes = outline.types.map { type in
            let name = outline.text(of: type.name)
            var path = name
            var parent = type.parent
            while let index = parent {
                path = "\(outline.text(of: outline.types[index].name)).\(path)"
                parent = outline.types[index].parent
            }
            guard type.kind == .extension else { return Scope(type: name, key: path) }
            let header = String(
                decoding: outline.source[type.name.upperBound..<max(type.name.upperBound, type.body.lowerBound)],
                as: UTF8.self)
            let isOther = protocols.contains(path) || header.contains(" where ")
            return Scope(type: name, key: isOther ? "extension \(path)\(header)" : path)
        }
    }

    /// That of a declaration; what is private at the top level is known to its file only.
    func scope(in owner: Int?, _ modifiers: SpanList) -> Scope {
        if let owner { return scopes[owner] }
        let isPrivate = outline[modifiers].contains { ["private", "fileprivate"].contains(outline.text(of: $0)) }
        return Scope(type: nil, key: isPrivate ? "\(file)" : "")
    }
}

/// What tells functions of one name apart.
private struct FunctionSignature {
    /// The labels of the parameters, each with a colon.
    private(set) var labels = ""
    /// The labels and types of the parameters, and what is asked of generic ones. What is returned tells only functions
    /// apart that are called for nothing else.
    private(set) var text = ""

    init(of member: Member, in outline: Outline) {
        let source = outline.source
        guard let range = Self.parentheses(after: member.name.upperBound, in: source) else { return }
        let bytes = Array(source[range])
        var lexer = Lexer(bytes)
        var (depth, isLabelled, isTyped, isDefault) = (0, false, false, false)
        while let token = lexer.next() {
            guard !token.isComment else { continue }
            let word = String(decoding: bytes[token.range], as: UTF8.self)
            if [")", "]", "}"].contains(word) { depth -= 1 }
            if depth == 0 { isDefault = false }
            if depth == 1 {
                switch word {
                case ",": (isLabelled, isTyped, isDefault) = (false, false, false)
                case ":": isTyped = true
                case "=": isDefault = true
                case _ where !isLabelled:
                    isLabelled = true
                    labels += "\(word):"
                    text += word
                default: break
                }
            }
            // The second name of a parameter is its own affair, and so is its default.
            if depth != 1 || word == "," || isTyped, !isDefault { text += word }
            if ["(", "[", "{"].contains(word) { depth += 1 }
        }
        let rest = source[range.upperBound...].prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "\n") }
        let line = String(decoding: rest, as: UTF8.self)
        if labels.isEmpty {
            text += line.replacing(" throws", with: "")
        } else if let start = line.firstRange(of: " where ")?.lowerBound {
            text += line[start...]
        }
    }

    private static func parentheses(after start: Int, in source: [UInt8]) -> Range<Int>? {
        guard let first = source[start...].firstIndex(of: UInt8(ascii: "(")) else { return nil }
        var depth = 0
        for index in first..<source.count {
            if source[index] == UInt8(ascii: "(") { depth += 1 }
            if source[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return first..<index + 1 }
        }
        return nil
    }
}
