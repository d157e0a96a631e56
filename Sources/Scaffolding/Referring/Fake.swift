import FileChanges
import SwiftOutline
import TemplateSets
import Text

/// What stands in for a protocol of the project's in tests that must be given something of it.
///
/// Nobody asks it for anything: it is there so that what holds it can be made. Each file that uses it has its own.
struct Fake: Sendable {
    /// The name of its class.
    let name: String
    /// The expression that makes one.
    var sample: String { name + "()" }
    /// Its declaration.
    let text: String
    /// The modules whose types it may name.
    let imports: [String]

    private let search: ByteSearch

    /// - Parameters:
    ///   - type: the protocol's name.
    ///   - name: the name of the class.
    ///   - promises: what keeps each requirement, without indentation.
    init(of type: String, called name: String, keeping promises: [String], imports: [String]) {
        let members = promises.map { promise in
            "\n"
                + promise.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
        }
        let body = members.isEmpty ? " { }\n" : " {\n\(members.joined())\n}\n"
        self.name = name
        self.imports = imports
        text = "/// Does nothing: no test calls it.\nprivate final class \(name): \(type)\(body)"
        search = ByteSearch(name.utf8)
    }

    /// Whether a file names it.
    func isUsed(in text: [UInt8]) -> Bool { search.findsWord(in: text) }

    /// Adds it to a file of tests that uses it.
    func add(to text: inout [UInt8]) {
        guard isUsed(in: text) else { return }
        for module in imports { ImportList.add(module, to: &text) }
        text += Array("\n\(self.text)".utf8)
    }
}
