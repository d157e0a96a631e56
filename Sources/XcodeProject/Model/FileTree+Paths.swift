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

    /// The last component of a file's path; nil for groups, whose folder is known by itself.
    func name(of object: Int, in objects: ObjectTable) -> String? {
        plainName(of: object, in: objects).map { String(decoding: $0, as: UTF8.self) } ?? escapedNames[object]
    }

    /// The bytes of the last component of a file's path as the text has them; nil where they are not those of the name.
    func plainName(of object: Int, in objects: ObjectTable) -> ArraySlice<UInt8>? {
        let range = Int(names[object].lowerBound)..<Int(names[object].upperBound)
        return range.isEmpty ? nil : objects.list.text[range]
    }

    /// Whether a file is called as Swift files are.
    func isSwift(_ object: Int, in objects: ObjectTable) -> Bool {
        let end = ".swift".utf8
        return plainName(of: object, in: objects)?.ends(with: end) ?? escapedNames[object]?.utf8.ends(with: end)
            ?? false
    }
}
