import Text

/// The names by which frameworks are known.
extension FrameworkNames {
    /// What a name may say of a framework's use.
    struct Kinds: OptionSet {
        let rawValue: Int
        /// A longer name that begins like the framework's.
        static let prefixed = Kinds(rawValue: 1)
        static let word = Kinds(rawValue: 2)
        static let indexPath = Kinds(rawValue: 4)
        /// What UIKit adds to an index path, read from one, or given to its initializer.
        static let member = Kinds(rawValue: 8)
        static let label = Kinds(rawValue: 16)
        /// What only UIKit's objects are asked: a screen for those around it, an image for its data.
        static let asked = Kinds(rawValue: 32)
        /// What screens do with others.
        static let animated = Kinds(rawValue: 64)
        /// What others may be asked, too.
        static let possible = Kinds(rawValue: 128)
        /// The labels of what is done to a list when its rows have been.
        static let offsets = Kinds(rawValue: 256)
        /// What a framework adds much to, under names that anything may have.
        static let host = Kinds(rawValue: 512)
    }

    /// The names that tell a framework, by their first bytes: nearly every name of a text begins like none of them.
    struct Names {
        let words: Set<String>
        /// Those that begin like the framework's, and are none.
        private let others: Set<String>
        private var byFirst: [[(bytes: [UInt8], kinds: Kinds)]] = Array(repeating: [], count: 256)

        init(
            prefixes: [String] = [], others: Set<String> = [], words: [String] = [], asked: [String] = [],
            animated: [String] = [], possible: [String] = [], hosts: [String] = [], offsets: [String] = []
        ) {
            self.words = Set(words)
            self.others = others
            let parts: [(String, Kinds)] =
                prefixes.map { ($0, .prefixed) } + words.map { ($0, .word) }
                + asked.map { ($0, .asked) } + animated.map { ($0, .animated) } + possible.map { ($0, .possible) }
                + offsets.map { ($0, .offsets) } + hosts.map { ($0, .host) }
                + [
                    ("IndexPath", .indexPath), ("row", [.member, .label]), ("item", [.member, .label]),
                    ("section", .member),
                ]
            for (name, kinds) in parts {
                let bytes = Array(name.utf8)
                byFirst[Int(bytes[0])].append((bytes, kinds))
            }
        }

        /// What a name is, all of it together; nil for nothing.
        func kinds(of name: ArraySlice<UInt8>) -> Kinds? {
            guard let first = name.first, !byFirst[Int(first)].isEmpty else { return nil }
            var kinds: Kinds = []
            for part in byFirst[Int(first)] {
                let isLonger = part.kinds == .prefixed && name.count > part.bytes.count
                guard isLonger || part.kinds != .prefixed && name.count == part.bytes.count,
                    name.starts(with: part.bytes)
                else { continue }
                if isLonger, !Self.goesOn(name.dropFirst(part.bytes.count)) || isOther(name) { continue }
                kinds.formUnion(part.kinds)
            }
            return kinds.isEmpty ? nil : kinds
        }

        private func isOther(_ name: ArraySlice<UInt8>) -> Bool {
            !others.isEmpty && others.contains(String(decoding: name, as: UTF8.self))
        }

        /// Whether what follows a framework's prefix makes a name of it: `Layer` in `CALayer`. A constant in capitals,
        /// such as `CATEGORY`, is an application's own.
        private static func goesOn(_ rest: ArraySlice<UInt8>) -> Bool {
            rest.first?.isCapital ?? false && rest.contains { (0x61...0x7A).contains($0) }
        }
    }

    /// Colors that are UIKit's, mostly without a name that says so: '.systemRed'.
    private static let colors = [
        "placeholderText", "secondaryLabel", "secondarySystemBackground", "systemBackground", "systemBlue",
        "systemFill", "systemGray", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemOrange",
        "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiarySystemBackground",
    ]

