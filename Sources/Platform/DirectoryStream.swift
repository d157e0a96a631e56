/// The names in an open folder, whose descriptor it owns.
struct DirectoryStream {
    /// A name in a folder.
    enum Item {
        /// The name, and its kind as the system tells it with it.
        case name(String, type: UInt8)
        /// A name that is not UTF-8, which only some systems allow: what is not ASCII of it is written `\x` and two
        /// hexadecimal digits a byte.
        case noText(escaped: String)
    }

    private let records: DirectoryRecords

    /// Takes over an open folder, which is closed where that fails.
    init(_ folder: OpenFile) throws(FileError) {
        records = try DirectoryRecords(folder)
    }

    /// Goes through all names but `.` and `..`, from where it is up to the end.
    func forEach(_ body: (Item) throws(FileError) -> Void) throws(FileError) {
        try records.forEach { (name, type) throws(FileError) in
            if Self.isDots(name) { return }
            try body(
                String(validatingCString: name).map { Item.name($0, type: type) }
                    ?? .noText(escaped: Self.escape(name)))
        }
    }

    /// Begins anew.
    func rewind() { records.rewind() }

    /// Closes the folder.
    func close() { records.close() }

    private static func isDots(_ name: UnsafePointer<CChar>) -> Bool {
        let dot = CChar(UInt8(ascii: "."))
        guard name[0] == dot else { return false }
        return name[1] == 0 || name[1] == dot && name[2] == 0
    }

    private static func escape(_ name: UnsafePointer<CChar>) -> String {
        var text = ""
        var next = name
        while next.pointee != 0 {
            let byte = UInt8(bitPattern: next.pointee)
            if (0x20..<0x7F).contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
            }
            next += 1
        }
        return text
    }
}
