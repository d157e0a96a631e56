import SwiftOutline
import Text

/// Which frameworks a text uses, as far as its names tell.
enum FrameworkNames {
    /// Whether a text uses something of a framework; true for one whose names are not known.
    ///
    /// - Parameter isForeign: Whether a name that might be the framework's is declared by somebody else.
    static func isUsed(
        _ framework: String, in outline: Outline, isForeign: (String) -> Bool = { _ in false }
    ) -> Bool {
        use(of: framework, in: outline, isForeign: isForeign) != nil
    }

    /// By what a text uses a framework: the first name that tells; nil where none does.
    static func use(
        of framework: String, in outline: Outline, isForeign: (String) -> Bool = { _ in false }
    ) -> FrameworkUse? {
        guard let names = known[framework] else { return .unknown }
        // A presenter's own State is not that of SwiftUI.
        lazy var own = outline.types.filter { $0.kind != .extension }.map { outline.source[$0.name] }
        var hasIndexPath = false
        var row: Range<Int>?
        var value: Range<Int>?
        var offsets: Range<Int>?
        var isPossible = false
        for index in outline.uses.indices {
            let use = outline.uses[index]
            guard !use.roles.contains(.bound), let kinds = names.kinds(of: outline.source[use.name]) else { continue }
            let isWord =
                kinds.contains(.word) && !own.contains(outline.source[use.name])
                && !(framework == "Observation" && isOfRxSwift(use, outline))
            let isAsked = kinds.contains(.asked) && use.roles.contains(.member)
            if offsets == nil, kinds.contains(.offsets), index > 0, isOfList(outline.uses[index - 1], outline) {
                offsets = use.name
            }
            if kinds.contains(.prefixed) || (isWord || isAsked) && !isForeign(outline.text(of: use.name)) {
                guard framework == "UIKit", CarriedValues.contain(outline.text(of: use.name)) else {
                    return .name(use.name)
                }
                value = value ?? use.name
            }
            hasIndexPath = hasIndexPath || kinds.contains(.indexPath)
            isPossible =
                isPossible || kinds.contains(.animated) && isAnimated(use, outline)
                || kinds.contains(.possible) && use.roles.contains(.member)
            guard kinds.contains(use.roles.contains(.member) ? .member : .label) else { continue }
            let isOfIndexPath = use.roles.contains(.member) && followsIndexPath(use, outline)
            hasIndexPath = hasIndexPath || isOfIndexPath
            if row == nil, use.roles.contains(.member) || beginsIndexPath(use, outline) { row = use.name }
        }
        guard framework == "UIKit" else { return offsets.map(FrameworkUse.offsets) }
        if hasOutlets(outline) { return .unknown }
        if let value = value ?? literal(in: outline) { return .value(value) }
        // UIKit adds rows and sections to Foundation's IndexPath.
        return hasIndexPath
            ? row.map(FrameworkUse.indexPath) ?? (isPossible ? .possible : nil) : isPossible ? .possible : nil
    }

    /// Whether a text without any framework would miss Foundation: it has a name that neither the standard library nor
    /// the project explains, or calls what Foundation adds to strings and collections.
    static func needsFoundation(_ outline: Outline, isOwn: (String) -> Bool) -> Bool {
        if hasObjectiveCNames(outline) { return true }
        for use in outline.uses where !use.roles.contains(.bound) {
            let text = outline.source[use.name]
            guard let first = text.first else { continue }
            if first.isCapital, !use.roles.contains(.member) {
                let name = outline.text(of: use.name)
                if !standard.contains(name), !isOwn(name), name.utf8.count > 1 { return true }
            } else if foundationWords.contains(outline.text(of: use.name)) {
                return true
            }
        }
        return false
    }

    /// Whether a name is one of a framework's.
    static func isWord(_ name: String, of framework: String) -> Bool {
        known[framework]?.words.contains(name) ?? false
    }

    /// Whether a text imports a framework that has more names where SwiftUI is imported beside it: `MapCameraPosition`.
    static func mayExtendSwiftUI(_ outline: Outline) -> Bool {
        outline.imports.contains { found in
            extending.contains { outline.source[found.module].elementsEqual($0.utf8) }
        }
    }

