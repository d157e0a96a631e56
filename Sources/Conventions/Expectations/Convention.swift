import SwiftOutline
import Text

/// What a template set expects of a module: the skeleton that it writes, read as conventions.
public struct Convention: Sendable {
    /// The set's name.
    let name: String
    /// The files that it writes, tests left out.
    let files: [ExpectedFile]
    /// The paths of the Swift files that every variant writes beside the module: below another root, or for all
    /// modules.
    let besides: [[NamePattern]]
    /// The tests that every variant with tests writes, or that some write together.
    let tests: [ExpectedTest]
    /// Which layers there are, and what they may do.
    let layers: LayerTable
    /// The roles that types of a module may have: those of the set, and those that are usual.
    let roleNames: [String]
    /// The same, to be looked up.
    let roles: Set<String>
    /// What its modules have in arrays elsewhere in the application.
    let items: [ExpectedItem]
    /// The forms in which the module's name stands somewhere in it; nil where they are not known, or a plural is one.
    var nameForms: [CaseForm?]?
    /// The folders from the root to the module's own, where it has several, since layers have roots of their own.
    var mainRoot: [NamePattern]?

    /// Whether each layer has a root of its own, and none is the module's.
    var isSpread = false

    /// What a module is called in it, where all of a house's types begin with something else.
    func ownName(of module: String) -> String {
        NamePattern.name(of: module, without: NamePattern.prefix(ofFiles: files.lazy.map(\.name)))
    }

    /// Stored properties that must be weak though the skeleton does not say so.
    var weakProperties: [WeakProperty] { layers.weakProperties }
}

/// A file that a module of a set has or may have. Rules hand it on often, and so it is one object.
final class ExpectedFile: Sendable {
    /// The folders from the module's own, which is left out, to the file.
    let folders: [NamePattern]
    /// The file's name.
    let name: NamePattern
    /// Whether every variant writes it.
    let isRequired: Bool
    /// Whether it may lie in any folder of a module.
    let isAnywhere: Bool
    /// The index of its layer in the convention's table.
    let layer: Int?
    let types: [ExpectedType]
    /// The texts of the MARK comments by which every variant shows roles.
    let marks: [ExpectedMark]
    /// The connections that every variant makes, or every one whose types have the property.
    let connections: [Connection]
    /// The functions of the module that it calls in every variant which has them.
    let calls: [ExpectedFunction]
    /// The folders of the set from the root to the module's own, for messages.
    let root: [NamePattern]
    /// The types of other modules that the set names in it, as they are called in one project.
    let typesOfOthers: [String]
    /// Of a storyboard or xib: what ties it to code.
    let links: [ExpectedLink]

    /// Whether some part of its place may be anything.
    let isOpen: Bool

    /// Whether it is a storyboard or xib.
    let isInterface: Bool

    init(
        folders: [NamePattern], name: NamePattern, isRequired: Bool, isAnywhere: Bool, layer: Int?,
        types: [ExpectedType],
        marks: [ExpectedMark], connections: [Connection], calls: [ExpectedFunction], root: [NamePattern],
        typesOfOthers: [String], links: [ExpectedLink]
    ) {
        self.folders = folders
        self.name = name
        self.isRequired = isRequired
        self.isAnywhere = isAnywhere
        self.layer = layer
        self.types = types
        self.marks = marks
        self.connections = connections
        self.calls = calls
        self.root = root
        self.typesOfOthers = typesOfOthers
        self.links = links
        isOpen = name.isOpen || folders.contains(where: \.isOpen)
        isInterface = if case .text(let end)? = name.pieces.last { InterfaceFile.isCalled(end) } else { false }
    }

    /// The hash of the path where it lies in a module.
    func pathHash(in module: CheckedModule) -> UInt64 {
        var hash = NameHash.of(module.home(of: self))
        func add(_ part: NamePattern) {
            if hash != NameHash.start { NameHash.add(UInt8(ascii: "/"), to: &hash) }
            part.add(to: &hash, for: module.forms)
        }
        for folder in folders { add(folder) }
        add(name)
        return hash
    }

    /// Where it lies in a module of a name and folder.
    func path(in module: CheckedModule) -> String {
        var path = module.home(of: self)
        for part in folders {
            if !path.isEmpty { path += "/" }
            path += part.text(for: module.forms)
        }
        return path.isEmpty ? name.text(for: module.forms) : path + "/" + name.text(for: module.forms)
    }
}

