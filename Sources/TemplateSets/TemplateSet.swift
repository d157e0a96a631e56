import Platform
import Text

/// A convention: the modules of one school as templates, with the parameters that vary them.
public struct TemplateSet: Sendable {
    /// The name by which it is asked for: that of its folder.
    public var name: String
    /// What it is for, in a line.
    public var summary: String
    /// What it is for, at length; empty where it does not say.
    public var discussion: String
    /// Its version; empty where it has none.
    public var version: String
    /// The oldest version of iOS that what it writes compiles for; nil where it does not say.
    public var deploymentTarget: String?
    /// What can be varied, in the order of `template.json`.
    public var parameters: [Parameter]
    /// What it can write, sorted by name.
    public var blueprints: [Blueprint]
    /// The partials' names with their paths in the set.
    public var partials: [String: String]
    /// Where its files are read.
    public var folder: SetFolder
    /// Whether lines of Swift that are too long are broken.
    public var wrapsLines: Bool
    /// The sets that it may refer to; nil where it stands alone.
    var neighbours: Neighbours?

    /// A set of these parts.
    public init(
        name: String, summary: String, discussion: String, version: String, deploymentTarget: String? = nil,
        parameters: [Parameter], blueprints: [Blueprint], partials: [String: String], folder: SetFolder,
        wrapsLines: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.version = version
        self.deploymentTarget = deploymentTarget
        self.parameters = parameters
        self.blueprints = blueprints
        self.partials = partials
        self.folder = folder
        self.wrapsLines = wrapsLines
    }

    /// The blueprint that is written where none is named.
    public static let defaultBlueprint = "module"

    /// The parameter of this variable name.
    public func parameter(_ name: String) -> Parameter? {
        parameters.first { $0.name == name }
    }

    /// The parameter of this option; nil where the set has none.
    public func parameter(ofOption option: String) -> Parameter? {
        parameter(Parameter.variableName(of: option)) ?? parameters.first { $0.option == option }
    }

    /// The blueprint of this name; throws with the names there are.
    public func blueprint(_ name: String) throws(TemplateSetError) -> Blueprint {
        guard let blueprint = blueprints.first(where: { $0.name == name }) else {
            throw TemplateSetError.unknownBlueprint(name, set: self.name, known: blueprints.map(\.name))
        }
        return blueprint
    }

    /// What `refersTo` names, with the set that it belongs to: `entity` is this one's, `viper/entity` another's.
    ///
    /// Throws where there is no such set, or it has no such blueprint.
    public func referred(_ target: String) throws(TemplateSetError) -> (set: TemplateSet, blueprint: Blueprint) {
        guard let slash = target.firstIndex(of: "/") else { return (self, try blueprint(target)) }
        let name = String(target[..<slash])
        guard let set = try neighbours?.set(name) else { throw .unknownSet(name, known: []) }
        return (set, try set.blueprint(String(target[target.index(after: slash)...])))
    }
}

/// One tree that a set can write.
public struct Blueprint: Sendable {
    /// The name: that of its folder in the set.
    public var name: String
    /// What it writes, in a line; empty where the set does not say.
    public var summary: String
    /// Its files, sorted by path.
    public var files: [TemplateFile]
    /// The names of the parameters that it takes; nil for all of the set's.
    public var parameterNames: [String]?
    /// The names that a module may not have, since its types would have those of other files.
    public var reserved: [String]
    /// What it changes in files that the project has already.
    public var edits: [TemplateEdit]
    /// What it extends; nil where it has a tree of its own.
    public var origin: Origin?

    /// What it adds to a name to make its type's, such as `ApiService`; empty where it says none.
    public var suffix: String

    /// An expression for tests of the type that it writes, as a template; empty where it says none.
    public var sample: String

    /// The blueprints that write what its files name, under the same name.
    public var expects: [String]

    /// The properties, and the switches, that these must have.
    public var having: [String]

    /// The protocols that the type of the same name must conform to.
    public var conforming: [String]

