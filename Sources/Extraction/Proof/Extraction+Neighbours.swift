import Conventions
import SwiftOutline
import TemplateSets
import Text

/// A part of another module of the project that a set names by its name, whatever the new module is about.
public struct NamedNeighbour: Sendable, Equatable {
    /// The other module.
    public let module: String
    /// The type that is made or called.
    public let type: String
    /// The file's path in the set.
    public let path: String
    /// The line of the first place, from 1.
    public let line: Int
}

extension Extraction {
    /// The other modules that every new one would open, with the first place that tells so: what the modules have in
    /// common may be a screen that all of them lead to.
    ///
    /// - Parameter name: The set's name.
    public func namedNeighbours(name: String) -> [NamedNeighbour] {
        let screens = self.screens
        guard !screens.isEmpty else { return [] }
        let outlines = skeleton.files.filter { !$0.isTest && $0.draft.isSwift }.map { Outline($0.draft.contents) }
        let inherited = outlines.reduce(into: Set<String>()) { found, outline in
            for type in outline.types { found.formUnion(outline[type.inherits].map { outline.text(of: $0) }) }
        }
        // What a screen inherits is of the project's own framework, and so is what stands beside it.
        let shared = Set(inherited.compactMap { Role.split($0).map { String($0.stem) } })
        var types: [String: String] = [:]
        for outline in outlines {
            let receivers = Set(
                outline.uses.filter { $0.roles.contains(.member) }.compactMap { outline.receiver(of: $0) })
            for use in outline.uses where use.roles.isDisjoint(with: [.member, .labelled, .bound]) {
                let type = outline.text(of: use.name)
                guard let module = screens[type], !shared.contains(module), types[module] == nil,
                    use.roles.contains(.called) || receivers.contains(type) || outline.isMadeWithClosure(use)
                else { continue }
                types[module] = type
            }
        }
        guard !types.isEmpty else { return [] }
        let files = files(name: name).filter { $0.path.hasSuffix(".swift.mustache") }
        return types.sorted { $0.key < $1.key }.compactMap { module, type in
            for file in files {
                let lines = file.contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                guard let line = lines.firstIndex(where: { Lexer.identifiers(in: Array($0)).contains(type) }) else {
                    continue
                }
                return NamedNeighbour(module: module, type: type, path: file.path, line: line + 1)
            }
            return nil
        }
    }

    /// The modules that the project's other files are of, by their types: what has a view, a router and so on of one
    /// name.
    private var screens: [String: String] {
        let parts = neighbours.compactMap { name in
            Role.split(name).map { (type: name, module: String($0.stem), role: $0.role) }
        }
        .filter { $0.role == .assembly || Role.layered.contains($0.role) }
        let modules = Dictionary(grouping: parts, by: \.module).filter { Set($0.value.map(\.role)).count > 1 }
        return modules.reduce(into: [:]) { found, module in
            for part in module.value { found[part.type] = module.key }
        }
    }
}

extension Outline {
    /// Whether an object of a type is made with nothing but a closure behind its name: `Builder { Component() }`.
    fileprivate func isMadeWithClosure(_ use: Use) -> Bool {
        let next = source[use.name.upperBound...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        guard next == UInt8(ascii: "{"),
            let last = source[..<use.name.lowerBound].lastIndex(where: { $0 > UInt8(ascii: " ") })
        else { return false }
        guard source[last].isNamePart else {
            // Behind '==' stands what a condition asks for.
            return "(,[{".utf8.contains(source[last])
                || last > 0 && source[last] == UInt8(ascii: "=") && source[last - 1] <= UInt8(ascii: " ")
        }
        let start = source[..<last].lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? 0
        return ["return", "in", "try", "await"].contains(text(of: start..<last + 1))
    }
}
