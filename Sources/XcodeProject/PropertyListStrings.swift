/// Reads the strings of property lists that Xcode keeps beside a project, such as `IDETemplateMacros.plist`.
public enum PropertyListStrings {
    /// The strings of a list's dictionary by their keys; whatever else it holds is passed over.
    public static func read(_ text: [UInt8]) throws(ProjectFileError) -> [String: String] {
        let list = try PropertyList(text)
        var strings: [String: String] = [:]
        for (key, value) in list.entries(of: 0) {
            guard let key = list.string(at: key), let value = list.string(at: value) else { continue }
            strings[key] = value
        }
        return strings
    }
}
