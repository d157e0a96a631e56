import ArgumentParsing
import Text

/// What to write instead of a name that is not known: the nearest one, or else all of them if they are few.
func suggestion(for name: String, among known: [String], what: String) -> [String] {
    if let near = nearest(to: name, in: known) { return ["Did you mean \(quoted(near))?"] }
    guard !known.isEmpty else { return ["There are no \(what)."] }
    guard known.count <= 12 else { return [] }
    return ["The \(what) are \(Set(known).sorted().map(quoted).joined(separator: ", "))."]
}
