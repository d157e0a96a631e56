import JSON5
import Text

extension ObjectReader {
    /// The texts that a key lists, and where each is written.
    func places(of key: Key) throws(ShapeError) -> [(text: String, location: Location)] {
        guard let texts = try strings(key), let node = self[key] else { return [] }
        guard case .array(let items) = node.content else { return texts.map { ($0, node.location) } }
        return Array(zip(texts, items.map(\.location)))
    }
}
