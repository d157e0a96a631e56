import ArgumentParsing
import Extraction
import FileChanges
import Mustache
import Platform
import Scaffolding
import TemplateSets
import Text

extension Diagnostic {
    /// The one place where an error becomes words and an exit code.
    init(any error: any Error) {
        switch error {
        case let error as ArgumentError: self.init(error)
        case let error as OptionError: self.init(error)
        case let error as BadValue: self.init(error)
        case let error as RenderDataError: self.init(error)
        case let error as ModuleNameError: self.init(error)
        case let error as ParameterError: self.init(error)
        case let error as TemplateSetError: self.init(error)
        case let error as ScaffoldError: self.init(error)
        case let error as TemplateError: self.init(error)
        case let error as ConfigurationError: self.init(error)
        case let error as ProjectError: self.init(error)
        case let error as FileChangesError: self.init(error)
        case let error as ExistingModuleError: self.init(error)
        case let error as FileError: self.init(error)
        case .noModule(let name, let set, let file) as ExtensionError:
            self.init(
                message: "there is no module \(quoted(name)) to extend: \(quoted(file)), for one, is not there",
                hints: ["Write it first: 'vipergen gen \(shown(name)) \(shown(set))'."], exitCode: .refused)
        case .isOfOtherSet(let name, let set, let own) as ExtensionError:
            self.init(
                message: "\(quoted(name)) is a module of the set \(quoted(own)), not of \(quoted(set))",
                hints: ["Name its set: 'vipergen gen \(shown(name)) \(shown(own)) --only-missing'."], exitCode: .refused
            )
        case .wouldRepeat(let types, let name, let set, let own) as ExtensionError:
            self.init(
                message: "\(quoted(name)) is a module of the set \(quoted(own)), not of \(quoted(set)); "
                    + "\(listed(types.map(quoted))) would be declared twice",
                hints: [
                    "Name its set: 'vipergen gen \(shown(name)) \(shown(own))'.",
                    "To give it the set \(quoted(set)), remove its files first; --on-conflict skip writes beside them.",
                ], exitCode: .refused)
        case .isOtherwise(let name, let option, let isExtended) as ExtensionError:
            self.init(
                message: "\(quoted(name)) was not generated with this --\(option), as its \(isExtended ? "" : "other ")"
                    + "files show",
                hints: [
                    isExtended
                        ? "Leave --\(option) out: what a module was generated with stays as it is."
                        : "--only-missing adds files and changes none: leave --\(option) out."
                ], exitCode: .refused)
        case .isFinal(let type, let path, let name, let file) as ExtensionError:
            self.init(
                message: "\(quoted(name)) cannot get the files that it lacks: \(quoted(file)) would inherit "
                    + "\(quoted(type)), which is final",
                hints: ["Take 'final' away from it in \(escaped(path)), or choose options without that file."],
                exitCode: .refused)
        case let error as RequirementError: self.init(error)
        case let error as RenderError: self.init(error)
        case .isExtension(let blueprint, let set) as ExtensionError:
            self.init(
                message: "--only-missing cannot be given for \(quoted("\(set)/\(blueprint)")), which extends modules",
                hints: ["Name the set alone: 'vipergen gen NAME \(shown(set)) --only-missing'."], exitCode: .usage)
        case .writesNothing(let set, let blueprint) as ExtensionError:
            let name = blueprint == TemplateSet.defaultBlueprint ? set : "\(set)/\(blueprint)"
            self.init(
                message: "with these options, \(quoted(name)) writes no file",
                hints: ["'vipergen gen --help \(shown(name))' lists the options; each file has a condition on them."],
                exitCode: .usage)
        case let error as NameError: self.init(error)
        case let error as NestedRootError:
            let place = error.name.groups.dropLast(error.better.groups.count)
            self.init(
                message:
                    "\(quoted(error.name.path)) repeats the folder \(quoted(Path.join(Array(place)))), which the set writes to",
                hints: ["Did you mean 'vipergen gen \(shown(error.better.path))'?"], exitCode: .usage)
        case .exists(let path) as InitError:
            self.init(
                message: "\(quoted(path)) exists; nothing was written",
                hints: ["Say what to change, such as --modules DIR, or add with --yes what it does not say yet."],
                exitCode: .refused)
        case let error as CheckError: self.init(error)
        case let error as XcodeError: self.init(error)
        case let error as ExtractionError: self.init(error)
        case let error as LinkedPartial:
            self.init(
                message: "a link that leads out of the folder of the partials is not followed", location: error.path,
                hints: ["Copy what it leads to, or name another folder with --partials."], exitCode: .failed)
        case let error as Prompt.NoChoice:
            self.init(
                message: "invalid answer \(quoted(error.answer))",
                hints: suggestion(for: error.answer, among: error.choices, what: "choices"), exitCode: .usage)
        case let error as Prompt.InputEnded:
            self.init(
                message: "the input ended at \(quoted(error.question)); nothing was written", exitCode: .usage)
        default: self.init(message: "\(error)", exitCode: .failed)
        }
    }
}
