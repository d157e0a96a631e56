import SwiftOutline

/// The calls by which functions of a skeleton lead on, and which nothing else misses: of a function of the same type that
/// is called after an option, of what another component inherits, and of UIKit's that connect, such as `present`.
struct FixedCallTable {
    private struct Caller: Hashable {
        let type: String
        let fullName: String
    }

    /// What a function does, by the skeleton's variants.
    private struct Deeds {
        var variants: Set<Int> = []
        var names: Set<String> = []
        var calls: [NamePattern: Set<Int>] = [:]

        /// Whether every variant calls one of some functions.
        func makes(_ functions: [NamePattern]) -> Bool {
            variants.isSubset(of: functions.reduce(into: []) { $0.formUnion(calls[$1] ?? []) })
        }
    }

    /// What leads from one screen to another, and what gives one of UIKit's objects to another, whoever is asked for it.
    private static let connecting: Set<String> = [
        "addAction", "addArrangedSubview", "addChild", "addSubview", "addTarget", "appendItems", "appendSections", "apply",
        "applySnapshotUsingReloadData", "dismiss", "popToRootViewController", "popToViewController", "popViewController",
        "present", "pushViewController", "register", "setViewControllers", "show",
    ]

    private var deeds: [Caller: Deeds] = [:]
    private var order: [Caller] = []
    /// Which types of the skeleton have functions of a name.
    private let owners: [String: Set<String>]

    init(of owners: [String: Set<String>]) {
        self.owners = owners
    }

    mutating func add(_ outline: Outline, variants: Set<Int>, _ tolerance: Tolerance) {
        let components = outline.components
        for member in outline.members where member.kind == .func && member.owner != nil {
            let (type, name) = (outline.ownerName(of: member), outline.text(of: member.name))
            guard let body = member.body, NamePattern(name).pieces != [.anything], !tolerance.mayLack("\(type).\(name)")
            else { continue }
            let caller = Caller(type: type, fullName: outline.fullName(of: member))
            if deeds[caller] == nil { order.append(caller) }
            deeds[caller, default: Deeds()].variants.formUnion(variants)
            for use in outline.uses(in: body) {
                let function = outline.text(of: use.name)
                deeds[caller]?.names.insert(function)
                guard use.roles.contains(.called), !tolerance.mayLack("\(type).\(name).\(function)") else { continue }
                let pattern = NamePattern(function)
                let receiver = String(decoding: outline.receiver(of: use), as: UTF8.self)
                let isConnecting = Self.connecting.contains(function)
                let leadsOn =
                    if outline.isOfOther(use) {
                        (isConnecting || components.contains(receiver))
                            && owners[function]?.subtracting([type]).isEmpty != false
                    } else if owners[function] == nil {
                        isConnecting
                    } else {
                        pattern.isOpen && pattern.pieces != [.anything]
                    }
                if leadsOn { deeds[caller]?.calls[pattern, default: []].formUnion(variants) }
            }
        }
    }

    /// The calls that functions of a type make in every variant which has them, be it one or another. Names of one pattern
    /// are not told apart.
    func calls(in type: String) -> [FixedCall] {
        var names: [NamePattern] = []
        var alike: [NamePattern: [Deeds]] = [:]
        for caller in order where caller.type == type {
            let pattern = NamePattern(caller.fullName)
            if alike[pattern] == nil { names.append(pattern) }
            alike[pattern, default: []] += deeds[caller].map { [$0] } ?? []
        }
        return names.flatMap { name -> [FixedCall] in
            let all = alike[name] ?? []
            let functions = Set(all.flatMap(\.calls.keys)).sorted { "\($0.pieces)" < "\($1.pieces)" }
            let always = functions.filter { function in all.allSatisfy { $0.makes([function]) } }
            let groups = always.isEmpty && all.allSatisfy { $0.makes(functions) } ? [functions] : always.map { [$0] }
            guard !groups.isEmpty else { return [] }
            var known: [NamePattern] = []
            for pattern in Set(all.flatMap(\.names)).sorted().map({ NamePattern($0) }) where !known.contains(pattern) {
                known.append(pattern)
            }
            return groups.map { FixedCall(caller: name, functions: $0, names: known) }
        }
    }
}

extension Outline {
    /// The properties that hold other components of a module.
    fileprivate var components: Set<String> {
        Set(
            members.filter { member in
                guard member.isStored, let type = typeName(of: member), Role.role(of: type) != nil else { return false }
                return !type.hasPrefix("UI") || type == "UIViewController"
            }
            .map { text(of: $0.name) })
    }

    /// A function's name with the labels of its parameters: `tableView(_:didSelectRowAt:)`.
    func fullName(of function: Member) -> String {
        var name = Array(source[function.name])
        var depth = 0
        var isInLabel = false
        var previous: UInt8 = 0
        for byte in source[function.name.upperBound..<(function.body?.lowerBound ?? function.name.upperBound)] {
            defer { previous = byte }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
                depth += 1
                isInLabel = depth == 1 && byte == UInt8(ascii: "(")
                if isInLabel { name.append(byte) }
            case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
                depth -= 1
                guard depth > 0 || byte != UInt8(ascii: ")") else {
                    return String(decoding: name + [byte], as: UTF8.self)
                }
            case UInt8(ascii: ","): isInLabel = depth == 1
            case _ where isInLabel && byte.isNamePart: name.append(byte)
            case _ where isInLabel && previous.isNamePart:
                name.append(UInt8(ascii: ":"))
                isInLabel = false
            default: break
            }
        }
        return String(decoding: name, as: UTF8.self)
    }
}
