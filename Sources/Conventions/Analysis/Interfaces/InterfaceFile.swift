/// The names that a storyboard or xib has in common with Swift text.
struct InterfaceFile {
    /// A class that an object of the file is made of.
    struct ClassName {
        let name: String
        let offset: Int
        /// The module that is named; nil for none.
        let module: String?
        let moduleOffset: Int
        /// Whether the module is that of the target which is built.
        let isOfTarget: Bool
        /// Whether the object is a view controller; nil for one that may be anything, such as a file's owner.
        let isController: Bool?
    }

    /// A property that the file sets.
    struct Outlet {
        let property: String
        let offset: Int
        /// The class of the object whose property it is; nil for one of UIKit's own.
        let owner: String?
        /// The hash of the identifier of the object that the property gets; nil where none is named.
        fileprivate let destination: UInt64?
    }

    /// A method that a control calls.
    struct Action {
        let selector: String
        let offset: Int
        /// The identifier of the object that is called.
        let target: String
    }

    /// Whether a file of this name is one.
    static func isCalled(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

    private(set) var classes: [ClassName] = []
    private(set) var outlets: [Outlet] = []
    private(set) var actions: [Action] = []
    /// The classes of the objects that have one of their own, by the objects' identifiers.
    private(set) var classOfObject: [String: String] = [:]
    /// By which view controllers are asked for.
    private(set) var identifiers: [String] = []
    /// By which code performs segues.
    private(set) var segues: [String] = []
    /// Whether it was last saved by an Xcode before 8: its actions may be those of Swift 2.
    private(set) var isOfOldXcode = false
    /// The hash of the identifier of the view controller that a storyboard begins with.
    private var initialScene: UInt64?
    /// The hashes of all identifiers of objects.
    private var objects: Set<UInt64> = []

    /// Whether a view controller is the one that a storyboard begins with.
    var hasInitialScene: Bool { initialScene.map(objects.contains) ?? false }

    /// Whether the number of Interface Builder's tools is one before those of Xcode 8, which begin with 11.
    private static func isOld(_ version: ArraySlice<UInt8>) -> Bool {
        Int(String(decoding: version.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)).map { $0 < 11_000 } ?? false
    }

    /// Whether an outlet leads to an object of the file.
    func isConnected(_ outlet: Outlet) -> Bool { outlet.destination.map(objects.contains) ?? true }

    /// Reads the tags of a storyboard or xib, as far as it is XML.
    init(_ bytes: [UInt8]) {
        var open: [String?] = []
        var offset = 0
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            var tag = InterfaceTag(bytes, at: start + 1)
            tag.read()
            offset = max(tag.offset, start + 1)
            if tag.isClosing {
                _ = open.popLast()
                continue
            }
            guard !tag.isSpecial else { continue }
            if let id = tag.id { objects.insert(NameHash.of(bytes[id])) }
            let custom = tag.customClass.map { String(decoding: bytes[$0], as: UTF8.self) }
            if let custom, let range = tag.customClass {
                if let id = tag.id { classOfObject[String(decoding: bytes[id], as: UTF8.self)] = custom }
                classes.append(
                    ClassName(
                        name: custom, offset: range.lowerBound,
                        module: tag.customModule.map { String(decoding: bytes[$0], as: UTF8.self) },
                        moduleOffset: (tag.customModule ?? range).lowerBound,
                        isOfTarget: tag.provider.map { bytes[$0].elementsEqual("target".utf8) } ?? false,
                        isController: tag.isController))
            }
            if let range = tag.storyboardIdentifier {
                identifiers.append(String(decoding: bytes[range], as: UTF8.self))
            }
            if tag.isSegue, let range = tag.identifier { segues.append(String(decoding: bytes[range], as: UTF8.self)) }
            if let version = tag.toolsVersion { isOfOldXcode = Self.isOld(bytes[version]) }
            initialScene = initialScene ?? tag.initialScene.map { NameHash.of(bytes[$0]) }
            if tag.isOutlet, let property = tag.property {
                outlets.append(
                    Outlet(
                        property: String(decoding: bytes[property], as: UTF8.self), offset: property.lowerBound,
                        owner: open.dropLast().last ?? nil,
                        destination: tag.destination.map { NameHash.of(bytes[$0]) }))
            }
            if let selector = tag.selector, let target = tag.destination {
                actions.append(
                    Action(
                        selector: String(decoding: bytes[selector], as: UTF8.self), offset: selector.lowerBound,
                        target: String(decoding: bytes[target], as: UTF8.self)))
            }
            if !tag.isEmpty { open.append(custom) }
        }
    }
}

