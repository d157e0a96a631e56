import Conventions
import Platform
import Text

extension TargetMembership {
    /// Reads what the Xcode projects of a project say of files, for `check`: those in its folder and those that lie
    /// around modules. A project that a tool generates says nothing, and of one that cannot be read that alone is told.
    static func reader(
        of project: Project, _ folder: XcodeProjectFolder
    ) throws -> @Sendable (Question) -> TargetMembership {
        let known = try XcodeProjects(of: project, in: folder, named: nil)
        let read = reader(of: project, folder, among: known)
        guard let warning = known.warningOfEmpty else { return read }
        return { question in
            var membership = read(question)
            membership.unreadable.append(warning)
            return membership
        }
    }

    private static func reader(
        of project: Project, _ folder: XcodeProjectFolder, among known: XcodeProjects
    ) -> @Sendable (Question) -> TargetMembership {
        let isKnown = known.paths.contains { known.generator(of: $0) == nil }
        return { question in
            let isNearest = known.paths.isEmpty && known.missing == nil && isLeftToOthers(project, question)
            // An example's project beside a package is not asked what it lacks, only what it builds together: that is
            // looked up where two modules bear one name.
            guard isKnown || isNearest else {
                return TargetMembership(targets: { files in
                    let projects = (try? known.adding(projectsIn: question.projectFolders)) ?? known
                    return targets(of: files, in: projects.edited.compactMap { try? .init($0, in: project) })
                })
            }
            let projects = (try? known.adding(projectsIn: question.projectFolders)) ?? known
            let paths = projects.edited
            var membership = TargetMembership()
            var packages = PackageFolders(in: project, pods: question.podFolders)
            var ignored = IgnoredFiles(of: project)
            // A file that two projects may hold is in no target if neither has it.
            var unheld: [String: Int] = [:]
            // The projects that may hold the files of a folder, and the files that a project may hold.
            var holders: [String: [String]] = [:]
            var candidates: [String: [String]] = [:]
            var readable: [BuiltFiles] = []
            for file in question.files {
                let folder = Path.split(file).folder
                let paths = holders[folder] ?? projects.possibleHolders(of: file)
                holders[folder] = paths
                for path in paths { candidates[path, default: []].append(file) }
            }
            for path in paths {
                guard let xcode = membership.read(path, in: project) else { continue }
                var builtFiles = BuiltFiles(of: xcode)
                defer { readable.append(builtFiles) }
                let own = (candidates[path] ?? []).filter { !packages.hold($0, below: xcode.folder) }
                let problems = xcode.problems(of: own, in: question.folders, project)
                var missing = problems.filter { $0.kind == .notInTarget }.map(\.path)
                if !missing.isEmpty {
                    builtFiles.keep()
                    let built = builtFiles.paths
                    let elsewhere = builtFiles.placesElsewhere
                    missing = packages.withoutPackage(missing, in: xcode.folder)
                    missing = packages.withoutOuterPackage(missing, around: xcode.folder)
                    missing.removeAll { file in
                        built.contains(xcode.inner(file).lowercased()) || elsewhere.contains(BuiltFiles.place(of: file))
                    }
                }
                membership.gone += problems.filter { $0.kind == .notOnDisk && !ignored.contain($0.path) }.listedFiles
                // Beside a package's manifest the project may be there for something else, and so may one that nobody
                // names and that builds none of what lies around it.
                guard missing.count < own.count || isKnown && !packages.isPackage(xcode.folder) else { continue }
                for file in missing { unheld[file, default: 0] += 1 }
            }
            let held = isKnown || unheld.isEmpty ? [:] : targets(of: Array(unheld.keys), in: readable)
            for (file, count) in unheld where held[file, default: []].isEmpty {
                guard let paths = holders[Path.split(file).folder], count == paths.count else { continue }
                let home = projects.homes(of: file).first
                membership.untargeted[file] = home.flatMap { paths.contains($0) ? $0 : nil } ?? paths.first
            }
            // One that is named is where files go that are new; another beside it may build those that are there.
            let others = known.isNamed ? folder.projects.filter { !paths.contains($0) } : []
            let readOthers = { @Sendable in others.compactMap { try? BuiltFiles(of: XcodeFile($0, in: project)) } }
            if !membership.untargeted.isEmpty {
                let read = others.compactMap { membership.read($0, in: project).map(BuiltFiles.init(of:)) }
                for file in targets(of: Array(membership.untargeted.keys), in: read).keys {
                    membership.untargeted[file] = nil
                }
                // Any of them may be in the one that cannot be read.
                if read.count < others.count { membership.untargeted = [:] }
            }
            membership.targets = { [readable] files in targets(of: files, in: readable + readOthers()) }
            guard !membership.untargeted.isEmpty else { return membership }
            membership.builtFile = builtFile(in: readable, of: project)
            membership.lostFile = { [readable] name, xcodeProject in
                readable.lazy.filter { $0.xcode.project == xcodeProject }
                    .compactMap { $0.lostFile(named: name, in: project) }.first
            }
            membership.areAlike = { first, second in
                let texts = [first, second].map { try? project.fileSystem.read(project.path($0)) }
                return texts[0] != nil && texts[0] == texts[1]
            }
            return membership
        }
    }

    /// Whether no project lies in the folder of vipergen's project, nor a package or anything else that tells how it is
    /// built: the repository of an application whose Xcode project lies in a folder of it.
    private static func isLeftToOthers(_ project: Project, _ question: Question) -> Bool {
        guard !question.projectFolders.isEmpty, !question.podFolders.contains(""),
            let names = try? project.fileSystem.names(in: project.root)
        else { return false }
        return !names.contains("Package.swift") && GeneratedProject(besideProject: names) == nil
    }

    /// Reads a project's file, and keeps in words why it cannot be read.
    private mutating func read(_ path: String, in project: Project) -> XcodeFile? {
        do {
            return try XcodeFile(path, in: project)
        } catch {
            // What has gone meanwhile tells nothing.
            guard (error as? FileError)?.code != ENOENT else { return nil }
            let diagnostic = Diagnostic(any: error)
            let place = diagnostic.location.map { "\($0): " } ?? ""
            unreadable.append(
                escaped("\(place)warning: \(diagnostic.message); what is in its targets is not checked") + "\n")
            return nil
        }
    }

    /// Finds files that an Xcode project's targets build and that are there by their names, which those of one target
    /// differ by.
    private static func builtFile(
        in projects: [BuiltFiles], of project: Project
    ) -> @Sendable (_ name: String, _ xcodeProject: String) -> String? {
        { name, xcodeProject in
            projects.lazy.filter { $0.xcode.project == xcodeProject }.flatMap { $0.files(named: name) }
                .first { (try? project.fileSystem.entry(at: project.path($0))) != nil }
        }
    }

    private static func targets(of files: [String], in projects: [BuiltFiles]) -> [String: Set<String>] {
        projects.reduce(into: [:]) { targets, built in targets.merge(built.targets(of: files)) { $0.union($1) } }
    }
}

extension [XcodeProblem] {
    /// The files of modules among them, each once.
    fileprivate var listedFiles: [TargetMembership.ListedFile] {
        var known: Set<String> = []
        return filter { problem in
            [".swift", ".storyboard", ".xib"].contains { problem.path.utf8.ends(with: $0.utf8) }
                && known.insert(problem.path).inserted
        }
        .map { .init(path: $0.path, target: $0.target ?? "", xcodeProject: $0.project) }
    }
}
