import TemplateSets
import Text

/// The items that a list may have had.
extension VariantSearch {
    private static let mostCandidates = 60

    /// Those that lines on disk suggest, or what the project has; several items where they can only have been there
    /// together.
    mutating func candidates(
        for parameter: Parameter, _ values: [String: [String]], _ found: [String: [String]]
    ) throws -> ArraySlice<[String]> {
        guard let probe = ListProbe(parameter), let probed = try render(probe, of: parameter, values, found) else {
            return []
        }
        let shown = try candidates(probe, in: probed) + ofFiles(probe, parameter, in: probed)
        var others = try named(by: parameter) + declared(for: parameter) + module.items(of: name, for: parameter)
        // What has no type of its own looks like a value of another list.
        if !probe.hasType {
            let ofOthers = found.sorted { $0.key < $1.key }.filter { $0.key != parameter.name }.flatMap(\.value)
            others += ofOthers.map { String($0.itemName) }
        }
        return (shown + others.map { [$0] } + otherwise(shown)).prefix(Self.mostCandidates)
    }

    private func render(
        _ probe: ListProbe, of parameter: Parameter, _ values: [String: [String]], _ found: [String: [String]]
    ) throws -> [String: [UInt8]]? {
        let with = found.merging([parameter.name: [probe.value]]) { $0 + $1 }
        if let variant = try module.render(name, values, found: with) { return variant.base }
        // What another parameter seemed to hold may rule this one out.
        guard let others = with.withoutRivals(of: parameter) else { return nil }
        return try module.render(name, values, found: others)?.base
    }

    /// The items for which files seem to be there that a blueprint writes for each.
    private func ofFiles(
        _ probe: ListProbe, _ parameter: Parameter, in rendered: [String: [UInt8]]
    ) -> [[String]] {
        guard module.hasFileOfEach(parameter) else { return [] }
        let patterns = probe.patterns(in: Array(rendered.keys.sorted().joined(separator: "\n").utf8))
        guard !patterns.isEmpty else { return [] }
        return module.swiftFiles.flatMap { path in patterns.flatMap { $0.items(in: Array(path.utf8)) } }.map { [$0] }
    }

    /// Of the properties of the type that must declare those of a list, such as the app's services, those whose names
    /// the module seems to mention.
    private mutating func declared(for parameter: Parameter) throws -> [String] {
        try mentioned(among: module.declaredProperties(for: parameter), by: { $0.itemName })
    }

    /// The same items, optional where they are not: some lines show both alike.
    private func otherwise(_ candidates: [[String]]) -> [[String]] {
        candidates.filter { $0.allSatisfy { $0.contains(":") && !$0.hasSuffix("?") && !$0.hasSuffix(")") } }
            .map { items in items.map { $0 + "?" } }
    }

    /// Properties whose type the module shows beside a value alone, or not at all: then its tests tell it by a value.
    mutating func sampled(
        of parameter: Parameter, _ values: [String: [String]], _ found: [String: [String]]
    ) throws -> ArraySlice<[String]> {
        guard parameter.kind is PropertyKind else { return [] }
        let types = ["Int", "String", "UUID", "Date", "Bool", "Double"]
        let probes = types.compactMap { ListProbe(parameter, ofType: $0) }
        let rendered = try probes.compactMap { try render($0, of: parameter, values, found) }
        guard rendered.count == types.count else { return [] }
        var shown: [[String]] = []
        if let probe = ListProbe(sampleOf: parameter), let rendered = try render(probe, of: parameter, values, found) {
            shown = try candidates(probe, in: rendered)
        }
        var items: [String] = []
        for (number, probe) in probes.enumerated() {
            // Only lines that another type would not have tell this one.
            let telling = rendered[number].map { path, text in
                let known = Set(rendered[number == 0 ? 1 : 0][path]?.split(separator: 0x0A) ?? [])
                let lines = text.split(separator: 0x0A).filter { !known.contains($0) }
                return (path, Array(lines.joined(separator: [0x0A])))
            }
            items += try candidates(probe, in: Dictionary(uniqueKeysWithValues: telling)).flatMap(\.self)
                .map { "\($0):\(types[number])" }
        }
        return (shown + items.map { [$0] }).prefix(Self.mostCandidates)
    }

    /// Of what a parameter's values may name, that which the project has and the module seems to mention.
    private mutating func named(by parameter: Parameter) throws -> [String] {
        let own = name.name
        return try mentioned(among: module.names(for: parameter).filter { $0 != own }, by: { $0[...] })
    }

    private mutating func mentioned(among items: [String], by name: (String) -> Substring) throws -> [String] {
        guard !items.isEmpty else { return [] }
        let texts = try paths.sorted().compactMap { try files.file($0)?.plain }
        return items.filter { item in
            let search = ByteSearch(name(item).utf8)
            return texts.contains(where: search.finds)
        }
    }

    /// The items that lines on disk hold where a rendered line holds the probe, in the order of paths and lines; those
    /// of one line together.
    private mutating func candidates(_ probe: ListProbe, in rendered: [String: [UInt8]]) throws -> [[String]] {
        var candidates: [[String]] = []
        for (path, text) in rendered.sorted(by: { $0.key < $1.key }) {
            guard let file = try files.file(path) else { continue }
            let patterns = probe.patterns(in: text)
            guard !patterns.isEmpty else { continue }
            for line in file.plain.split(separator: 0x0A) {
                for pattern in patterns {
                    let items = pattern.items(in: Array(line))
                    if !items.isEmpty, !candidates.contains(items) { candidates.append(items) }
                }
            }
        }
        return candidates
    }
}

extension [String: [String]] {
    /// The same without what a parameter can only be given without; nil where there is nothing of that.
    func withoutRivals(of parameter: Parameter) -> [String: [String]]? {
        let rivals = parameter.needs?.names.filter { self[$0]?.isEmpty == false } ?? []
        return rivals.isEmpty ? nil : filter { !rivals.contains($0.key) }
    }

    /// The same with what a list holds that nobody gave, where that is something.
    func withDefault(of parameter: Parameter) -> [String: [String]]? {
        guard self[parameter.name] == nil, let item = parameter.defaultValue, !item.isEmpty else { return nil }
        return merging([parameter.name: [item]]) { $1 }
    }
}
