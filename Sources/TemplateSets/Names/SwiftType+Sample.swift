import SwiftOutline

extension SwiftType {
    /// An expression of this type for tests, where it is made of Swift's own types; nil where none is known.
    public var sample: String? { sample([:]) }

    /// An expression of this type for tests; nil where none is known.
    ///
    /// Nothing that a value which got lost would pass for: no nil and no empty list where there is another one.
    ///
    /// - Parameter known: expressions by type, beside those of Swift's own types; empty ones for types of which none is
    ///   known.
    public func sample(_ known: [String: String]) -> String? {
        if let sample = known[description] ?? known[bare.description] { return sample.isEmpty ? nil : sample }
        if let wrapped { return wrapped.sample(known) ?? "nil" }
        return switch bare {
        case .array(let element): Self.list(element, known)
        case .dictionary(let key, let value): Self.dictionary(key, value, known)
        case .optional, .implicitlyUnwrapped: bare.sample(known)
        case .tuple(let elements): Self.tuple(elements, known)
        case .function(let function): function.sample(known)
        case .named("Result", let arguments) where arguments.count == 2:
            arguments[0].sample(known).map { "\(bare).success(\($0))" }
        case .named(let name, let arguments):
            arguments.isEmpty ? Self.sample(of: name) : Self.sample(ofGeneric: name, arguments, known)
        case .member(of: .named("Notification", arguments: []), "Name", arguments: []): "Notification.Name(\"sample\")"
        case .existential(.named(let name, arguments: [])): Self.samplesOfProtocols[name]
        default: nil
        }
    }

    private static func list(_ element: SwiftType, _ known: [String: String]) -> String {
        element.sample(known).map { "[\($0)]" } ?? "[]"
    }

    private static func range(of bound: SwiftType, _ sign: String, _ known: [String: String]) -> String? {
        if case .named(let name, arguments: []) = bound, integers.contains(name) { return "1\(sign)2" }
        return bound.sample(known).map { "\($0)\(sign)\($0)" }
    }

    private static func dictionary(_ key: SwiftType, _ value: SwiftType, _ known: [String: String]) -> String {
        guard let key = key.sample(known), let value = value.sample(known) else { return "[:]" }
        return "[\(key): \(value)]"
    }

    private static func tuple(_ elements: [Element], _ known: [String: String]) -> String? {
        var texts: [String] = []
        for element in elements {
            guard let sample = element.type.sample(known) else { return nil }
            texts.append((element.firstName.map { $0 + ": " } ?? "") + sample)
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    private static let integers: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    private static func sample(of name: String) -> String? {
        if integers.contains(name) { return "1" }
        if let sample = samplesOfFoundation[name] { return sample }
        return switch name {
        case "Double", "Float", "CGFloat", "TimeInterval", "Decimal": "1.5"
        case "String", "Substring": "\"sample\""
        case "Character": "\"s\""
        case "Bool": "true"
        case "Void": "()"
        case "Any", "AnyHashable": "\"sample\""
        default: nil
        }
    }

    /// What any text is as well, and what Swift throws itself.
    private static let samplesOfProtocols: [String: String] = [
        "Codable": "\"sample\"", "CustomStringConvertible": "\"sample\"", "Decodable": "\"sample\"",
        "Encodable": "\"sample\"", "Equatable": "\"sample\"", "Error": "CancellationError()",
        "Hashable": "\"sample\"", "Sendable": "\"sample\"", "StringProtocol": "\"sample\"",
    ]

    /// Whether a type is one of Foundation's of which a sample is known, and a project may have its own that is called
    /// so: the names of the most common ones nobody takes.
    public static func mayHaveOwnSample(_ name: String) -> Bool {
        samplesOfFoundation[name] != nil && !["Data", "Date", "URL", "UUID"].contains(name)
    }

    /// The same wherever they are written, as every other sample.
    private static let samplesOfFoundation: [String: String] = [
        "Bundle": "Bundle.main", "Calendar": "Calendar(identifier: .gregorian)", "CGPoint": "CGPoint(x: 1, y: 2)",
        "CGRect": "CGRect(x: 1, y: 2, width: 3, height: 4)", "CGSize": "CGSize(width: 1, height: 2)",
        "Data": "Data([1])", "Date": "Date(timeIntervalSince1970: 1)", "DateComponents": "DateComponents(day: 1)",
        "DateFormatter": "DateFormatter()",
        "DateInterval": "DateInterval(start: Date(timeIntervalSince1970: 1), duration: 1)",
        "Duration": "Duration.seconds(1)", "FileManager": "FileManager()", "IndexPath": "IndexPath(index: 1)",
        "IndexSet": "IndexSet(integer: 1)", "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()",
        "Locale": "Locale(identifier: \"en_US\")", "NotificationCenter": "NotificationCenter()",
        "NumberFormatter": "NumberFormatter()", "TimeZone": "TimeZone.current",
        "URL": "URL(fileURLWithPath: \"/sample\")",
        "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/sample\"))",
        "URLSession": "URLSession(configuration: .ephemeral)", "UserDefaults": "UserDefaults()",
        "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))",
    ]

    private static func sample(
        ofGeneric name: String, _ arguments: [SwiftType], _ known: [String: String]
    ) -> String? {
        switch (name, arguments.count) {
        case ("Range", 1): range(of: arguments[0], "..<", known)
        case ("ClosedRange", 1): range(of: arguments[0], "...", known)
        case ("Array", 1), ("Set", 1): list(arguments[0], known)
        case ("Dictionary", 2): dictionary(arguments[0], arguments[1], known)
        default: nil
        }
    }
}

extension SwiftType.Function {
    /// A closure that ignores what it is given.
    fileprivate func sample(_ known: [String: String]) -> String? {
        var text = "{"
        for index in parameters.indices { text += index == 0 ? " _" : ", _" }
        if !parameters.isEmpty { text += " in" }
        if result.isVoid { return text + " }" }
        return result.sample(known).map { text + " " + $0 + " }" }
    }
}
