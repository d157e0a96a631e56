import Text

/// What tells that a Swift file is one of tests, whatever it is called: 'SpeedTest.swift' may be a screen's.
enum TestCode {
    private static let imports = ["XCTest", "Testing", "Quick", "Nimble"].map { ByteSearch("import \($0)".utf8) }

    private static let condition = ByteSearch("canImport(".utf8)

    /// Whether a text imports what tests are written with.
    static func isImported(in text: [UInt8]) -> Bool { imports.contains { $0.finds(in: text) } }

    /// Whether it can be built with tests alone: not where it asks whether there is what it imports.
    static func isNeeded(in text: [UInt8]) -> Bool { isImported(in: text) && !condition.finds(in: text) }
}
