/// The forms in which a project file is written.
public enum ProjectFormat: Sendable, Equatable {
    /// The old-style property list that Xcode writes. The only form that can be edited.
    case openStep
    case xml
    case json
}

extension ProjectFormat {
    /// The form of a text, told by how it begins.
    init(of text: [UInt8]) throws(Fault) {
        let start = text.skippingBlanks(from: text.startOfText)
        guard start < text.count else { throw Fault(.empty, at: start) }
        if text[start...].begins(with: "bplist".utf8) { throw Fault(.binary, at: start) }
        if text[start] == UInt8(ascii: "<") {
            let markup = ["<?xml", "<!DOCTYPE", "<!--", "<plist", "<dict"]
            self = markup.contains { text[start...].begins(with: $0.utf8) } ? .xml : .openStep
        } else {
            self = text[start] == UInt8(ascii: "{") && text.hasJSONKey(after: start + 1) ? .json : .openStep
        }
    }
}

extension [UInt8] {
    /// Where the text begins: behind a byte-order mark.
    var startOfText: Int { begins(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    func skippingBlanks(from start: Int) -> Int {
        var offset = start
        while offset < count, self[offset].isBlank { offset += 1 }
        return offset
    }

    /// Whether a string in quotation marks and a colon come next.
    fileprivate func hasJSONKey(after start: Int) -> Bool {
        var offset = skippingBlanks(from: start)
        guard offset < count, self[offset] == UInt8(ascii: "\"") else { return false }
        offset += 1
        while offset < count, self[offset] != UInt8(ascii: "\"") {
            offset += self[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = skippingBlanks(from: offset + 1)
        return offset < count && self[offset] == UInt8(ascii: ":")
    }
}

extension UInt8 {
    /// Whether this is white space in a property list of any form.
    @inline(__always)
    var isBlank: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

    var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
