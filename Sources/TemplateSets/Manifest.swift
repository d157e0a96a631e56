import JSON5
import Platform

extension TemplateSet {
    static let manifestName = "template.json"

    /// Reads `template.json` and the names of the set's files; no template is read yet.
    init(name: String, folder: SetFolder) throws(TemplateSetError) {
        let manifest = folder.displayPath(Self.manifestName)
        let text = try folder.read(Self.manifestName)
        let root: Node
        do throws(JSON5Error) { root = try Node(json5: text) } catch { throw .syntax(path: manifest, error) }
        var reader = ManifestReader(path: manifest, folder: folder)
        do throws(ShapeError) {
            let object = try ObjectReader(root, known: ManifestReader.keys)
            self.name = name
            self.folder = folder
            summary = try object.string("summary") ?? ""
            discussion = try object.string("discussion") ?? ""
            version = try object.string("version") ?? ""
            conventions = object["conventions"]
            _ = try object.string("name")
            reader.parameters = try object.named("parameters", by: "name")
            reader.blueprints = try object.named("blueprints", by: "name")
            reader.files = try object.named("files", by: "path")
        } catch { throw .shape(path: manifest, error) }
        parameters = try reader.readParameters()
        blueprints = try reader.readBlueprints(parameters: parameters)
        partials = reader.readPartials()
    }
}

/// Turns the parts of a manifest into the parts of a set.
struct ManifestReader {
    static let keys = [
        "name", "summary", "discussion", "version", "parameters", "blueprints", "files", "conventions",
    ]

    let path: String
    let folder: SetFolder
    var parameters: [(name: String, node: Node)] = []
    var blueprints: [(name: String, node: Node)] = []
    var files: [(name: String, node: Node)] = []

    func readPartials() -> [String: String] {
        let prefix = SetFolder.partials + "/"
        var partials: [String: String] = [:]
        for path in folder.paths where path.hasPrefix(prefix) && path.hasSuffix(TemplateFile.templateSuffix) {
            partials[String(path.dropFirst(prefix.count).dropLast(TemplateFile.templateSuffix.count))] = path
        }
        return partials
    }

    func readBlueprints(parameters: [Parameter]) throws(TemplateSetError) -> [Blueprint] {
        var summaries: [String: String] = [:]
        var parameterNames: [String: [String]] = [:]
        for (name, node) in blueprints {
            do throws(ShapeError) {
                let object = try ObjectReader(node, named: "blueprints", known: ["name", "summary", "parameters"])
                summaries[name] = try object.string("summary") ?? ""
                parameterNames[name] = try object.strings("parameters")?.map(Parameter.variableName)
            } catch { throw .shape(path: path, error) }
            let known = parameters.map(\.name)
            for parameter in parameterNames[name] ?? [] where !known.contains(parameter) {
                throw .unknownParameter(path: path, node.place, parameter, known: known)
            }
        }
        let rules = try readFileRules(parameters: parameters)
        var trees: [String: [TemplateFile]] = [:]
        for path in folder.paths {
            let parts = pathComponents(path)
            guard parts.count > 1, parts[0] != SetFolder.partials, !parts[0].hasPrefix(".") else { continue }
            var file = TemplateFile(source: path, parts: parts)
            for rule in rules where rule.covers(path) {
                if let condition = rule.condition { file.conditions.append(condition) }
                file.each = rule.each ?? file.each
            }
            trees[parts[0], default: []].append(file)
        }
        for (name, node) in blueprints where trees[name] == nil {
            throw .unknownFile(path: path, node.place, name, known: trees.keys.sorted())
        }
        return trees.keys.sorted().map { name in
            Blueprint(
                name: name, summary: summaries[name] ?? "", files: trees[name] ?? [],
                parameterNames: parameterNames[name])
        }
    }

    private struct FileRule {
        let path: String
        private let below: String
        var condition: Condition?
        var each: String?

        init(path: String) {
            self.path = path
            below = path + "/"
        }

        /// Whether the path is the rule's, or lies below it.
        func covers(_ other: String) -> Bool {
            other == path || other.hasPrefix(below)
        }
    }

    private func readFileRules(parameters: [Parameter]) throws(TemplateSetError) -> [FileRule] {
        var rules: [FileRule] = []
        for (name, node) in files {
            let place = node.place
            guard folder.paths.contains(where: FileRule(path: name).covers) else {
                throw .unknownFile(path: path, place, name, known: folder.paths)
            }
            var rule = FileRule(path: name)
            do throws(ShapeError) {
                let object = try ObjectReader(node, named: "files", known: ["path", "when", "each"])
                rule.each = try object.string("each").map(Parameter.variableName)
                if let text = try object.string("when") {
                    guard let condition = Condition(text) else {
                        throw ShapeError(
                            kind: .unknownValue(text, key: "when", known: []), place: object["when"]?.place ?? place)
                    }
                    rule.condition = condition
                }
            } catch {
                if case .unknownValue(let text, key: "when", _) = error.kind {
                    throw .badCondition(path: path, error.place, text)
                }
                throw .shape(path: path, error)
            }
            try check(rule, at: place, parameters: parameters)
            rules.append(rule)
        }
        return rules
    }

    private func check(_ rule: FileRule, at place: Place, parameters: [Parameter]) throws(TemplateSetError) {
        let known = parameters.map(\.name)
        for name in rule.condition?.names ?? [] where !known.contains(name) {
            throw .unknownParameter(path: path, place, name, known: known)
        }
        for (name, value) in rule.condition?.comparisons ?? [] {
            guard case .choice(let choices)? = parameters.first(where: { $0.name == name })?.kind,
                !choices.contains(value)
            else { continue }
            throw .unknownChoice(path: path, place, value, known: choices)
        }
        guard let each = rule.each else { return }
        guard let parameter = parameters.first(where: { $0.name == each }) else {
            throw .unknownParameter(path: path, place, each, known: known)
        }
        guard parameter.isList else { throw .notAList(path: path, place, each) }
    }
}

extension Condition {
    /// The comparisons that it makes.
    fileprivate var comparisons: [(String, String)] {
        switch self {
        case .isTrue: []
        case .equals(let name, let value): [(name, value)]
        case .not(let condition): condition.comparisons
        case .and(let first, let second), .or(let first, let second): first.comparisons + second.comparisons
        }
    }
}

extension TemplateFile {
    static let templateSuffix = ".mustache"

    fileprivate init(source: String, parts: [String]) {
        self.source = source
        conditions = []
        target = Array(parts.dropFirst())
        isTemplate = source.hasSuffix(Self.templateSuffix)
        if isTemplate, let last = target.popLast() {
            target.append(String(last.dropLast(Self.templateSuffix.count)))
        }
    }
}
