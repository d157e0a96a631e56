import Platform
import Scaffolding
import TemplateSets
import Text

/// A target of a Swift package, where SwiftPM looks for it unless it is told otherwise: `Sources/Features`.
struct PackageTarget {
    /// The target's name, which its Swift module has.
    let name: String
    /// The folder of the package in the project; empty where it is the project.
    private let package: String

    /// Its sources, below the project.
    var sources: String { Path.join([package, "Sources", name].filter { !$0.isEmpty }) }
    /// Where its tests would lie, below the project.
    var tests: String { Path.join([package, "Tests", name + "Tests"].filter { !$0.isEmpty }) }

    /// The roots of a set, and of those that it refers to, that belong below the sources, besides that of the modules.
    /// What starts an application does only where the project is the package: in another one it is beside.
    func roots(of set: TemplateSet) -> [String] {
        let others = set.parameters.flatMap(\.refersTo).compactMap { try? set.referred($0).set.roots }
        return others.reduce(set.roots) { $0.union($1) }.subtracting(
            package.isEmpty ? ["Modules"] : ["Modules", "App"]
        )
        .sorted()
        .filter { !TestNames.isFolder($0) }
    }

    /// Whether it has a bundle of its own: resources that its manifest names, or that SwiftPM knows by their kinds.
    func hasResources(in root: String, on fileSystem: any FileSystem) -> Bool {
        if declaresResources(in: root, on: fileSystem) { return true }
        var folders = [Path.resolve(sources, in: root)]
        while let folder = folders.popLast() {
            for item in (try? fileSystem.names(in: folder)) ?? []
            where !item.hasPrefix(".") && !item.hasSuffix(".swift") {
                if ResourceFile.isOne(item) { return true }
                let path = "\(folder)/\(item)"
                if (try? fileSystem.entry(at: path))?.kind == .directory { folders.append(path) }
            }
        }
        return false
    }

    /// What a package's manifest says of the systems that it is for.
    struct Platform {
        /// The oldest version of iOS.
        let version: String
        /// The manifest's path below the project.
        let manifest: String
    }

    /// What the manifest says; nil where it cannot be read.
    func platform(in root: String, on fileSystem: any FileSystem) -> Platform? {
        guard let text = manifestText(in: root, on: fileSystem) else { return nil }
        // SwiftPM's own, where the manifest says nothing.
        guard let start = text.firstRange(of: ".iOS(")?.upperBound, let end = text[start...].firstIndex(of: ")") else {
            return Platform(version: "12.0", manifest: manifest)
        }
        let version = text[start..<end].replacing(".v", with: "").replacing("_", with: ".")
        return Platform(version: version.filter { $0 != "\"" && $0 != " " }, manifest: manifest)
    }

    /// Whether its manifest isolates code that says nothing of it to the main actor.
    func isolatesToMainActor(in root: String, on fileSystem: any FileSystem) -> Bool {
        manifestText(in: root, on: fileSystem)?.contains("defaultIsolation(MainActor") ?? false
    }

    private var manifest: String { Path.join([package, "Package.swift"].filter { !$0.isEmpty }) }

    private func manifestText(in root: String, on fileSystem: any FileSystem) -> String? {
        (try? fileSystem.read(Path.resolve(manifest, in: root))).map { String(decoding: $0, as: UTF8.self) }
    }

    private func declaresResources(in root: String, on fileSystem: any FileSystem) -> Bool {
        var text = manifestText(in: root, on: fileSystem) ?? ""
        while let start = text.firstRange(of: "arget(")?.upperBound {
            text = String(text[start...])
            let declaration = Array(text[..<(text.firstRange(of: "arget(")?.lowerBound ?? text.endIndex)].utf8)
            let isOwn = ByteSearch("name: \"\(name)\"".utf8).finds(in: declaration)
            if isOwn, ByteSearch("resources:".utf8).finds(in: declaration) { return true }
        }
        return false
    }

    /// The target that a directory of the project lies in; nil where it lies in none.
    init?(of directory: String, in root: String, on fileSystem: any FileSystem) {
        let parts = Path.components(directory)
        guard let index = parts.lastIndex(of: "Sources"), index + 1 < parts.count else { return nil }
        self.init(name: parts[index + 1], package: Path.join(Array(parts[..<index])))
        guard Self.isPackage(Path.resolve(package, in: root), on: fileSystem) else { return nil }
    }

    /// The target of the package that a project is: its only one, or the only one that no other is built on. Nil where
    /// there are more, or the project is no package.
    init?(mainIn root: String, on fileSystem: any FileSystem) {
        var names = Self.targets(in: root, on: fileSystem)
        guard !names.isEmpty, Self.isPackage(root, on: fileSystem) else { return nil }
        if names.count > 1, let bytes = try? fileSystem.read(Path.resolve("Package.swift", in: root)) {
            names.removeAll(where: PackageManifest(bytes).needed.contains)
        }
        guard names.count == 1 else { return nil }
        self.init(name: names[0], package: "")
    }

    /// The package's first target, where none takes what lies in a directory.
    ///
    /// Nil where one does, where the project is no package, and where its manifest gives targets folders of their own.
    init?(insteadOf directory: String, in root: String, on fileSystem: any FileSystem) {
        let usual = ["Sources", "Source", "src", "srcs"]
        // Most projects are no package, which is told by this one file.
        guard let manifest = try? fileSystem.read("\(root)/Package.swift"), Self.isPackage(root, on: fileSystem),
            !usual.contains(Path.components(directory).first ?? ""),
            PackageTarget(of: directory, in: root, on: fileSystem) == nil,
            !ByteSearch("path:".utf8).finds(in: manifest),
            let target = Self.targets(in: root, on: fileSystem).first
        else { return nil }
        self.init(name: target, package: "")
    }

    /// The names of the folders in which SwiftPM looks for targets' sources.
    private static func targets(in root: String, on fileSystem: any FileSystem) -> [String] {
        let sources = Path.resolve("Sources", in: root)
        let names = (try? fileSystem.names(in: sources)) ?? []
        return names.sorted().filter { name in
            !name.hasPrefix(".") && (try? fileSystem.entry(at: "\(sources)/\(name)"))?.kind == .directory
        }
    }

    private init(name: String, package: String) {
        self.name = name
        self.package = package
    }

    /// Beside an Xcode project, or the description of one, a `Package.swift` is the application's tools or
    /// dependencies.
    private static func isPackage(_ folder: String, on fileSystem: any FileSystem) -> Bool {
        guard let names = try? fileSystem.names(in: folder), names.contains("Package.swift") else { return false }
        return !names.contains(where: XcodeProjectFolder.isProject) && GeneratedProject(besideProject: names) == nil
    }
}
