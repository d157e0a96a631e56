/// The files for which SwiftPM makes a target a bundle.
public enum ResourceFile {
    private static let endings = [
        ".storyboard", ".xib", ".xcassets", ".xcstrings", ".lproj", ".xcdatamodeld", ".xcdatamodel", ".metal",
    ]

    /// Whether a file or folder of this name is one.
    public static func isOne(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }
}
