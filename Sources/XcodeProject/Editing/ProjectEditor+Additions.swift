import Text

extension ProjectEditor {
    /// Sees to it that the project has a file, and that the targets hold it.
    mutating func add(_ addition: Edit.Addition) throws(EditError) {
        let path = addition.path
        var targets: [Int] = []
        for name in addition.targets {
            let target = try target(named: name)
            if !targets.contains(target) { targets.append(target) }
        }
        if let package = packages.first(where: { path.isPath(in: $0) }) {
            return report.needsNothing(path, .package(folder: package))
        }
        if let (object, folder) = synchronizedFolder(of: path) {
            return try add(path, to: targets, synchronizedBy: object, folder)
        }
        let kind = FileKind(String(path.lastComponent))
        if !kind.isCompiled, let (item, folder) = folderReference(around: path) {
            targets.removeAll { isHeld(item, by: $0) }
            if targets.isEmpty { return report.needsNothing(path, .partOf(path: folder)) }
        }
        if let file = files(at: path).first {
            try hold(file, path, in: targets, kind)
        } else {
            try addReference(path, targets, kind)
        }
    }

    /// The path of the folder that the project names in place of a file in it, as it does with asset catalogues.
    static func wholeItem(_ path: String) -> String {
        let components = Path.components(path)
        for count in 1..<max(components.count, 1) where isWhole(components[count - 1]) {
            return Path.join(Array(components[..<count]))
        }
        return path
    }

    private static func isWhole(_ folder: String) -> Bool {
        let extensions = [
            ".xcassets", ".bundle", ".framework", ".xcframework", ".scnassets", ".docc", ".playground", ".xcodeproj",
            ".xcdatamodeld", ".xcmappingmodel", ".mlpackage", ".icon", ".xcstickers", ".rkassets",
        ]
        return folder.utf8.contains(UInt8(ascii: ".")) && extensions.contains { folder.utf8.ends(with: $0.utf8) }
    }

    /// A folder around a file that is copied into products as it is.
    private mutating func folderReference(around path: String) -> (item: Int, path: String)? {
        var folder = Path.split(path).folder
        while !folder.isEmpty {
            if let item = files(at: folder).first(where: file.isFolderReference) { return (item, folder) }
            folder = Path.split(folder).folder
        }
        return nil
    }

    // MARK: - A file that the project has

    private mutating func hold(
        _ file: Int, _ path: String, in targets: [Int], _ kind: FileKind
    ) throws(EditError) {
        let item = self.file.buildItem(of: file)
        let name = item == file ? String(path.lastComponent) : self.file.displayName(of: item)
        guard let phase = kind.phase, !targets.isEmpty else { return report.needsNothing(path, .present) }
        for target in targets {
            let targetName = self.file.name(ofTarget: target)
            if isHeld(item, by: target) {
                report.needsNothing(path, target: targetName, .present)
            } else {
                let group = self.file.tree.parent(of: item)
                let folder = group.flatMap { self.file.tree.location(of: $0) }.map { folders.path(of: $0) } ?? ""
                let member = Member(path: path, name: name, unit: folder, mention: mention(item, name))
                try addMember(member, to: target, phase)
            }
        }
    }

    // MARK: - A file that the project does not have

    private mutating func addReference(_ path: String, _ targets: [Int], _ kind: FileKind) throws(EditError) {
        guard !path.utf8.ends(with: ".xcdatamodeld".utf8) else { throw .unsupported(path) }
        let (folderPath, name) = Path.split(path)
        if folderPath.utf8.ends(with: ".lproj".utf8) { return try addLocalized(path, targets, kind) }
        let folder = folders.folder(at: folderPath, from: FolderTable.project)
        let group = try group(for: folder, path: path)
        let unit = unit(of: group, folder: folder)
        let reference = try makeReference(path, name: name, in: group, folder, unit: unit, kind)
        put(GroupPlan.Child(name: name, isGroup: false, mention: reference), into: group)
        guard let phase = kind.phase else { return }
        for target in targets {
            try addMember(Member(path: path, name: name, unit: unit, mention: reference), to: target, phase)
        }
    }

    /// Makes the reference to a file and gives the text by which others name it.
    mutating func makeReference(
        _ path: String, name: String, in group: GroupPlan.Reference, _ folder: Int, unit: String, _ kind: FileKind
    ) throws(EditError) -> [UInt8] {
        guard let base = location(of: group), let way = folders.relativePath(of: folder, from: base) else {
            throw .unreachable(path)
        }
        let relative = Path.join(way, String(path.lastComponent))
        var entries: [(key: String, value: NewObject.Value)] = [("lastKnownFileType", .string(kind.type))]
        if relative != name { entries.append(("name", .string(name))) }
        entries += [("path", .string(relative)), ("sourceTree", .string("<group>"))]
        let reference = NewObject(
            kind: .fileReference, identifier: makeIdentifier(.file(path), unit: unit), name: name, entries: entries)
        newObjects.append(reference)
        report.addedReferences += 1
        return reference.mention(layout)
    }
}
