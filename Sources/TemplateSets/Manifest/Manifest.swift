import JSON5
import Platform
import Text

extension TemplateSet {
    /// The file that makes a folder a set.
    public static let manifestName = "template.json"

    /// Reads `template.json` and the names of the set's files; no template is read yet.
    init(name: String, folder: SetFolder) throws(TemplateSetError) {
        let manifest = folder.displayPath(Self.manifestName)
        let object = try Self.readManifest(in: folder)
        var reader = ManifestReader(path: manifest, folder: folder)
        let texts: (summary: String, discussion: String, version: String)
        let (wrapsLines, deploymentTarget): (Bool, String?)
        do throws(ShapeError) {
            texts = (
                try object.string(ManifestKeys.summary) ?? "", try object.string(ManifestKeys.discussion) ?? "",
                try object.string(ManifestKeys.version) ?? ""
            )
            _ = try object.string(ManifestKeys.name)
            wrapsLines = try object.bool(ManifestKeys.wrapsLines) ?? false
            deploymentTarget = try object.string(ManifestKeys.deploymentTarget)
            if let deploymentTarget, !ManifestReader.isVersion(deploymentTarget) {
                throw object.unknownValue(deploymentTarget, of: ManifestKeys.deploymentTarget, known: [])
            }
            reader.parameters = try object.named(ManifestKeys.parameters)
            reader.blueprints = try object.named(ManifestKeys.blueprints)
            reader.files = try object.named(ManifestKeys.files)
        } catch { throw .shape(path: manifest, error) }
        let parameters = try reader.readParameters()
        self.init(
            name: name, summary: texts.summary, discussion: texts.discussion, version: texts.version,
            deploymentTarget: deploymentTarget, parameters: parameters,
            blueprints: try reader.readBlueprints(parameters: parameters), partials: reader.readPartials(),
            folder: folder, wrapsLines: wrapsLines)
    }

    /// What `check` must know beyond the templates, as written; nil where the set says nothing.
    public func conventions() throws(TemplateSetError) -> Node? {
        try Self.readManifest(in: folder)[ManifestKeys.conventions]
    }

    private static func readManifest(in folder: SetFolder) throws(TemplateSetError) -> ObjectReader {
        let manifest = folder.displayPath(manifestName)
        let text = try folder.read(manifestName)
        let root: Node
        do throws(JSON5Error) { root = try Node(json5: text) } catch { throw .syntax(path: manifest, error) }
        do throws(ShapeError) {
            return try ObjectReader(root, ManifestKeys.all)
        } catch { throw .shape(path: manifest, error) }
    }
}

/// Turns the parts of a manifest into the parts of a set.
struct ManifestReader {
    /// What stands under a name, and where the name does.
    typealias Entry = (name: String, location: Location, node: Node)

    let path: String
    let folder: SetFolder
    var parameters: [Entry] = []
    var blueprints: [Entry] = []
    var files: [Entry] = []

    func readPartials() -> [String: String] {
        let prefix = SetFolder.partials + "/"
        var partials: [String: String] = [:]
        for path in folder.paths where path.hasPrefix(prefix) && path.hasSuffix(TemplateFile.templateSuffix) {
            partials[String(path.dropFirst(prefix.count).dropLast(TemplateFile.templateSuffix.count))] = path
        }
        return partials
    }

    /// Each folder's files with the rules that hold for them; the set's paths are sorted, so a folder's stand together.
    func readTrees(_ rules: [FileRule]) -> [Blueprint] {
        var trees: [Blueprint] = []
        for path in folder.paths {
            guard let end = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { continue }
            let name = String(path[..<end])
            guard name != SetFolder.partials, !name.hasPrefix(".") else { continue }
            var file = TemplateFile(
                source: path, isTemplate: path.hasSuffix(TemplateFile.templateSuffix), conditions: [])
            for rule in rules where rule.covers(path) {
                if let condition = rule.condition { file.conditions.append(condition) }
                file.each = rule.each ?? file.each
                file.sample = rule.sample ?? file.sample
                file.isShared = rule.isShared ?? file.isShared
            }
            if trees.last?.name != name { trees.append(Blueprint(name: name, summary: "", files: [])) }
            trees[trees.count - 1].files.append(file)
        }
        if trees.count > 1 { trees.sort { $0.name < $1.name } }
        return trees
    }

    struct FileRule {
        let path: String
        private let below: String
        var condition: Condition?
        var each: String?
        var sample: String?
        var isShared: Bool?

        init(path: String) {
            self.path = path
            below = path + "/"
        }

        /// Whether the path is the rule's, or lies below it.
        func covers(_ other: String) -> Bool {
            other == path || other.hasPrefix(below)
        }
    }

    func readFileRules(parameters: [Parameter]) throws(TemplateSetError) -> [FileRule] {
        var rules: [FileRule] = []
        for (name, location, node) in files {
            guard folder.paths.contains(where: FileRule(path: name).covers) else {
                throw .unknownFile(path: path, location, name, known: folder.paths)
            }
            var rule = FileRule(path: name)
            let object: ObjectReader
            do throws(ShapeError) {
                object = try ObjectReader(node, named: name, FileKeys.all)
                rule.each = try object.string(FileKeys.each).map(Parameter.variableName)
                rule.sample = try object.string(FileKeys.sample)
                rule.isShared = try object.bool(FileKeys.shared)
            } catch { throw .shape(path: path, error) }
            rule.condition = try readCondition(FileKeys.when, in: object, parameters: parameters)
            if rule.each != nil {
                try checkEach(rule, at: object[FileKeys.each]?.location ?? location, parameters: parameters)
            }
            rules.append(rule)
        }
        return rules
    }

    private func checkEach(_ rule: FileRule, at location: Location, parameters: [Parameter]) throws(TemplateSetError) {
        guard let each = rule.each else { return }
        guard let parameter = parameters.first(where: { $0.name == each }) else {
            throw .unknownParameter(path: path, location, each, known: parameters.map(\.name))
        }
        guard parameter.isList else { throw .notAList(path: path, location, each) }
    }
}

extension TemplateFile {
    static let templateSuffix = ".mustache"
}
