import JSON5
import Mustache
import TemplateSets
import Text

/// Looks for what is wrong with a template set: what its texts name, and what it renders under all values.
public struct SetLinter {
    let set: TemplateSet
    /// Where things stand in the manifest.
    let places: ManifestPlaces?
    var findings: [LintFinding] = []
    /// Whether the names in some template are unknown, because it is none.
    private(set) var isUnread = false

    /// A linter of this set.
    public init(_ set: TemplateSet) {
        self.set = set
        places = ManifestPlaces(of: set)
    }

    /// The manifest's path, for people.
    var manifest: String { self.set.folder.displayPath("template.json") }

    /// Everything found, by path and place, each once.
    public mutating func run() -> [LintFinding] {
        (findings, isUnread) = ([], false)
        let texts = readTemplates()
        checkReferences()
        checkDefaults()
        checkNames(texts)
        checkUse(texts)
        addChains(texts)
        if findings.isEmpty { checkVariants() }
        if set.blueprints.isEmpty { add(.noFiles, in: manifest) }
        return findings.sorted { ($0.path, $0.line ?? 0, $0.column ?? 0) < ($1.path, $1.line ?? 0, $1.column ?? 0) }
    }

    /// A template of the set; of a path, the part of it that is one.
    struct Text {
        var path: String
        var template: Template
        var origin: Origin

        /// Where a template stands; one in a file's name has no line.
        enum Origin {
            case name, contents, partial
            case manifest(QuotedText)
        }

        /// Where in the file something is that stands at a place in the template.
        func location(of place: Location) -> Location? {
            switch origin {
            case .name: nil
            case .contents, .partial: place
            case .manifest(let text): text.location(of: place)
            }
        }

        /// Whether it is put in wherever another template names it.
        var isPartial: Bool {
            if case .partial = origin { true } else { false }
        }
    }

    mutating func add(_ kind: LintFinding.Kind, at reference: Reference, of text: Text) {
        let place = text.location(of: Location(line: reference.line, column: reference.column))
        add(kind, in: text.path, line: place?.line, column: place?.column)
    }

    /// Adds what is wrong with something in the manifest.
    mutating func add(_ kind: LintFinding.Kind, inManifest place: Location?, variant: String = "") {
        add(kind, in: manifest, line: place?.line, column: place?.column, variant: variant)
    }

    mutating func add(
        _ kind: LintFinding.Kind, in path: String, line: Int? = nil, column: Int? = nil, variant: String = ""
    ) {
        let finding = LintFinding(kind: kind, path: path, line: line, column: column, variant: variant)
        let isKnown = findings.contains {
            $0.kind == finding.kind && $0.path == path && $0.line == line && $0.column == column
        }
        if !isKnown { findings.append(finding) }
    }

    mutating func add(_ error: TemplateError, _ variant: String = "") {
        let location = error.location
        add(
            .template(error.kind), in: location.template, line: location.line, column: location.column, variant: variant
        )
    }

    private mutating func readTemplates() -> [Text] {
        var texts: [Text] = []
        for file in set.blueprints.flatMap(\.files) {
            let path = set.folder.displayPath(file.source)
            for part in file.target where part.contains("{{") { read(Array(part.utf8), path, .name, into: &texts) }
            guard let bytes = try? set.folder.read(file.source) else { continue }
            guard file.isTemplate else {
                checkUnrendered(bytes, path)
                continue
            }
            read(bytes, path, .contents, into: &texts)
        }
        let templates = Set(set.blueprints.flatMap(\.manifestTemplates))
        for text in places?.values(among: templates) ?? [] {
            read(Array(text.text.utf8), manifest, .manifest(text), into: &texts)
        }
        for path in set.partials.values.sorted() {
            guard let bytes = try? set.folder.read(path) else { continue }
            read(bytes, set.folder.displayPath(path), .partial, into: &texts)
        }
        return texts
    }

    private mutating func read(_ bytes: [UInt8], _ path: String, _ origin: Text.Origin, into texts: inout [Text]) {
        do throws(TemplateError) {
            let template = try Template(bytes, name: path)
            try template.refuseLiquid()
            texts.append(Text(path: path, template: template, origin: origin))
        } catch {
            isUnread = true
            let place = Location(line: error.location.line, column: error.location.column)
            switch origin {
            case .name: add(.template(error.kind), in: path)
            case .contents, .partial: add(error)
            case .manifest(let text): add(.template(error.kind), inManifest: text.location(of: place))
            }
        }
    }
}
