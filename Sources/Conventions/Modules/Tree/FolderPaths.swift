/// Makes the paths of a tree's folders one after the other. Those of neighbours share what is above them.
struct FolderPaths {
    private var index: Int?
    private var path = ""
    private var parent: Int?
    private var above = ""

    mutating func path(of index: Int, in tree: SourceTree) -> String {
        if index == self.index { return path }
        let above = parent(of: index, in: tree)
        self.index = index
        path = tree.path(tree.folders[index].name, in: above)
        return path
    }

    /// The path of the folder that one lies in; empty for the project's own.
    mutating func parent(of index: Int, in tree: SourceTree) -> String {
        guard let parent = tree.folders[index].parent else { return "" }
        if parent != self.parent {
            above = tree.path(parent)
            self.parent = parent
        }
        return above
    }
}
