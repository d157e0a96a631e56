import Testing

/// A command line up to the cursor, and the words that every shell offers there.
struct CompletionCase: CustomTestStringConvertible {
    let line: String
    let words: [String]

    init(_ line: String, _ words: [String]) {
        self.line = line
        self.words = words
    }

    var testDescription: String { line }

    private static let shared = ["--project", "--format", "--quiet", "--help"]
    private static let gen = ["--on-conflict", "--dry-run", "--diff", "--header"] + shared
    private static let viper = ["--cell", "--input", "--view", "--delegate", "--no-delegate"]

    static let all = [
        CompletionCase("vipergen ", ["gen", "template", "check", "init", "completions"]),
        CompletionCase("vipergen c", ["check", "completions"]),
        CompletionCase("vipergen -q --format json te", ["template"]),
        CompletionCase("vipergen --project Sources ge", ["gen"]),
        CompletionCase("vipergen template ", ["list", "show", "new", "lint"]),
        CompletionCase("vipergen template show v", ["viper", "viper/entity"]),
        CompletionCase("vipergen completions ", ["bash", "zsh", "fish"]),
        CompletionCase("vipergen completions zsh --", ["--project", "--quiet", "--help"]),
        CompletionCase("vipergen gen ", []),
        CompletionCase("vipergen gen A m", ["mvvm"]),
        CompletionCase("vipergen gen A -nq m", ["mvvm"]),
        CompletionCase("vipergen gen A --cell Client m", ["mvvm"]),
        CompletionCase("vipergen gen --no-delegate A m", ["mvvm"]),
        CompletionCase("vipergen gen A --on-conflict ", ["fail", "skip", "overwrite", "prompt"]),
        CompletionCase("vipergen gen A --on-conflict o", ["overwrite"]),
        CompletionCase("vipergen gen A --format ", ["text", "json"]),
        CompletionCase("vipergen gen A --view ", ["storyboard", "xib", "code"]),
        CompletionCase("vipergen gen A --view x", ["xib"]),
        CompletionCase("vipergen gen A --cell ", []),
        CompletionCase("vipergen gen A viper --", gen + viper),
        CompletionCase("vipergen gen A --no", ["--no-delegate"]),
        CompletionCase("vipergen gen A mvvm --", gen + ["--observable"]),
        CompletionCase("vipergen check --format ", ["text", "json", "sarif"]),
        CompletionCase("vipergen --quiet check --format ", ["text", "json", "sarif"]),
        CompletionCase("vipergen --format ", ["text", "json"]),
        CompletionCase("vipergen template list --format ", ["text", "json"]),
        CompletionCase("vipergen init --", shared),
        CompletionCase("vipergen --", ["--version"] + shared),
        CompletionCase("vipergen check -x ", ["Pods", "Carthage"]),
        CompletionCase("vipergen check --exclude Pods --exclude C", ["Carthage"]),
        CompletionCase("vipergen check a b --ex", ["--exclude"]),
        CompletionCase("vipergen template new --from m", ["mvvm"]),
    ]
}
