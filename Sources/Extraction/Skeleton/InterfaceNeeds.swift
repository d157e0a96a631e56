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
        unmet(by: InterfaceNames(interface), beside: Self.identifiers(in: versions.map { InterfaceNames($0) }))
    }

    /// The version of a file that meets most of it, the shortest of several: that is nearest to an empty screen.
    func best(of versions: [[UInt8]]) -> [UInt8]? {
        let names = versions.map { InterfaceNames($0) }
        let known = Self.identifiers(in: names)
        return zip(versions, names).map { (text: $0, unmet: unmet(by: $1, beside: known).count) }
            .min { ($0.unmet, $0.text.lineCount) < ($1.unmet, $1.text.lineCount) }?.text
    }

    private func unmet(by own: InterfaceNames, beside known: Set<String>) -> Set<String> {
        let wanted = own.classes.reduce(into: Set<String>()) { $0.formUnion(outlets[$1] ?? []) }
        return wanted.subtracting(own.outlets).union(known.intersection(words).subtracting(own.identifiers))
    }

    private static func identifiers(in versions: [InterfaceNames]) -> Set<String> {
        versions.reduce(into: []) { $0.formUnion($1.identifiers) }
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

    /// Reads the attributes of all elements from quote to quote: such a file is long, and is asked again and again.
    init(_ bytes: [UInt8]) {
        var element = bytes.endIndex
        var index = bytes.startIndex
        while let stop = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\"") }) {
            index = stop + 1
            guard bytes[stop] == UInt8(ascii: "\"") else {
                element = index
                continue
            }
            guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) else { break }
            let start = bytes[..<stop].lastIndex { " \n\t".utf8.contains($0) }.map { $0 + 1 } ?? bytes.startIndex
            add(
                bytes[index..<end], of: bytes[start..<stop].dropLast(),
                isOutlet: bytes[element...].starts(with: "outlet".utf8))
            index = end + 1
        }
    }

    private mutating func add(_ value: ArraySlice<UInt8>, of key: ArraySlice<UInt8>, isOutlet: Bool) {
        func isKey(_ name: String) -> Bool { key.elementsEqual(name.utf8) }
        lazy var name = String(decoding: value, as: UTF8.self)
        if isKey("customClass") { classes.insert(name) }
        if isOutlet, isKey("property") { outlets.insert(name) }
        if ["storyboardIdentifier", "reuseIdentifier", "identifier"].contains(where: isKey) {
            identifiers.insert(name)
        }
    }
}
