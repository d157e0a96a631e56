import Text

extension ProjectEditor {
    /// A group of one file's languages that the project does not have yet.
    struct NewVariants {
        var identifier: String
        /// The path of the file without the folders of its languages.
        var path: String
        var name: String
        var unit: String
        var children: [[UInt8]] = []
        var targets: Set<Int> = []
    }

    /// Adds a file of one language: `Base.lproj/Main.storyboard`. The navigator shows those of all languages as one,
    /// and that one is what targets hold.
    mutating func addLocalized(_ path: String, _ targets: [Int], _ kind: FileKind) throws(EditError) {
        let (languageFolder, own) = Path.split(path)
        let (around, language) = Path.split(languageFolder)
        let folder = folders.folder(at: around, from: FolderTable.project)
        if let known = variantGroup(of: own, in: folder) {
            let reference = try makeLanguage(path, language, from: file.tree.location(of: known), unit: around, kind)
            groups.added[known, default: []].append(reference)
            let shown = file.displayName(of: known)
            let member = Member(
                path: Path.join(around, shown), name: shown, unit: around, mention: mention(known, shown))
            guard let phase = kind.phase else { return }
            for target in targets where !isHeld(known, by: target) { try addMember(member, to: target, phase) }
            return
        }
        // What is added in the same run may be what the texts belong to.
        let interface = Self.interfaces(of: own).map { Path.join(around, $0) }
            .first { path in newVariants.contains { $0.path == path } }
        let whole = interface ?? Path.join(around, own)
        let name = String(whole.lastComponent)
        let group = try group(for: folder, path: path)
        let reference = try makeLanguage(
            path, language, from: location(of: group), unit: unit(of: group, folder: folder), kind)
        let number = makeVariants(whole, name: name, in: group, folder)
        newVariants[number].children.append(reference.mention)
        guard let phase = kind.phase else { return }
        for target in targets where newVariants[number].targets.insert(target).inserted {
            let variants = newVariants[number]
            let mention = Array(variants.identifier.utf8) + layout.comment(name)
            try addMember(Member(path: whole, name: name, unit: variants.unit, mention: mention), to: target, phase)
        }
    }

    /// The group of a file's languages. The texts of a storyboard belong to the storyboard.
    private func variantGroup(of name: String, in folder: Int) -> Int? {
        let interfaces = Self.interfaces(of: name)
        return file.tree.order.map(Int.init).first { object in
            guard objects.kinds[object] == .variantGroup, file.tree.location(of: object) == folder else { return false }
            let shown = file.displayName(of: object)
            return (shown == name || interfaces.contains(shown)) && !removedObjects.contains(object)
        }
    }

    /// The names of the storyboard and the xib that a file of this name has the texts of.
    private static func interfaces(of name: String) -> [String] {
        let texts = ".strings"
        guard name.hasSuffix(texts) else { return [] }
        return [".storyboard", ".xib"].map { name.dropLast(texts.count) + $0 }
    }

    /// The same additions, the texts of interfaces behind these.
    static func orderingTexts(_ additions: [Edit.Addition]) -> [Edit.Addition] {
        let paths = Set(additions.map { Self.pathWithoutLanguage($0.path) })
        let isText = additions.map { addition in
            let (folder, name) = Path.split(Self.pathWithoutLanguage(addition.path))
            return interfaces(of: name).contains { paths.contains(Path.join(folder, $0)) }
        }
        return zip(additions, isText).filter { !$1 }.map(\.0) + zip(additions, isText).filter { $1 }.map(\.0)
    }

    private static func pathWithoutLanguage(_ path: String) -> String {
        let (folder, name) = Path.split(path)
        return folder.hasSuffix(".lproj") ? Path.join(Path.split(folder).folder, name) : path
    }

    private mutating func makeVariants(
        _ whole: String, name: String, in group: GroupPlan.Reference, _ folder: Int
    ) -> Int {
        if let number = newVariants.firstIndex(where: { $0.path == whole }) { return number }
        let unit = unit(of: group, folder: folder)
        let identifier = makeIdentifier(.variants(whole), unit: unit)
        newVariants.append(NewVariants(identifier: identifier, path: whole, name: name, unit: unit))
        let mention = Array(identifier.utf8) + layout.comment(name)
        put(GroupPlan.Child(name: name, isGroup: false, mention: mention), into: group)
        return newVariants.count - 1
    }

    private mutating func makeLanguage(
        _ path: String, _ languageFolder: String, from base: Int?, unit: String, _ kind: FileKind
    ) throws(EditError) -> GroupPlan.Child {
        let name = String(languageFolder.dropLast(".lproj".count))
        let folder = folders.folder(at: Path.split(path).folder, from: FolderTable.project)
        guard let base, let way = folders.relativePath(of: folder, from: base) else { throw .unreachable(path) }
        let reference = NewObject(
            kind: .fileReference,
            identifier: makeIdentifier(.file(path), unit: unit),
            name: name,
            entries: [
                ("lastKnownFileType", .string(kind.type)), ("name", .string(name)),
                ("path", .string(Path.join(way, String(path.lastComponent)))), ("sourceTree", .string("<group>")),
            ]
        )
        newObjects.append(reference)
        report.addedReferences += 1
        return GroupPlan.Child(name: name, isGroup: false, mention: reference.mention(layout))
    }
}
