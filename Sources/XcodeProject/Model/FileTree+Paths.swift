import Text

extension FileTree {
    /// The folder of a group, or the one that holds a file.
    func location(of object: Int) -> Int? { locations[object] < 0 ? nil : Int(locations[object]) }

    /// The group that holds an object.
    func parent(of object: Int) -> Int? { parents[object] < 0 ? nil : Int(parents[object]) }

    /// The path of a file from the project's folder, or an absolute one; nil for what lies in no folder of the project.
    func path(of object: Int, in objects: ObjectTable) -> String? {
        guard let location = location(of: object) else { return nil }
        let folder = folders.path(of: location)
        guard let name = name(of: object, in: objects) else { return folder }
        if folder.isEmpty { return name }
        return folder.utf8.last == Path.slash ? folder + name : folder + "/" + name
    }

    /// Whether the last component of a file's path is this. Who asks of many files finds out once whether it is ASCII.
    func isName(_ name: Substring, isASCII: Bool, of object: Int, in objects: ObjectTable) -> Bool {
        // A name beyond ASCII has several forms, of which the project may have another one than the disk.
        guard isASCII, escapedNames[object] == nil else {
            return self.name(of: object, in: objects).map { $0 == name } ?? false
        }
        guard names[object].count == name.utf8.count else { return false }
        return objects.list.text[Int(names[object].lowerBound)..<Int(names[object].upperBound)].begins(with: name.utf8)
    }

    /// The last component of a file's path; nil for groups, whose folder is known by itself.
    func name(of object: Int, in objects: ObjectTable) -> String? {
        if let name = escapedNames[object] { return name }
        let range = Int(names[object].lowerBound)..<Int(names[object].upperBound)
        return range.isEmpty ? nil : String(decoding: objects.list.text[range], as: UTF8.self)
    }
}
