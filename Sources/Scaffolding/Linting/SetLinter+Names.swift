import Mustache
import TemplateSets

extension SetLinter {
    private static let loopNames: Set = ["-first", "-last", "-index"]

    /// Blueprints of other sets that parameters refer to.
    mutating func checkReferences() {
        for parameter in set.parameters {
            for target in parameter.refersTo + [parameter.expects].compactMap(\.self)
            where (try? set.referred(target)) == nil {
                add(
                    .unknownReference(target, parameter: parameter.name),
                    inManifest: places?.reference(to: target, of: parameter.name))
            }
        }
    }

    /// Defaults that nobody could type. What one with variables of the project becomes is known in a project.
    mutating func checkDefaults() {
        for parameter in set.parameters where parameter.kind.values == nil {
            guard let value = parameter.defaultValue, !value.isEmpty, !value.contains("{{"),
                (try? parameter.kind.value(value, of: parameter)) == nil
            else { continue }
            add(
                .badDefault(value, parameter: parameter.name),
                inManifest: places?.defaultValue(of: parameter.name))
        }
    }

    /// Names that nothing gives a value to, and partials that are not there.
    mutating func checkNames(_ texts: [Text]) {
        let known = variables
        for text in texts {
            for reference in text.template.references {
                switch reference.kind {
                case .partial, .parent:
                    guard set.partials[reference.name] == nil else { continue }
                    add(.unknownPartial(reference.name, known: set.partials.keys.sorted()), at: reference, of: text)
                case .block, .dynamicPartial, .dynamicParent: continue
                case .variable, .unescaped, .section, .inverted:
                    if isListAsText(reference, in: text) { add(.listAsText(reference.name), at: reference, of: text) }
                    let root = Self.root(of: reference.name)
                    guard !root.isEmpty, !known.contains(root), !Self.loopNames.contains(root),
                        !isField(root, in: reference, of: text)
                    else { continue }
                    add(.unknownVariable(root, known: known.sorted()), at: reference, of: text)
                }
            }
        }
    }

    /// The first variable in a text of Swift that is no template.
    mutating func checkUnrendered(_ bytes: [UInt8], _ path: String) {
        guard path.hasSuffix(".swift"), let template = try? Template(bytes, name: path) else { return }
        let known = variables
        let variable = template.references.first { reference in
            [.variable, .unescaped].contains(reference.kind) && known.contains(Self.root(of: reference.name))
        }
        guard let variable else { return }
        add(.notRendered(variable.name), in: path, line: variable.line, column: variable.column)
    }

    /// Whether a list stands where a text is written; a file for each of its items has these for it.
    private func isListAsText(_ reference: Reference, in text: Text) -> Bool {
        guard [.variable, .unescaped].contains(reference.kind), !text.isPartial,
            set.parameter(reference.name)?.isList == true, !reference.sections.contains(reference.name)
        else { return false }
        return !set.blueprints.flatMap(\.files).contains {
            set.folder.displayPath($0.source) == text.path && $0.each == reference.name
        }
    }

    /// Parameters and partials that nothing names.
    mutating func checkUse(_ texts: [Text]) {
        // What names them may stand in a text that cannot be read.
        guard !isUnread else { return }
        let references = texts.flatMap(\.template.references)
        let roots = Set(references.map { Self.root(of: $0.name) })
        let files = set.blueprints.flatMap(\.files)
        let edits = set.blueprints.flatMap(\.edits)
        let conditions = Set(
            files.flatMap { $0.conditions.flatMap(\.names) + [$0.each].compactMap(\.self) }
                + edits.flatMap { $0.condition?.names ?? [] })
        for parameter in set.parameters where !conditions.contains(parameter.name) {
            guard roots.isDisjoint(with: [parameter.name] + Self.companions(of: parameter)) else { continue }
            add(.unusedParameter(parameter.name), inManifest: places?.parameter(parameter.name))
        }
        guard !references.contains(where: { $0.kind == .dynamicPartial || $0.kind == .dynamicParent }) else { return }
        let used = Set(references.filter { $0.kind == .partial || $0.kind == .parent }.map(\.name))
        for (name, path) in set.partials where !used.contains(name) {
            add(.unusedPartial(name), in: set.folder.displayPath(path))
        }
    }

