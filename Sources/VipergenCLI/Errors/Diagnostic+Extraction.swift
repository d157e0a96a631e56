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
            message = "\(quoted(path)) is not a directory"
            hints = ["Name the folder of a module."]
        case .noSwift(let folder):
            message = "there is no Swift file in \(quoted(folder))"
            hints = ["Name the folder of a module."]
            exitCode = .failed
        case .notNamed(let name, let folder, let suggestion):
            self.init(
                message: "no Swift file in \(quoted(folder)) is named for \(quoted(name))",
                hints: ["Did you mean '--module \(shown(suggestion))'?"], exitCode: .usage)
        case .noName(let folder):
            message = "neither the folder \(quoted(folder)) nor its files tell the module's name"
            hints = ["Give it with --module NAME."]
        case .tooManyNames(let names):
            message = "--module \(quoted(names.joined(separator: " "))) is given for no PATH"
            hints = ["--module names the module of each PATH, in their order."]
        case .unproven(let faults):
            message = "the set would write modules that are not whole; nothing was written"
            hints = faults.map(Self.words)
            hints.append("Name modules that are more alike, or one alone with --alone.")
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
            hints = ["Give another --name, or remove \(quoted(folder)) first."]
            exitCode = .refused
        }
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
