import FileChanges
import SwiftOutline
import TemplateSets
import Text

/// Finds with which values a module was generated: those under which it is nearest to what is on disk.
///
/// Bools and choices are tried in all combinations; the items of lists are read from lines in which an item would
/// stand.
struct VariantSearch {
    typealias Variant = ModuleExtension.Variant

    private static let mostVariants = 512

    let module: ModuleExtension
    let name: ModuleName
    var files: ModuleFiles
    /// How far each text of a file is from the one on disk.
    private var distances: [String: [[UInt8]: Int]] = [:]
    /// Every path that some variant writes.
    var paths: Set<String> = []
    /// The files that a value which was given says are there, or are to be.
    private var wanted: Set<String> = []
    /// What stands for the values that a module cannot be without and nobody gave, until lines on disk tell them.
    let untold: [String: [String]]

    /// Whether nothing that it renders is public.
    var isInternal: Bool { module.facts.isInternal }

    init(_ module: ModuleExtension, of name: ModuleName, files: ModuleFiles) {
        self.module = module
        self.name = name
        self.files = files
        untold = module.untold
    }

    /// The nearest variant of the module, and how many of its lines are other than on disk.
    mutating func nearest() throws -> (variant: Variant, distance: Int) {
        let taken = module.set.parameters.filter(module.base.takes)
        let values = Self.combinations(of: taken.compactMap { alternatives(of: $0) })
        var found: [String: [String]] = [:]
        wanted = try wantedFiles(of: taken)
        var best = try nearest(among: values, found: found)
        // What a list holds shows only in the right variant, and the right variant only with what the lists hold.
        for _ in 0..<2 {
            let all = try items(near: best.values, found: found)
            let items = try withoutOwn(all, near: best.values)
            if items == found { break }
            found = items
            best = try nearest(among: values, found: found)
        }
        return (best.variant, try distance(of: best.variant))
    }

    private mutating func nearest(
        among values: [[String: [String]]], found: [String: [String]]
    ) throws -> (variant: Variant, values: [String: [String]]) {
        let all = try values.compactMap { values in
            try module.render(name, values, found: found).map { (variant: $0, values: values) }
        }
        // Only a list that may not be empty, and of which no item was found, leaves no variant.
        guard !all.isEmpty else { throw try module.fault(of: values.first ?? [:], for: name) }
        for (variant, _) in all { paths.formUnion(variant.base.keys.map(\.self) + variant.changed.keys) }
        var best: (index: Int, distance: Int)?
        for (index, candidate) in all.enumerated() {
            let limit = best?.distance ?? .max
            let distance = try distance(of: candidate.variant, below: limit)
            if distance < limit { best = (index, distance) }
        }
        return all[best?.index ?? 0]
    }

    /// The values that a parameter may have had, the likeliest first; nil where its default is the only one.
    private func alternatives(of parameter: Parameter) -> (name: String, values: [[String]])? {
        let name = parameter.name
        guard !module.added.contains(name) else { return nil }
        if let probe = untold[name] { return (name, [probe]) }
        let given = module.given[name]
        if let given, module.certain.contains(name) || parameter.isList { return (name, [given]) }
        guard !parameter.isList, let all = parameter.kind.values else { return given.map { (name, [$0]) } }
        let likely = given?.last ?? parameter.defaultValue
        let sorted = all.filter { $0 == likely } + all.filter { $0 != likely }
        return (name, sorted.filter { $0 != module.origin.sets[name] }.map { [$0] })
    }

    /// Values with each alternative of the choices that nobody can make without a list: if it is empty, none shows.
    private func variations(of values: [String: [String]], for list: Parameter) -> [[String: [String]]] {
        let dependent = module.set.parameters.filter { parameter in
            module.base.takes(parameter) && parameter.needs?.names.contains(list.name) == true
        }
        return Self.combinations(of: dependent.compactMap(alternatives)).map { values.merging($0) { $1 } }
    }

