import Platform
import SwiftOutline
import Text

/// What names a type of Swift's beyond the application that declares it, and where no fix would rename it: a file of
/// Objective-C, the description of a project, or what the system reads to make an object.
struct NamesLeftBehind {
    /// The paths of the first file that is none of Swift's and names each type, by the type's name and the folder of
    /// the application.
    private var paths: [Name: String] = [:]
    /// The same of the files in which a fix renames it: Swift's, storyboards and xibs.
    private var sourcePaths: [Name: String] = [:]
    /// The types that an application declares, and those among them that others may import.
    private var declared: Set<Name> = []
    private var publicNames: Set<Name> = []
    private var applicationFolder: @Sendable (String) -> String = { _ in "" }

    private struct Name: Hashable {
        let type: String
        let application: String
    }

    /// What a file tells of a name.
    private struct Mention: Sendable {
        let name: Name
        let path: String
        var isSource = false
        var isDeclaration = false
        var isPublic = false
    }

    /// No file is read.
    init() {}

    /// Looks for some types of an application in the files of a tree that are none of Swift's, and in all where several
    /// applications lie in the tree: one may use what another declares.
    init(of types: Set<String>, in tree: SourceTree, root: String, on fileSystem: any FileSystem, threads: Int) {
        guard !types.isEmpty else { return }
        let applicationFolder = tree.applicationFolder
        self.applicationFolder = applicationFolder
        let hasSeveral = tree.hasSeveralApplications
        let folders = tree.folders.indices.filter { tree.folders[$0].mayNameTypes || hasSeveral }
        let searches = types.sorted().map { ($0, WordSearch($0)) }
        let found = inParallel(folders.count, threads: threads) { number -> [Mention] in
            let folder = tree.folders[folders[number]]
            let place = tree.path(folders[number])
            var names = hasSeveral ? folder.files.filter(ModuleFileKinds.isSource) : []
            if folder.mayNameTypes {
                names += ((try? fileSystem.names(in: Path.join(root, place))) ?? [])
                    .filter(ModuleFileKinds.mayNameTypes).sorted()
            }
            let application = applicationFolder(place)
            return names.flatMap { name -> [Mention] in
                let path = Path.join(place, name)
                guard let bytes = try? fileSystem.read(Path.join(root, path)), bytes.count <= ModuleChecker.largestFile
                else { return [] }
                lazy var outline = name.utf8.ends(with: ".swift".utf8) ? Outline(bytes) : nil
                return searches.filter { $0.1.finds(in: bytes) }.map { type, _ in
                    Mention(
                        name: Name(type: type, application: application), path: path,
                        isSource: ModuleFileKinds.isSource(name), isDeclaration: outline?.declares(type) ?? false,
                        isPublic: outline?.exports(type) ?? false)
                }
            }
        }
        for mention in found.joined() {
            if mention.isDeclaration { declared.insert(mention.name) }
            if mention.isPublic { publicNames.insert(mention.name) }
            if mention.isSource {
                if sourcePaths[mention.name] == nil { sourcePaths[mention.name] = mention.path }
            } else if paths[mention.name] == nil {
                paths[mention.name] = mention.path
            }
        }
    }

    /// What others than an application do with a type of its own.
    enum Foreign {
        /// The fix is right if it is made in these other applications, too.
        case users([String])
        /// This file names the type, and no fix is right for it.
        case leftBehind(String)
    }

    /// What is known of a type of the application which a path lies in. What another application names is its own where
    /// it declares it; else it cannot be told from that of this one where a third declares it, or where some
    /// application has a type of the new name, and what is not public is none of its business then.
    func foreign(_ type: String, besides path: String, isTaken: Bool) -> Foreign {
        let own = Name(type: type, application: applicationFolder(path))
        if let path = paths[own] { return .leftBehind(path) }
        let users = users(of: own)
        let isPublic = publicNames.contains(own)
        if isTaken || declared.contains(where: { $0.type == type && $0 != own }) {
            let path = isPublic ? users.first.flatMap { sourcePaths[$0] ?? paths[$0] } : nil
            return path.map { .leftBehind($0) } ?? .users([])
        }
        if isPublic, let path = users.lazy.compactMap({ paths[$0] }).first { return .leftBehind(path) }
        return .users(users.filter { sourcePaths[$0] != nil }.map(\.application))
    }

    private func users(of name: Name) -> [Name] {
        Set(sourcePaths.keys).union(paths.keys)
            .filter { $0.type == name.type && $0 != name && !declared.contains($0) }
            .sorted { $0.application < $1.application }
    }
}

extension Outline {
    /// Whether a type of this name, or another name for one, is declared.
    fileprivate func declares(_ name: String) -> Bool {
        types.contains { $0.kind != .extension && text(of: $0.name) == name }
            || members.contains { $0.kind == .typealias && text(of: $0.name) == name }
    }

    /// Whether a type of this name is declared for other modules.
    fileprivate func exports(_ name: String) -> Bool {
        types.contains { type in
            type.kind != .extension && text(of: type.name) == name
                && self[type.modifiers].contains { source[$0].holds("public") || source[$0].holds("open") }
        }
    }
}

/// A search for a name that is no part of a longer one.
private struct WordSearch {
    private let word: [UInt8]
    private let search: ByteSearch

    init(_ word: String) {
        self.word = Array(word.utf8)
        search = ByteSearch(self.word)
    }

    func finds(in text: [UInt8]) -> Bool {
        guard search.finds(in: text) else { return false }
        return text.indices.dropLast(word.count - 1).contains { start in
            text[start] == word[0] && text[start...].starts(with: word)
                && !(start > 0 && text[start - 1].isNamePart)
                && !(start + word.count < text.count && text[start + word.count].isNamePart)
        }
    }
}
