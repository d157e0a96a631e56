import Platform
import Text

/// What names a type of Swift's where no fix would rename it: a file of Objective-C, the description of a project, or what
/// the system reads to make an object.
struct NamesLeftBehind {
    /// The paths of the first file that names each type, by the type's name and the folder of the application.
    private var paths: [Name: String] = [:]
    private var applicationFolder: @Sendable (String) -> String = { _ in "" }

    private struct Name: Hashable {
        let type: String
        let application: String
    }

    /// No file is read.
    init() {}

    /// Looks for some types of an application in the files of a tree that are none of Swift's.
    init(of types: Set<String>, in tree: SourceTree, root: String, on fileSystem: any FileSystem, threads: Int) {
        guard !types.isEmpty else { return }
        let folders = tree.folders.indices.filter { tree.folders[$0].mayNameTypes }.map(tree.path)
        let searches = types.sorted().map { ($0, WordSearch($0)) }
        let applicationFolder = tree.applicationFolder
        self.applicationFolder = applicationFolder
        let found = inParallel(folders.count, threads: threads) { index in
            let names = (try? fileSystem.names(in: Path.join(root, folders[index]))) ?? []
            return names.filter(ModuleFileKinds.mayNameTypes).sorted().flatMap { name -> [(name: Name, path: String)] in
                let path = Path.join(folders[index], name)
                guard let bytes = try? fileSystem.read(Path.join(root, path)), bytes.count <= ModuleChecker.largestFile
                else { return [] }
                return searches.filter { $0.1.finds(in: bytes) }
                    .map { (Name(type: $0.0, application: applicationFolder(folders[index])), path) }
            }
        }
        for (name, path) in found.joined() where paths[name] == nil { paths[name] = path }
    }

    /// The path of a file that names a type of the application which a path lies in; nil where none does.
    func path(naming type: String, besides path: String) -> String? {
        paths[Name(type: type, application: applicationFolder(path))]
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
