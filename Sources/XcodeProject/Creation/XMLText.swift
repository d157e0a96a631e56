extension String {
    /// The text in an attribute or element of XML.
    var asXML: String {
        var text = ""
        for character in unicodeScalars {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }

    /// The lines with so many blanks before each.
    func indented(by count: Int) -> String {
        let blanks = String(repeating: " ", count: count)
        return split(separator: "\n").map { blanks + $0 }.joined(separator: "\n")
    }
}
