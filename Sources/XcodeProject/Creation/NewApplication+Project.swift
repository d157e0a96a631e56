extension NewApplication {
    /// The text of project.pbxproj.
    var projectText: [UInt8] {
        var text = """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = 77;
            \tobjects = {

            """
        let objects = self.objects
        for kind in Set(objects.map(\.kind)).sorted() {
            text += "\n/* Begin \(kind) section */\n"
            for object in objects.filter({ $0.kind == kind }).sorted(by: { $0.identifier < $1.identifier }) {
                text += object.text
            }
            text += "/* End \(kind) section */\n"
        }
        text += """
            \t};
            \trootObject = \(projectMention);
            }

            """
        return Array(text.utf8)
    }

    private var objects: [WrittenObject] {
        var objects = groups + synchronizedFolders + [projectObject] + target(.application)
        objects += configurations(of: "PBXProject", projectSettings)
        objects += configurations(of: name, targetSettings(.application))
        guard hasTests else { return objects }
        objects += target(.tests) + dependency
        return objects + configurations(of: testName, targetSettings(.tests))
    }

    private var projectMention: WrittenValue { mention("project", "Project object") }

    /// A reference to an object of the project, with its name in a comment.
    func mention(_ part: String, _ name: String) -> WrittenValue { .mention(identifier(part), name) }

    func object(_ kind: String, _ part: String, _ name: String, _ entries: [WrittenEntry]) -> WrittenObject {
        WrittenObject(kind: kind, identifier: identifier(part), name: name, entries: entries)
    }

    private var projectObject: WrittenObject {
        let targets: [Target] = hasTests ? [.application, .tests] : [.application]
        let attributes = targets.map { target -> WrittenEntry in
            var entries: [WrittenEntry] = [("CreatedOnToolsVersion", "16.0")]
            if target == .tests { entries.append(("TestTargetID", .string(identifier("target \(name)")))) }
            return (identifier("target \(targetName(target))"), .dictionary(entries))
        }
        return object(
            "PBXProject", "project", "Project object",
            [
                (
                    "attributes",
                    .dictionary([
                        ("BuildIndependentTargetsInParallel", "1"), ("LastSwiftUpdateCheck", "1600"),
                        ("LastUpgradeCheck", "1600"),
                        ("TargetAttributes", .dictionary(attributes.sorted { $0.key < $1.key })),
                    ])
                ),
                ("buildConfigurationList", configurationList(of: "PBXProject")),
                ("developmentRegion", "en"), ("hasScannedForEncodings", "0"),
                ("knownRegions", .list(["en", "Base"])), ("mainGroup", mention("group", "")),
                ("minimizedProjectReferenceProxies", "1"), ("preferredProjectObjectVersion", "77"),
                ("productRefGroup", mention("products", "Products")), ("projectDirPath", ""), ("projectRoot", ""),
                ("targets", .list(targets.map { targetMention($0) })),
            ])
    }
}