/// One tag of a storyboard or xib, read as far as `check` needs it.
private struct InterfaceTag {
    private let bytes: [UInt8]
    private(set) var offset: Int
    private(set) var isClosing = false
    private(set) var isEmpty = false
    /// A declaration or comment.
    private(set) var isSpecial = false
    private(set) var isOutlet = false
    private(set) var isController: Bool?
    private(set) var customClass: Range<Int>?
    private(set) var customModule: Range<Int>?
    private(set) var provider: Range<Int>?
    private(set) var property: Range<Int>?
    private(set) var id: Range<Int>?
    private(set) var selector: Range<Int>?
    private(set) var destination: Range<Int>?
    private(set) var identifier: Range<Int>?
    private(set) var storyboardIdentifier: Range<Int>?
    private(set) var isSegue = false
    private(set) var initialScene: Range<Int>?
    private(set) var toolsVersion: Range<Int>?

    init(_ bytes: [UInt8], at offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func read() {
        guard offset < bytes.count else { return }
        switch bytes[offset] {
        case UInt8(ascii: "/"):
            isClosing = true
            skip(to: UInt8(ascii: ">"))
            return
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            isSpecial = true
            let isComment = bytes[offset...].starts(with: "!--".utf8)
            if isComment { skipComment() } else { skip(to: UInt8(ascii: ">")) }
            return
        default: break
        }
        let name = word()
        isOutlet = name.count >= 6 && bytes[name].starts(with: "outlet".utf8)
        isSegue = bytes[name].elementsEqual("segue".utf8)
        let mayBeAny = ["placeholder", "customObject"].contains { bytes[name].elementsEqual($0.utf8) }
        isController = mayBeAny ? nil : bytes[name].ends(with: "ontroller".utf8)
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "<") {
            if bytes[offset] == UInt8(ascii: "/") { isEmpty = true }
            let key = word()
            guard !key.isEmpty else {
                offset += 1
                continue
            }
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { continue }
            offset += 1
            keep(value(), of: bytes[key])
        }
    }

    private mutating func keep(_ value: Range<Int>?, of key: ArraySlice<UInt8>) {
        // Most attributes are of no interest, and their lengths tell.
        switch key.count {
        case 2 where key.elementsEqual("id".utf8): id = value
        case 8 where key.elementsEqual("property".utf8): property = value
        case 8 where key.elementsEqual("selector".utf8): selector = value
        case 10 where key.elementsEqual("identifier".utf8): identifier = value
        case 11 where key.elementsEqual("customClass".utf8): customClass = value
        case 11 where key.elementsEqual("destination".utf8): destination = value
        case 12 where key.elementsEqual("customModule".utf8): customModule = value
        case 12 where key.elementsEqual("toolsVersion".utf8): toolsVersion = value
        case 20 where key.elementsEqual("customModuleProvider".utf8): provider = value
        case 20 where key.elementsEqual("storyboardIdentifier".utf8): storyboardIdentifier = value
        case 21 where key.elementsEqual("initialViewController".utf8): initialScene = value
        default: break
        }
    }

    private mutating func skip(to end: UInt8) {
        while offset < bytes.count, bytes[offset] != end { offset += 1 }
    }

    private mutating func skipComment() {
        while offset < bytes.count, !bytes[offset...].starts(with: "-->".utf8) { offset += 1 }
    }

    private mutating func word() -> Range<Int> {
        let start = offset
        while offset < bytes.count, !Self.isEnd(of: bytes[offset]) { offset += 1 }
        return start..<offset
    }

    /// Whether a byte ends a word.
    @inline(__always)
    private static func isEnd(of byte: UInt8) -> Bool {
        // Nearly all bytes of words are letters.
        if byte > UInt8(ascii: ">") { return false }
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "="),
            UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"):
            return true
        default: return false
        }
    }

    private mutating func value() -> Range<Int>? {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
        else { return nil }
        let quote = bytes[offset]
        offset += 1
        let start = offset
        skip(to: quote)
        // What is not closed is a file that was cut off.
        guard offset < bytes.count else { return nil }
        defer { offset += 1 }
        return start..<offset
    }
}
