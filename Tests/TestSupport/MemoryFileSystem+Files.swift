extension MemoryFileSystem {
    /// A file system that holds these texts, by their paths below a folder.
    package convenience init(files: [String: String], in root: String) throws {
        self.init()
        var folders: Set = [""]
        func make(_ folder: Substring) throws {
            guard folders.insert(String(folder)).inserted else { return }
            try make(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
            try createDirectory(String(folder))
        }
        try make(root[...])
        for (path, text) in files {
            let place = "\(root)/\(path)"
            try make(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
            try createFile(place, bytes: Array(text.utf8), permissions: 0o644)
        }
    }
}
