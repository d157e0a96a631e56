import Platform
import Text

/// Asks a person; only where one sits at standard input.
struct Prompt {
    let console: any Console

    /// No more input came while an answer was awaited.
    struct InputEnded: Error {
        var question: String
    }

    /// An answer that the check takes, the fallback for an empty one. A check that throws tells why in words, and `?` has
    /// the question explained.
    func ask<Answer>(
        _ question: String, fallback: String? = nil, help: String = "", check: (String) throws -> Answer
    ) throws -> Answer {
        while true {
            let offer = fallback.map { $0.isEmpty ? " (Enter for none)" : " [\(escaped($0))]" } ?? ""
            console.writeError("\(escaped(question))\(offer): ")
            guard let line = console.readLine() else {
                console.writeError("\n")
                throw InputEnded(question: question)
            }
            let answer = line.trimmed
            guard !(answer.isEmpty && fallback == nil) else { continue }
            if answer == "?" {
                console.writeError(
                    "  \(escaped(help.isEmpty ? "Type an answer; Enter takes what is in brackets." : help))\n")
                continue
            }
            do {
                return try check(answer.isEmpty ? fallback ?? "" : answer)
            } catch {
                console.writeError(Diagnostic(any: error).text)
            }
        }
    }

    /// One of a few words, by the word or its number.
    func choose(
        _ question: String, among choices: [String], explained summaries: [String] = [], fallback: String
    ) throws -> String {
        let width = choices.map(\.count).max() ?? 0
        let list = choices.enumerated().map { index, choice in
            let blank = String(repeating: " ", count: width - choice.count)
            let summary =
                index < summaries.count && !summaries[index].isEmpty ? blank + "  " + shown(summaries[index]) : ""
            return "  \(index + 1) \(escaped(choice))\(summary)\n"
        }
        console.writeError(list.joined())
        return try ask(question, fallback: fallback, help: "Type a word of the list, or its number.") { answer in
            if choices.contains(answer) || answer == fallback { return answer }
            guard let number = Int(answer), choices.indices.contains(number - 1) else {
                throw NoChoice(answer: answer, choices: choices)
            }
            return choices[number - 1]
        }
    }

    /// Yes or no; Enter and the end of input take the fallback.
    func confirm(_ question: String, fallback: Bool) -> Bool {
        console.writeError("\(escaped(question)) [\(fallback ? "Y/n" : "y/N")] ")
        switch console.readLine()?.trimmed.lowercased() {
        case "y", "yes": return true
        case "n", "no": return false
        default: return fallback
        }
    }

    /// An answer that is none of the choices.
    struct NoChoice: Error {
        var answer: String
        var choices: [String]
    }
}

extension String {
    /// Without blanks at its ends.
    var trimmed: String {
        let head = drop(while: \.isWhitespace)
        guard let end = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(head[...end])
    }
}