    /// What the application needs that it writes; nil where it writes none.
    public var application: ApplicationTemplate?

    /// Everything in it that is a template and stands in `template.json`.
    public var manifestTemplates: [String] {
        edits.flatMap(\.templates) + [sample] + files.compactMap(\.sample) + (application?.templates ?? [])
    }

    /// The blueprint whose modules another one extends, and the values that make the difference.
    public struct Origin: Sendable, Equatable {
        /// The name of the blueprint that is extended.
        public var blueprint: String
        /// The list parameters that get more items.
        public var adds: [String]
        /// The parameters that get another value.
        public var sets: [String: String]

        /// An origin of these parts.
        public init(blueprint: String, adds: [String], sets: [String: String]) {
            self.blueprint = blueprint
            self.adds = adds
            self.sets = sets
        }
    }

    /// A blueprint of these parts.
    public init(
        name: String, summary: String, files: [TemplateFile], parameterNames: [String]? = nil,
        reserved: [String] = [], edits: [TemplateEdit] = [], origin: Origin? = nil,
        suffix: String = "", sample: String = "", expects: [String] = [], having: [String] = [],
        conforming: [String] = [], application: ApplicationTemplate? = nil
    ) {
        self.name = name
        self.summary = summary
        self.files = files
        self.parameterNames = parameterNames
        self.reserved = reserved
        self.edits = edits
        self.origin = origin
        self.suffix = suffix
        self.sample = sample
        self.expects = expects
        self.having = having
        self.conforming = conforming
        self.application = application
    }

    /// Whether it takes a parameter of its set.
    public func takes(_ parameter: Parameter) -> Bool {
        guard origin?.sets[parameter.name] == nil else { return false }
        return parameterNames?.contains(parameter.name) ?? true
    }
}

/// A file of a blueprint.
public struct TemplateFile: Sendable {
    /// The path in the set, such as `module/Modules/{{name}}/{{name}}Router.swift.mustache`.
    public var source: String
    /// Whether the text is a template, or copied as it is.
    public var isTemplate: Bool
    /// The conditions under all of which the file exists.
    public var conditions: [Condition]
    /// The list parameter for each item of which the file is written.
    public var each: String?
    /// An expression for tests of an optional of the type that the blueprint writes, as a template; nil where it has
    /// none.
    public var sample: String?
    /// Whether all modules share the file, which stays as it is where the project has it.
    public var isShared: Bool

    /// A file of these facts.
    public init(
        source: String, isTemplate: Bool, conditions: [Condition] = [], each: String? = nil, sample: String? = nil,
        isShared: Bool = false
    ) {
        self.source = source
        self.isTemplate = isTemplate
        self.conditions = conditions
        self.each = each
        self.sample = sample
        self.isShared = isShared
    }

    /// The path that it writes, still a template, its parts in order; the first is a root unless there is only one.
    public var target: [String] {
        var parts = Path.components(String(name(of: source[...])))
        parts.removeFirst()
        return parts
    }

    /// The last part of that path.
    public var targetName: Substring { name(of: source.lastComponent) }

    /// The first part of that path where it has several; else nil.
    public var targetRoot: String? {
        let parts = source.utf8.split(separator: Path.slash, maxSplits: 2)
        return parts.count > 2 ? String(parts[1]) : nil
    }

    private func name(of path: Substring) -> Substring {
        isTemplate ? Substring(path.utf8.dropLast(Self.templateSuffix.utf8.count)) : path
    }
}

extension Blueprint {
    /// Whether no module can have a name: it is one that its types would clash with others for, or has something before
    /// an end that all such have.
    public func reserves(_ name: String) -> Bool {
        reserved.contains { pattern in
            guard pattern.utf8.first == UInt8(ascii: "*") else { return pattern == name }
            return name.utf8.count >= pattern.utf8.count && name.utf8.ends(with: pattern.utf8.dropFirst())
        }
    }
}
