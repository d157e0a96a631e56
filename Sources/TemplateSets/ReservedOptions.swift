/// The options that `gen` has with every set. A parameter of such a name would be set along with it.
public enum ReservedOptions {
    /// Their names, without dashes. `color` is kept free for `gen`.
    public static let names = [
        "allow-unusual-files", "color", "diff", "dry-run", "format", "help", "no-color", "no-xcode", "on-conflict",
        "only-missing", "project", "quiet", "target", "templates", "test-target", "verbose", "version", "xcodeproj",
    ]

    /// The option that a parameter's own would be mistaken for; nil where there is none.
    ///
    /// - Parameters:
    ///   - option: The parameter as an option, without dashes.
    ///   - isBool: Whether it can be turned off with `--no-` as well.
    public static func clash(with option: String, isBool: Bool) -> String? {
        if names.contains(option) { return option }
        let opposite = "no-" + option
        return isBool && names.contains(opposite) ? opposite : nil
    }
}
