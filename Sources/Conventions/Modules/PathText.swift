/// Paths as texts, taken apart at their bytes.
extension String {
    /// What follows the last slash.
    var lastComponent: Substring {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { self[utf8.index(after: $0)...] } ?? self[...]
    }
}
