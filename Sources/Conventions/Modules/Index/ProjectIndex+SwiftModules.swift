import Text

extension ProjectIndex {
    /// Whether the Xcode project names a Swift module.
    func namesModule(_ name: String) -> Bool {
        ["\(name);", "\"\(name)\";"].contains { ByteSearch($0.utf8).finds(in: xcodeProject) }
            || name.utf8.contains(UInt8(ascii: "_")) && namesProduct(as: name)
    }

    /// Whether the Xcode project quotes a name of which Xcode makes that of a Swift module: of `My Shop` it is
    /// `My_Shop`.
    private func namesProduct(as module: String) -> Bool {
        let scalars = Array(module.unicodeScalars)
        return xcodeProject.split(separator: UInt8(ascii: "\"")).contains { quoted in
            guard quoted.count >= scalars.count, quoted.count <= module.utf8.count * 4 else { return false }
            let name = String(decoding: quoted, as: UTF8.self).unicodeScalars
            return name.count == scalars.count
                && zip(name, scalars).allSatisfy { $0 == $1 || $1 == "_" && !$0.properties.isXIDContinue }
        }
    }
}
