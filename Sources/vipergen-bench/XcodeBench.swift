import Platform

/// Edits of Xcode projects: `gen` into one against `gen` without one, and one file added to a very large one against
/// reading that with `cat`.
struct XcodeBench {
    let program: String
    let scratch: String

    /// Lines of the table.
    func rows() throws -> [String] {
        let small = Self.project(files: 340)
        let large = Self.project(files: 9900)
        try fileSystem.createDirectory("\(scratch)/xcode")
        let source = "\(scratch)/xcode/large.pbxproj"
        try fileSystem.createFile(source, bytes: large, permissions: 0o644)
        let gen = [program, "gen", "ClientList", "viper", "--cell", "Client", "--quiet", "--project"]
        let generation = Duel(
            title: "gen into a project of \(small.count / 1000) KB, against none", most: 3.0, runs: 100,
            ours: { gen + ["\(scratch)/with\($0)"] }, theirs: { gen + ["\(scratch)/without\($0)"] },
            prepare: { number in
                try makeProject(small, in: "\(scratch)/with\(number)")
                try fileSystem.createDirectory("\(scratch)/without\(number)")
            },
            tidy: { _ = try run(["/bin/rm", "-rf", "\(scratch)/with\($0)", "\(scratch)/without\($0)"]) })
        let addition = Duel(
            title: "xcode add into \(large.count / 100_000 / 10).\(large.count / 100_000 % 10) MB, against cat",
            most: 6.0, runs: 30,
            ours: { [program, "xcode", "add", "New.swift", "--quiet", "--project", "\(scratch)/add\($0)"] },
            theirs: { _ in ["/bin/cat", source] },
            prepare: { number in
                try makeProject(large, in: "\(scratch)/add\(number)")
                try fileSystem.createFile("\(scratch)/add\(number)/New.swift", bytes: [], permissions: 0o644)
            },
            tidy: { _ = try run(["/bin/rm", "-rf", "\(scratch)/add\($0)"]) })
        return [try generation.fight(), try addition.fight()]
    }

    private func makeProject(_ text: [UInt8], in folder: String) throws {
        try fileSystem.createDirectory(folder)
        try fileSystem.createDirectory("\(folder)/App.xcodeproj")
        try fileSystem.createFile("\(folder)/App.xcodeproj/project.pbxproj", bytes: text, permissions: 0o644)
    }

    /// An application of some files, twenty to a folder, as Xcode writes it.
    private static func project(files count: Int) -> [UInt8] {
        var (builds, references, groups, members, folders) = ("", "", "", "", "")
        for folder in 0...(count - 1) / 20 {
            var children = ""
            for number in folder * 20..<min(count, folder * 20 + 20) {
                let (build, file, name) = (
                    identifier(1, number), identifier(2, number), "Screen\(number)Presenter.swift"
                )
                builds +=
                    "\t\t\(build) /* \(name) in Sources */ = {isa = PBXBuildFile; fileRef = \(file) /* \(name) */; };\n"
                references +=
                    "\t\t\(file) /* \(name) */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                    + "path = \(name); sourceTree = \"<group>\"; };\n"
                members += "\t\t\t\t\(build) /* \(name) in Sources */,\n"
                children += "\t\t\t\t\(file) /* \(name) */,\n"
            }
            let (group, name) = (identifier(3, folder), "Folder\(folder)")
            folders += "\t\t\t\t\(group) /* \(name) */,\n"
            groups +=
                "\t\t\(group) /* \(name) */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\(children)\t\t\t);\n"
                + "\t\t\tpath = \(name);\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
        }
        let (project, main, target, phase) = (identifier(4, 0), identifier(4, 1), identifier(4, 2), identifier(4, 3))
        return Array(
            """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = 56;
            \tobjects = {

            /* Begin PBXBuildFile section */
            \(builds)/* End PBXBuildFile section */

            /* Begin PBXFileReference section */
            \(references)/* End PBXFileReference section */

            /* Begin PBXGroup section */
            \t\t\(main) = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (
            \(folders)\t\t\t);\n\t\t\tsourceTree = "<group>";\n\t\t};
            \(groups)/* End PBXGroup section */

            /* Begin PBXNativeTarget section */
            \t\t\(target) /* App */ = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tbuildPhases = (
            \t\t\t\t\(phase) /* Sources */,\n\t\t\t);\n\t\t\tname = App;
            \t\t\tproductType = "com.apple.product-type.application";\n\t\t};
            /* End PBXNativeTarget section */

            /* Begin PBXProject section */
            \t\t\(project) /* Project object */ = {\n\t\t\tisa = PBXProject;\n\t\t\tmainGroup = \(main);
            \t\t\ttargets = (\n\t\t\t\t\(target) /* App */,\n\t\t\t);\n\t\t};
            /* End PBXProject section */

            /* Begin PBXSourcesBuildPhase section */
            \t\t\(phase) /* Sources */ = {\n\t\t\tisa = PBXSourcesBuildPhase;\n\t\t\tfiles = (
            \(members)\t\t\t);\n\t\t};
            /* End PBXSourcesBuildPhase section */
            \t};
            \trootObject = \(project) /* Project object */;
            }

            """.utf8)
    }

    private static func identifier(_ kind: Int, _ number: Int) -> String {
        let digits = String(number)
        return "AB\(kind)" + String(repeating: "0", count: 21 - digits.count) + digits
    }
}
