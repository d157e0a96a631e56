/// A text for a terminal or a log, of several lines: what cannot be seen is escaped, but for the ends of lines, and no
/// line of it is a command to the service that keeps the log (`::error::`, `##[error]`, `##vso[...]`).
///
/// - Parameter sequences: The escape sequences that stay: those that a program uses itself.
public func printable(_ text: String, keeping sequences: [String] = []) -> String {
    var text = text
    // A text of Foundation's has no bytes of its own to look at.
    text.makeContiguousUTF8()
    guard !isPrintable(text[...]) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var rest = text[...]
    // A long report has few lines with such a character.
    while !rest.isEmpty {
        let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")).map(rest.utf8.index(after:)) ?? rest.endIndex
        let line = rest[..<end]
        if isPrintable(line) {
            result += line
        } else {
            result.unicodeScalars.append(contentsOf: printableScalars(of: line, keeping: sequences))
        }
        rest = rest[end...]
    }
    return result
}

/// The same of one line.
private func printableScalars(of line: Substring, keeping sequences: [String]) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    var isAtStart = true
    var rest = line.unicodeScalars
    while let scalar = rest.first {
        if scalar == "\u{1B}", let own = sequences.first(where: { rest.starts(with: $0.unicodeScalars) }) {
            result.append(contentsOf: own.unicodeScalars)
            rest = rest.dropFirst(own.unicodeScalars.count)
            continue
        }
        let isCommand = isAtStart && rest.starts(with: "::".unicodeScalars) || isBracketCommand(rest)
        // A diff is to fit the files that it was made of, whatever ends their lines.
        let isLineEnd = scalar == "\n" || scalar == "\r" && rest.dropFirst().first == "\n"
        if isLineEnd || scalar == "\t" || !(scalar.isHazard || isCommand) {
            result.append(scalar)
        } else {
            result.append(contentsOf: scalar.escape.unicodeScalars)
        }
        // Blanks before a command do not matter to those who read the log.
        isAtStart = isAtStart && scalar.properties.isWhitespace
        rest.removeFirst()
    }
    return result
}

/// Whether nothing in a text has to be escaped, as far as its bytes tell.
private func isPrintable(_ text: Substring) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
        switch byte {
        case 0x0A, 0x09, 0x20..<0x7F: break
        default: return false
        }
        // With less the text is no command.
        if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return false }
        last = byte
    }
    return true
}

/// Whether a text starts as commands do that services find anywhere in a line.
private func isBracketCommand(_ text: Substring.UnicodeScalarView) -> Bool {
    guard text.starts(with: "##".unicodeScalars) else { return false }
    // No service has a longer name.
    let name = text.dropFirst(2).prefix(32).prefix { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    return text[name.endIndex...].first == "["
}
