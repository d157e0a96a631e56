/// A form of a string that a template asks for with the last part of a dotted name: `{{name.snake}}`.
public enum CaseForm: String, CaseIterable, Sendable {
    /// `httpClientList`
    case camel
    /// `HTTPClientList`
    case pascal
    /// `http_client_list`
    case snake
    /// `http-client-list`
    case kebab
    /// `HTTP Client List`
    case title
    /// The whole string in upper case.
    case upper
    /// The whole string in lower case.
    case lower
    /// The English plural of the last word: `HTTPClientLists`.
    case plural

    /// This form of a name in any of the forms.
    public func apply(to text: String) -> String {
        switch self {
        case .camel: text.caseWords.joined(by: "") { $0 == 0 ? $1.lowercased() : $1.capitalized }
        case .pascal: text.caseWords.joined(by: "") { $1.capitalized }
        case .snake: text.caseWords.joined(by: "_") { $1.lowercased() }
        case .kebab: text.caseWords.joined(by: "-") { $1.lowercased() }
        case .title: text.caseWords.joined(by: " ") { $1.capitalized }
        case .upper: text.uppercased()
        case .lower: text.lowercased()
        case .plural: Pluralizer.plural(of: text)
        }
    }
}

extension [Substring] {
    /// The words in some form with a separator between them. It is not the standard library's generic `joined`, which
    /// costs more than the words when it is first called.
    fileprivate func joined(by separator: String, form: (Int, Substring) -> String) -> String {
        var text = ""
        for (index, word) in enumerated() {
            if index > 0 { text += separator }
            text += form(index, word)
        }
        return text
    }
}

extension Substring {
    /// With the first letter in upper case and all others as they are, so that acronyms stay.
    fileprivate var capitalized: String {
        guard let first = unicodeScalars.first else { return "" }
        return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
    }
}