    private static func combinations(of choices: [(name: String, values: [[String]])]) -> [[String: [String]]] {
        choices.reduce([[:]]) { combinations, choice in
            // Where there are too many, a parameter that comes late keeps its likeliest value.
            let isTooMuch = combinations.count * choice.values.count > mostVariants
            return combinations.flatMap { combination in
                (isTooMuch ? choice.values.prefix(1) : choice.values[...]).map {
                    combination.merging([choice.name: $0]) { $1 }
                }
            }
        }
    }

    /// How many lines of the module on disk are other than in a variant, be it without the change or with it. Counting
    /// stops at a limit.
    mutating func distance(of variant: Variant, below limit: Int = .max) throws -> Int {
        let distance = try distance(to: variant.base, below: limit)
        guard variant.changed != variant.base else { return distance }
        return try min(distance, self.distance(to: variant.changed, below: min(distance, limit)))
    }

    private mutating func distance(to module: [String: [UInt8]], below limit: Int) throws -> Int {
        var sum = 0
        for path in paths {
            guard sum < limit else { break }
            let file = try files.file(path)
            guard let text = module[path] else {
                sum += file?.lineCount ?? (wanted.contains(path) ? 1 : 0)
                continue
            }
            guard let file else {
                if wanted.contains(path) { continue }
                // That a storyboard is gone says little: the code that loads it is still there. Of a file that is to be
                // written nothing is known, how long it is least of all.
                sum += path.hasSuffix(".swift") && !self.module.isOfMissingFiles ? ModuleFiles.lineCount(text) : 1
                continue
            }
            guard text != file.plain else { continue }
            let distance = distances[path]?[text] ?? lineDistance(file.plain, text)
            distances[path, default: [:]][text] = distance
            sum += distance
        }
        return sum
    }

    /// The items of the lists that nobody gave: of those that lines on disk suggest, all that bring the module nearer.
    private mutating func items(
        near values: [String: [String]], found: [String: [String]]
    ) throws -> [String: [String]] {
        var found = found
        for parameter in module.set.parameters
        where module.base.takes(parameter)
            && (untold[parameter.name] != nil || parameter.isProbed && values[parameter.name] == nil)
        {
            guard let plain = try module.render(name, values, found: found) else { continue }
            let near = variations(of: values, for: parameter)
            var best = try measured(plain)
            for isSampled in [false, true] {
                // Where only whole files are other than on disk, no item brings them nearer.
                guard try best > missing(from: plain) else { break }
                let candidates =
                    try isSampled ? sampled(of: parameter, values, found) : candidates(for: parameter, values, found)
                if try addFiles(of: candidates, for: parameter, values, found) { best = try measured(plain) }
                // First those that bring it nearest: what they hold, other lines name in other words.
                while let nearer = try nearest(of: candidates, for: parameter, near, found), nearer.distance < best {
                    (best, found) = nearer
                }
            }
        }
        return found
    }

    /// Adds the files that would be written for each item of a list: who has no such item has none of them on disk.
    /// Tells whether there are some.
    private mutating func addFiles(
        of candidates: some Sequence<[String]>, for parameter: Parameter, _ values: [String: [String]],
        _ found: [String: [String]]
    ) throws -> Bool {
        guard module.hasFileOfEach(parameter) else { return false }
        let known = paths.count
        for candidate in candidates {
            let trial = found.merging([parameter.name: candidate]) { $1 }
            if let variant = try module.render(name, values, found: trial) { paths.formUnion(variant.base.keys) }
        }
        return paths.count > known
    }

