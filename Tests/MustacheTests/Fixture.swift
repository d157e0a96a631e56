import Foundation
import Mustache

/// The files beside the tests.
enum Fixture {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    static func json(_ path: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent(path)))
    }
}

extension Value {
    /// What JSONSerialization makes of JSON.
    init(json: Any) {
        switch json {
        case let text as String: self = .string(text)
        case let number as NSNumber: self = number.isBool ? .bool(number.boolValue) : .number(number.stringValue)
        case let items as [Any]: self = .list(items.map(Value.init(json:)))
        case let members as [String: Any]: self = .object(members.mapValues(Value.init(json:)))
        default: self = .null
        }
    }
}

extension NSNumber {
    /// Booleans and numbers are of one class; only a boolean is encoded as a `char`.
    fileprivate var isBool: Bool {
        ["c", "B"].contains(String(cString: objCType))
    }
}
