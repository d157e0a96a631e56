import Mustache
import TemplateSets
import Text

/// A name in which a module's name stands in some form, and parts that may be anything.
///
/// It comes from a text that was rendered for `PlaceholderName.module`: `QxmodZxnamePresenter` is the module's name and
/// `Presenter`.
struct NamePattern: Sendable {
    enum Piece: Hashable, Sendable {
        case text(String)
        /// The module's name, or its plural, in a case form; nil for the name as it is.
        case name(CaseForm?, isPlural: Bool)
        /// Any text but an empty one.
        case anything
    }

    let pieces: [Piece]
    /// Whether a part of it may be anything.
    let isOpen: Bool
    /// Its number among the different patterns of a convention, by which its text for a module is kept; nil for one
    /// that stands alone.
    let number: Int?

    /// Reads a text that was rendered for the placeholder names.
    init(_ rendered: String) {
        var pieces: [Piece] = []
        var plain: [UInt8] = []
        let bytes = Array(rendered.utf8)
        var offset = 0
        func flush() {
            if !plain.isEmpty { pieces.append(.text(String(decoding: plain, as: UTF8.self))) }
            plain = []
        }
        while offset < bytes.count {
            guard bytes[offset] | 0x20 == UInt8(ascii: "q"),
                let form = Self.forms.first(where: { bytes[offset...].starts(with: $0.bytes) })
            else {
                plain.append(bytes[offset])
                offset += 1
                continue
            }
            flush()
            offset += form.bytes.count
            if form.piece == .anything {
                while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) { offset += 1 }
                if bytes[offset...].starts(with: [UInt8(ascii: "s")]) { offset += 1 }
            }
            if pieces.last != .anything || form.piece != .anything { pieces.append(form.piece) }
        }
        flush()
        self.init(pieces: pieces)
    }

    init(pieces: [Piece], number: Int? = nil) {
        self.pieces = pieces
        self.number = number
        isOpen = pieces.contains(.anything)
    }

    /// Whether the module's name stands in it.
    var hasName: Bool {
        pieces.contains { if case .name = $0 { true } else { false } }
    }

    /// Whether the module's name stands in it in another form than as it is.
    var hasFormedName: Bool {
        pieces.contains { if case .name(let form, let isPlural) = $0 { form != nil || isPlural } else { false } }
    }

    /// Whether it is the name of a Swift file.
    var isSwiftFile: Bool {
        guard case .text(let end)? = pieces.last else { return false }
        return end.utf8.ends(with: ".swift".utf8)
    }

    /// What follows the module's name, where it is the name and one text: `Presenter`.
    var suffix: String? {
        guard pieces.count == 2, case .name(nil, isPlural: false) = pieces[0], case .text(let text) = pieces[1]
        else { return nil }
        return text
    }

    /// What follows the module's name, whatever stands before it.
    var ending: String? {
        guard prefix != nil, case .text(let text)? = pieces.last else { return suffix }
        return text
    }

    /// What stands before the module's name, where that is one text which another follows: `FB` in
    /// `FB*Presenter.swift`.
    var prefix: String? {
        guard pieces.count == 3, case .text(let text) = pieces[0], case .name(nil, isPlural: false) = pieces[1],
            case .text = pieces[2]
        else { return nil }
        return text
    }

    /// What stands before the module's name in the names of all Swift files; empty where they do not agree.
    static func prefix(ofFiles names: some Sequence<NamePattern>) -> String {
        var common: String?
        for name in names where name.hasName && name.isSwiftFile {
            guard let prefix = name.prefix, prefix == common ?? prefix else { return "" }
            common = prefix
        }
        return common ?? ""
    }

    /// What a module is called in the patterns of a set, where all of a house's types begin with something else.
    static func name(of module: String, without prefix: String) -> String {
        guard !prefix.isEmpty, module.utf8.begins(with: prefix.utf8) else { return module }
        let name = module.dropFirst(prefix.count)
        return name.first?.isUppercase == true ? String(name) : module
    }

    /// The forms in which the module's name stands in some patterns; nil where a plural is one.
    static func nameForms(of patterns: [NamePattern]) -> [CaseForm?]? {
        var forms: [CaseForm?] = []
        for case .name(let form, let isPlural) in patterns.lazy.flatMap(\.pieces) {
            if isPlural { return nil }
            if !forms.contains(form) { forms.append(form) }
        }
        return forms
    }

    /// The text for a module; what may be anything is `*`.
    func text(for module: ModuleForms) -> String {
        if case .text(let text)? = pieces.first, pieces.count == 1 { return text }
        return module.text(of: self)
    }

    /// What the text for a module begins with, up to the first part that is not of one piece.
    func start(for module: ModuleForms) -> String {
        switch pieces.first {
        case .text(let text): text
        case .name(let form, let isPlural): module.text(form, isPlural: isPlural)
        case .anything, nil: ""
        }
    }

    fileprivate func newText(for module: ModuleForms) -> String {
        var result = ""
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .name(let form, let isPlural): result += module.text(form, isPlural: isPlural)
            case .anything: result += "*"
            }
        }
        return result
    }

    /// The hash of the text for a module.
    func hash(for module: ModuleForms) -> UInt64 {
        var hash = NameHash.start
        add(to: &hash, for: module)
        return hash
    }

    /// Adds the bytes of the text for a module to a hash.
    func add(to hash: inout UInt64, for module: ModuleForms) {
        for piece in pieces {
            switch piece {
            case .text(let text): NameHash.add(text.utf8, to: &hash)
            case .name(let form, let isPlural): NameHash.add(module.text(form, isPlural: isPlural).utf8, to: &hash)
            case .anything: NameHash.add(UInt8(ascii: "*"), to: &hash)
            }
        }
    }

    /// Whether both begin alike, so that a name may be what either says.
    func mayMatch(_ other: NamePattern) -> Bool {
        guard case .text(let own)? = pieces.first, case .text(let others)? = other.pieces.first else { return true }
        return own.utf8.starts(with: others.utf8) || others.utf8.starts(with: own.utf8)
    }

    /// Whether a text is what the pattern says for a module.
    func matches(_ text: String, for module: ModuleForms) -> Bool {
        guard isOpen else { return text == self.text(for: module) }
        return Self.matches(pieces[...], Array(text.utf8)[...], module)
    }

    private static func matches(
        _ pieces: ArraySlice<Piece>, _ text: ArraySlice<UInt8>, _ module: ModuleForms
    ) -> Bool {
        guard let piece = pieces.first else { return text.isEmpty }
        let known: String
        switch piece {
        case .text(let part): known = part
        case .name(let form, let isPlural): known = module.text(form, isPlural: isPlural)
        case .anything:
            guard !text.isEmpty else { return false }
            return (1...text.count).contains { matches(pieces.dropFirst(), text.dropFirst($0), module) }
        }
        guard text.starts(with: known.utf8) else { return false }
        return matches(pieces.dropFirst(), text.dropFirst(known.utf8.count), module)
    }

    /// The placeholder names in all forms, longer ones first.
    private static let forms: [(bytes: [UInt8], piece: Piece)] = {
        var forms: [(bytes: [UInt8], piece: Piece)] = []
        let plural = CaseForm.plural.apply(to: PlaceholderName.module)
        for form in [nil] + CaseForm.allCases.map(Optional.some) where form != .plural && form != .pascal {
            for (name, isPlural) in [(plural, true), (PlaceholderName.module, false)] {
                let text = form?.apply(to: name) ?? name
                forms.append((Array(text.utf8), .name(form, isPlural: isPlural)))
            }
            let item = form?.apply(to: PlaceholderName.item) ?? PlaceholderName.item
            forms.append((Array(item.utf8), .anything))
        }
        return forms.sorted { $0.bytes.count > $1.bytes.count }
    }()
}

