@testable import XcodeProject

extension ProjectFile {
    init(_ text: String) throws {
        try self.init(Array(text.utf8))
    }
}
