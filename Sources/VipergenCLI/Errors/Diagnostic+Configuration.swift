import Text

extension Diagnostic {
    init(_ error: ConfigurationError) {
        switch error {
        case .syntax(let path, let error): self.init(error, in: path)
        case .shape(let path, let error): self.init(error, in: path)
        case .badPath(let path, let location, let text):
            self.init(
                message: "\(quoted(text)) is not a relative path inside the project",
                location: location.text(in: path),
                hints: ["Write it relative to the project's directory, without '..'."], exitCode: .failed)
        case .noFolder(let folder):
            self.init(
                message: "there is no directory \(quoted(folder.name)) with template sets",
                location: folder.location.text(in: folder.path),
                hints: ["Folders are relative to the project's directory."], exitCode: .failed)
        case .noFolderOfVariable(let variable, let folder):
            self.init(
                message: "there is no directory \(quoted(folder)), which \(variable.rawValue) names",
                hints: ["Relative folders are relative to the project's directory."], exitCode: .failed)
        case .badDate(let path, let location, let date):
            self.init(
                message: "invalid date \(quoted(date))", location: location.text(in: path),
                hints: ["Write it as YYYY-MM-DD."], exitCode: .failed)
        case .badLine(let path, let location, let key, let text):
            self.init(
                message: "\(quoted(key)) is one line without control characters, not \(quoted(text))",
                location: location.text(in: path), exitCode: .failed)
        case .badBundleIdentifier(let identifier):
            self.init(
                message: "\(quoted(identifier.name)) cannot be a bundle identifier",
                location: identifier.location.text(in: identifier.path),
                hints: ["Write letters, digits and hyphens, separated by dots: 'com.example.Shop'."],
                exitCode: .failed)
        case .badVariable(let variable, let text):
            self.init(
                message: "\(variable.rawValue) is one line without control characters, not \(quoted(text))",
                exitCode: .failed)
        case .unknownSet(let path, let location, let set, let known):
            self.init(
                message: "there is no template set \(quoted(set))", location: location.text(in: path),
                hints: suggestion(for: set, among: known, what: "sets"), exitCode: .failed)
        case .unknownParameter(let setting, let set, let known):
            self.init(
                message: "the set \(quoted(set)) has no parameter \(quoted(setting.name.name))",
                location: setting.place(of: nil),
                hints: suggestion(for: setting.name.name, among: known, what: "parameters"), exitCode: .failed)
        case .listForOne(let setting, let place):
            self.init(
                message: "\(quoted(setting.name.name)) takes one value, not a list",
                location: place.text(in: setting.name.path), hints: ["Write the value without brackets."],
                exitCode: .failed)
        case .badValue(let setting, let error):
            self.init(error.fault, of: quoted(setting.name.name))
            location = setting.place(of: error.fault.text)
            exitCode = .failed
        case .badTemplate(let configured, let error):
            self.init(error)
            exitCode = .failed
            switch configured.origin {
            case .environment(let variable): message += ", which \(variable.rawValue) names"
            case .file(let path, let place): location = place.text(in: path)
            }
        case .badEpoch(let text):
            self.init(
                message: "SOURCE_DATE_EPOCH is \(quoted(text)), which is not a number of seconds since 1970",
                exitCode: .failed)
        }
    }

    init(_ error: ProjectError) {
        switch error {
        case .noDirectory(let path):
            self.init(
                message: "there is no directory \(quoted(path))",
                hints: ["Name the project's directory with --project."], exitCode: .failed)
        case .noTemplates(let path):
            self.init(
                message: "there is no directory \(quoted(path)) with template sets",
                hints: ["--templates takes the folder that holds the sets' folders."], exitCode: .failed)
        case .doubtful(let doubt):
            self.init(
                message: "\(doubt.words) does not look like a project; nothing was done",
                hints: ["Change to the project's directory, or name it with -C DIR; '-C .' means this one."],
                exitCode: .failed)
        }
    }
}

extension ProjectPlace.Doubt {
    /// The folder that is meant.
    var words: String {
        switch self {
        case .home: "the home folder"
        case .top: "the folder '/'"
        }
    }
}
