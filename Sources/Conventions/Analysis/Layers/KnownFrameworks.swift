import SwiftOutline

/// The frameworks whose names are known.
public enum KnownFrameworks {
    /// Whether a text names something of a framework's by a name that is not among others.
    public static func names(_ framework: String, in outline: Outline, besides others: Set<String>) -> Bool {
        switch FrameworkNames.use(of: framework, in: outline, isForeign: others.contains) {
        case .name, .value, .view: true
        case .indexPath, .offsets, .unknown, .possible, nil: false
        }
    }
}
