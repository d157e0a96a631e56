import Text

extension ProjectIndex {
    /// Where the one Swift file of this name is that lies outside of a module, though in its application; nil where
    /// there is none, or where several are.
    func place(outside module: Asker, ofFile name: String) -> String? {
        guard name.hasSuffix(".swift") else { return nil }
        let base = String(name.dropLast(6))
        guard let folder = folder(ofFile: base), !module.folder.isEmpty,
            hasFile(named: base, inProject: module.project),
            !doubledNames.contains(where: { $0.contains(module.folder) })
        else { return nil }
        let path = Path.join(folderPath(folder), name)
        return path.hasPrefix(module.folder + "/") ? nil : path
    }
}
