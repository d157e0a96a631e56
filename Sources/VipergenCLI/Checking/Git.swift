import Platform

/// git, asked in a way that runs nothing that a repository's own configuration names: no monitor of files, filter,
/// hook, external diff or transport; nor a bare repository that lies within the files of another one.
struct Git {
    private static let settings = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit", "protocol.ext.allow=never",
        "core.pager=cat",
    ]
    private static let environment = ["GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0"]

    private let folder: String
    private let programs: any ProgramRunner
    /// Whether what git has to say about a failure is left unsaid.
    private let isSilent: Bool
    /// The start of each command line.
    private var beginning: [String]

    /// git in a folder; nil where it does not know the folder.
    init?(folder: String, programs: any ProgramRunner, silently isSilent: Bool = false) {
        self.folder = folder
        self.programs = programs
        self.isSilent = isSilent
        beginning = ["env"] + Self.environment + ["git", "-C", folder] + Self.settings.flatMap { ["-c", $0] }
        guard run("rev-parse", "--git-dir") != nil else { return nil }
        // Filters have names of their own, and so they are switched off one by one. As variables, since a name may hold
        // what ends it in an option.
        let filters = filterNames
        guard !filters.isEmpty else { return }
        var pairs: [(String, String)] = []
        for name in filters {
            pairs += [("clean", ""), ("smudge", ""), ("process", ""), ("required", "false")].map {
                ("filter.\(name).\($0)", $1)
            }
        }
        var variables = ["GIT_CONFIG_COUNT=\(pairs.count)"]
        for (number, pair) in pairs.enumerated() {
            variables += ["GIT_CONFIG_KEY_\(number)=\(pair.0)", "GIT_CONFIG_VALUE_\(number)=\(pair.1)"]
        }
        beginning.insert(contentsOf: variables, at: 1)
    }

    /// What git prints; nil where it fails.
    func run(_ words: [String]) -> [UInt8]? {
        guard let result = programs.run(beginning + words, silently: isSilent), result.code == 0 else { return nil }
        return result.output
    }

    /// What git prints; nil where it fails.
    func run(_ words: String...) -> [UInt8]? { run(words) }

    /// git in a submodule; nil where its files are not there.
    func submodule(at path: String) -> Git? {
        guard let git = Git(folder: folder + "/" + path, programs: programs, silently: isSilent),
            git.run("rev-parse", "--show-prefix") == [0x0A]
        else { return nil }
        return git
    }

    private var filterNames: Set<String> {
        // It fails where there is none.
        guard let keys = run("config", "--null", "--name-only", "--get-regexp", #"^filter\."#) else { return [] }
        return Set(
            keys.split(separator: 0).compactMap { (key) -> String? in
                guard let first = key.firstIndex(of: UInt8(ascii: ".")),
                    let last = key.lastIndex(of: UInt8(ascii: ".")),
                    first < last
                else { return nil }
                return String(decoding: key[key.index(after: first)..<last], as: UTF8.self)
            })
    }
}