    private static let extending = [
        "AuthenticationServices", "AVKit", "Charts", "CoreData", "CoreLocationUI", "DeviceActivity", "EventKitUI",
        "FamilyControls", "GameController", "HealthKitUI", "MapKit", "MusicKit", "PassKit", "PhotosUI", "QuickLook",
        "RealityKit", "SceneKit", "SpriteKit", "StoreKit", "SwiftData", "TipKit", "Translation", "WebKit", "WidgetKit",
        "WorkoutKit",
    ]

    /// Whether a name is that of RxSwift's class: `Observable<Int>`, `Observable.just(1)`.
    private static func isOfRxSwift(_ use: Use, _ outline: Outline) -> Bool {
        outline.source[use.name.upperBound...].first.map { "<.".utf8.contains($0) } ?? false
    }

    /// Whether a label is the first in what may make an index path: `IndexPath(row: 0, section: 0)`.
    private static func beginsIndexPath(_ label: Use, _ outline: Outline) -> Bool {
        guard label.roles.contains(.labelled) else { return false }
        let start = outline.source[..<label.name.lowerBound].suffix(100)
        let before = start.reversed().drop { " \t\r\n".utf8.contains($0) }
        return ["IndexPath(", ".init("].contains { before.starts(with: $0.utf8.reversed()) }
    }

    /// Whether a call tells whether to show it as a movement: `present(alert, animated: true)`.
    private static func isAnimated(_ call: Use, _ outline: Outline) -> Bool {
        guard call.roles.isSuperset(of: [.member, .called]) else { return false }
        let line = outline.source[call.name.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
        return line.holds("animated:")
    }

    /// Whether a call moves or removes elements of a list: `items.move(fromOffsets: offsets, toOffset: 0)`.
    private static func isOfList(_ call: Use, _ outline: Outline) -> Bool {
        call.roles.contains(.called) && ["move", "remove"].contains(outline.text(of: call.name))
    }

    /// Whether a member is that of what is called an index path: `indexPath.row`.
    private static func followsIndexPath(_ member: Use, _ outline: Outline) -> Bool {
        let before = outline.source[..<member.name.lowerBound].suffix(12).reversed().drop { ".?!".utf8.contains($0) }
        return before.starts(with: "htaPxedn".utf8)
    }

    private static func hasObjectiveCNames(_ outline: Outline) -> Bool {
        (outline.members.map(\.attributes) + outline.types.map(\.attributes)).contains { attributes in
            outline[attributes].contains { outline.source[$0].starts(with: "@objc".utf8) }
        }
    }

    private static func hasOutlets(_ outline: Outline) -> Bool {
        outline.members.contains { member in
            outline[member.attributes].contains { outline.source[$0].starts(with: "@IB".utf8) }
        }
    }

    /// Where a text has an image or a color as a literal: `#imageLiteral(resourceName: "star")`.
    private static func literal(in outline: Outline) -> Range<Int>? {
        for use in outline.uses where use.roles.contains(.labelled) {
            let before = outline.source[..<use.name.lowerBound]
            for name in ["#imageLiteral", "#colorLiteral"] where before.dropLast().ends(with: name.utf8) {
                return use.name.lowerBound - name.utf8.count - 1..<use.name.lowerBound - 1
            }
        }
        return nil
    }

    /// What a name may say of a framework's use.
    private struct Kinds: OptionSet {
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
    }

    /// The names that tell a framework, by their first bytes: nearly every name of a text begins like none of them.
    private struct Names {
        let words: Set<String>
        private var byFirst: [[(bytes: [UInt8], kinds: Kinds)]] = Array(repeating: [], count: 256)

        init(
            prefixes: [String] = [], words: [String] = [], asked: [String] = [], animated: [String] = [],
            possible: [String] = [], offsets: [String] = []
        ) {
            self.words = Set(words)
            let parts: [(String, Kinds)] =
                prefixes.map { ($0, .prefixed) } + words.map { ($0, .word) }
                + asked.map { ($0, .asked) } + animated.map { ($0, .animated) } + possible.map { ($0, .possible) }
                + offsets.map { ($0, .offsets) }
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
                if isLonger, !Self.goesOn(name.dropFirst(part.bytes.count)) { continue }
                kinds.formUnion(part.kinds)
            }
            return kinds.isEmpty ? nil : kinds
        }

        /// Whether what follows a framework's prefix makes a name of it: `Layer` in `CALayer`. A constant in capitals, such
        /// as `CATEGORY`, is an application's own.
        private static func goesOn(_ rest: ArraySlice<UInt8>) -> Bool {
            rest.first?.isCapital ?? false && rest.contains { (0x61...0x7A).contains($0) }
        }
    }