/// A file of tests, and the component that it tests.
struct ExpectedTest: Sendable {
    let path: [NamePattern]
    /// The file's name, of which a part may be anything where it is what a part of the component's is.
    let name: NamePattern
    /// The tests of which a module has one where it has this: those that the very same variants write, or else all.
    /// None where every variant that has tests writes this one.
    let companions: [NamePattern]
    /// Whether it is written where the component has functions.
    let isOfFunctions: Bool
}

/// A type that a file of the set declares.
final class ExpectedType: Sendable {
    let name: NamePattern
    /// What it is in some variant.
    let kinds: [TypeDeclaration.Kind]
    /// Whether every variant that writes the file declares it.
    let isRequired: Bool
    /// Superclass and protocols that all variants give it, in its declaration or in an extension.
    let inherits: [NamePattern]
    let members: [ExpectedMember]
    let overrides: [ExpectedOverride]
    /// How it is handed to other objects.
    let handovers: [Handover]
    /// The functions that do something in every variant.
    let busy: [NamePattern]
    /// Functions that do nothing in some variant, and may be taken for one of the others.
    let idle: [NamePattern]
    /// The functions that do something in every variant with certain others, and in no other variant.
    let busyBeside: [BusyFunction]
    /// The functions that several of its own call.
    let sharedCalls: [SharedCall]
    /// The calls by which its functions lead on.
    let fixedCalls: [FixedCall]
    /// The types within it.
    let nested: [ExpectedNestedType]

    init(
        name: NamePattern, kinds: [TypeDeclaration.Kind], isRequired: Bool, inherits: [NamePattern],
        members: [ExpectedMember], overrides: [ExpectedOverride], handovers: [Handover],
        bodies: FunctionBodies, sharedCalls: [SharedCall], fixedCalls: [FixedCall],
        nested: [ExpectedNestedType]
    ) {
        self.name = name
        self.kinds = kinds
        self.isRequired = isRequired
        self.inherits = inherits
        self.members = members
        self.overrides = overrides
        self.handovers = handovers
        busy = bodies.busy
        idle = bodies.idle
        busyBeside = bodies.busyBeside
        self.sharedCalls = sharedCalls
        self.fixedCalls = fixedCalls
        self.nested = nested
    }

    /// What it is, with articles, for messages: `a class`, `an enum or a struct`.
    var kindsInWords: String { kinds.map(\.withArticle).joined(separator: " or ") }
}

/// A property of a superclass that a type overrides wherever its module has one of some files.
struct ExpectedOverride: Sendable {
    let name: NamePattern
    let files: [NamePattern]
}

/// A stored property that the set's type has.
struct ExpectedMember: Sendable {
    let name: NamePattern
    /// The types that it has in some variant, without optionality and `any`; empty where they are inferred.
    let types: [NamePattern]
    /// Whether every variant has it.
    let isRequired: Bool
    /// Whether it is weak or unowned wherever it is declared.
    let isWeak: Bool
    /// Whether it is unowned wherever it is declared.
    let isUnowned: Bool
    /// Whether modules may own what the set does not.
    let mayBeStrong: Bool
}

/// What an object is to another one to which it is handed: its `delegate`, say.
struct Handover: Hashable, Sendable {
    /// The property that is set, or the argument's label.
    let label: String
    /// What it conforms to, in order to be that.
    let conformance: NamePattern
}

/// A comment that shows a role of a type.
struct ExpectedMark: Sendable {
    let text: NamePattern
    /// The type whose extension follows the comment; nil where none does.
    let extended: NamePattern?
    /// What that extension adds to the type's conformances: where the type has them, they show the role by themselves.
    let conformances: [NamePattern]
}

/// An assignment that ties two components of a module: of a property of a type of the module.
struct Connection: Hashable, Sendable {
    /// The type whose property is set.
    let type: NamePattern
    let property: NamePattern
    /// What the object is called.
    let base: NamePattern
    /// The type that makes the connection.
    let maker: NamePattern?
    /// Whether it is made only where the type has the property.
    let isOptional: Bool
}

/// A property that must not own what it refers to.
struct WeakProperty: Sendable {
    let type: NamePattern
    let property: String
}
