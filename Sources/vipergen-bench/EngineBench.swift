import JSON5
import Mustache
import Platform

/// How long the Mustache engine takes for a template of 2 kB with 43 tags.
func engineRows(template path: String, data dataPath: String) throws -> [String] {
    let fileSystem = PosixFileSystem()
    let text = try fileSystem.read(path)
    let data = value(try Node(json5: fileSystem.read(dataPath)))
    let options = RenderOptions(escaping: .none)
    let parsed = try Template(text, name: path)
    let rendering = try microseconds { _ = try parsed.render(data, options: options) }
    let both = try microseconds { _ = try Template(text, name: path).render(data, options: options) }
    return [
        row("engine, 2 kB and 43 tags: render", "\(digits(rendering, 1)) µs", "", "", "≤ 14 µs"),
        row("engine, 2 kB and 43 tags: parse and render", "\(digits(both, 1)) µs", "", "", "≤ 44 µs"),
    ]
}

/// The median over batches of what one call takes.
private func microseconds(_ call: () throws -> Void) rethrows -> Double {
    let batch = 200
    var times: [Double] = []
    for _ in 0..<40 {
        let start = microsecondsNow()
        for _ in 0..<batch { try call() }
        times.append((microsecondsNow() - start) / Double(batch))
    }
    return median(times)
}

private func value(_ node: Node) -> Value {
    switch node.content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let literal): .number(literal)
    case .string(let text): .string(text)
    case .array(let items): .list(items.map(value))
    case .object(let members): .object(Dictionary(members.map { ($0.key, value($0.value)) }, uniquingKeysWith: { $1 }))
    }
}
