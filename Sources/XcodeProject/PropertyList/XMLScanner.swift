/// Finds the values of a property list in XML, as `plutil -convert xml1` and some tools write it.
struct XMLScanner {
    private var scanner: Scanner

    /// The nodes of a text.
    static func nodes(of text: [UInt8]) throws(Fault) -> [Node] {
        var xml = XMLScanner(scanner: try Scanner(text))
        try xml.scan()
        return xml.scanner.nodes
    }

    private mutating func scan() throws(Fault) {
        try skipMisc()
        let isWrapped = scanner.take("<plist")
        if isWrapped {
            guard scanner.skip(past: ">") else { throw scanner.misplaced(.closingTag) }
            try skipMisc()
        }
        try scanRoot()
        try skipMisc()
        if isWrapped {
            guard scanner.take("</plist>") else { throw scanner.misplaced(.closingTag) }
            try skipMisc()
        }
        guard scanner.isAtEnd else { throw Fault(.trailingText, at: scanner.offset) }
    }

    private mutating func scanRoot() throws(Fault) {
        guard scanner.text[scanner.offset...].begins(with: "<dict".utf8) else { throw scanner.misplaced(.dictionary) }
        try scanElement()
        // In a dictionary every second element is a key.
        var expectsKey = [true]
        while !scanner.open.isEmpty {
            try skipMisc()
            let isInDictionary = scanner.isInDictionary
            let expectsKeyHere = isInDictionary && expectsKey[expectsKey.count - 1]
            if !isInDictionary || expectsKeyHere, scanner.take(isInDictionary ? "</dict>" : "</array>") {
                scanner.closeContainer(at: scanner.offset - 1)
                expectsKey.removeLast()
                continue
            }
            if isInDictionary { expectsKey[expectsKey.count - 1].toggle() }
            if expectsKeyHere {
                guard scanner.take("<key>") else { throw scanner.misplaced(.key) }
                try scanText("</key>")
            } else {
                let level = scanner.open.count
                try scanElement()
                if scanner.open.count > level { expectsKey.append(true) }
            }
        }
    }

    /// Reads a value: all of it, or the tag that opens a container.
    private mutating func scanElement() throws(Fault) {
        let start = scanner.offset
        if scanner.take("<dict>") { return try scanner.openContainer(.dictionary, at: start) }
        if scanner.take("<array>") { return try scanner.openContainer(.array, at: start) }
        if scanner.take("<string>") { return try scanText("</string>") }
        if scanner.take("<integer>") { return try scanText("</integer>") }
        if scanner.take("<real>") { return try scanText("</real>") }
        if scanner.take("<date>") { return try scanText("</date>") }
        if scanner.take("<data>") { return try scanText("</data>") }
        if scanner.take("<true/>") || scanner.take("<false/>") {
            return scanner.emit(.plain, start + 1..<scanner.offset - 2)
        }
        if scanner.take("<string/>") { return scanner.emit(.plain, start..<start) }
        if scanner.take("<dict/>") {
            try scanner.openContainer(.dictionary, at: start)
            return scanner.closeContainer(at: scanner.offset - 1)
        }
        if scanner.take("<array/>") {
            try scanner.openContainer(.array, at: start)
            return scanner.closeContainer(at: scanner.offset - 1)
        }
        let isTag = scanner.byte == UInt8(ascii: "<") && !scanner.text.isConflictMarker(at: start)
        let isClosing = scanner.text[start...].begins(with: "</".utf8)
        throw isTag && !isClosing ? Fault(.unknownElement, at: start) : scanner.misplaced(.value)
    }

    /// Reads the text of an element whose tag is read, and its closing tag.
    private mutating func scanText(_ closingTag: StaticString) throws(Fault) {
        let start = scanner.offset
        var kind = Node.Kind.plain
        while !scanner.isAtEnd {
            switch scanner.byte {
            case UInt8(ascii: "<"):
                if scanner.take("<![CDATA[") {
                    kind = .escaped
                    guard scanner.skip(past: "]]>") else { throw scanner.misplaced(.closingTag) }
                    continue
                }
                let end = scanner.offset
                guard scanner.take(closingTag) else { throw scanner.misplaced(.closingTag) }
                return scanner.emit(kind, start..<end)
            case UInt8(ascii: "&"):
                kind = .escaped
                scanner.offset += 1
            default:
                scanner.offset += 1
            }
        }
        throw scanner.misplaced(.closingTag)
    }

    /// Skips white space, comments, processing instructions and the document type.
    private mutating func skipMisc() throws(Fault) {
        while true {
            scanner.skipBlanks()
            let start = scanner.offset
            let isClosed: Bool
            if scanner.take("<!--") {
                isClosed = scanner.skip(past: "-->")
            } else if scanner.take("<?") {
                isClosed = scanner.skip(past: "?>")
            } else if scanner.take("<!DOCTYPE") {
                isClosed = scanner.skip(past: ">")
            } else {
                return
            }
            guard isClosed else { throw Fault(.unterminatedComment, at: start) }
        }
    }
}
