import Text

/// The identifiers of new objects: 24 hexadecimal digits, as Xcode's are.
///
/// They are made of what they stand for, so that the same edit gives the same text on each machine. What is new as a
/// whole, such as all of a new folder, has the first eight digits in common: it stands together in each section, and
/// two branches that add to one project rarely touch the same lines.
struct Identifiers {
    /// What an identifier stands for.
    struct Subject {
        fileprivate var text: String

        static func file(_ path: String) -> Subject { Subject(text: "file\0" + path) }
        static func group(_ folder: String) -> Subject { Subject(text: "group\0" + folder) }
        static func variants(_ path: String) -> Subject { Subject(text: "variants\0" + path) }
        static func membership(_ path: String, of target: String) -> Subject {
            Subject(text: "membership\0" + path + "\0" + target)
        }
        static func phase(_ name: String, of target: String) -> Subject {
            Subject(text: "phase\0" + name + "\0" + target)
        }
        static func exceptions(_ folder: String, of target: String) -> Subject {
            Subject(text: "exceptions\0" + folder + "\0" + target)
        }
        static func part(_ name: String) -> Subject { Subject(text: "part\0" + name) }
    }

    /// How often another identifier is tried where one is taken.
    private static let mostSalts = 16

    private var taken: Set<String> = []

    /// A new identifier.
    /// - Parameters:
    ///   - unit: The path of what is new as a whole.
    ///   - isTaken: Whether the project has an object of this identifier.
    mutating func make(_ subject: Subject, unit: String, isTaken: (String) -> Bool) -> String {
        let start = Self.digits(Self.hash(unit) >> 32, count: 8)
        var salt = 0
        while true {
            let identifier = start + Self.digits(Self.hash(subject.text, salt: salt), count: 16)
            if !isTaken(identifier), taken.insert(identifier).inserted { return identifier }
            salt += 1
        }
    }

    /// Whether an identifier was made here, for what it stands for today.
    static func isMade(_ identifier: some Collection<UInt8>, for subject: Subject) -> Bool {
        guard identifier.count == 24 else { return false }
        let end = String(decoding: identifier.dropFirst(8), as: UTF8.self)
        return (0..<mostSalts).contains { digits(hash(subject.text, salt: $0), count: 16) == end }
    }

    /// A number that spreads the paths of what is new evenly.
    static func spread(_ unit: String) -> UInt64 { hash(unit, salt: 1) }

    private static func digits(_ number: UInt64, count: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }

    private static func hash(_ text: String, salt: Int = 0) -> UInt64 {
        var hash = StableHash()
        hash.combine(text)
        hash.combine(UInt64(salt))
        return hash.mixed
    }
}
