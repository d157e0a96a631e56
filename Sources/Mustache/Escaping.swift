/// How the value of a variable is escaped. `{{{name}}}` and `{{&name}}` never escape.
public enum Escaping: Sendable {
    case none
    /// `&amp;` `&lt;` `&gt;` `&quot;` `&#39;`
    case html
    /// `&amp;` `&lt;` `&gt;` `&quot;` `&apos;`
    case xml

    /// Appends `text` in its escaped form to `output`.
    func append(_ text: String, to output: inout [UInt8]) {
        let start = output.count
        output.append(contentsOf: text.utf8)
        escapeTail(of: &output, from: start)
    }

    /// Escapes what `output` holds from `start` on.
    func escapeTail(of output: inout [UInt8], from start: Int) {
        guard self != .none else { return }
        var first = start
        while first < output.count, !Escaping.isSpecial(output[first]) {
            first += 1
        }
        guard first < output.count else { return }
        let tail = Array(output[first...])
        output.removeLast(tail.count)
        for byte in tail {
            append(byte, to: &output)
        }
    }

    private func append(_ byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
        case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
        case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
        case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
        case UInt8(ascii: "'"): output.append(contentsOf: (self == .xml ? "&apos;" : "&#39;").utf8)
        default: output.append(byte)
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }
}
