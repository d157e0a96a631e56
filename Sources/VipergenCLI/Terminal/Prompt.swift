import Platform
import Text

/// Asks a person; only where one can be asked.
struct Prompt {
    let console: any Console

    /// No more input came while an answer was awaited.
    struct InputEnded: Error {
        var question: String
    }

    /// An answer that is none of the choices.
    struct NoChoice: Error {
        var answer: String
        var choices: [String]
    }

    /// An answer that the check takes, the fallback for an empty one. A check that throws tells why in words, and `?`
    /// has the question explained. The arrow keys go through the choices, if there are any.
    func ask<Answer>(
        _ question: String, fallback: String? = nil, help: String = "", choices: [String] = [],
        check: (String) throws -> Answer
    ) throws -> Answer {
        while true {
            let offer = fallback.map { $0.isEmpty ? " (Enter for none)" : " [\(escaped($0))]" } ?? ""
            console.discardTypedAhead()
            console.writeError("\(escaped(question))\(offer): ")
            guard let line = readLine(choices, from: fallback) else {
                console.writeError("\n")
                throw InputEnded(question: question)
            }
            let answer = line.trimmed
            guard !(answer.isEmpty && fallback == nil) else { continue }
            if answer == "?" {
                explain(help.isEmpty ? Self.usualHelp : help)
                continue
            }
            do {
                return try check(answer.isEmpty ? fallback ?? "" : answer)
            } catch {
                console.writeError(Diagnostic(any: error).text)
            }
        }
    }

    /// Writes an explanation, each line of it indented.
    private func explain(_ help: String) {
        for line in help.split(separator: "\n") { console.writeError("  \(escaped(String(line)))\n") }
    }

    private static let usualHelp = "Type an answer; Enter takes what is in brackets."

    private func readLine(_ choices: [String], from fallback: String?) -> String? {
        guard !choices.isEmpty, console.canReadKeys else { return console.readLine() }
        var line = ChoiceLine(choices, from: fallback)
        console.readKeys { line.take($0) }
        return line.answer
    }

    /// One of a few words, by the word, its number or the arrow keys. The list marks the one that Enter takes.
    func choose(
        _ question: String, among choices: [String], explained summaries: [String] = [], fallback: String,
        help: String = ""
    ) throws -> String {
        let width = choices.map(\.count).max() ?? 0
        let list = choices.enumerated().map { index, choice in
            let blank = String(repeating: " ", count: width - choice.count)
            let summary =
                index < summaries.count && !summaries[index].isEmpty ? blank + "  " + shown(summaries[index]) : ""
            return "\(choice == fallback ? "*" : " ") \(index + 1) \(escaped(choice))\(summary)\n"
        }
        console.writeError(list.joined())
        let ways = "Type a word of the list, or its number" + (console.canReadKeys ? ", or use the arrow keys." : ".")
        return try ask(
            question, fallback: fallback, help: help + "\n" + ways, choices: choices
        ) { answer in
            if choices.contains(answer) || answer == fallback { return answer }
            guard let number = Int(answer), choices.indices.contains(number - 1) else {
                throw NoChoice(answer: answer, choices: choices)
            }
            return choices[number - 1]
        }
    }

    /// Yes or no, the fallback for an empty answer. Any other answer, `?` above all, has the question explained.
    func confirm(_ question: String, fallback: Bool, help: String = "") throws -> Bool {
        while true {
            console.discardTypedAhead()
            console.writeError("\(escaped(question)) [\(fallback ? "Y/n" : "y/N")] ")
            guard let line = console.readLine() else {
                console.writeError("\n")
                throw InputEnded(question: question)
            }
            switch line.trimmed.lowercased() {
            case "": return fallback
            case "y", "yes": return true
            case "n", "no": return false
            default:
                let ways = "Type y for yes, or n for no; Enter means \(fallback ? "yes" : "no")."
                explain(help + "\n" + ways)
            }
        }
    }
}
