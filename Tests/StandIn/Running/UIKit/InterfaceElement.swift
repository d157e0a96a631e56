// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a `.storyboard` or `.xib` file.
final class InterfaceElement {
    let name: String
    let attributes: [String: String]
    private(set) var children: [InterfaceElement] = []

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    var id: String? { attributes["id"] }
    func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
    /// The elements that `name` groups, such as `subviews` or `connections`.
    func group(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }
    var descendants: [InterfaceElement] { children.flatMap { [$0] + $0.descendants } }

    static func read(_ path: String) -> InterfaceElement {
        let document = Document()
        guard let data = FileManager.default.contents(atPath: path), document.parse(data), let root = document.root
        else { fatalError("\(path) is not an interface file: its XML cannot be read.") }
        return root
    }

    private final class Document: NSObject, XMLParserDelegate {
        private(set) var root: InterfaceElement?
        private var open: [InterfaceElement] = []

        func parse(_ data: Data) -> Bool {
            let parser = XMLParser(data: data)
            parser.delegate = self
            return parser.parse()
        }

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String] = [:]
        ) {
            let element = InterfaceElement(name: elementName, attributes: attributes)
            if let parent = open.last { parent.children.append(element) } else { root = element }
            open.append(element)
        }

        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
        }
    }
}
