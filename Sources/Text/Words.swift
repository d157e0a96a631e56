/// A text in quotation marks: short, on one line, and with nothing in it that would hide what it says.
public func quoted(_ text: String) -> String {
    "'" + shown(text) + "'"
}

/// A text for messages: escaped, and a long one is cut.
public func shown(_ text: String) -> String {
    let most = 80
    let scalars = text.unicodeScalars
    return escaped(String(scalars.prefix(most))) + (scalars.count > most ? "…" : "")
}

/// A text in which characters that cannot be seen are written as escapes; those of `kept` stay.
public func escaped(_ text: String, keeping kept: Unicode.Scalar? = nil) -> String {
    guard !text.isPlainASCII else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            if scalar == kept { result.unicodeScalars.append(scalar) } else { result += scalar.escape }
        default:
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// `a, b or c`.
public func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
}

/// `1 file`, `2 files`; `1 entry`, `2 entries` where the plural is given.
public func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
}
