import SwiftOutline

/// What in some Swift texts cannot compile whatever else there is: a protocol of theirs that a type of theirs does not
/// fulfil, an object that is made in a way that its type does not know, a declaration that stands there twice, a
/// property that no initializer sets, a superclass behind protocols.
///
/// What a framework adds is not known, nor all that other files of the application do: so what the modules themselves
/// show, of which a set was made, is none of these.
struct Coherence {
    /// What is wrong with a type.
    struct Fault: Hashable {
        /// The type, or what stands for one.
        let subject: String
        /// What it is about, the type included.
        let names: Set<String>
        let text: String
    }

    private let types: [String: TypeParts]
    private let surroundings: Surroundings
    private(set) var faults: Set<Fault> = []

    /// - Parameter surroundings: What the project declares beside the texts.
    init(_ texts: [[UInt8]], in surroundings: Surroundings = Surroundings()) {
        self.surroundings = surroundings
        let outlines = texts.map { Outline($0) }
        types = TypeParts.table(of: outlines)
        for outline in outlines { findUnknownCalls(in: outline) }
        for (type, property, member) in Self.unwrapped(in: outlines) {
            report(type, [property, member], "'\(type).\(property)' may be nil where its '\(member)' is asked for")
        }
        for (type, property) in outlines.flatMap(Self.assignedToThemselves) {
            report(type, [property], "'\(type).\(property)' is set to itself")
        }
        for (type, labels) in outlines.flatMap(Self.superclassCalls) {
            guard let parent = types[type]?.parents.first, !Self.canInitialize(parent, with: labels) else { continue }
            report(type, [parent], "'\(type)' calls an initializer that its superclass '\(parent)' does not have")
        }
        for (type, property, wanted, value) in Self.mistyped(in: outlines) {
            report(type, [property], "'\(type).\(property)' is a '\(wanted)', but set to a '\(value)'")
        }
        for misfit in Misfits(outlines, inherited: surroundings.inherited).all {
            report(
                misfit.type, [misfit.property, misfit.value],
                "'\(misfit.type).\(misfit.property)' is set to a '\(misfit.value)', which is no '\(misfit.wanted)'")
        }
        for (name, type) in types {
            findMissingRequirements(of: name, type)
            for parent in Set(type.parents)
            where type.declarations == 1 && type.parents.count(where: { $0 == parent }) > 1 {
                report(name, [parent], "'\(name)' conforms to '\(parent)' twice")
            }
            if type.declarations > 1 { report(name, [], "'\(name)' is declared twice") }
            for (member, count) in type.members where count > 1 { report(name, [], "'\(name)' has '\(member)' twice") }
            if type.parents.dropFirst().contains(where: isClass) {
                report(name, [], "the superclass of '\(name)' does not come first")
            }
        }
        let declared = Completion.types(outlines)
        for (type, member) in Self.overridingNothing(in: outlines, declared) {
            report(type, [member], "'\(type)' overrides '\(member)', which it does not inherit")
        }
        for (name, type) in declared where type.kind == .class || type.kind == .actor {
            let isMade = !(types[name]?.initializers.isEmpty ?? true)
            for property in type.unset
            where type.initializers.isEmpty ? !isMade : type.initializers.contains(where: { !$0.contains(property) }) {
                report(name, [property], "no initializer of '\(name)' sets '\(property)'")
            }
        }
    }

    private mutating func report(_ subject: String, _ names: [String], _ text: String) {
        let type = subject.split(separator: ".").last.map(String.init) ?? subject
        faults.insert(Fault(subject: type, names: Set(names + [type]), text: text))
    }

    /// The numbers of the texts that a fault is in: those that declare the type which it is about, else those that name
    /// it.
    static func places(of fault: Fault, in texts: [[UInt8]]) -> [Int] {
        let named = texts.map { SwiftLines.identifiers(in: $0) }
        let tests: [(Int) -> Bool] = [
            { ModuleNames([texts[$0]]).types.contains(fault.subject) }, { fault.names.isSubset(of: named[$0]) },
            { named[$0].contains(fault.subject) },
        ]
        return tests.lazy.map { texts.indices.filter($0) }.first { !$0.isEmpty } ?? []
    }

    /// What is known of a type: as the texts declare it, or as the project does, with what both extend it by.
    private func parts(of name: String) -> [TypeParts] {
        if let own = types[name], own.kind != nil { return [own] }
        return [types[name], surroundings[name]].compactMap(\.self)
    }

    private func kind(of name: String) -> TypeDeclaration.Kind? {
        parts(of: name).lazy.compactMap(\.kind).first
    }

