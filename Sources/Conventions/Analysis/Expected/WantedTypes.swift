import Text

/// What may stand where a set has a type.
enum WantedTypes {
    /// Whether a type that is inherited is the wanted one, or by its name one that inherits it: a team's own
    /// `BaseViewController` for `UIViewController`; UIKit's own classes are known. A protocol that inherits another one
    /// may be for classes by that.
    static func isMet(_ wanted: String, by inherited: String) -> Bool {
        if inherited == wanted || wanted == "AnyObject" { return true }
        let bare = inherited.split(separator: "<").first.map(String.init) ?? inherited
        if bare == wanted || wanted.hasPrefix(bare + "<") || bare.hasSuffix("." + wanted) { return true }
        guard wanted.hasPrefix("UI") else { return false }
        return bare.hasSuffix(wanted.dropFirst(2)) || Subtypes.isSystemClass(bare, below: wanted)
    }

    /// Whether a class has another superclass in place of the one that is wanted, so that it cannot have that: a tab
    /// bar controller is no `BaseViewController`.
    static func isExcluded(_ wanted: String, by inherited: String) -> Bool {
        guard inherited != wanted else { return false }
        if Subtypes.isForeignScreen(wanted) {
            return Subtypes.isSystemClass(inherited, below: "UIViewController") || Subtypes.isForeignScreen(inherited)
        }
        let isOwnView = ["View", "Cell"].contains(where: wanted.hasSuffix) && !wanted.hasPrefix("UI")
        return isOwnView && Subtypes.isSystemClass(inherited, below: "UIView")
    }
}
