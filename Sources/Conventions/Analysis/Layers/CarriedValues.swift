/// Types of UIKit and SwiftUI whose values a layer may only carry from one to another: nothing is shown by them, and no
/// screen is needed to test it.
enum CarriedValues {
    /// Whether a name is one of theirs, or one that stands in the style of a text.
    static func contain(_ name: String) -> Bool { names.contains(name) }

    /// Whether a name is one by which views of SwiftUI are passed on from a router to the view that shows them.
    static func passOn(_ name: String) -> Bool { passing.contains(name) }

    /// Whether what has a type of this name in a class of UIKit is no such value: the class itself, or what makes views.
    static func areNot(ofType name: String) -> Bool { makers.contains(name) }

    private static let makers: Set = [
        "CellRegistration", "Protocol", "SupplementaryRegistration", "Type",
    ]

    private static let passing: Set = ["AnyView", "NavigationLink", "View", "ViewBuilder"]

    private static let names: Set = [
        "UIImage", "UIColor", "UIFont", "UIFontDescriptor", "UIEdgeInsets", "UIKeyboardType", "UITextContentType",
        "UIReturnKeyType", "UITextAutocapitalizationType", "UITextAutocorrectionType", "UIUserInterfaceStyle",
        "UIStatusBarStyle", "NSTextAlignment", "NSTextAttachment", "NSParagraphStyle", "NSMutableParagraphStyle",
        "NSShadow", "NSUnderlineStyle", "systemFont", "boldSystemFont", "DocumentType", "documentType",
        "foregroundColor", "paragraphStyle", "underlineStyle", "strikethroughStyle", "jpegData", "pngData",
        "Alignment", "Angle", "Axis", "BlendMode", "ButtonRole", "Color", "ColorScheme", "ContentMode",
        "DynamicTypeSize", "Edge", "EdgeInsets", "Font", "GridItem", "HorizontalAlignment", "KeyEquivalent",
        "LayoutDirection", "LocalizedStringKey", "PresentationDetent", "SubmitLabel", "TextAlignment", "UnitPoint",
        "UserInterfaceSizeClass", "VerticalAlignment", "Visibility",
    ]
}
