import JSON5
import TemplateSets
import Text

/// The layers of a set, and what each may do.
struct LayerTable: Sendable {
    var layers: [Layer]
    /// The weak properties that `template.json` names.
    var weakProperties: [WeakProperty] = []
    /// Whether it is an error to have something otherwise than the set; nil where the set says nothing, since it was
    /// written before its modules.
    var isStrict: Bool?
    /// The names of files that modules may have besides.
    var otherFiles: [NamePattern] = []
    /// What modules may lack or have otherwise, by which the set's expectations are made. It is not packed with them.
    private(set) var tolerance = Tolerance()

    /// The same, with nothing that modules may lack or have otherwise.
    var withoutTolerance: LayerTable {
        LayerTable(layers: layers, weakProperties: weakProperties, isStrict: isStrict, otherFiles: otherFiles)
    }

    /// The layer of a file of the set, by the path of its template.
    func index(ofTemplate source: String) -> Int? {
        layers.firstIndex { layer in
            layer.templates.contains { source == $0 || source.hasPrefix($0 + "/") }
        } ?? Role.role(ofFile: source.split(separator: "/").last.map(String.init) ?? "").flatMap(index)
    }

    /// The layer of a role where the set says nothing of the file.
    func index(of role: Role) -> Int? {
        layers.firstIndex { $0.role == role && $0.templates.isEmpty }
    }

    /// What VIPER asks of a module whose set says nothing: the screen's frameworks stay with view and router.
    static let standard = LayerTable(
        layers: Role.layered.map { Layer(name: $0.layerName, role: $0, mayNotImport: $0.forbiddenImports) })
}

/// A part of a module, such as its presenter, with the files that belong to it.
struct Layer: Sendable {
    let name: String
    /// The role whose files belong to it where no templates are named.
    var role: Role?
    /// Files and folders of the set.
    var templates: [String] = []
    /// The layers whose types it may name beside its own; nil for all.
    var mayName: [String]?
    /// Modules that it may not import.
    var mayNotImport: [String] = []
}

extension LayerTable {
    /// Reads `conventions` of a set's `template.json`.
    init(of set: TemplateSet) throws(TemplateSetError) {
        self = .standard
        guard let node = try set.conventions() else { return }
        let path = set.folder.displayPath("template.json")
        do throws(ShapeError) {
            let object = try ObjectReader(node, named: ConventionKeys.all.name, ConventionKeys.all)
            var layers: [Layer] = []
            let named = try object.named(ConventionKeys.layers)
            for (name, _, node) in named {
                let reader = try ObjectReader(node, named: name, LayerKeys.all)
                let role = Role.layered.first { $0.layerName == name }
                var layer = Layer(name: name, role: role)
                layer.templates = try reader.strings(LayerKeys.files) ?? []
                layer.mayName = try reader.strings(LayerKeys.mayName)
                layer.mayNotImport = try reader.strings(LayerKeys.mayNotImport) ?? role?.forbiddenImports ?? []
                if let unknown = layer.mayName?.first(where: { other in !named.contains { $0.name == other } }) {
                    throw reader.unknownValue(unknown, of: LayerKeys.mayName, known: named.map(\.name))
                }
                if let unknown = layer.templates.first(where: { file in !set.holds(file) }) {
                    throw reader.unknownValue(unknown, of: LayerKeys.files, known: set.folder.paths)
                }
                layers.append(layer)
            }
            let spoken = layers.map(\.name)
            self.layers = layers + Self.standard.layers.filter { !spoken.contains($0.name) }
            for member in try object.map(ConventionKeys.weak) {
                let pattern = NamePattern(member.key.replacing("{{name}}", with: PlaceholderName.module))
                weakProperties += try member.value.strings(named: member.key).map {
                    WeakProperty(type: pattern, property: $0)
                }
            }
            isStrict = try object.bool(ConventionKeys.strict)
            otherFiles = try object.strings(ConventionKeys.mayHave)?.map(Self.pattern) ?? []
            tolerance = try Tolerance(object)
        } catch { throw .shape(path: path, error) }
    }
}

extension LayerTable {
    /// The name of files in which `*` stands for any text.
    private static func pattern(_ name: String) -> NamePattern {
        NamePattern(Tolerance.placeholder(name).replacing("*", with: PlaceholderName.item))
    }
}

extension TemplateSet {
    /// Whether a path is that of a file or folder of the set.
    fileprivate func holds(_ path: String) -> Bool {
        folder.paths.contains { $0 == path || $0.hasPrefix(path + "/") }
    }
}