    private func isClass(_ name: String) -> Bool {
        if let kind = kind(of: name) { return kind == .class }
        guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return false }
        return ["ViewController", "View", "Cell", "Object", "Control", "Button"].contains { name.hasSuffix($0) }
    }

    private mutating func findMissingRequirements(of name: String, _ type: TypeParts) {
        guard let kind = type.kind, kind != .protocol else { return }
        var given = Set(type.members.keys)
        var required: [String: String] = [:]
        var queue = type.parents
        var seen: Set<String> = []
        while let parent = queue.popLast() {
            guard seen.insert(parent).inserted else { continue }
            let known = parts(of: parent)
            // What another type has that is not known may be what is required.
            if known.allSatisfy({ $0.kind == nil }) {
                for member in KnownRequirements.members(of: parent) { required[member] = parent }
            }
            for parts in known {
                queue += parts.parents
                guard parts.kind == .protocol else {
                    given.formUnion(parts.members.keys)
                    continue
                }
                let isOwn = types[parent]?.kind != nil
                // Initializers may be inherited, or come by themselves.
                for member in parts.requirements where isOwn || !member.hasPrefix("init(") { required[member] = parent }
                for (member, wanted) in parts.propertyTypes where isOwn {
                    guard let own = type.propertyTypes[member], !isSame(own, wanted) else { continue }
                    report(name, [member], "'\(name).\(member)' has another type than '\(parent)' requires")
                }
                given.formUnion(parts.extended)
            }
        }
        for (member, parent) in required where !given.contains(member) {
            report(name, [], "'\(name)' lacks '\(member)', which '\(parent)' requires")
        }
    }

    /// Whether a property of one type can be what is required of another: own types are what they are called.
    private func isSame(_ type: WrittenType, _ wanted: WrittenType) -> Bool {
        guard type.core == wanted.core else { return types[type.core]?.kind == nil || types[wanted.core]?.kind == nil }
        return type.isOptional == wanted.isOptional
    }

    private mutating func findUnknownCalls(in outline: Outline) {
        for (type, labels) in outline.madeInitialValues {
            guard types[type]?.kind == .struct, let initializers = initializers(of: type),
                !initializers.contains(where: { $0.accepts(labels) })
            else { continue }
            report(type, labels, "'\(type)(\(labels.map { $0 + ":" }.joined()))' calls no initializer that there is")
        }
        for use in outline.uses where use.roles.contains(.called) && !use.roles.contains(.labelled) {
            let name = outline.text(of: use.name)
            if types[name]?.kind == .protocol { report(name, [], "'\(name)' is made, but is a protocol") }
            guard let type = types[name], type.kind == .class || type.kind == .struct,
                let initializers = initializers(of: name)
            else { continue }
            let labels = outline.labels(behind: use.name.upperBound)
            guard !initializers.contains(where: { $0.accepts(labels) }) else { continue }
            let call = "\(name)(\(labels.map { $0 + ":" }.joined()))"
            report(name, labels.filter { $0 != "_" }, "'\(call)' calls no initializer that there is")
        }
    }

    /// Protocols by which no initializer comes that takes labels.
    private static let addingNothing: Set = [
        "AnyObject", "Equatable", "Hashable", "Comparable", "Sendable", "Identifiable", "Error", "LocalizedError",
        "Encodable", "CustomStringConvertible", "View", "ObservableObject",
    ]

    private func isProtocol(_ name: String) -> Bool {
        if let kind = kind(of: name) { return kind == .protocol }
        return Self.addingNothing.contains(name) || name.hasSuffix("Protocol") || name.hasSuffix("Delegate")
    }

    /// The ways to make an object of a type; nil where another type that is not known has some.
    private func initializers(of name: String) -> [ParameterList]? {
        guard let type = parts(of: name).first(where: { $0.kind != nil }) else { return nil }
        if type.kind == .struct {
            // What protocols add is not known.
            guard type.parents.allSatisfy({ Self.addingNothing.contains($0) || types[$0]?.kind == .protocol }) else {
                return type.initializers.isEmpty ? nil : type.initializers
            }
            guard let memberwise = type.memberwise else { return type.initializers.isEmpty ? nil : type.initializers }
            return type.initializers + [memberwise]
        }
        if !type.initializers.isEmpty { return type.initializers }
        // A superclass comes first where the class is declared; what else it conforms to may be anybody's.
        guard let superclass = type.clause.first, !isProtocol(superclass) else { return [ParameterList()] }
        guard type.kind == .class else { return nil }
        return kind(of: superclass) == nil
            ? Self.initializers(ofFramework: superclass) : initializers(of: superclass)
    }
}
