import SwiftOutline
import Text

/// What the manifest of a Swift package says of its targets, as far as it is written out.
public struct PackageManifest {
    private struct Target {
        /// The names that are written in its dependencies.
        var names: Set<String> = []
        /// Whether nothing else tells some of them.
        var areAll = true
        let isOfTests: Bool
        /// Where its files lie, below the package; nil where SwiftPM looks for them.
        var path: String?
    }

    private var targets: [String: Target] = [:]

    /// What else may stand in dependencies that are written out.
    private static let words: Set = [
        "target", "product", "byName", "name", "package", "moduleAliases", "condition", "when", "platforms", "iOS",
        "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS", "linux",
    ]

    /// Reads the text of a manifest.
    public init(_ text: [UInt8]) {
        var lexer = Lexer(text)
        var tokens: [String] = []
        while let token = lexer.nextOfCode() { tokens.append(String(decoding: text[token.range], as: UTF8.self)) }
        for index in tokens.indices.dropLast()
        where tokens[index + 1] == "(" && ["target", "testTarget", "executableTarget", "macro"].contains(tokens[index])
        {
            let arguments = Self.arguments(tokens, from: index + 2)
            guard let name = arguments["name"].flatMap(Self.text), index > 0, tokens[index - 1] == ".",
                // `.target(name: "Core")` may be a dependency as well.
                arguments["dependencies"] != nil || targets[name] == nil
            else { continue }
            var target = Target(isOfTests: tokens[index] == "testTarget")
            if let written = arguments["dependencies"] {
                target.names = Set(written.compactMap { Self.text([$0]) })
                target.areAll = Self.areNames(written)
            }
            target.path = arguments["path"].flatMap(Self.text)
            targets[name] = target
        }
    }

    /// Whether a file, by its path below the package, lies where one of the targets has its files.
    public func holds(_ file: String) -> Bool {
        targets.contains { name, target in
            let usual = target.isOfTests ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
            let folders =
                target.path.map { [Path.join(Path.components($0).filter { $0 != "." })] }
                ?? usual.map { "\($0)/\(name)" }
            return folders.contains { $0.isEmpty || file.hasPrefix($0 + "/") }
        }
    }

    /// The names in the dependencies of all targets but those of tests.
    public var needed: Set<String> {
        targets.values.filter { !$0.isOfTests }.reduce(into: []) { $0.formUnion($1.names) }
    }

    /// Whether a target is built with another one, as far as that can be told: nil where it cannot.
    func isTarget(_ target: String, builtOn other: String) -> Bool? {
        var seen: Set<String> = []
        var left = [target]
        while let next = left.popLast() {
            guard seen.insert(next).inserted, let found = targets[next] else { continue }
            guard found.areAll else { return nil }
            if found.names.contains(other) { return true }
            left += found.names
        }
        return targets[target] == nil || targets[other] == nil ? nil : false
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

    /// Whether dependencies are written out.
    private static func areNames(_ tokens: ArraySlice<String>) -> Bool {
        tokens.first == "[" && tokens.last == "]"
            && tokens.allSatisfy { text([$0]) != nil || $0.first?.isLetter != true || words.contains($0) }
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
