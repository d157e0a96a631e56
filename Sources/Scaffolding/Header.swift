import JSON5
import Mustache
import TemplateSets

/// How the comment at the head of a file is made.
public enum Header: Sendable {
    /// A Mustache template, empty for no header; and where it stands in the configuration.
    case template(Template, in: QuotedText? = nil)
    /// The text of Xcode's `IDETemplateMacros.plist`, with its `___MACROS___`; Xcode puts `//` before it.
    case xcode([String: String])

    /// The comment for a file, without a newline at its end; empty where there is none.
    func text(variables: [String: Value], facts: ProjectFacts, file: String) throws(TemplateError) -> String {
        switch self {
        case .template(let template, let place):
            let bytes: [UInt8]
            do throws(TemplateError) {
                bytes = try template.render(.object(variables), options: .plain)
            } catch { throw place.map(error.placed) ?? error }
            let text = Self.withoutLastNewline(String(decoding: bytes, as: UTF8.self))
            return file.hasSuffix(".swift") ? Self.commented(text) : text
        case .xcode(let macros):
            var values = macros
            values.merge(Self.xcodeValues(facts: facts, file: file)) { own, _ in own }
            let text = "//" + Self.expand(macros["FILEHEADER"] ?? "", values, depth: 0)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let whole = Self.withoutLastNewline(lines.joined(separator: "\n"))
            return file.hasSuffix(".swift") ? Self.commented(whole) : whole
        }
    }

    /// The header that Xcode itself writes; none where nothing is known that it could say.
    static func standard(facts: ProjectFacts, file: String) -> String {
        guard !(facts.project.isEmpty && facts.author.isEmpty && facts.organization.isEmpty) else { return "" }
        var lines = ["//", "//  \(file)"]
        if !facts.project.isEmpty { lines.append("//  \(facts.project)") }
        lines.append("//")
        if !facts.author.isEmpty {
            lines.append("//  Created by \(facts.author)" + (facts.date.isEmpty ? "." : " on \(facts.date)."))
        }
        if !facts.organization.isEmpty {
            let year = facts.year.isEmpty ? "" : facts.year + " "
            lines.append("//  Copyright © \(year)\(facts.organization). All rights reserved.")
        }
        if lines.last != "//" { lines.append("//") }
        return lines.joined(separator: "\n")
    }

    private static func xcodeValues(facts: ProjectFacts, file: String) -> [String: String] {
        let base = file.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
        let year = facts.year.isEmpty ? "" : facts.year + " "
        let copyright = "Copyright © \(year)\(facts.organization). All rights reserved."
        return [
            "FILENAME": file, "FILEBASENAME": base.isEmpty ? file : base, "PROJECTNAME": facts.project,
            "PACKAGENAME": facts.project, "TARGETNAME": facts.project, "WORKSPACENAME": facts.project,
            "ORGANIZATIONNAME": facts.organization, "FULLUSERNAME": facts.author, "USERNAME": facts.author,
            "DATE": facts.date, "YEAR": facts.year, "TIME": "",
            "COPYRIGHT": facts.organization.isEmpty ? "" : copyright,
        ]
    }

    /// Puts values for `___NAME___`; a macro may name others, and one that is not known stays as it is.
    private static func expand(_ text: String, _ values: [String: String], depth: Int) -> String {
        let parts = text.split(separator: "___", omittingEmptySubsequences: false)
        guard parts.count > 2, depth < 4 else { return text }
        var result = String(parts[0])
        var index = 1
        while index < parts.count {
            if index + 1 < parts.count, let value = values[macroName(parts[index])] {
                result += expand(value, values, depth: depth + 1) + parts[index + 1]
                index += 2
            } else {
                result += "___" + parts[index]
                index += 1
            }
        }
        return result
    }

    /// The name without modifiers, as in `___FILEBASENAME:identifier___`.
    private static func macroName(_ text: Substring) -> String {
        String(text.prefix { $0 != ":" })
    }

    /// A header for Swift: a line that is no comment, such as `Copyright Acme`, becomes one.
    private static func commented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var levels = 0
        let commented = lines.map { line in
            let words = line.drop(while: \.isWhitespace)
            if levels == 0, words.hasPrefix("//") || words.isEmpty { return String(line) }
            if levels == 0, !words.hasPrefix("/*") { return "//  \(words)" }
            levels = max(0, levels + count(of: "/*", in: line) - count(of: "*/", in: line))
            return String(line)
        }
        // Of a comment that does not end nothing can be kept but its words.
        return (levels == 0 ? commented : lines.map { "//  \($0)" }).joined(separator: "\n")
    }

    private static func count(of word: String, in line: Substring) -> Int { line.ranges(of: word).count }

    private static func withoutLastNewline(_ text: String) -> String {
        text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
