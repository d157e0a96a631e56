import Platform

/// A text in which a module's name stands in some forms: that of another module is the same where its own name stands in
/// these places, in the same forms.
struct NamedText {
    let bytes: [UInt8]
    /// Where the name stands, and in which of the forms.
    private let places: [(start: Int, form: Int)]
    private let forms: [[UInt8]]

    /// Whether the name stands in it.
    var hasName: Bool { !places.isEmpty }

    /// Looks for a name in these forms; of two that are alike, the first counts.
    init(_ bytes: [UInt8], forms: [[UInt8]]) {
        self.bytes = bytes
        self.forms = forms
        let byLength = forms.indices.sorted { (forms[$1].count, $0) < (forms[$0].count, $1) }
        var places: [(start: Int, form: Int)] = []
        var offset = 0
        while offset < bytes.count {
            let found = byLength.first { form in
                forms[form].first == bytes[offset] && bytes[offset...].starts(with: forms[form])
            }
            if let found { places.append((offset, found)) }
            offset += found.map { forms[$0].count } ?? 1
        }
        self.places = places
    }

    /// Whether another text is the same with a name in these forms.
    func isSame(as other: [UInt8], named others: [[UInt8]]) -> Bool {
        var (own, offset) = (0, 0)
        for place in places {
            let count = place.start - own
            guard bytes.isSame(from: own, as: other, from: offset, count: count) else { return false }
            offset += count
            let name = others[place.form]
            guard name.isSame(from: 0, as: other, from: offset, count: name.count) else { return false }
            offset += name.count
            own = place.start + forms[place.form].count
        }
        let rest = bytes.count - own
        return other.count - offset == rest && bytes.isSame(from: own, as: other, from: offset, count: rest)
    }

    /// The same text with a name in these forms.
    func text(named others: [[UInt8]]) -> [UInt8] {
        var text: [UInt8] = []
        var own = 0
        for place in places {
            text += bytes[own..<place.start]
            text += others[place.form]
            own = place.start + forms[place.form].count
        }
        return text + bytes[own...]
    }

    /// What stands between the names, a line for each part.
    var others: [UInt8] {
        var text: [UInt8] = []
        var own = 0
        for place in places {
            text += bytes[own..<place.start]
            text.append(UInt8(ascii: "\n"))
            own = place.start + forms[place.form].count
        }
        return text + bytes[own...]
    }
}