    private var variables: Set<String> {
        let standard = StandardVariable.allCases.map(\.rawValue)
        return Set(standard + set.parameters.flatMap { [$0.name] + Self.companions(of: $0) + referred(by: $0) })
    }

    /// What stands beside a parameter's values of the things that they name.
    private func referred(by parameter: Parameter) -> [String] {
        guard !parameter.refersTo.isEmpty else { return [] }
        guard parameter.isList else {
            return (ownVariables(of: parameter) + [Parameter.isOne, Parameter.sample])
                .map { Parameter.referred($0, by: parameter.name) }
        }
        let truths = set.truths(ofThingsIn: parameter).map(\.name)
        let subjects = set.parameters.filter(\.isSubject).map(\.name)
        return truths.flatMap { [$0, "no-" + $0] }.map { Parameter.referred($0, by: parameter.name) }
            + (subjects.flatMap { [$0, "no-" + $0, $0 + "-twice"] } + set.suppliedLists(ofThingsIn: parameter)).map {
                Parameter.referred(Parameter.referred($0, by: Parameter.takes), by: parameter.name)
            }
    }

    /// The variables that come from the parameters of what a parameter's values name.
    private func ownVariables(of parameter: Parameter) -> [String] {
        referredParameters(of: parameter.refersTo).flatMap { [$0.name] + Self.companions(of: $0) }
    }

    /// The parameters that vary what some blueprints write, but those that name other things in turn.
    private func referredParameters(of targets: [String]) -> [Parameter] {
        targets.compactMap { try? set.referred($0) }
            .flatMap { set, blueprint in set.parameters.filter { $0.refersTo.isEmpty && blueprint.takes($0) } }
    }

    /// The variables in a section over a list whose items name something.
    private func itemVariables(of parameter: Parameter) -> [String] {
        let takes = set.parameters.filter(\.isSubject).map { Parameter.referred($0.name, by: Parameter.takes) }
        let supplied = referredParameters(of: parameter.refersTo).filter(\.isSupplied).map {
            Parameter.referred($0.name, by: Parameter.takes)
        }
        return [StandardVariable.name.rawValue, Parameter.label(parameter.name)] + takes
            + takes.flatMap { [$0 + "First", $0 + "Later"] } + supplied
            + ownVariables(of: parameter)
    }

    private static func companions(of parameter: Parameter) -> [String] {
        var variables: [String: Value] = [:]
        parameter.kind.addCompanions(of: parameter, [], to: &variables)
        return Array(variables.keys)
    }

    /// Whether a name is a field of the values that a section goes over; within a partial, its callers decide.
    private func isField(_ name: String, in reference: Reference, of text: Text) -> Bool {
        if text.isPartial {
            return ParameterKindName.allCases.contains { $0.kind.fields.contains(name) }
                || set.parameters.contains { $0.isNaming && itemVariables(of: $0).contains(name) }
        }
        return reference.sections.contains { section in
            let root = Self.root(of: section)
            // What is named has properties and methods of its own, under their parameters' names.
            let parameters = set.parameters + referredParameters(of: set.parameters.flatMap(\.refersTo))
            guard let parameter = set.parameter(root) ?? parameters.first(where: { root.hasSuffixOf($0.name) }) else {
                return root == MethodField.parameter.rawValue && PropertyKind.fields.contains(name)
            }
            return type(of: parameter.kind).fields.contains(name)
                || parameter.isNaming && itemVariables(of: parameter).contains(name)
        }
    }

    private static func root(of name: String) -> String {
        String(name.split(separator: ".", omittingEmptySubsequences: false).first ?? "")
    }
}

extension Parameter {
    /// Whether it is a list whose items name something.
    fileprivate var isNaming: Bool { isList && !refersTo.isEmpty }
}

extension String {
    /// Whether it is the name of what stands beside another parameter, `entityProperty` of `property`.
    fileprivate func hasSuffixOf(_ variable: String) -> Bool {
        hasSuffix(variable.prefix(1).uppercased() + variable.dropFirst())
    }
}
