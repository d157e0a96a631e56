import Platform

/// A text in which a module's name stands in some forms: that of another module is the same where its own name stands
/// in these places, in the same forms.
struct NamedText {
    private let bytes: [UInt8]
    /// Where the name stands, in which of the forms, and where it ends.
    private let places: [(start: Int, form: Int, end: Int)]

    /// Whether the name stands in it.
    var hasName: Bool { !places.isEmpty }

    /// Looks for a name; of two of its forms that are alike, the first counts.
    init(_ bytes: [UInt8], named forms: TwinForms) {
        self.bytes = bytes
        let texts = forms.numbers.map(forms.text)
        let byLength = texts.indices.sorted { (texts[$1].count, $0) < (texts[$0].count, $1) }
        var places: [(start: Int, form: Int, end: Int)] = []
        var offset = 0
        while offset < bytes.count {
            let found = byLength.first { form in
                texts[form].first == bytes[offset] && bytes[offset...].starts(with: texts[form])
            }
            let end = offset + (found.map { texts[$0].count } ?? 1)
            if let found { places.append((offset, found, end)) }
            offset = end
        }
        self.places = places
    }

    /// Whether another text is the same with another name.
    func isSame(as other: [UInt8], named forms: TwinForms) -> Bool {
        var (own, offset) = (0, 0)
        // Most texts have the name in one form.
        var (form, name) = (-1, [UInt8]())
        for place in places {
            let count = place.start - own
            guard bytes.isSame(from: own, as: other, from: offset, count: count) else { return false }
            offset += count
            if form != place.form { (form, name) = (place.form, forms.text(place.form)) }
            guard name.isSame(from: 0, as: other, from: offset, count: name.count) else { return false }
            offset += name.count
            own = place.end
        }
        let rest = bytes.count - own
        return other.count - offset == rest && bytes.isSame(from: own, as: other, from: offset, count: rest)
    }

    /// What stands between the names, a line for each part.
    var others: [UInt8] { Array(parts.joined(separator: [UInt8(ascii: "\n")])) }

    /// The same as a pattern.
    var pattern: NamePattern {
        var pieces: [NamePattern.Piece] = []
        for (part, place) in zip(parts, places.map(Optional.some) + [nil]) {
            if !part.isEmpty { pieces.append(.text(String(decoding: part, as: UTF8.self))) }
            if let place { pieces.append(.name(TwinForms.form(place.form), isPlural: false)) }
        }
        return NamePattern(pieces: pieces)
    }

    /// What stands before, between and behind the names.
    private var parts: [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var own = 0
        for place in places {
            parts.append(bytes[own..<place.start])
            own = place.end
        }
        return parts + [bytes[own...]]
    }
}
