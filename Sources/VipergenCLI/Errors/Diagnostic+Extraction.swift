import Extraction
import Text

extension Diagnostic {
    init(_ error: ExtractionError) {
        self.init(message: "", exitCode: .usage)
        switch error {
        case .outside(let path):
            message = "\(quoted(path)) is not a folder in the project"
            hints = ["Name the module's project with --project."]
        case .notAFolder(let path):
            message = "\(quoted(path)) is not a directory, and no module has it"
            hints = ["Name the folder of a module, or one of its files."]
        case .application(let folder):
            message = "\(Self.place(folder)) is an application's folder, and its modules cannot be told apart"
            hints = ["Name the folder of a module, or one of its files."]
        case .severalModules(let names, let folder):
            message = "\(Self.place(folder)) holds \(count(names.count, "module")): \(Self.some(of: names))"
            hints = ["Say which is meant: --module \(shown(names.first ?? "NAME"))."]
        case .severalPlaces(let name, let folders):
            message = "there are \(folders.count) modules \(quoted(name)): in \(Self.some(of: folders.map(Self.place)))"
            hints = ["Name the folder of the one that is meant."]
        case .noModule(let name, let folder, let nearest, let all):
            message = "no module \(quoted(name)) is in \(Self.place(folder)), which holds \(Self.some(of: all))"
            hints = nearest.map { ["Did you mean '--module \(shown($0))'?"] } ?? []
        case .noSwift(let folder):
            message = "there is no Swift file in \(quoted(folder))"
            hints = ["Name the folder of a module."]
            exitCode = .failed
        case .notNamed(let name, let folder, let suggestion):
            self.init(
                message: "no Swift file in \(quoted(folder)) is named for \(quoted(name))",
                hints: ["Did you mean '--module \(shown(suggestion))'?"], exitCode: .usage)
        case .noName(let folder):
            message = "neither the folder \(quoted(folder)) nor its files reveal the module's name"
            hints = ["Give it with --module NAME."]
        case .tooManyNames(let names):
            message = "--module \(quoted(names.joined(separator: " "))) is given for no PATH"
            hints = ["--module names the module of each PATH, in their order."]
        case .unproven(let faults, let isAlone):
            message = "the set would write modules that are not whole; nothing was written"
            hints = faults.map(Self.words)
            hints.append(
                isAlone
                    ? "Name another module, or mend this one."
                    : "Name modules that are more alike, or one alone with --alone.")
            exitCode = .refused
        case .otherSpelling(let folder, let known):
            message =
                "there is a folder \(quoted(folder)), which some volumes take for \(quoted(known)); nothing was written"
            hints = [
                "Rename it, or name another folder with --templates DIR, and under \"templates\" in .vipergen.json."
            ]
            exitCode = .refused
        case .nothingShared(let names) where names.count == 1:
            message = "nothing in \(quoted(names[0])) is called by the module's name; nothing was written"
            hints = [
                "Say with --module NAME what its files or types are called, or name another module.",
                "What does not have the module's name in its own is left where it is, since all modules can use it.",
            ]
            exitCode = .refused
        case .nothingShared(let names):
            let modules = listed(names.map(quoted))
            message = "no file of a module is shared by \(modules); nothing was written"
            hints = [
                "Name modules of one kind, or one alone.",
                "A file belongs to a module if its name, or what it declares, has the module's name in it.",
            ]
            if Set(names).count < names.count {
                hints.append("--module names the module of each PATH where its folder and files do not.")
            }
            exitCode = .refused
        case .exists(let set, let folder):
            message = "there is a template set \(quoted(set)) already; nothing was written"
            hints = ["Choose another name, or remove \(quoted(folder)) first."]
            exitCode = .refused
        }
    }

    private static func place(_ folder: String) -> String { folder.isEmpty ? "the project" : quoted(folder) }

    /// The first of some words, and how many more there are.
    private static func some(of words: [String]) -> String {
        let few = 8
        guard words.count > few + 1 else { return listed(words.map { escaped($0) }) }
        return words.prefix(few).map { escaped($0) }.joined(separator: ", ") + " and \(words.count - few) more"
    }

    static func words(for fault: ExtractionFault) -> String {
        switch fault {
        case .mistake(let finding):
            "\(escaped(LintReport.place(of: finding))): \(LintReport.words(for: finding).message)"
        case .undeclared(let path, let name): "\(escaped(path)) uses \(quoted(name)), which is declared nowhere."
        case .incoherent(let path, let what): "\(escaped(path)): \(escaped(what))."
        case .violation(let violation):
            "\(escaped(violation.path)):\(violation.line): \(escaped(violation.message)) [\(violation.rule.rawValue)]"
        }
    }
}
