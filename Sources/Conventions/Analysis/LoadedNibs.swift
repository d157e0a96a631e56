import SwiftOutline
import Text

extension CheckedModule {
    /// The xibs that code loads and that are not there, each with the module's own that is meant, which nothing else names.
    func nibsNotThere() -> [(resource: NamedResource, meant: String)] {
        var own: Set<String> = []
        for file in files where file.isInterface && file.name.utf8.ends(with: ".xib".utf8) {
            own.insert(String(file.name.dropLast(4)))
        }
        guard !own.isEmpty else { return [] }
        var loaded: [NamedResource] = []
        for file in files where file.isSwift {
            for found in file.outline.nibNames {
                own.remove(found.text)
                loaded.append(NamedResource(file: file, offset: found.offset, name: found.text))
            }
        }
        guard !own.isEmpty else { return [] }
        return loaded.compactMap { resource in
            guard let meant = nearest(to: resource.name, in: own.sorted()),
                !index.hasInterface(named: resource.name + ".xib"),
                !index.hasInterface(named: resource.name + ".storyboard")
            else { return nil }
            return (resource, meant)
        }
    }
}

extension Outline {
    /// The plain texts that are given as names of nibs.
    fileprivate var nibNames: [(text: String, offset: Int)] {
        uses.compactMap { use in
            if use.roles.contains(.labelled), source[use.name].elementsEqual("nibName".utf8) {
                return plainText(behind: use.name.upperBound, ":")
            }
            guard use.roles.contains(.called), source[use.name].elementsEqual("loadNibNamed".utf8) else { return nil }
            return plainText(behind: use.name.upperBound, "(")
        }
    }
}
