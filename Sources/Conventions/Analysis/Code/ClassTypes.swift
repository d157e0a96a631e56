import SwiftOutline

extension CheckedModule {
    /// Whether a type can be referred to weakly: a class, or a protocol that is for classes alone; a composition that
    /// has one. Nil where it is declared elsewhere, or inherits what is: one of a library may be, but of those that are
    /// called as a module's one knows what to expect of screens alone.
    func isForObjects(_ name: String) -> Bool? { isForObjects(name, besides: []) }

    /// - Parameter others: the other names that are for it, of which broken code may have one for itself.
    private func isForObjects(_ name: String, besides others: Set<String>) -> Bool? {
        let parts = TypeText.composed(name)
        guard parts.isEmpty else {
            let answers = parts.map { isForObjects(String($0), besides: others) }
            return answers.contains(true) ? true : answers.contains(nil) ? nil : false
        }
        if isHeldWeakly(name) { return true }
        if let meant = aliases[name], !others.contains(name), declarations(of: name).isEmpty {
            return isForObjects(meant, besides: others.union([name]))
        }
        var inheritsUnknown = false
        var queue = [name]
        var seen = Self.protocolsForValues
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            guard let (file, index) = declarations(of: next).first else {
                if Self.isForObjectsAlone(next) { return true }
                if next == name { return name.hasSuffix("Controller") ? true : nil }
                inheritsUnknown = true
                continue
            }
            let type = file.outline.types[index]
            guard type.kind == .protocol, !file.outline.isForObjectiveC(type) else { return true }
            queue += inherits(next)
        }
        // What a protocol inherits from elsewhere may be for objects, or for anything.
        return inheritsUnknown ? nil : false
    }

    /// The protocol that another name is for, or that a composition names first.
    func protocolMeant(by name: String) -> String {
        var (meant, seen): (String, Set<String>) = (name, [])
        while seen.insert(meant).inserted {
            if let part = TypeText.composed(meant).first {
                meant = String(part)
            } else if let alias = aliases[meant], declarations(of: meant).isEmpty {
                meant = TypeText.core(alias)
            }
        }
        return meant
    }

    /// Protocols of the standard library that anything may conform to; `Any` is what all of them are.
    static let protocolsForValues: Set = [
        "Any", "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Error",
    ]

    /// Whether some class holds what has this name weakly, which only a type for objects allows.
    private func isHeldWeakly(_ name: String) -> Bool { typesHeldWeakly.contains(name) }

    /// What makes a protocol of the module one for objects alone; nil for a name that is none, or of several.
    func restrictionToObjects(of name: String) -> Fix.Edit? {
        let found = declarations(of: name)
        guard found.count == 1, let (file, index) = found.first else { return nil }
        let type = file.outline.types[index]
        guard type.kind == .protocol else { return nil }
        guard let first = file.outline[type.inherits].first else {
            let end = file.outline.endOfHead(of: type)
            return Fix.Edit(path: file.path, range: end..<end, text: ": AnyObject")
        }
        if file.outline.text(of: first) == "Any" { return Fix.Edit(path: file.path, range: first, text: "AnyObject") }
        return Fix.Edit(path: file.path, range: first.lowerBound..<first.lowerBound, text: "AnyObject, ")
    }

    /// Whether everything is an object that is, inherits or conforms to what has this name.
    static func isForObjectsAlone(_ name: String) -> Bool {
        ["AnyObject", "class"].contains(name) || ["UI", "NS"].contains { name.utf8.begins(with: $0.utf8) }
    }

    /// Whether a type which is none of the module's may be declared elsewhere in the project, whatever the file is
    /// called. Who asks for it has every file of the project read.
    func mayBeOfProject(_ type: String) -> Bool {
        type.utf8.first?.isCapital == true && type.utf8.allSatisfy(\.isNamePart) && !Self.isOfSystem(type)
            && declarations(of: type).isEmpty && !declaresNested(type)
    }

    /// Whether a type is called as those of the system's frameworks that a screen uses: `WKWebView`.
    static func isOfSystem(_ name: String) -> Bool {
        isForObjectsAlone(name)
            || prefixesOfSystem.contains(String(name.prefix(2))) && name.dropFirst(2).first?.isUppercase == true
    }

    private static let prefixesOfSystem: Set = [
        "AV", "CA", "CB", "CG", "CK", "CL", "CM", "CN", "EK", "HK", "LA", "MC", "MF", "MK", "MP", "NW", "PH", "PK",
        "QL",
        "SC", "SF", "SK", "UN", "VN", "WC", "WK",
    ]
}

extension Outline {
    /// Whether a protocol is one of Objective-C, which are for classes.
    func isForObjectiveC(_ type: TypeDeclaration) -> Bool {
        self[type.attributes].contains { source[$0].starts(with: "@objc".utf8) }
    }

    /// Where what a protocol inherits would be written: behind its name, and its primary associated types.
    fileprivate func endOfHead(of type: TypeDeclaration) -> Int {
        let head = source[type.name.upperBound...].drop { $0 == UInt8(ascii: "`") }
        let parameters = head.drop { $0 == UInt8(ascii: " ") }
        guard parameters.first == UInt8(ascii: "<"), let end = parameters.firstIndex(of: UInt8(ascii: ">")) else {
            return head.startIndex
        }
        return end + 1
    }
}
