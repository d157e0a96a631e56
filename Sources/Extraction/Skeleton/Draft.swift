import TemplateSets
import Text

/// A module as it would be for the placeholder name, so that several can be laid side by side.
struct Draft {
    struct File {
        /// The parts of the path; the first is the root.
        var path: [String]
        var contents: [UInt8]
        /// Whether it is a text, in which names can stand.
        let isText: Bool
        /// Whether a header comment was taken off.
        var hasHeader = false

        var isSwift: Bool { isText && path.last?.hasSuffix(".swift") == true }
        var isInterface: Bool {
            isText && [".storyboard", ".xib"].contains { path.last?.hasSuffix($0) == true }
        }
    }

    let name: NameTable
    /// What the module's folder is called.
    var folder: String {
        didSet { for index in files.indices { files[index].path[1] = folder } }
    }
    private(set) var files: [File] = []
    private(set) var tests: [File] = []

    /// Reads a module whose files go below `root`, and its tests below `testRoot`.
    init(_ module: ModuleSource, root: String, testRoot: String, product: String) {
        name = NameTable(module.name)
        let texts = (module.files + module.tests).filter { $0.path.last?.hasSuffix(".swift") == true }.map(\.contents)
        let vocabulary = Vocabulary(name: module.name, texts: texts, neighbours: module.neighbours)
        let finder = ModuleNameFinder(name, vocabulary: vocabulary)
        folder = Self.folder(module.folder, ModuleNameFinder(name, vocabulary: nil))
        let folders = [root, folder]
        files = module.files.map { Self.file($0, below: folders, finder, product) }
        tests = module.tests.map { Self.file($0, below: [testRoot, PlaceholderName.module], finder, product) }
    }

    /// The module's folder has its name, whatever it is called now.
    private static func folder(_ name: String, _ finder: ModuleNameFinder) -> String {
        let named = NamedText(path: name, finder)
        return named.places.isEmpty ? PlaceholderName.module : String(decoding: named.forPlaceholder, as: UTF8.self)
    }

    private static func file(
        _ file: ModuleSource.File, below folders: [String], _ finder: ModuleNameFinder, _ product: String
    ) -> File {
        let path = file.path.map { String(decoding: NamedText(path: $0, finder).forPlaceholder, as: UTF8.self) }
        let isText = !file.contents.contains(0) && file.contents.isUTF8
        var draft = File(path: folders + path, contents: file.contents, isText: isText)
        guard isText else { return draft }
        let isSwift = draft.isSwift
        if isSwift, let rest = HeaderComment.rest(of: file.contents) {
            draft.contents = rest
            draft.hasHeader = true
        }
        draft.contents = ProductModule.hide(product, in: draft.contents, isSwift: isSwift)
        draft.contents = NamedText(draft.contents, isSwift: isSwift, finder).forPlaceholder
        return draft
    }
}
