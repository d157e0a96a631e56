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
    }

    /// A property that the file sets.
    struct Outlet {
        let property: String
        let offset: Int
        /// The class of the object whose property it is; nil for one of UIKit's own.
        let owner: String?
    }

    private(set) var classes: [ClassName] = []
    private(set) var outlets: [Outlet] = []

    /// Reads the tags of a storyboard or xib, as far as it is XML.
    init(_ bytes: [UInt8]) {
        var open: [String?] = []
        var offset = 0
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            var tag = TagReader(bytes, at: start + 1)
            tag.read()
            offset = max(tag.offset, start + 1)
            if tag.isClosing {
                _ = open.popLast()
                continue
            }
            guard !tag.isSpecial else { continue }
            if let custom = tag.attributes["customClass"] {
                let module = tag.attributes["customModule"]
                classes.append(
                    ClassName(
                        name: custom.text, offset: custom.offset, module: module?.text,
                        moduleOffset: module?.offset ?? custom.offset,
                        isOfTarget: tag.attributes["customModuleProvider"]?.text == "target"))
            }
            if tag.name == "outlet" || tag.name == "outletCollection", let property = tag.attributes["property"] {
                outlets.append(
                    Outlet(property: property.text, offset: property.offset, owner: open.dropLast().last ?? nil))
            }
            if !tag.isEmpty { open.append(tag.attributes["customClass"]?.text) }
        }
    }
}

/// Reads one tag of an XML text.
private struct TagReader {
    private let bytes: [UInt8]
    private(set) var offset: Int
    private(set) var name = ""
    private(set) var attributes: [String: (text: String, offset: Int)] = [:]
    private(set) var isClosing = false
    private(set) var isEmpty = false
    /// A declaration or comment.
    private(set) var isSpecial = false

    init(_ bytes: [UInt8], at offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func read() {
        if bytes[offset...].starts(with: "!--".utf8) {
            isSpecial = true
            while offset < bytes.count, !bytes[offset...].starts(with: "-->".utf8) { offset += 1 }
            return
        }
        isClosing = current == UInt8(ascii: "/")
        isSpecial = current == UInt8(ascii: "?") || current == UInt8(ascii: "!")
        if isClosing { offset += 1 }
        name = word()
        while offset < bytes.count, current != UInt8(ascii: ">"), current != UInt8(ascii: "<") {
            if current == UInt8(ascii: "/") { isEmpty = true }
            let key = word()
            guard !key.isEmpty, current == UInt8(ascii: "=") else {
                if key.isEmpty { offset += 1 }
                continue
            }
            offset += 1
            readValue(of: key)
        }
    }

    private var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private mutating func word() -> String {
        let start = offset
        while offset < bytes.count, !" \t\r\n=/><\"'".utf8.contains(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func readValue(of key: String) {
        let quote = current
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return }
        offset += 1
        let start = offset
        while offset < bytes.count, bytes[offset] != quote { offset += 1 }
        // What is not closed is a file that was cut off.
        guard offset < bytes.count else { return }
        attributes[key] = (String(decoding: bytes[start..<offset], as: UTF8.self), start)
        offset += 1
    }
}
