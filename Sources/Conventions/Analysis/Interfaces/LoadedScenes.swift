import SwiftOutline
import Text

/// A scene that code asks one of the module's storyboards for, by an identifier that none there has.
struct SceneNotThere {
    let resource: NamedResource
    let storyboard: String
    /// The identifier that is meant perhaps.
    let meant: String?
}

extension CheckedModule {
    /// The scenes that code asks for and the module's own storyboards do not have, where the code tells the storyboard.
    func scenesNotThere() -> [SceneNotThere] {
        let storyboards = files.filter { $0.isInterface && $0.name.utf8.ends(with: ".storyboard".utf8) }
        guard !storyboards.isEmpty else { return [] }
        let asked = files.filter(\.isSwift).flatMap { file in file.outline.scenesAskedFor.map { (file, $0) } }
        guard !asked.isEmpty else { return [] }
        var identifiers: [String: Set<String>] = [:]
        for file in storyboards {
            identifiers[String(file.name.dropLast(11)), default: []].formUnion(file.interface.identifiers)
        }
        return asked.compactMap { file, scene in
            guard let known = identifiers[scene.storyboard], !known.contains(scene.identifier) else { return nil }
            return SceneNotThere(
                resource: NamedResource(file: file, offset: scene.offset, name: scene.identifier),
                storyboard: scene.storyboard, meant: nearest(to: scene.identifier, in: known.sorted()))
        }
    }

    /// The storyboards of other modules that code loads in place of the module's own, which nothing loads, for a screen
    /// of this module's; each with the one that is meant.
    func storyboardsOfOthers() -> [(resource: NamedResource, meant: String, type: String)] {
        guard convention != nil else { return [] }
        var own: Set<String> = []
        for file in files where file.isInterface && file.name.utf8.ends(with: ".storyboard".utf8) {
            if file.expected?.links.isEmpty == false { own.insert(String(file.name.dropLast(11))) }
        }
        guard own.count == 1, let meant = own.first else { return [] }
        var loaded: [(resource: NamedResource, type: String)] = []
        for file in files where file.isSwift {
            for found in file.outline.texts(givenTo: "UIStoryboard", as: ["name"]) {
                if found.text == meant { return [] }
                guard let type = file.outline.cast(inStatementAt: found.offset), typeNames.contains(type) else {
                    continue
                }
                loaded.append((NamedResource(file: file, offset: found.offset, name: found.text), type))
            }
        }
        return loaded.filter {
            index.isOfOtherModule($0.resource.name) && index.hasInterface(named: $0.resource.name + ".storyboard")
        }
        .map { ($0.resource, meant, $0.type) }
    }
}

extension Outline {
    /// The scenes that storyboards are asked for, where both are named by plain texts.
    fileprivate var scenesAskedFor: [(storyboard: String, identifier: String, offset: Int)] {
        uses.indices.compactMap { index in
            let use = uses[index]
            guard use.roles.contains([.called, .member]), source[use.name].elementsEqual(Self.instantiation),
                let identifier = text(givenTo: index, as: ["withIdentifier", "identifier"]),
                let storyboard = storyboard(askedBy: index)
            else { return nil }
            return (storyboard, identifier.text, identifier.offset)
        }
    }

    private static let instantiation = "instantiateViewController".utf8

    /// The name of the storyboard whose method is called: of one that is loaded right there, or that a local name is
    /// bound to.
    private func storyboard(askedBy index: Int) -> String? {
        let receiver = receiver(of: uses[index])
        if !receiver.isEmpty {
            guard let bound = binding(of: receiver, before: index) else { return nil }
            let value = value(assignedTo: uses[bound])
            guard value.starts(with: "UIStoryboard(".utf8) else { return nil }
            let made = uses(in: value.startIndex..<value.startIndex + 12).first
            // What follows on it is asked of something else.
            return made.flatMap { use in
                uses.firstIndex { $0.name == use.name }.flatMap { text(givenTo: $0, as: ["name"])?.text }
            }
        }
        // Nothing but the parentheses and what they hold stands between.
        guard let last = uses[..<index].lastIndex(where: { $0.roles.contains(.called) && isStoryboard($0) }),
            case let between = Array(source[uses[last].name.upperBound..<uses[index].name.lowerBound]),
            between.first == UInt8(ascii: "("), isOneCall(between)
        else { return nil }
        return text(givenTo: last, as: ["name"])?.text
    }

    private func isStoryboard(_ use: Use) -> Bool { source[use.name].elementsEqual("UIStoryboard".utf8) }

    /// Whether a text is one pair of parentheses and a dot.
    private func isOneCall(_ text: [UInt8]) -> Bool {
        var depth = 0
        for (index, byte) in text.enumerated() {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return text[(index + 1)...].allSatisfy { ".!? \t\r\n".utf8.contains($0) } }
        }
        return false
    }

    /// The type that what a statement makes is cast to: of `... as! LoginView` the view.
    fileprivate func cast(inStatementAt offset: Int) -> String? {
        let rest = source[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }
        let use = uses(in: offset..<rest.endIndex).last { use in
            ["as! ", "as? "].contains { source[..<use.name.lowerBound].ends(with: $0.utf8) }
        }
        return use.map { text(of: $0.name) }
    }
}
