import SwiftOutline

/// What Swift texts ask of the storyboards and xibs beside them: outlets that are connected, and identifiers.
struct InterfaceNeeds {
    /// The outlets of each class.
    private var outlets: [String: Set<String>] = [:]
    /// What stands in the strings of the texts.
    private var words: Set<String> = []

    init(of texts: [[UInt8]]) {
        for text in texts {
            let outline = Outline(text)
            for member in outline.members where outline[member.attributes].contains(where: { outline.isOutlet($0) }) {
                guard let owner = member.owner else { continue }
                let type = outline.text(of: outline.types[owner].name)
                outlets[type, default: []].insert(outline.text(of: member.name))
            }
            var lexer = Lexer(text)
            while let token = lexer.next() {
                guard token.kind == .string else { continue }
                words.insert(String(decoding: text[token.range].dropFirst().dropLast(), as: UTF8.self))
            }
        }
    }

    /// Whether a string of the texts names the module's own file.
    func name(_ file: String) -> Bool { HelperDeclarations.isOwn(file) && words.contains(file) }

    /// What is asked of a file and is not in it: outlets, and identifiers that the same file has in some other module.
    func unmet(by interface: [UInt8], besideThoseOf versions: [[UInt8]]) -> Set<String> {
        let own = InterfaceNames(interface)
        let wanted = own.classes.reduce(into: Set<String>()) { $0.formUnion(outlets[$1] ?? []) }
        let known = versions.reduce(into: Set<String>()) { $0.formUnion(InterfaceNames($1).identifiers) }
        return wanted.subtracting(own.outlets).union(known.intersection(words).subtracting(own.identifiers))
    }

    /// The version of a file that meets most of it, the shortest of several: that is nearest to an empty screen.
    func best(of versions: [[UInt8]]) -> [UInt8]? {
        versions.map { (text: $0, unmet: unmet(by: $0, besideThoseOf: versions).count) }
            .min { ($0.unmet, $0.text.lineCount) < ($1.unmet, $1.text.lineCount) }?.text
    }
}

extension Outline {
    fileprivate func isOutlet(_ attribute: Range<Int>) -> Bool { text(of: attribute).hasPrefix("@IBOutlet") }
}

extension [UInt8] {
    fileprivate var lineCount: Int { count { $0 == UInt8(ascii: "\n") } }
}

/// The names in a storyboard or xib that code knows.
private struct InterfaceNames {
    var classes: Set<String> = []
    var outlets: Set<String> = []
    var identifiers: Set<String> = []

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        for tag in text.split(separator: "<") {
            if let name = Self.value("customClass", in: tag) { classes.insert(name) }
            if tag.hasPrefix("outlet"), let name = Self.value("property", in: tag) { outlets.insert(name) }
            for key in ["storyboardIdentifier", "reuseIdentifier", "identifier"] {
                if let name = Self.value(key, in: tag) { identifiers.insert(name) }
            }
        }
    }

    private static func value(_ key: String, in tag: Substring) -> String? {
        tag.firstRange(of: " \(key)=\"").map { String(tag[$0.upperBound...].prefix { $0 != "\"" }) }
    }
}
