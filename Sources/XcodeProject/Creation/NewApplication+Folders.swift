import Text

extension NewApplication {
    private static let ownExceptions = "exceptions"

    func folderMention(_ folder: String) -> WrittenValue { mention("folder \(folder)", Path.split(folder).name) }

    private var exceptionsMention: WrittenValue {
        mention(Self.ownExceptions, "Exceptions for \"\(Path.split(infoFolder).name)\" folder in \"\(name)\" target")
    }

    /// The folder that the Info.plist lies in.
    private var infoFolder: String { folders.first { infoPlist.isPath(in: $0) } ?? "" }

    /// The folders that Xcode keeps in step with the disk. An Info.plist in one of them is no resource: Xcode would
    /// refuse to write two of them to one place.
    var synchronizedFolders: [WrittenObject] {
        var objects = (folders + testFolders).map { folder in
            var entries: [WrittenEntry] = [
                ("path", .string(Path.split(folder).name)), ("sourceTree", "<group>"),
            ]
            if hasInfoPlist, folder == infoFolder { entries.insert(("exceptions", [exceptionsMention]), at: 0) }
            return object(
                "PBXFileSystemSynchronizedRootGroup", "folder \(folder)", Path.split(folder).name, entries)
        }
        guard hasInfoPlist, case .mention(let identifier, let name) = exceptionsMention else { return objects }
        objects.append(
            WrittenObject(
                kind: "PBXFileSystemSynchronizedBuildFileExceptionSet", identifier: identifier, name: name,
                entries: [
                    ("membershipExceptions", [.string(infoPlist.path(below: infoFolder) ?? infoPlist)]),
                    ("target", targetMention(.application)),
                ]))
        return objects
    }

    /// The navigator's groups: one a folder that others lie in, and that of the products.
    var groups: [WrittenObject] {
        let all = folders + testFolders
        var outer: [String] = [""]
        for folder in all {
            var path = ""
            for component in Path.components(Path.split(folder).folder) {
                path = Path.join(path, component)
                if !outer.contains(path) { outer.append(path) }
            }
        }
        let products: [Target] = hasTests ? [.application, .tests] : [.application]
        let own = outer.map { group in
            let inner = outer.filter { !$0.isEmpty && Path.split($0).folder == group }.map(groupMention)
            var children = inner + all.filter { Path.split($0).folder == group }.map(folderMention)
            if group.isEmpty { children.append(mention("products", "Products")) }
            let name = Path.split(group).name
            var entries: [WrittenEntry] = [("children", .list(children)), ("sourceTree", "<group>")]
            if !group.isEmpty { entries.insert(("path", .string(name)), at: 1) }
            return object("PBXGroup", Self.part(ofGroup: group), name, entries)
        }
        return own + [
            object(
                "PBXGroup", "products", "Products",
                [("children", .list(products.map(productMention))), ("name", "Products"), ("sourceTree", "<group>")])
        ]
    }

    private func groupMention(_ path: String) -> WrittenValue {
        mention(Self.part(ofGroup: path), Path.split(path).name)
    }

    private static func part(ofGroup path: String) -> String { path.isEmpty ? "group" : "group \(path)" }
}
