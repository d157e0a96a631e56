import Text

extension ProjectEditor {
    /// Where a file comes to lie.
    struct Relocation {
        var source: String
        var destination: String
        /// The folder of the destination.
        var folder: Int
    }

    /// Makes the project find files elsewhere, with the identifiers and the targets that they have. What the project
    /// cannot keep in that way is taken out and comes back as an addition: what this gives.
    mutating func move(_ moves: [Edit.Move]) throws(EditError) -> [Edit.Addition] {
        var plan = MovePlan()
        for move in moves {
            let source = Self.wholeItem(try Self.checked(move.source))
            let destination = Self.wholeItem(try Self.checked(move.destination))
            if source != destination, plan.sources.insert(source).inserted { try consider(source, destination, &plan) }
        }
        for (variants, languages) in plan.languages.sorted(by: { $0.key < $1.key }) {
            try considerTogether(variants, languages, &plan)
        }
        let relocations = plan.relocations.sorted { $0.key < $1.key }
        groups.movedFiles.formUnion(relocations.map(\.key))
        for (file, relocation) in relocations where objects.kinds[file] != .variantGroup {
            guard files(at: relocation.destination).isEmpty else { throw .occupied(relocation.destination) }
            moved[relocation.destination] = file
        }
        try planGroups(plan.relocations)
        for (file, relocation) in relocations { try relocate(file, relocation) }
        return plan.additions
    }

    /// What becomes of the files that move.
    struct MovePlan {
        var sources: Set<String> = []
        var relocations: [Int: Relocation] = [:]
        /// By groups of a file's languages: the files that move.
        var languages: [Int: [(file: Int, relocation: Relocation)]] = [:]
        var additions: [Edit.Addition] = []
    }

    private mutating func consider(
        _ source: String, _ destination: String, _ plan: inout MovePlan
    ) throws(EditError) {
        let files = files(at: source)
        let folder = folders.folder(at: Path.split(destination).folder, from: FolderTable.project)
        let relocation = Relocation(source: source, destination: destination, folder: folder)
        guard files.count == 1, isRelocatable(source, to: destination) else {
            return try replace(source, files, with: destination, &plan)
        }
        let item = file.buildItem(of: files[0])
        if item != files[0] {
            plan.languages[item, default: []].append((files[0], relocation))
        } else if destination.isInLanguageFolder {
            try replace(source, files, with: destination, &plan)
        } else {
            plan.relocations[item] = relocation
        }
    }

    /// Whether references can stay what they are: both places are in folders that the project names file by file, and
    /// the targets go on doing with the file what they do.
    private func isRelocatable(_ source: String, to destination: String) -> Bool {
        guard synchronizedFolder(of: destination) == nil else { return false }
        guard !packages.contains(where: { destination.isPath(in: $0) }) else { return false }
        return FileKind(String(source.lastComponent)).phase == FileKind(String(destination.lastComponent)).phase
    }

    /// Moves the files of several languages: together, where all of them go to one folder and keep their languages.
    private mutating func considerTogether(
        _ variants: Int, _ languages: [(file: Int, relocation: Relocation)], _ plan: inout MovePlan
    ) throws(EditError) {
        let folders = languages.map { Path.split(Path.split($0.relocation.destination).folder).folder }
        let keepLanguages = languages.allSatisfy { _, relocation in
            Path.split(relocation.source).folder.lastComponent
                == Path.split(relocation.destination).folder.lastComponent
        }
        let isInPlace = languages.allSatisfy { _, relocation in
            Path.split(relocation.source).folder == Path.split(relocation.destination).folder
        }
        let areAll = objects.objects("children", of: variants).count == languages.count
        guard isInPlace || keepLanguages && areAll && Set(folders).count == 1 else {
            for (file, relocation) in languages {
                try replace(relocation.source, [file], with: relocation.destination, &plan)
            }
            return
        }
        for (file, relocation) in languages { plan.relocations[file] = relocation }
        guard areAll, let first = languages.first else { return }
        // The languages go by the name of one of them.
        let shown = file.displayName(of: variants)
        let named = languages.first { shown == $0.relocation.source.lastComponent } ?? first
        let isNamed = shown == named.relocation.source.lastComponent
        let newName = isNamed ? String(named.relocation.destination.lastComponent) : shown
        plan.relocations[variants] = Relocation(
            source: shown, destination: Path.join(folders[0], newName),
            folder: self.folders.folder(at: folders[0], from: FolderTable.project))
    }

