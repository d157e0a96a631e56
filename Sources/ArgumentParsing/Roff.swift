/// Lines of roff with the man macros. What is given as text is escaped; macros are written here alone.
struct Roff {
    private(set) var text = ""

    /// A request or macro with its arguments, each quoted.
    mutating func macro(_ name: String, _ arguments: String...) {
        text += "." + name
        for argument in arguments {
            text += " \"" + Self.escaped(argument) + "\""
        }
        text += "\n"
    }

    /// The page's title line. Its hyphens stay plain, or no formatter could read the date.
    mutating func header(_ arguments: [String]) {
        text +=
            ".TH" + arguments.map { " \"" + $0.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\"" }.joined()
            + "\n"
    }

    /// A line made of `Roff.escaped`, `Roff.bold` and `Roff.italic`.
    mutating func line(_ escaped: String) {
        guard !escaped.isEmpty else { return }
        // A line that begins with a dot or an apostrophe would be a request. Apostrophes are escaped anyway.
        text += (escaped.utf8.first == UInt8(ascii: ".") ? "\\&" : "") + escaped + "\n"
    }

    static func bold(_ text: String) -> String {
        text.isEmpty ? "" : "\\fB" + escaped(text) + "\\fR"
    }

    static func italic(_ text: String) -> String {
        text.isEmpty ? "" : "\\fI" + escaped(text) + "\\fR"
    }

    /// The text on one line; what stands between backticks is bold.
    static func marked(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        // A backtick without another is a character like any.
        guard parts.count % 2 == 1 else { return escaped(text) }
        return parts.enumerated().map { $0.offset % 2 == 1 ? bold($0.element) : escaped($0.element) }.joined()
    }

    /// The text on one line, with everything that roff would take for more than it says written out.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "\"": escaped += "\\(dq"
            case "`": escaped += "\\(ga"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            case "\n", "\t": escaped += " "
            case _ where scalar.properties.generalCategory == .control: break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension Roff {
    /// A table of terms further in.
    mutating func indented(_ rows: [(term: String, text: String)]) {
        macro("RS")
        for row in rows {
            macro("TP")
            line(row.term)
            line(row.text.isEmpty ? "\\&" : row.text)
        }
        macro("RE")
    }

    /// Lines as they stand, further in.
    mutating func verbatim(_ lines: [String]) {
        macro("RS")
        macro("EX")
        for text in lines {
            if text.isEmpty { self.text += "\n" } else { line(Roff.escaped(text)) }
        }
        macro("EE")
        macro("RE")
    }
}
