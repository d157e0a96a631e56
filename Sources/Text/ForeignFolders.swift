/// Folders of a project in which no sources of its own lie: those of tools, and of other people's code.
public enum ForeignFolders {
    private static let names: Set = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "fastlane", "vendor", "SourcePackages",
    ]
    private static let bundles = [
        ".xcodeproj", ".xcworkspace", ".xcassets", ".bundle", ".framework", ".xcframework", ".playground",
        ".xcdatamodeld", ".app", ".swiftpm", ".docc", ".lproj", ".scnassets", ".mlpackage", ".icon", ".xcstickers",
        ".rkassets",
    ]

    /// Whether a folder of this name is passed over: a hidden one, a tool's, or a bundle.
    public static func contain(_ name: String) -> Bool {
        name.utf8.first == UInt8(ascii: ".") || names.contains(name) || isBundle(name)
    }

    /// Whether a folder of this name is shown as one file, as projects and asset catalogues are.
    public static func isBundle(_ name: String) -> Bool {
        name.utf8.contains(UInt8(ascii: ".")) && bundles.contains { name.utf8.ends(with: $0.utf8) }
    }
}
