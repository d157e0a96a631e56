import Conventions
import JSON5

/// The rules in words.
enum RuleReport {
    /// A line a rule.
    static func list(_ rules: [Rule]) -> String {
        let width = (rules.map(\.identifier.rawValue.count).max() ?? 0) + 2
        return rules.map { rule in
            let name = rule.identifier.rawValue
            return name + String(repeating: " ", count: width - name.count) + rule.summary + "\n"
        }
        .joined()
    }

    /// What a rule finds, why, and examples.
    static func text(of rule: Rule) -> String {
        "\(rule.identifier.rawValue): \(rule.summary)\n\n\(rule.rationale)\n\n" + details(of: rule)
    }

    /// How much a rule's violations matter, examples, and how to let one pass.
    static func details(of rule: Rule) -> String {
        let name = rule.identifier.rawValue
        var text = "Severity: \(rule.severity.rawValue). "
        text += rule.needsSet ? "Applies to modules that match a template set. " : "Applies to every module. "
        text += rule.isFixable ? "'check --fix' can fix it.\n" : "It has to be fixed by hand.\n"
        for (title, examples) in [
            ("Reported", rule.examples.filter(\.isViolation)),
            ("Fine", rule.examples.filter { !$0.isViolation }),
        ] {
            for example in examples { text += "\n\(title): \(example.title)\n" + lines(of: example) }
        }
        return text + "\nTo suppress it: // vipergen:disable \(name)"
            + (rule.findsAbsentFiles ? " FILE.swift reason, in any file of the module\n" : " reason\n")
    }

    private static func lines(of example: RuleExample) -> String {
        switch example.change {
        case .none: return ""
        case .add(let file, let code): return added(file, code)
        case .addAll(let files): return files.map { added($0.file, $0.text) }.joined()
        case .remove(let file): return "    \(file) is removed\n"
        case .move(let file, let place): return "    \(file) is moved to \(place)\n"
        case .untarget(let file): return "    \(file) is in no target of the Xcode project\n"
        case .list(let file): return "    \(file) is listed in the Xcode project and not on disk\n"
        case .replace(let file, let old, let new):
            let right = example.isViolation && !old.isEmpty ? "  Right:\n" + prefixed(old, "") : ""
            return "  in \(file):\n" + prefixed(new, "") + right
        }
    }

    private static func added(_ file: String, _ code: String) -> String {
        "  \(file) is added:\n" + prefixed(code, "")
    }

    private static func prefixed(_ code: String, _ mark: String) -> String {
        var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        return lines.map { "    \(mark)\($0)\n" }.joined()
    }

    static func json(of rules: [Rule]) -> String {
        let items = rules.map { rule in
            JSONText.object([
                ("rule", .string(rule.identifier.rawValue)), ("summary", .string(rule.summary)),
                ("rationale", .string(rule.rationale)), ("severity", .string(rule.severity.rawValue)),
                ("needsSet", .bool(rule.needsSet)), ("fixable", .bool(rule.isFixable)),
            ])
        }
        return JSONText.object([("version", .number(1)), ("rules", .array(items))]).text + "\n"
    }
}
