import SwiftOutline

/// A property that a text sets from outside: `presenter.view = view`, or `Presenter(view: view)`.
struct PropertySetting {
    /// The type of the object as far as the text tells.
    let type: String?
    /// What the object is called; empty where it is just being made.
    let base: String
    let property: String
    /// Where the property stands.
    let offset: Int
}

extension Outline {
    /// The properties that are set, with the types of the objects that are of the module.
    ///
    /// An object's type is one that is known by its name, or the first of the module's types that follows the name where
    /// it is bound: `let view = storyboard.instantiateInitialViewController() as? ClientListViewController`. What is set
    /// to nil is not set.
    func settings(knowing types: [String: String] = [:], isModuleType: (String) -> Bool) -> [PropertySetting] {
        var settings: [PropertySetting] = []
        var boundTypes = types
        var pendingName: String?
        var made: [(type: String, end: Int)] = []
        for (index, use) in uses.enumerated() {
            let name = text(of: use.name)
            if use.roles.contains(.bound) {
                pendingName = name
                made = []
                continue
            }
            let isType = !use.roles.contains(.labelled) && isModuleType(name)
            if isType, let bound = pendingName {
                boundTypes[bound] = name
                pendingName = nil
            }
            if isType, isMaking(use) { made.append((name, use.name.upperBound)) }
            if use.roles.contains(.labelled) {
                while let last = made.last, !isOpen(from: last.end, to: use.name.lowerBound) { made.removeLast() }
                if let last = made.last {
                    settings.append(
                        PropertySetting(type: last.type, base: "", property: name, offset: use.name.lowerBound))
                }
            }
            guard use.roles.contains([.member, .assigned]), index > 0 else { continue }
            made = []
            guard !isSetToNil(use) else { continue }
            if isOfClosureArgument(use) {
                settings.append(PropertySetting(type: nil, base: "$0", property: name, offset: use.name.lowerBound))
                continue
            }
            let base = uses[index - 1]
            guard isReceiver(base, of: use) else { continue }
            let baseName = text(of: base.name)
            settings.append(
                PropertySetting(
                    type: isModuleType(baseName) ? baseName : boundTypes[baseName], base: baseName, property: name,
                    offset: use.name.lowerBound))
        }
        return settings
    }

    /// The types of the properties that are declared, by the properties' names.
    var propertyTypes: [String: String] {
        var types: [String: String] = [:]
        for member in members where member.kind == .let || member.kind == .var {
            if let type = typeName(of: member) { types[text(of: member.name)] = type }
        }
        return types
    }

    /// Whether an object of the type is made: `Presenter(`, `Presenter.init(` and `: Presenter = .init(`.
    private func isMaking(_ type: Use) -> Bool {
        if type.roles.contains(.called) { return true }
        var rest = source[type.name.upperBound...].drop { "?! =".utf8.contains($0) }
        guard rest.starts(with: ".init".utf8) else { return false }
        rest = rest.dropFirst(5)
        return rest.first == UInt8(ascii: "(")
    }

    /// Whether of the parentheses that open behind an offset one is still open at another.
    private func isOpen(from start: Int, to end: Int) -> Bool {
        var lexer = Lexer(Array(source[start..<end]))
        var depth = 0
        while let token = lexer.next() {
            guard token.range.count == 1 else { continue }
            switch source[start + token.range.lowerBound] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return false }
            default: break
            }
        }
        return depth > 0
    }

    /// Whether a member is that of a name right before it: nothing but its dot, optionality, and the end of a cast or of
    /// parentheses stands between, in whatever lines and comments.
    private func isReceiver(_ base: Use, of member: Use) -> Bool {
        let between = Array(source[base.name.upperBound..<member.name.lowerBound])
        if between.allSatisfy(".?!)".utf8.contains) { return true }
        var lexer = Lexer(between)
        while let token = lexer.next() {
            guard token.isComment || between[token.range].allSatisfy(".?!)".utf8.contains) else { return false }
        }
        return true
    }

    private func isOfClosureArgument(_ member: Use) -> Bool {
        source[..<member.name.lowerBound].suffix(3).elementsEqual("$0.".utf8)
    }

    private func isSetToNil(_ member: Use) -> Bool {
        let value = source[member.name.upperBound...].drop { " =".utf8.contains($0) }
        return value.starts(with: "nil".utf8) && !(value.dropFirst(3).first.map { isNameByte($0) } ?? false)
    }
}
