/// The options that `gen` has whatever the set. A parameter of such a name would be both at once.
public enum ReservedOptions {
    /// Their names, without dashes. `color` and `no-xcode` are kept for `gen` to have.
    public static let names = [
        "color", "diff", "dry-run", "format", "help", "no-color", "no-xcode", "on-conflict", "project", "quiet",
        "templates", "verbose", "version",
    ]

    /// The option that somebody would mean, too, who types a parameter's own; nil where there is none.
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
