import JSON5

/// The value of a text.
func parse(_ text: String) throws(JSON5Error) -> Node.Content {
    try Node(json5: Array(text.utf8)).content
}

/// The fault of a text as `line:column` and its kind; nil where it has none.
func fault(_ text: String) -> Fault? {
    fault(bytes: Array(text.utf8))
}

/// The fault of some bytes.
func fault(bytes: [UInt8]) -> Fault? {
    do throws(JSON5Error) {
        _ = try Node(json5: bytes)
        return nil
    } catch {
        return Fault(error.location.line, error.location.column, error.kind)
    }
}

/// What is wrong where.
struct Fault: Equatable {
    let line: Int
    let column: Int
    let kind: JSON5Error.Kind

    init(_ line: Int, _ column: Int, _ kind: JSON5Error.Kind) {
        self.line = line
        self.column = column
        self.kind = kind
    }
}
