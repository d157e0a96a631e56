import TemplateSets

/// The text of a template as Swift, for its own names: what stands for a value is a name that no text holds by chance.
enum TemplateText {
    /// Part of every name that values are part of.
    static let mark = "qxvalueZx"

    /// The names in a template without those that values are part of.
    static func names(in template: [UInt8]) -> SwiftNames { SwiftNames(swift(from: template)) }

    private static let access = Array(StandardVariable.access.rawValue.utf8)

    /// Sections and comments are left out, with their content's lines kept; variables and partials become the mark.
    static func swift(from template: [UInt8]) -> [UInt8] {
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var text: [UInt8] = []
        text.reserveCapacity(template.count)
        var index = 0
        // Where the text begins that stands between tags; bytes one by one would take most of the time.
        var plain = 0
        while index + 2 < template.count {
            guard template[index] == open, template[index + 1] == open else {
                index += 1
                continue
            }
            text += template[plain..<index]
            let kind = template[index + 2]
            index += 2
            let start = index
            while index + 1 < template.count, template[index] != close || template[index + 1] != close { index += 1 }
            let isAccess = template[start..<min(index, template.count)].elementsEqual(access)
            index += 2
            while index < template.count, template[index] == close { index += 1 }
            plain = min(index, template.count)
            switch kind {
            case UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "="),
                UInt8(ascii: "$"), UInt8(ascii: "<"):
                break
            // What follows it is the keyword of a declaration.
            case _ where isAccess: text += "public ".utf8
            default: text += mark.utf8
            }
        }
        text += template[plain...]
        return text
    }
}
