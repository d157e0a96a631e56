extension Command {
    /// How the command at a path below this root is called, in one line: `vipergen gen [OPTIONS] NAME [SET]`.
    public func usageText(for path: [String] = []) -> String {
        Scope(root: self, path: path).usageWords.joined(separator: " ")
    }
}

extension Scope {
    /// The parts of the usage; a line may break between two.
    var usageWords: [String] {
        let words = command.subcommands.isEmpty ? command.arguments.map(\.usage) : ["COMMAND"]
        return path + ["[OPTIONS]"] + words
    }
}