    // MARK: - What cannot stay what it is

    private mutating func replace(
        _ source: String, _ files: [Int], with destination: String, _ plan: inout MovePlan
    ) throws(EditError) {
        if files.isEmpty {
            if let (object, folder) = synchronizedFolder(of: source) {
                try replace(source, in: object, folder, with: destination, &plan)
            } else {
                report.needsNothing(source, .notReferenced)
            }
            return
        }
        var targets: [String] = []
        for file in files {
            for entry in entries[self.file.buildItem(of: file)] {
                guard isPlain(entry) else { throw .settings(source) }
                let name = self.file.name(ofTarget: entry.target)
                if !targets.contains(name) { targets.append(name) }
            }
        }
        replacedFiles.formUnion(files)
        remove(source)
        plan.additions.append(Edit.Addition(destination, targets: targets))
    }

    /// Whether a line of a phase says no more than that the target has the file.
    private func isPlain(_ entry: BuildEntries.Entry) -> Bool {
        objects.kinds[entry.phase] != .copyFilesPhase
            && list.entries(of: objects.node(of: entry.buildFile)).allSatisfy { key, _ in
                list.isString(key, "isa") || list.isString(key, "fileRef")
            }
    }

    /// Moves a file of a synchronized folder: within it only what names the file has to change.
    private mutating func replace(
        _ source: String, in object: Int, _ folder: SynchronizedFolder, with destination: String, _ plan: inout MovePlan
    ) throws(EditError) {
        let name = folder.relativePath(of: source) ?? source
        let mentions = file.folderMentions(of: source, in: synchronized)
        guard let other = synchronizedFolder(of: destination), other.object == object else {
            guard mentions.allSatisfy(\.isPlain) else { throw .settings(source) }
            let targets = file.targetObjects.map { file.name(ofTarget: $0) }.filter { folder.isMember(name, of: $0) }
            for mention in mentions { remove(mention) }
            plan.additions.append(Edit.Addition(destination, targets: targets))
            return
        }
        let relative = folder.relativePath(of: destination) ?? destination
        let taken = file.folderMentions(of: destination, in: synchronized).map(\.container)
        guard !mentions.contains(where: { taken.contains($0.container) }) else { throw .occupied(destination) }
        for mention in mentions { changes.replace(list.extent(of: mention.node), with: relative.asProjectString) }
        let isKept = try keepMembership(of: name, as: relative, in: object, folder, destination)
        if mentions.isEmpty, isKept {
            report.needsNothing(source, .synchronized(folder: folder.path))
        } else {
            report.movedReferences += 1
        }
    }

    /// Sees to it that targets go on taking a file, or leaving it out, where that was so by a folder around it alone.
    private mutating func keepMembership(
        of name: String, as newName: String, in object: Int, _ folder: SynchronizedFolder, _ destination: String
    ) throws(EditError) -> Bool {
        var isKept = true
        for (target, exceptions) in folder.exceptions.sorted(by: { $0.key < $1.key }) {
            let wasException = exceptions.contains { name.isPath(in: $0) }
            let isCovered = exceptions.contains { newName.isPath(in: $0) }
            guard wasException != (isCovered || exceptions.contains(name)) else { continue }
            guard !isCovered else {
                guard folder.targets.contains(target) else { continue }
                throw .excluded(destination, target: target, folder: folder.path)
            }
            newExceptions.append(NewException(folder: object, target: try self.target(named: target), path: newName))
            isKept = false
        }
        return isKept
    }
}

extension String {
    /// Whether this is the path of a file in one language: `Base.lproj/Main.storyboard`.
    var isInLanguageFolder: Bool { Path.split(self).folder.utf8.ends(with: ".lproj".utf8) }
}
