import Mustache
import Platform
import TemplateSets
import Text

/// A file of a blueprint, read and parsed.
struct PreparedFile {
    /// Where the template lies, for people.
    let source: String
    /// The template's path in the set.
    let templatePath: String
    let each: String?
    let isShared: Bool
    /// The text as a template; nil where it is copied as it is.
    let template: Template?
    let contents: [UInt8]
    let options: RenderOptions
    private let targetParts: [Template?]
    private let plainTarget: [String]

    /// Reads and parses a file of a set; where only its name is asked for, without its text.
    init(_ file: TemplateFile, in set: TemplateSet, hasText: Bool = true) throws(ScaffoldError) {
        source = set.folder.displayPath(file.source)
        templatePath = file.source
        each = file.each
        isShared = file.isShared
        let target = file.target
        plainTarget = target
        options = RenderOptions(escaping: Escaping(fileName: target.last ?? "") ?? .none)
        do throws(TemplateSetError) {
            contents = hasText ? try set.folder.read(file.source) : []
        } catch { throw .set(error) }
        do throws(TemplateError) {
            template = file.isTemplate && hasText ? try Template(contents, name: source) : nil
            var parts: [Template?] = []
            for part in target {
                parts.append(part.utf8.contains(UInt8(ascii: "{")) ? try Template(part, name: source) : nil)
            }
            targetParts = parts
            if set.folder.path != nil { try template?.refuseLiquid() }
        } catch { throw .set(.template(error)) }
    }

    /// Whether SwiftPM makes a bundle for it.
    var isResource: Bool { plainTarget.contains(where: ResourceFile.isOne) }

    /// Whether it is one of tests, whatever their folder is called in the project.
    var isTest: Bool { SkeletonFile.isTest(plainTarget) }

    /// Where the file goes: the root replaced by the project's own place, and the groups before the first part that is
    /// named for the module.
    func target(
        variables: [String: Value], groups: [String], directories: [String: String]
    ) throws(TemplateError) -> Target {
        var parts: [String] = []
        for (index, template) in targetParts.enumerated() {
            guard let template else {
                parts.append(plainTarget[index])
                continue
            }
            let bytes = try template.render(.object(variables), options: .plain)
            parts.append(String(decoding: bytes, as: UTF8.self))
        }
        guard parts.count > 1 else { return Target(root: [], parts: parts) }
        let root = directories[parts[0]].map(Path.components) ?? [parts[0]]
        let named = targetParts.indices.dropFirst().first { targetParts[$0] != nil } ?? 1
        return Target(root: root, parts: parts[1..<named] + groups + parts[named...])
    }
}

extension RenderOptions {
    /// For names and comments, where nothing is escaped.
    static let plain = RenderOptions(escaping: .none)
}

/// Where a file goes.
struct Target {
    let root: [String]
    let parts: [String]

    /// The path in the project; nil where some part is more than a plain name.
    var path: String? {
        guard !parts.isEmpty else { return nil }
        var path = ""
        for parts in [root, parts] {
            for part in parts {
                guard Path.isComponent(part) else { return nil }
                if !path.isEmpty { path += "/" }
                path += part
            }
        }
        return path.hasHazard ? nil : path
    }
}

/// The templates of a set, each read and parsed when it is first asked for, however many variants are rendered.
final class TemplateCache {
    /// The set's partials.
    let partials: PartialCache
    private let set: TemplateSet
    private var files: [String: PreparedFile] = [:]

    init(set: TemplateSet) {
        self.set = set
        partials = PartialCache(set: set)
    }

    /// The texts that were read so far.
    var texts: [[UInt8]] { partials.texts + files.values.map(\.contents) }

    /// A file of the set, which is asked for with its text each time or never.
    func file(_ file: TemplateFile, hasText: Bool = true) throws(ScaffoldError) -> PreparedFile {
        if let known = files[file.source] { return known }
        let prepared = try PreparedFile(file, in: set, hasText: hasText)
        files[file.source] = prepared
        return prepared
    }
}

/// The partials of a set, each read and parsed when it is first named.
final class PartialCache {
    private let set: TemplateSet
    private var templates: [String: Template] = [:]
    /// The texts of those that were named so far.
    private(set) var texts: [[UInt8]] = []
    /// Why a partial that the set has could not be read.
    private(set) var failure: TemplateSetError?

    init(set: TemplateSet) {
        self.set = set
    }

    func template(named name: String) throws(TemplateError) -> Template? {
        if let known = templates[name] { return known }
        guard let path = set.partials[name] else { return nil }
        let text: [UInt8]
        do throws(TemplateSetError) {
            text = try set.folder.read(path)
        } catch {
            failure = error
            return nil
        }
        let template = try Template(text, name: set.folder.displayPath(path))
        if set.folder.path != nil { try template.refuseLiquid() }
        templates[name] = template
        texts.append(text)
        return template
    }
}
