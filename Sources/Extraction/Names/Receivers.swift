import SwiftOutline
import Text

/// Of whom a module's code asks something: of what it declares itself, or of somebody else's.
struct Receivers {
    /// The types that the module declares.
    private let types: Set<String>
    /// The types of properties, by the names of the types that have them.
    private let properties: [String: [String: String]]

    init(in outlines: [Outline]) {
        types = Set(
            outlines.flatMap { outline in
                outline.types.filter { $0.kind != .extension }.map { outline.text(of: $0.name) }
            })
        properties = outlines.reduce(into: [:]) { $1.addTypesOfProperties(to: &$0) }
    }

    /// Whether a member is asked of something whose type is known, and not the module's.
    func isForeign(_ index: Int, in outline: Outline, _ locals: LocalNames) -> Bool {
        guard let receiver = outline.receiver(of: outline.uses[index]), receiver != "self" else { return false }
        return typeName(ofReceiverAt: index, in: outline, locals).map { !types.contains($0) } ?? false
    }

    /// The type that a member is asked of something of; nil where that is not known.
    func typeName(ofReceiverAt index: Int, in outline: Outline, _ locals: LocalNames) -> String? {
        let use = outline.uses[index]
        guard let receiver = outline.receiver(of: use) else { return nil }
        guard !types.contains(receiver) else { return receiver }
        let owner = use.type.map { outline.text(of: outline.types[$0].name) }
        if receiver == "self" { return owner }
        return owner.flatMap { properties[$0]?[receiver] } ?? locals.typeName(of: receiver, at: index)
            ?? (receiver.first?.isUppercase == true ? receiver : singletonType(before: index, in: outline))
    }

    /// The type whose only object a member is asked of: `Api` in `Api.shared.fetchClients()`.
    private func singletonType(before index: Int, in outline: Outline) -> String? {
        guard index > 0, case let object = outline.uses[index - 1], object.roles.contains(.member),
            Self.singletons.contains(outline.text(of: object.name)), let type = outline.receiver(of: object),
            type.first?.isUppercase == true
        else { return nil }
        return type
    }

    private static let singletons: Set = [
        "shared", "sharedInstance", "sharedManager", "instance", "default", "standard", "current", "main",
    ]
}
