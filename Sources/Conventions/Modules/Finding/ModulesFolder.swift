/// What folders of modules are called.
public enum ModulesFolder {
    private static let names: Set = ["modules", "scenes", "screens", "userstories", "presentation", "features"]

    /// Whether a folder of this name is likely to hold modules, and nothing else.
    public static func isUsual(_ name: some StringProtocol) -> Bool { names.contains(name.lowercased()) }
}