    /// The items found with those of a candidate that brings the module nearest.
    private mutating func nearest(
        of candidates: some Sequence<[String]>, for parameter: Parameter, _ variations: [[String: [String]]],
        _ found: [String: [String]]
    ) throws -> (distance: Int, found: [String: [String]])? {
        var best: (distance: Int, found: [String: [String]])?
        let withDefault = found.withDefault(of: parameter)
        for candidate in candidates {
            let new = candidate.filter { found[parameter.name]?.contains($0) != true }
            guard !new.isEmpty else { continue }
            // What one list seemed to hold may stand in another.
            let names = Set(new.map(\.itemName))
            let others = found.mapValues { items in items.filter { !names.contains($0.itemName) } }
            let bases = [found, others == found ? nil : others, found.withoutRivals(of: parameter), withDefault]
            for items in bases.compactMap(\.self) {
                // Where it stands among them, what is written shows.
                for place in (0...(items[parameter.name]?.count ?? 0)).reversed() {
                    var trial = items
                    trial[parameter.name, default: []].insert(contentsOf: new, at: place)
                    for values in variations {
                        guard let variant = try module.render(name, values, found: trial) else { continue }
                        let limit = best?.distance ?? .max
                        let distance = try measured(variant, below: limit)
                        if distance < limit { best = (distance, trial) }
                    }
                }
            }
        }
        return best
    }

    /// The items found, but for what files that may be missing declare anyway: that is no value which somebody gave.
    private mutating func withoutOwn(
        _ found: [String: [String]], near values: [String: [String]]
    ) throws -> [String: [String]] {
        guard module.isOfMissingFiles else { return found }
        var kept = found
        for (list, items) in found.sorted(by: { $0.key < $1.key }) {
            for item in items where item.contains(":") {
                var others = kept
                others[list]?.removeAll { $0 == item }
                guard let variant = try module.render(name, values, found: others) else { continue }
                let outlines = variant.base.filter { $0.key.hasSuffix(".swift") }.map { Outline($0.value) }
                let types = Set(outlines.flatMap { outline in outline.types.map { outline.text(of: $0.name) } })
                let type = Lexer.identifiers(in: Array(item.utf8.dropFirst(item.itemName.utf8.count)))
                guard types.isDisjoint(with: type) else {
                    kept = others
                    continue
                }
                guard outlines.contains(where: { $0.declares(member: item.itemName) }) else { continue }
                // Another type of the module may have a property of that name, a cell's title: then more depends on it.
                guard let with = try module.render(name, values, found: kept) else { continue }
                let gain = try measured(variant) - measured(with)
                if gain <= 2 { kept = others }
            }
        }
        return kept
    }

    private mutating func measured(_ variant: Variant, below limit: Int = .max) throws -> Int {
        paths.formUnion(variant.base.keys.map(\.self) + variant.changed.keys)
        return try distance(of: variant, below: limit)
    }

    /// How many files of a variant are not on disk.
    mutating func missing(from variant: Variant) throws -> Int {
        try variant.base.keys.count { try !wanted.contains($0) && files.file($0) == nil }
    }

    /// The files that not every other value of a parameter would write than the one that was given: without them,
    /// somebody who asks for tests would be told that there were to be none.
    private func wantedFiles(of parameters: [Parameter]) throws -> Set<String> {
        guard module.isOfMissingFiles else { return [] }
        var wanted: Set<String> = []
        for parameter in parameters where module.certain.contains(parameter.name) && !parameter.isList {
            guard let all = parameter.kind.values, let given = module.given[parameter.name],
                let own = try module.render(name, untold.merging(module.given) { $1 })
            else { continue }
            for other in all where [other] != given {
                let values = untold.merging(module.given) { $1 }.merging([parameter.name: [other]]) { $1 }
                let others = try module.render(name, values) ?? own
                wanted.formUnion(own.keys.filter { others[$0] == nil })
            }
        }
        return wanted
    }
}

extension String {
    /// What a list's item is called: `clientId` of `clientId:Int`.
    var itemName: Substring { prefix { $0 != ":" && $0 != "(" } }
}

extension Outline {
    /// Whether a type or the file declares something under a name.
    fileprivate func declares(member name: Substring) -> Bool { members.contains { text(of: $0.name) == name } }
}

extension Parameter {
    /// Whether its values are read from lines in which they would stand: nobody can list them, and it may have none.
    fileprivate var isProbed: Bool { isList || kind.values == nil && defaultValue == nil && !isRequired }
}
