import Platform
import TemplateSets

extension SetLibrary {
    /// The sets in these folders, the first before the second, and those that are inside the binary.
    public init(folders: [String], on fileSystem: any FileSystem) {
        let builtIn = BuiltIn(names: BuiltInTemplates.names, set: BuiltInTemplates.set)
        self.init(folders: folders, builtIn: builtIn, on: fileSystem)
    }
}
