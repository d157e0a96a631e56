import ArgumentParsing
import Text

/// Why options that are right by themselves are not so on one command line. They are told without dashes.
enum OptionError: Error, Equatable {
    /// An option does nothing without one of others.
    case needs(String, oneOf: [String])
    /// Of two options one says that there is nothing for the other to be about.
    case clash(String, String)
    /// There is no Xcode project that an option could be about.
    case needsXcodeProject(String)
}

extension ParsedArguments {
    /// Throws where an option is given that does nothing without one of others, and none of these is.
    func require(_ option: Option, with others: [Option]) throws(OptionError) {
        guard isGiven(option), !others.contains(where: isGiven) else { return }
        throw .needs(option.name, oneOf: others.map(\.name))
    }

    /// Throws where an option is given along with one that has nothing to be about then.
    func refuse(_ option: Option, with others: [Option]) throws(OptionError) {
        guard isGiven(option), let other = others.first(where: isGiven) else { return }
        throw .clash(option.name, other.name)
    }

    /// Throws where targets are named, for a project that has no Xcode project.
    func refuseTargets() throws(OptionError) {
        guard let option = [Option.target, .testTarget].first(where: isGiven) else { return }
        throw .needsXcodeProject(option.name)
    }

    private func isGiven(_ option: Option) -> Bool {
        isOn(named: option.name) == true || !values(named: option.name).isEmpty
    }
}

extension Diagnostic {
    init(_ error: OptionError) {
        switch error {
        case .needs(let option, let others):
            let names = others.map { "--\($0)" }.joined(separator: " or ")
            self.init(message: "--\(option) does nothing without \(names)", exitCode: .usage)
        case .needsXcodeProject(let option):
            self.init(
                message: "--\(option) needs an Xcode project, and there is none",
                hints: ["Name one with --xcodeproj, or leave the option out."], exitCode: .usage)
        case .clash(let option, let other):
            self.init(message: "--\(option) and --\(other) contradict each other", exitCode: .usage)
        }
    }
}
