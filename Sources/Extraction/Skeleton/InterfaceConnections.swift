/// Connections of storyboards and xibs to what is not declared any more.
enum InterfaceConnections {
    /// A file without the outlets, actions and classes of some names.
    static func removing(_ names: Set<String>, from bytes: [UInt8]) -> [UInt8] {
        guard !names.isEmpty else { return bytes }
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
            let name =
                attribute("property", of: "outlet", in: line) ?? attribute("property", of: "outletCollection", in: line)
                ?? attribute("selector", of: "action", in: line)
            if let name, names.contains(name) { return nil }
            if let type = value("customClass", in: line), names.contains(type) { return withoutClass(line, type) }
            return String(line)
        }
        return Array(lines.joined(separator: "\n").utf8)
    }

    /// What a line that is one whole element of a name says of an attribute, up to the first colon.
    private static func attribute(_ key: String, of element: String, in line: Substring) -> String? {
        guard line.contains("<\(element) "), line.contains("/>") else { return nil }
        return value(key, in: line)
    }

    private static func value(_ key: String, in line: Substring) -> String? {
        guard let start = line.firstRange(of: " \(key)=\"")?.upperBound else { return nil }
        return String(line[start...].prefix { $0 != "\"" && $0 != ":" })
    }

    private static func withoutClass(_ line: Substring, _ type: String) -> String {
        var line = line.replacing(" customClass=\"\(type)\"", with: "")
        for key in ["customModule", "customModuleProvider"] {
            if let value = value(key, in: line[...]) { line = line.replacing(" \(key)=\"\(value)\"", with: "") }
        }
        return String(line)
    }
}
