import Mustache

extension Escaping {
    /// The escaping that a kind of file needs; nil where the name does not tell.
    public init?(fileName: String) {
        guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch String(fileName[fileName.utf8.index(after: dot)...]) {
        case "storyboard", "xib", "plist", "xml", "svg", "entitlements", "xcscheme": self = .xml
        case "html", "htm": self = .html
        case "swift", "md", "json", "yml", "yaml", "h", "m", "mm", "strings", "sh": self = .none
        default: return nil
        }
    }
}
