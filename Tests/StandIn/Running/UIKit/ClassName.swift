// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

extension InterfaceElement {
    /// The class that is named in the identity inspector; nil where none is.
    @MainActor
    var customClass: AnyClass? {
        guard let name = attributes["customClass"] else { return nil }
        let fromTarget = attributes["customModuleProvider"] == "target"
        guard let module = fromTarget ? Resources.module : attributes["customModule"] else {
            fatalError("Unknown class \(name) in Interface Builder file: it names no module.")
        }
        guard let found = _typeByName(mangled(module) + mangled(name) + "C") as? AnyClass else {
            fatalError("Unknown class _TtC\(mangled(module))\(mangled(name)) in Interface Builder file.")
        }
        return found
    }

    private func mangled(_ name: String) -> String {
        if name.unicodeScalars.allSatisfy(\.isASCII) { return "\(name.utf8.count)\(name)" }
        let encoded = Punycode.encode(name)
        return "00\(encoded.utf8.count)\(encoded)"
    }
}

/// RFC 3492 with the digits and the delimiter of Swift's name mangling.
private enum Punycode {
    static func encode(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { Int($0.value) }
        var output = text.unicodeScalars.filter(\.isASCII).map(Character.init)
        let basicCount = output.count
        if basicCount > 0 { output.append("_") }
        var handled = basicCount
        var (n, delta, bias) = (128, 0, 72)
        while handled < scalars.count {
            let next = scalars.filter { $0 >= n }.min() ?? n
            delta += (next - n) * (handled + 1)
            n = next
            for scalar in scalars {
                if scalar < n { delta += 1 }
                guard scalar == n else { continue }
                var rest = delta
                var k = 36
                while true {
                    let threshold = min(max(k - bias, 1), 26)
                    if rest < threshold { break }
                    output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
                    rest = (rest - threshold) / (36 - threshold)
                    k += 36
                }
                output.append(digit(rest))
                bias = adapt(delta, handled + 1, isFirst: handled == basicCount)
                delta = 0
                handled += 1
            }
            delta += 1
            n += 1
        }
        return String(output)
    }

    private static func digit(_ value: Int) -> Character {
        Character(UnicodeScalar(UInt8(value < 26 ? 97 + value : 65 + value - 26)))
    }

    private static func adapt(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var k = 0
        while delta > 455 {
            delta /= 35
            k += 36
        }
        return k + 36 * delta / (delta + 38)
    }
}
