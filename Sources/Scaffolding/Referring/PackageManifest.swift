import SwiftOutline

/// What the manifest of a Swift package says of its targets, as far as it is written out.
struct PackageManifest {
    /// The names in the dependencies of each target; nil for one whose dependencies something else tells.
    private var dependencies: [String: Set<String>?] = [:]

    /// What else may stand in dependencies that are written out.
    private static let words: Set = [
        "target", "product", "byName", "name", "package", "moduleAliases", "condition", "when", "platforms", "iOS",
        "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS", "linux",
    ]

    init(_ text: [UInt8]) {
        var lexer = Lexer(text)
        var tokens: [String] = []
        while let token = lexer.nextOfCode() { tokens.append(String(decoding: text[token.range], as: UTF8.self)) }
        for index in tokens.indices.dropLast()
        where tokens[index + 1] == "(" && ["target", "testTarget", "executableTarget", "macro"].contains(tokens[index])
        {
            let arguments = Self.arguments(tokens, from: index + 2)
            guard let name = arguments["name"].flatMap(Self.text), index > 0, tokens[index - 1] == ".",
                // `.target(name: "Core")` may be a dependency as well.
                arguments["dependencies"] != nil || dependencies[name] == nil
            else { continue }
            dependencies[name] = .some(arguments["dependencies"].map(Self.names) ?? [])
        }
    }

    /// Whether a target is built with another one, as far as that can be told: nil where it cannot.
    func isTarget(_ target: String, builtOn other: String) -> Bool? {
        var seen: Set<String> = []
        var left = [target]
        while let next = left.popLast() {
            guard seen.insert(next).inserted, let found = dependencies[next] else { continue }
            guard let found else { return nil }
            if found.contains(other) { return true }
            left += found
        }
        return dependencies[target] == nil || dependencies[other] == nil ? nil : false
    }

    /// The tokens of a call's arguments, by their labels.
    private static func arguments(_ tokens: [String], from start: Int) -> [String: ArraySlice<String>] {
        var arguments: [String: ArraySlice<String>] = [:]
        var (depth, index, first) = (0, start, start)
        func end() {
            if first + 1 < index, tokens[first + 1] == ":" { arguments[tokens[first]] = tokens[(first + 2)..<index] }
        }
        while index < tokens.count {
            switch tokens[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth < 0 {
                    end()
                    return arguments
                }
            case "," where depth == 0:
                end()
                first = index + 1
            default: break
            }
            index += 1
        }
        return arguments
    }

    /// The names in dependencies that are written out; nil where some are not.
    private static func names(_ tokens: ArraySlice<String>) -> Set<String>? {
        guard tokens.first == "[", tokens.last == "]" else { return nil }
        var names: Set<String> = []
        for token in tokens {
            if let name = text([token]) {
                names.insert(name)
            } else if token.first?.isLetter == true, !words.contains(token) {
                return nil
            }
        }
        return names
    }

    /// The text of a literal.
    private static func text(_ tokens: ArraySlice<String>) -> String? {
        guard tokens.count == 1, let token = tokens.first, token.count > 1, token.first == "\"", token.last == "\""
        else {
            return nil
        }
        return String(token.dropFirst().dropLast())
    }
}
