import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The storyboards and xibs of the built-in sets: well formed, and naming what the Swift text has.
@Suite struct InterfaceFileTests {
    @Test(arguments: SetProof.all)
    func `interface files name what the Swift text has`(_ proof: SetProof) throws {
        for variant in proof.variants {
            let files = try proof.module(proof.name, variant).merging(proof.surroundings(variant)) { $1 }
            let swift = files.filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("Tests/") }
                .map { String(decoding: $0.value, as: UTF8.self) }.joined()
            for (path, bytes) in files where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
                let interface = try InterfaceFile(Data(bytes))
                #expect(!interface.classes.isEmpty, "\(path)")
                for name in interface.classes {
                    #expect(swift.contains("class \(name)"), "\(path), \(variant): class \(name)")
                }
                for name in interface.outlets where !InterfaceFile.outletsOfUIKit.contains(name) {
                    #expect(
                        swift.contains(try Regex("@IBOutlet[^\n]* var \(name)\\b")),
                        "\(path), \(variant): outlet \(name)")
                }
                for name in interface.identifiers {
                    #expect(swift.contains("\"\(name)\""), "\(path), \(variant): identifier \(name)")
                }
                #expect(Set(interface.ids).count == interface.ids.count, "\(path): identifiers are unique")
                for reference in interface.references {
                    #expect(interface.ids.contains(reference), "\(path): nothing has the identifier \(reference)")
                }
            }
        }
    }
}

/// What a storyboard or a xib names.
private final class InterfaceFile: NSObject, XMLParserDelegate {
    /// Outlets of UIKit's own classes.
    static let outletsOfUIKit: Set = ["view", "dataSource", "delegate"]

    var classes: [String] = []
    var outlets: [String] = []
    var identifiers: [String] = []
    var ids: [String] = []
    var references: [String] = []

    init(_ data: Data) throws {
        super.init()
        let parser = XMLParser(data: data)
        parser.delegate = self
        guard parser.parse() else { throw try #require(parser.parserError) }
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if let name = attributes["customClass"], name != "UIResponder" { classes.append(name) }
        if element == "outlet", let name = attributes["property"] { outlets.append(name) }
        identifiers += ["storyboardIdentifier", "reuseIdentifier", "identifier"].compactMap { attributes[$0] }
            .filter { !["capability", "plugIn", "deployment"].contains(element) && !$0.isEmpty }
        if let id = attributes["id"] { ids.append(id) }
        references += ["initialViewController", "destination", "firstItem", "secondItem"].compactMap { attributes[$0] }
    }
}
