import JSON5
import Text

/// Violations that are known and accepted, so that only new ones are reported. An entry has neither line nor message,
/// and so it stays when code moves and when the words of a rule change.
public struct Baseline: Sendable, Equatable {
    /// One known violation.
    public struct Entry: Sendable, Hashable {
        /// The name of the rule; another version of the program may have known more of them.
        public let rule: String
        /// The module's name.
        public let module: String
        /// What it is about, such as `ClientListPresenter.view`.
        public let symbol: String

        fileprivate init(rule: String, module: String, symbol: String) {
            self.rule = rule
            self.module = module
            self.symbol = symbol
        }

        fileprivate init(_ violation: Violation) {
            self.init(rule: violation.rule.rawValue, module: violation.module, symbol: violation.symbol)
        }
    }

    /// The file's path, as it was given.
    public let path: String
    /// The entries, sorted, each once.
    private let entries: [Entry]
    /// Where each of them was read.
    private var locations: [Entry: Location] = [:]

    /// How many entries it has.
    public var count: Int { entries.count }

    /// What is accepted from now on: what a check has found, and of modules that it left out what was known.
    public init(of result: CheckResult, replacing known: Baseline?, path: String) {
        self.path = path
        let checked = result.checkedModules
        let others = result.isPartial ? (known?.entries ?? []).filter { !checked.contains($0.module) } : []
        entries = Set(result.violations.flatMap(\.withAlike).map(Entry.init) + others)
            .sorted { ($0.rule, $0.module, $0.symbol) < ($1.rule, $1.module, $1.symbol) }
    }

    /// Reads what `json` wrote.
    public init(json text: [UInt8], path: String) throws(BaselineError) {
        self.path = path
        let root: Node
        do throws(JSON5Error) { root = try Node(json5: text) } catch { throw .syntax(error) }
        do throws(ShapeError) {
            let object = try ObjectReader(root, BaselineKeys.all)
            if let version = object[BaselineKeys.version], version.content != .number("1") {
                let key = BaselineKeys.version
                guard case .number(let text) = version.content else {
                    throw ShapeError(kind: .wrongType(key: key.name, expected: .number), location: version.location)
                }
                throw object.unknownValue(text, of: key, known: ["1"])
            }
            guard case .array(let items)? = object[BaselineKeys.violations]?.content else {
                throw object.missing(BaselineKeys.violations)
            }
            var entries: [Entry] = []
            for item in items {
                let reader = try ObjectReader(item, named: BaselineKeys.violations.name, BaselineKeys.entry)
                let entry = Entry(
                    rule: try reader.requiredString(BaselineKeys.rule),
                    module: try reader.requiredString(BaselineKeys.module),
                    symbol: try reader.requiredString(BaselineKeys.symbol))
                entries.append(entry)
                locations[entry] = item.location
            }
            self.entries = entries
        } catch { throw .shape(error) }
    }

    /// The file's text.
    public var json: String {
        let items = entries.map { entry in
            JSONText.object([
                ("rule", .string(entry.rule)), ("module", .string(entry.module)), ("symbol", .string(entry.symbol)),
            ])
        }
        return JSONText.object([("version", .number(1)), ("violations", .array(items))]).text + "\n"
    }

    /// Where an entry was read.
    public func location(of entry: Entry) -> Location { locations[entry] ?? Location(line: 1, column: 1) }

    /// The violations that are not known, and the entries that no violation has any more.
    func apply(to violations: [Violation]) -> (new: [Violation], stale: [Entry]) {
        let known = Set(entries)
        var seen: Set<Entry> = []
        func isNew(_ violation: Violation) -> Bool {
            let entry = Entry(violation)
            guard known.contains(entry) else { return true }
            seen.insert(entry)
            return false
        }
        let new = violations.flatMap { violation in
            var violation = violation
            let alike = violation.alike.filter(isNew)
            guard isNew(violation) else { return alike }
            violation.alike = alike
            return [violation]
        }
        return (new, entries.filter { !seen.contains($0) })
    }
}

/// Why a baseline cannot be read.
public enum BaselineError: Error, Sendable {
    case syntax(JSON5Error)
    case shape(ShapeError)
}
