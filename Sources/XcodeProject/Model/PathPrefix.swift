import Text

extension String {
    /// Whether this is the path of a folder or of something below it.
    func isPath(in folder: String) -> Bool { self == folder || path(below: folder) != nil }

    /// What follows a folder in the path of something below it; nil for any other path. Names are the same whatever
    /// form of Unicode they are written in.
    func path(below folder: String) -> String? {
        if folder.isEmpty { return self }
        if utf8.begins(with: folder.utf8) {
            let rest = utf8.dropFirst(folder.utf8.count)
            return rest.first == Path.slash && rest.count > 1 ? String(rest.dropFirst()) : nil
        }
        guard folder.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        let (own, around) = (Path.components(self), Path.components(folder))
        guard own.count > around.count, Array(own[..<around.count]) == around else { return nil }
        return Path.join(Array(own[around.count...]))
    }
}
