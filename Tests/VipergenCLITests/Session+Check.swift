import TestSupport
import Testing

extension Session {
    /// The files of the module that tests spoil.
    static let presenter = "Modules/ClientList/Presenter/ClientListPresenter.swift"
    static let router = "Modules/ClientList/Router/ClientListRouter.swift"
    static let view = "Modules/ClientList/View/ClientListViewController.swift"
    static let storyboard = "Modules/ClientList/View/ClientList.storyboard"

    /// A project with the modules ClientList and Details of the set `viper`.
    convenience init(modulesOn kind: Sandbox.Kind) throws {
        try self.init(kind)
        for (path, text) in try Self.modules.get() { try sandbox.file(path, text) }
    }

    /// They are generated once for all tests.
    private static let modules = Result {
        let session = try Session()
        try #require(session.run("gen ClientList,Details viper").code == 0)
        return try session.files().map { ($0, try session.sandbox.text($0)) }
    }

    /// Replaces a text that stands once in a file.
    func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try sandbox.text(path)
        try #require(text.ranges(of: old).count == 1, "'\(old)' stands once in \(path):\n\(text)")
        try write(path, text.replacing(old, with: new))
    }

    /// Writes a file, which may be there.
    func write(_ path: String, _ text: String) throws {
        if try sandbox.fileSystem.entry(at: sandbox.path(path)) != nil { try remove(path) }
        try sandbox.file(path, text)
    }

    func remove(_ path: String) throws {
        try sandbox.fileSystem.remove(sandbox.path(path))
    }

    func exists(_ path: String) throws -> Bool {
        try sandbox.fileSystem.entry(at: sandbox.path(path)) != nil
    }

    /// What is found, a line a violation, with paths below the project.
    func found(_ line: String = "check") -> [String] {
        run(line).lines.map { $0.replacing(sandbox.root + "/", with: "") }
    }
}
