import Testing

extension Session {
    /// A project with these files, a set that is made of some of its folders, and what `gen Fresh` writes by it, by
    /// file.
    static func fresh(of folders: [String], _ files: [String: String]) throws -> [String: String] {
        let session = try Session()
        for (path, text) in files { try session.sandbox.file(path, text) }
        let outcome = session.run("template extract \(folders.joined(separator: " ")) --name house")
        #expect(outcome.code == 0, "\(outcome)")
        let before = Set(try session.files())
        #expect(session.run("gen Fresh house").code == 0)
        let written = try session.files().filter { !before.contains($0) && $0.contains("Fresh") }
        return try written.reduce(into: [:]) { found, path in
            found[path.split(separator: "/").last.map(String.init) ?? ""] = try session.sandbox.text(path)
        }
    }
}