    private static let known: [String: Names] = [
        "UIKit": Names(
            prefixes: ["UI", "NSLayout", "NSText", "NSCollectionLayout", "NSDirectional", "NSDiffable", "CA"],
            words: [
                "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow", "NSDataAsset", "NSStringDrawingOptions",
                "NSUnderlineStyle", "NSFileProviderExtension", "systemFont", "boldSystemFont", "DocumentType",
                "documentType", "foregroundColor", "paragraphStyle", "underlineStyle", "strikethroughStyle",
            ],
            asked: [
                "navigationController", "tabBarController", "pushViewController", "popViewController",
                "popToRootViewController", "popToViewController", "navigationItem", "largeTitleDisplayMode",
                "prefersLargeTitles", "addSubview", "removeFromSuperview", "jpegData", "pngData",
            ],
            animated: ["dismiss", "present"],
            possible: ["viewControllers", "topViewController", "visibleViewController", "presentedViewController"]),
        "SwiftUI": Names(
            prefixes: ["UIHosting"],
            words: [
                "View", "Text", "Image", "Color", "State", "Binding", "ObservedObject", "StateObject", "Environment",
                "EnvironmentObject", "NavigationPath", "NavigationStack", "Animation", "withAnimation",
                "Font", "Alert", "EdgeInsets", "Alignment", "ViewBuilder", "AnyView", "Bindable", "Scene",
                "App", "List", "Button", "Group", "VStack", "HStack", "ZStack", "LocalizedStringKey", "ScenePhase",
                "AppStorage", "FocusState", "Path", "Shape", "Transaction",
            ], offsets: ["atOffsets", "fromOffsets"]),
        "Combine": Names(
            words: [
                "ObservableObject", "Published", "AnyCancellable", "Cancellable", "AnyPublisher", "PassthroughSubject",
                "CurrentValueSubject", "Just", "Future",
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
        "CoreImage": Names(words: ["CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector"]),
        "CoreData": Names(
            prefixes: [
                "NSManaged", "NSFetch", "NSFetched", "NSPersistent", "NSEntity", "NSBatch", "NSMerge", "NSAttributeD",
            ]),
    ]

    private static let standard: Set = [
        "Any", "AnyHashable", "AnyObject", "AnyClass", "Array", "ArraySlice", "Bool", "CaseIterable", "Character",
        "ClosedRange", "Codable", "CodingKey", "CodingKeys", "Collection", "Comparable", "CustomStringConvertible",
        "Decodable", "Decoder", "Dictionary", "Double", "Encodable", "Encoder", "Equatable", "Error", "Float",
        "Hashable", "Hasher", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "Iterator", "MainActor",
        "Never",
        "ObjectIdentifier", "Optional", "Range", "RawRepresentable", "Result", "Self", "Sendable", "Sequence", "Set",
        "String", "Substring", "Task", "Type", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
        "CheckedContinuation",
    ]

    private static let foundationWords: Set = [
        "components", "trimmingCharacters", "replacingOccurrences", "range", "localizedDescription", "format",
        "addingPercentEncoding", "removingPercentEncoding", "capitalized", "data", "appendingPathComponent",
        "localizedCaseInsensitiveContains", "localizedCompare", "localizedStandardCompare", "caseInsensitiveCompare",
        "compare", "contains", "write", "encoding", "sqrt", "pow", "floor", "ceil", "round", "fabs", "sin", "cos",
        "arc4random", "arc4random_uniform", "autoreleasepool", "folding", "padding", "enumerateSubstrings",
        "objc_sync_enter", "objc_sync_exit", "attributesOfItem", "lastPathComponent", "pathExtension", "perform",
        "selector",
    ]
}
