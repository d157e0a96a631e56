import Mustache
import TemplateSets

/// What templates may know of the project. Nothing of it comes from the machine or its clock.
public struct ProjectFacts: Sendable {
    /// The Xcode project's name; empty where it is unknown.
    public var project = ""
    /// Who writes.
    public var author = ""
    /// For whom.
    public var organization = ""
    /// The day as `YYYY-MM-DD`.
    public var date = ""
    /// How a header comment is made; nil for the one that Xcode writes.
    public var header: Header?
    /// The target of a Swift package that the files go to; nil where they go to an application or a framework.
    public var packageTarget: String?
    /// Whether that target has a bundle of its own already, for its resources.
    public var hasOwnBundle = false
    /// Whether that target isolates what says nothing of it to the main actor.
    public var isMainActorUsual = false
    /// The Swift module of the Xcode target that the files go to; nil where it is called as the project.
    public var targetModule: String?
    /// Whether nothing that is written there is public.
    public var isInternal = false
    /// The project's own places for the roots of template sets, such as `Modules` to `App/Sources/Modules`.
    public var directories: [String: String] = [:]

    /// No facts at all.
    public init() {}

    /// The four digits that the date begins with.
    var year: String { String(date.prefix { $0 != "-" }) }

    /// How a declaration begins that other targets of a package need.
    var access: String { packageTarget == nil || isInternal ? "" : "public " }

    /// The name of the package's target, else the Xcode target's, else the project's, as a Swift module's: Xcode puts
    /// `_` for what no identifier may hold.
    public var productModule: String {
        let product = packageTarget ?? targetModule ?? project
        return product.isEmpty ? "App" : Self.productModule(of: product)
    }

    /// A name as Xcode makes it that of a Swift module.
    public static func productModule(of name: String) -> String {
        var identifier = ""
        for scalar in name.unicodeScalars {
            // A digit at the beginning is replaced, too: `_2Events` for '42Events'.
            let isAllowed = identifier.isEmpty ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
            identifier.unicodeScalars.append(isAllowed ? scalar : "_")
        }
        return identifier == "_" ? "__" : identifier
    }

    /// Those of `StandardVariable.ofProject`.
    var variables: [String: Value] {
        [
            StandardVariable.project.rawValue: .string(project),
            StandardVariable.productModule.rawValue: .string(productModule),
            StandardVariable.isInPackage.rawValue: .bool(packageTarget != nil),
            StandardVariable.hasOwnBundle.rawValue: .bool(packageTarget != nil && hasOwnBundle),
            StandardVariable.isMainActorUsual.rawValue: .bool(packageTarget != nil && isMainActorUsual),
            StandardVariable.access.rawValue: .string(access),
            StandardVariable.author.rawValue: .string(author),
            StandardVariable.organization.rawValue: .string(organization),
            StandardVariable.date.rawValue: .string(date),
            StandardVariable.year.rawValue: .string(year),
        ]
    }
}
