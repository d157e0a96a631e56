import SwiftOutline

/// What classes own by the cases of enumerations: `stage = .shown(view)`, where the property never gets another case
/// again.
struct PayloadEdges {
    private let module: CheckedModule
    private let names: [String]
    private let places: [(file: ModuleFile, type: Int)]
    private let subtypes: Subtypes

    init(
        in module: CheckedModule, _ names: [String], _ places: [(file: ModuleFile, type: Int)], _ subtypes: Subtypes
    ) {
        self.module = module
        self.names = names
        self.places = places
        self.subtypes = subtypes
    }

    /// The types whose objects the cases of an enumeration hold, by the cases' names.
    private typealias Payloads = [String: Set<Int>]

    /// The edges from classes to what the cases hold that they set properties to.
    var all: [OwnershipGraph.Edge] {
        let enumerations = enumerations
        guard !enumerations.isEmpty else { return [] }
        return places.enumerated().flatMap { source, place -> [OwnershipGraph.Edge] in
            let outline = place.file.outline
            guard outline.types[place.type].kind != .struct else { return [] }
            return place.file.members[place.type].compactMap { number in
                let member = outline.members[number]
                guard OwnershipGraph.owns(member, outline), member.kind == .var,
                    let payloads = enumerations[enumeration(of: number, in: place.file)],
                    let targets = targets(of: place.file.memberNames[number], in: source, payloads), !targets.isEmpty
                else { return nil }
                return OwnershipGraph.Edge(
                    source: source, file: place.file, member: member, targets: targets.subtracting([source]).sorted(),
                    isTree: false, isPayload: true)
            }
        }
    }

    /// The module's enumerations that hold objects of its classes, and that nothing but an assignment changes.
    private var enumerations: [String: Payloads] {
        var found: [String: Payloads] = [:]
        var seen: Set<String> = []
        for file in module.files {
            for (index, type) in file.outline.types.enumerated() where type.kind == .enum {
                // Which one of several is meant the name does not tell.
                guard seen.insert(file.typeNames[index]).inserted else {
                    found[file.typeNames[index]] = nil
                    continue
                }
                guard
                    !file.members[index].contains(where: {
                        file.outline.hasModifier("mutating", file.outline.members[$0])
                    })
                else { continue }
                var payloads: Payloads = [:]
                for number in file.members[index] where file.outline.members[number].kind == .case {
                    let targets = file.outline.payload(of: file.outline.members[number]).flatMap { subtypes.of($0) }
                    if !targets.isEmpty { payloads[file.memberNames[number]] = Set(targets) }
                }
                if !payloads.isEmpty { found[file.typeNames[index]] = payloads }
            }
        }
        return found
    }

    /// The name of the type that a property has, or whose case it has from the beginning.
    private func enumeration(of number: Int, in file: ModuleFile) -> String {
        if let type = file.propertyTypes[number] { return type.split(separator: ".").last.map(String.init) ?? type }
        guard let value = file.outline.members[number].initialValue else { return "" }
        let name = file.outline.source[value...].prefix(while: \.isNamePart)
        return String(decoding: name, as: UTF8.self)
    }

    /// What the cases hold that are assigned to a property of some name; nil where something else is, too.
    private func targets(of property: String, in source: Int, _ payloads: Payloads) -> Set<Int>? {
        var targets: Set<Int> = []
        for file in module.files {
            let outline = file.outline
            for use in outline.uses where use.roles.contains(.assigned) && !use.roles.contains(.bound) {
                guard outline.source[use.name].elementsEqual(property.utf8) else { continue }
                let isOwn = use.type.map { file.typeNames[$0] } == names[source]
                let value = outline.value(assignedTo: use)
                let path = value.prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
                let name = path.split(separator: UInt8(ascii: ".")).last ?? []
                guard isOwn, path.contains(UInt8(ascii: ".")), value.dropFirst(path.count).first == UInt8(ascii: "("),
                    let held = payloads[String(decoding: name, as: UTF8.self)]
                else { return nil }
                targets.formUnion(held)
            }
        }
        return targets
    }
}

extension Outline {
    /// The names of the types of the project's whose objects a case holds: `shown(view: FeedView, Int)`.
    fileprivate func payload(of member: Member) -> [Substring] {
        var rest = source[member.name.upperBound...].drop { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: " ") }
        guard rest.first == UInt8(ascii: "(") else { return [] }
        rest.removeFirst()
        var parts: [ArraySlice<UInt8>] = []
        var (depth, start) = (0, rest.startIndex)
        for index in rest.indices {
            switch rest[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where rest[index - 1] == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                parts.append(rest[start..<index])
                start = index + 1
            default: break
            }
            if depth < 0 {
                parts.append(rest[start..<index])
                break
            }
        }
        return parts.flatMap { part -> [Substring] in
            let type = part.firstIndex(of: UInt8(ascii: ":")).map { part[($0 + 1)...] } ?? part
            let core = TypeText.core(type.drop { " \n\t".utf8.contains($0) })
            return TypeText.owned(core).filter { !CheckedModule.isForObjectsAlone(String($0)) }
        }
    }
}
