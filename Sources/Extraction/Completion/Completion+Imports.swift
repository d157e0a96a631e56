import Conventions
import SwiftOutline

extension Completion {
    /// Brings back imports without which a name that is left would not be known. What one module has of UIKit by one
    /// import another may have by another: then most have neither.
    func keepImports() {
        let trees = files.compactMap(\.tree)
        let all = trees.flatMap(\.texts).map { Importing($0.outline) }
        for tree in trees { tree.keepImports(besides: ownTypes, all) }
    }
}

/// What a file imports, and what it names.
private struct Importing {
    var modules: Set<String>
    let names: Set<String>

    init(_ outline: Outline) {
        modules = Set(outline.imports.map { outline.text(of: $0.module) })
        names = SwiftLines.identifiers(in: outline.source)
    }
}

extension MergeTree {
    /// - Parameters:
    ///   - own: The modules' own types, which need no import.
    ///   - files: All files of the modules.
    fileprivate func keepImports(besides own: Set<String>, _ files: [Importing]) {
        let imports = nodes.compactMap { node in importedModule(by: node).map { (module: $0, node: node) } }
        guard imports.contains(where: { !$0.node.isKept }) else { return }
        let outline = Outline(text)
        var result = Importing(outline)
        func keep(_ module: String) {
            guard !result.modules.contains(module), imports.first(where: { $0.module == module })?.node.keep() == true
            else { return }
            result.modules.insert(module)
        }
        let versions = texts.map { Importing($0.outline) }
        for name in result.names.subtracting(own).sorted() where name.first?.isUppercase == true {
            let users = versions.filter { $0.names.contains(name) }
            // Where some file names it and imports no more, the name is known.
            guard let first = users.first,
                !files.contains(where: { $0.names.contains(name) && $0.modules.isSubset(of: result.modules) })
            else { continue }
            let common = users.dropFirst().reduce(first.modules) { $0.intersection($1.modules) }
            for module in common.subtracting(Self.bringingUIKit).sorted() { keep(module) }
        }
        guard Self.bringingUIKit.isDisjoint(with: result.modules),
            KnownFrameworks.names("UIKit", in: outline, besides: own),
            !zip(texts, versions).contains(where: { text, version in
                version.modules.isSubset(of: result.modules)
                    && KnownFrameworks.names("UIKit", in: text.outline, besides: own)
            })
        else { return }
        let bringing = imports.map(\.module).filter(Self.bringingUIKit.contains)
        if let module = bringing.first(where: { $0 == "UIKit" }) ?? bringing.first { keep(module) }
    }

    /// The module that a node imports; nil where it is no import.
    private func importedModule(by node: MergeNode) -> String? {
        let lines = texts[node.words.text]
        let bytes = lines.bytes(node.words.node.head)
        return lines.outline.imports.first { bytes.indices.contains($0.path.lowerBound) }
            .map { lines.outline.text(of: $0.module) }
    }

    /// The frameworks that whoever imports has UIKit by as well.
    private static let bringingUIKit: Set = [
        "UIKit", "SwiftUI", "PhotosUI", "SafariServices", "WebKit", "MapKit", "MessageUI", "ContactsUI", "AVKit",
    ]
}