extension NamePattern: Hashable {
    static func == (first: NamePattern, second: NamePattern) -> Bool { first.pieces == second.pieces }

    func hash(into hasher: inout Hasher) { hasher.combine(pieces) }
}

/// A module's name in the forms that patterns ask for, and the texts of a convention's patterns; each is made once.
final class ModuleForms {
    let name: String
    private let keepsTexts: Bool
    private var texts: [String?] = []
    private var known: [(form: CaseForm?, isPlural: Bool, text: String)] = []

    /// The forms of a name. Texts are kept for the patterns of one convention, whose numbers tell them apart.
    init(_ name: String, keepsTexts: Bool = false) {
        self.name = name
        self.keepsTexts = keepsTexts
    }

    fileprivate func text(of pattern: NamePattern) -> String {
        guard keepsTexts, let number = pattern.number else { return pattern.newText(for: self) }
        if number < texts.count, let text = texts[number] { return text }
        let text = pattern.newText(for: self)
        if texts.count <= number { texts += repeatElement(nil, count: number + 1 - texts.count) }
        texts[number] = text
        return text
    }

    func text(_ form: CaseForm?, isPlural: Bool) -> String {
        if form == nil, !isPlural { return name }
        if let entry = known.first(where: { $0.form == form && $0.isPlural == isPlural }) { return entry.text }
        let base = isPlural ? CaseForm.plural.apply(to: name) : name
        let text = form?.apply(to: base) ?? base
        known.append((form, isPlural, text))
        return text
    }
}