    static let known: [String: Names] = [
        "UIKit": Names(
            prefixes: ["UI", "NSLayout", "NSText", "NSCollectionLayout", "NSDirectional", "NSDiffable", "CA"],
            others: ["NSTextCheckingResult"],
            words: [
                "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow", "NSDataAsset", "NSStringDrawingOptions",
                "NSUnderlineStyle", "NSFileProviderExtension", "systemFont", "boldSystemFont", "DocumentType",
                "documentType", "foregroundColor", "paragraphStyle", "underlineStyle", "strikethroughStyle",
                "withAttributes", "boundingRect", "loadNibNamed", "decodeCGPoint", "decodeCGRect", "decodeCGSize",
                "decodeUIEdgeInsets", "cgPoint", "cgPointValue", "cgRect", "cgRectValue", "cgSize", "cgSizeValue",
                "cgAffineTransform", "cgAffineTransformValue", "uiEdgeInsets", "uiEdgeInsetsValue",
            ],
            asked: [
                "navigationController", "tabBarController", "pushViewController", "popViewController",
                "popToRootViewController", "popToViewController", "navigationItem", "largeTitleDisplayMode",
                "prefersLargeTitles", "addSubview", "removeFromSuperview", "jpegData", "pngData",
            ],
            animated: ["dismiss", "present"],
            possible: ["viewControllers", "topViewController", "visibleViewController", "presentedViewController"]
                + colors,
            // The styles of a text are UIKit's, mostly without a name that says so: '.font'.
            hosts: ["NSAttributedString", "NSMutableAttributedString", "NSIndexPath"]),
        "SwiftUI": Names(
            prefixes: ["UIHosting"],
            words: [
                "View", "Text", "Image", "Color", "State", "Binding", "ObservedObject", "StateObject", "Environment",
                "EnvironmentObject", "NavigationPath", "NavigationStack", "Animation", "withAnimation",
                "Font", "Alert", "EdgeInsets", "Alignment", "ViewBuilder", "AnyView", "Bindable", "Scene",
                "App", "List", "Button", "Group", "VStack", "HStack", "ZStack", "LocalizedStringKey", "ScenePhase",
                "AppStorage", "FocusState", "Path", "Shape", "Transaction",
                "AccessibilityFocusState", "Angle", "AnyGesture", "AnyLayout", "AnyShape", "AnyShapeStyle",
                "AnyTransition", "Axis", "BlendMode", "ButtonRole", "Canvas", "ColorScheme", "ColorSchemeContrast",
                "ContentMode", "ContentShapeKinds", "CoordinateSpace", "DismissAction", "DynamicTypeSize", "Edge",
                "EditMode", "EnvironmentKey", "EnvironmentValues", "EventModifiers", "FetchRequest",
                "FetchedResults", "FocusedValues", "GeometryProxy", "Gradient", "GridItem", "HorizontalAlignment",
                "HorizontalEdge", "ImageRenderer", "KeyEquivalent", "KeyPress",
                "KeyboardShortcut", "LayoutDirection", "LinearGradient", "Material", "ModifiedContent", "Namespace",
                "NavigationSplitViewColumn",
                "NavigationSplitViewVisibility", "OpenURLAction", "OpenWindowAction", "PopoverAttachmentAnchor",
                "PreferenceKey", "PresentationDetent", "PreviewProvider", "RadialGradient", "Rectangle",
                "RedactionReasons", "RefreshAction", "RoundedCornerStyle", "RoundedRectangle", "SceneStorage",
                "ScrollViewProxy", "SearchScopeActivation", "ShapeStyle", "SubmitLabel", "SubmitTriggers",
                "SymbolRenderingMode", "SymbolVariants", "TextAlignment", "TextSelection", "ToolbarItemPlacement",
                "UIApplicationDelegateAdaptor", "UnitPoint", "UserInterfaceSizeClass", "VerticalAlignment",
                "VerticalEdge", "ViewModifier", "Visibility", "withTransaction",
            ], offsets: ["atOffsets", "fromOffsets"]),
        "Combine": Names(
            words: [
                "ObservableObject", "Published", "AnyCancellable", "Cancellable", "AnyPublisher", "PassthroughSubject",
                "CurrentValueSubject", "Just", "Future", "ObservableObjectPublisher", "objectWillChange", "Publisher",
                "Publishers", "Subscriber", "Subscribers", "Subscription", "Deferred", "ConnectablePublisher",
                "eraseToAnyPublisher", "sink",
            ]),
        "Observation": Names(words: ["Observable", "ObservationIgnored", "withObservationTracking"]),
        "AppKit": Names(prefixes: ["NS"]),
        "WatchKit": Names(prefixes: ["WK"]),
        // The others, such as CGRect, come with Foundation.
        "CoreGraphics": Names(
            words: [
                "CGImage", "CGColor", "CGColorSpace", "CGContext", "CGPath", "CGMutablePath", "CGGradient",
                "CGDataProvider", "CGAffineTransform", "CGBlendMode", "CGLineCap", "CGLineJoin", "CGFont",
                "CGImageAlphaInfo", "CGBitmapInfo", "CGInterpolationQuality",
            ]),
        // UIKit and SwiftUI bring these along.
        "UserNotifications": Names(prefixes: ["UN"]),
        "CoreText": Names(
            prefixes: ["CTFont", "CTFrame", "CTLine", "CTParagraph", "CTRun", "CTTypesetter"],
            words: ["CTFont", "CTFrame", "CTLine", "CTRun"]),
        "CoreVideo": Names(prefixes: ["CVPixel", "CVImage"]),
        "ImageIO": Names(
            prefixes: ["CGImageSource", "CGImageDestination"], words: ["CGImageSource", "CGImageDestination"]),
        "UniformTypeIdentifiers": Names(words: ["UTType"]),
        "CoreImage": Names(words: ["CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector"]),
        "CoreData": Names(
            prefixes: [
                "NSManaged", "NSFetch", "NSFetched", "NSPersistent", "NSEntity", "NSBatch", "NSMerge", "NSAttributeD",
            ]),
    ]
}
