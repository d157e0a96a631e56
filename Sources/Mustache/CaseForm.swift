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
        case .camel: text.caseWords.enumerated().map { $0 == 0 ? $1.lowercased() : $1.capitalized }.joined()
        case .pascal: text.caseWords.map(\.capitalized).joined()
        case .snake: text.caseWords.map { $0.lowercased() }.joined(separator: "_")
        case .kebab: text.caseWords.map { $0.lowercased() }.joined(separator: "-")
        case .title: text.caseWords.map(\.capitalized).joined(separator: " ")
        case .upper: text.uppercased()
        case .lower: text.lowercased()
        case .plural: Pluralizer.plural(of: text)
        }
    }
}

extension Substring {
    /// With the first letter in upper case and all others as they are, so that acronyms stay.
    fileprivate var capitalized: String {
        guard let first = unicodeScalars.first else { return "" }
        return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
    }
}
