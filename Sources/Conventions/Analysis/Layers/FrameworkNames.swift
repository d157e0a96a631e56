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
        var view: Range<Int>?
        var offsets: Range<Int>?
        var isPossible = false
        for index in outline.uses.indices {
            let use = outline.uses[index]
            guard !use.roles.contains(.bound), let kinds = names.kinds(of: outline.source[use.name]),
                !isCalledAsType(use, outline)
            else { continue }
            let isWord =
                kinds.contains(.word) && !own.contains(outline.source[use.name])
                && !(framework == "Observation" && isOfRxSwift(use, outline))
            let isAsked =
                kinds.contains(.asked) && use.roles.contains(.member) && !isOfOwnProperty(index, outline)
            if offsets == nil, kinds.contains(.offsets), index > 0, isOfList(outline.uses[index - 1], outline) {
                offsets = use.name
            }
            let isPrefixed =
                kinds.contains(.prefixed) && !own.contains(outline.source[use.name])
                && !(isForeign(outline.text(of: use.name)) && !extended.contains(outline.text(of: use.name)))
            if isPrefixed || (isWord || isAsked) && !isForeign(outline.text(of: use.name)) {
                let name = outline.text(of: use.name)
                if framework == "SwiftUI", CarriedValues.passOn(name) {
                    view = view ?? use.name
                } else if CarriedValues.contain(name) {
                    value = value ?? use.name
                } else if let nested = valueType(behind: index, outline) {
                    value = value ?? nested
                } else {
                    return .name(use.name)
                }
            }
            hasIndexPath = hasIndexPath || kinds.contains(.indexPath)
            isPossible =
                isPossible || kinds.contains(.host) || kinds.contains(.animated) && isAnimated(use, outline)
                || kinds.contains(.possible) && use.roles.contains(.member)
            guard kinds.contains(use.roles.contains(.member) ? .member : .label) else { continue }
            let isOfIndexPath = use.roles.contains(.member) && followsIndexPath(use, outline)
            hasIndexPath = hasIndexPath || isOfIndexPath
            if row == nil, use.roles.contains(.member) || beginsIndexPath(use, outline) { row = use.name }
        }
        guard framework == "UIKit" else {
            return view.map(FrameworkUse.view) ?? value.map(FrameworkUse.value) ?? offsets.map(FrameworkUse.offsets)
        }
        if hasOutlets(outline) { return .unknown }
        if let value = value ?? literal(in: outline) { return .value(value) }
        // UIKit adds rows and sections to Foundation's IndexPath.
        return hasIndexPath
            ? row.map(FrameworkUse.indexPath) ?? (isPossible ? .possible : nil) : isPossible ? .possible : nil
    }

    /// UIKit's classes that applications extend in files of their names. Other names that begin so may be a project's
    /// own.
    private static let extended: Set = [
        "UIAlertController", "UIApplication", "UIBarButtonItem", "UIBezierPath", "UIButton", "UICollectionView",
        "UICollectionViewCell", "UIColor", "UIControl", "UIDevice", "UIEdgeInsets", "UIFont", "UIImage", "UIImageView",
        "UILabel", "UINavigationBar", "UINavigationController", "UINib", "UIResponder", "UIScreen", "UIScrollView",
        "UISearchBar", "UIStackView", "UIStoryboard", "UITabBar", "UITabBarController", "UITableView",
        "UITableViewCell", "UITextField", "UITextView", "UIView", "UIViewController", "UIWindow",
    ]

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
            } else if isOfFoundation(use, outline) {
                return true
            }
        }
        return false
    }

    /// Whether a name is one of a framework's.
    static func isName(_ name: String, of framework: String) -> Bool {
        let kinds = known[framework]?.kinds(of: Array(name.utf8)[...]) ?? []
        return !kinds.isDisjoint(with: [.word, .prefixed])
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

    /// The name of a class with that of a type in it whose values can be carried, too: `UIView.ContentMode`.
    private static func valueType(behind index: Int, _ outline: Outline) -> Range<Int>? {
        guard let nested = outline.uses[(index + 1)...].first, nested.roles.contains(.member),
            case let name = outline.uses[index].name, nested.name.lowerBound == name.upperBound + 1,
            outline.source[nested.name.lowerBound].isCapital,
            !CarriedValues.areNot(ofType: outline.text(of: nested.name))
        else { return nil }
        return name.lowerBound..<nested.name.upperBound
    }

    /// Whether a name is that of RxSwift's class: `Observable<Int>`, `Observable.just(1)`, also over several lines.
    private static func isOfRxSwift(_ use: Use, _ outline: Outline) -> Bool {
        outline.source[use.name.upperBound...].first { !" \t\r\n".utf8.contains($0) }.map { "<.".utf8.contains($0) }
            ?? false
    }

    /// Whether a label, or a member of an object, only has the name of a type: `response.UIImage`,
    /// `ViewModel(UIImage: image)`. What follows the name of a type or a framework is a type, too.
    private static func isCalledAsType(_ use: Use, _ outline: Outline) -> Bool {
        guard outline.source[use.name.lowerBound].isCapital else { return false }
        let before = outline.source[..<use.name.lowerBound].reversed().drop { $0 <= UInt8(ascii: " ") }
        if use.roles.contains(.member) {
            let receiver = before.drop { ".?!".utf8.contains($0) }.prefix(while: \.isNamePart)
            return receiver.last?.isCapital != true
        }
        return use.roles.contains(.labelled) && before.first.map { "(,".utf8.contains($0) } ?? false
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

    /// Whether a member is that of a property of a type that no framework is known to have:
    /// `router?.popViewController()`.
    private static func isOfOwnProperty(_ index: Int, _ outline: Outline) -> Bool {
        guard index > 0 else { return false }
        let receiver = outline.uses[index - 1].name
        guard receiver.upperBound < outline.uses[index].name.lowerBound,
            outline.source[receiver.upperBound..<outline.uses[index].name.lowerBound].allSatisfy({
                ".?! \t\r\n".utf8.contains($0)
            })
        else { return false }
        let types = outline.members.filter { member in
            (member.kind == .var || member.kind == .let)
                && outline.source[member.name].elementsEqual(outline.source[receiver])
        }.map { outline.typeName(of: $0) }
        return !types.isEmpty && types.allSatisfy { $0.map(isOwn) ?? false }
    }

    /// Whether no name in a type is known to be a framework's, or that of a view controller, which has what UIKit's
    /// have.
    private static func isOwn(_ type: String) -> Bool {
        Array(type.utf8).split { !$0.isNamePart }.allSatisfy { name in
            !known.values.contains { $0.kinds(of: name) != nil }
                && !Subtypes.isForeignScreen(String(decoding: name, as: UTF8.self))
        }
    }

    /// Whether a member is that of what is called an index path: `indexPath.row`, `indexPathOfMovie.row`.
    private static func followsIndexPath(_ member: Use, _ outline: Outline) -> Bool {
        let before = outline.source[..<member.name.lowerBound].suffix(100).reversed().drop { ".?!".utf8.contains($0) }
        return Array(before.prefix(while: \.isNamePart)).holds("htaPxedn")
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

    /// Whether a name is one that Foundation brings without being a type: a member, or a function of C.
    private static func isOfFoundation(_ use: Use, _ outline: Outline) -> Bool {
        let name = outline.text(of: use.name)
        if foundationWords.contains(name) { return true }
        return use.roles.contains(.called) && !use.roles.contains(.member) && functionsOfC.contains(name)
            && !outline.members.contains { outline.text(of: $0.name) == name }
    }

    /// Functions of the C libraries that Foundation brings along.
    private static let functionsOfC = Set(
        """
        acos acosf acosh asin asinf asinh atan atan2 atan2f atanf atanh cbrt cbrtf ceilf copysign cosf cosh \
        drand48 erand48 erf erfc exp exp2 expf expm1 fdim floorf fma fmax fmaxf fmin fminf fmod fmodf frexp hypot hypotf \
        ilogb ldexp lgamma llrint llround log log10 log10f log1p log2 log2f logb logf lrint lrintf lround lroundf modf \
        nearbyint nextafter powf remainder rint rintf roundf scalbn sinf sinh sqrtf srand48 tan tanf tanh tgamma trunc \
        truncf arc4random_buf srand srandom rand random \
        atof atoi atol bzero calloc clock difftime exit fclose fflush fopen fprintf fputs fread free fseek \
        fwrite getenv getpid getppid getuid gmtime_r isatty kill localtime_r lseek mach_absolute_time malloc memcmp \
        memcpy memmove memset mkdir mktime nanosleep objc_getAssociatedObject objc_getClass objc_setAssociatedObject \
        os_unfair_lock_lock os_unfair_lock_unlock pthread_mutex_init pthread_mutex_lock pthread_mutex_unlock puts qsort \
        realloc remove rename rmdir setenv signal sleep sprintf sscanf strcasecmp strchr strcmp strcpy strdup strerror \
        strftime strlen strncmp strncpy strstr strtod strtol strtoul sysconf sysctlbyname time toascii uname unlink \
        usleep vfprintf
        """
        .split(separator: " ").map(String.init))

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
