import Platform
import SwiftOutline
import TemplateSets
import Text

extension ProjectReferences {
    /// What is expected of a type that must declare some properties: nothing where it does, the type where the project
    /// has none and the blueprint writes one that does.
    ///
    /// Throws where it does not declare one of them.
    func declarations(
        of texts: [String], _ parameter: Parameter, in type: String, writtenBy target: String
    ) throws -> Expected? {
        guard let first = texts.first else { return nil }
        let written = try file(declaring: type, writtenBy: target)
        var declared: Set<String> = []
        var path = written.path
        var isThere = false
        func read(_ file: String) {
            guard let outline = outline(of: file) else { return }
            if outline.declares(type) {
                isThere = true
                path = file
            }
            declared.formUnion(outline.properties(of: type))
        }
        switch place(of: written.path) {
        case .file(let file): read(file)
        case .several(let files): for file in files { read(file) }
        case .nothing: break
        }
        func missing() -> String? {
            texts.first { text in (try? Property(text)).map { !declared.contains($0.name) } ?? false }
        }
        // Extensions, or the type itself, may stand anywhere.
        if missing() != nil || !isThere {
            for file in sources.swiftFiles() where file != path { read(file) }
        }
        if !isThere { declared.formUnion(written.outline.properties(of: type)) }
        if let property = missing() {
            let blueprint = target.contains("/") ? target : "\(set.name)/\(target)"
            let declaring = ParameterError.DeclaringType(
                name: type, path: path, blueprint: isThere ? nil : blueprint, known: declared.sorted())
            throw ParameterError(parameter, .notDeclared(property, by: declaring))
        }
        return isThere
            ? nil : Expected(option: parameter.option, name: type, blueprint: target, property: first)
    }

    /// The properties, as they would be typed, of the type that must declare those of a list; none where the project
    /// lacks it.
    func declaredProperties(for parameter: Parameter) -> [String] {
        guard let type = (parameter.kind as? PropertyKind)?.declaringType,
            let outline = outlines(naming: type).first(where: { $0.declares(type) })
        else { return [] }
        return outline.members.compactMap { member in
            guard member.kind == .var || member.kind == .let, !member.isStatic, let written = member.type,
                let owner = member.owner, outline.text(of: outline.types[owner].name) == type
            else { return nil }
            return "\(outline.text(of: member.name)):\(outline.text(of: written))"
        }
    }

    /// What a blueprint writes that needs no name, where the project has no file that is called like one of it.
    func lackingBase(writtenBy target: String) throws -> Expected? {
        let (_, blueprint) = try set.referred(target)
        let targets = blueprint.files.map(\.target).filter { target in
            !SkeletonFile.isTest(target) && target.last?.hasSuffix(".swift") == true
                && !target.contains { $0.contains("{{") }
        }
        // Mostly it lies where it was written, and the project need not be listed.
        let isInPlace = try targets.contains { target in
            let path = Path.join([facts.directories[target[0]] ?? target[0]] + target.dropFirst())
            return try fileSystem.entry(at: sources.fullPath(path)) != nil
        }
        if isInPlace { return nil }
        let files = Set(targets.compactMap(\.last))
        guard !files.isEmpty, !sources.swiftFiles().contains(where: { files.contains(String($0.lastComponent)) })
        else { return nil }
        return Expected(option: nil, name: target.prefix(1).uppercased() + target.dropFirst(), blueprint: target)
    }

    /// What a file of the project declares; nil where it is closed to this user.
    func outline(of path: String) -> Outline? {
        (try? fileSystem.read(sources.fullPath(path))).map(Outline.init)
    }

    /// The file in which a blueprint declares a type.
    private func file(declaring type: String, writtenBy target: String) throws -> (path: String, outline: Outline) {
        let (set, blueprint) = try set.referred(target)
        let values = try ParameterValues([:], for: set, blueprint: blueprint, project: facts)
        let scaffold = try Scaffold(set: set, blueprint: blueprint, values: values, facts: facts)
        for file in try scaffold.renderUnchecked([ModuleName(type)]).flatMap(\.files)
        where file.path.hasSuffix(".swift") {
            let outline = Outline(file.contents)
            if outline.declares(type) { return (file.path, outline) }
        }
        return ("\(type).swift", Outline([]))
    }
}

extension Outline {
    /// Whether it declares a type of this name, at the top level.
    func declares(_ type: String) -> Bool {
        types.contains { $0.kind != .extension && $0.parent == nil && text(of: $0.name) == type }
    }

    /// The properties of a type's instances that others can read, of its extensions as well.
    func properties(of type: String) -> [String] {
        members.compactMap { member in
            guard member.kind == .var || member.kind == .let, !member.isStatic, let owner = member.owner,
                types[owner].parent == nil, text(of: types[owner].name) == type,
                !self[member.modifiers].contains(where: { ["private", "fileprivate"].contains(text(of: $0)) })
            else { return nil }
            return text(of: member.name)
        }
    }
}
