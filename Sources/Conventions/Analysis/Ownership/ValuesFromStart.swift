import SwiftOutline
import Text

extension CheckedModule {
    /// Whether an object of a type has something in a property as soon as it is made, whoever makes it: the property
    /// has a value where it is declared, or every initializer sets it.
    func hasFromStart(_ property: String, in type: String) -> Bool {
        declarations(of: type).contains { file, number in
            let outline = file.outline
            let own = file.members[number]
            if own.contains(where: {
                file.memberNames[$0] == property && outline.hasValueOfItsOwn(outline.members[$0])
            }) {
                return true
            }
            let initializers = own.map { outline.members[$0] }.filter { outline.isDesignated($0) }
            return !initializers.isEmpty && initializers.allSatisfy { outline.sets(property, in: $0) }
        }
    }

    /// The properties of types of the module that the files of other types set, such as a view that connects itself.
    func settings(besides file: ModuleFile, ofTypes types: Set<UInt64>) -> [PropertySetting] {
        files.filter { $0 !== file && $0.expected != nil && $0.isSwift }.flatMap {
            $0.outline.settings(knowing: $0.outline.typesOfProperties, ofTypes: types)
        }
    }
}

extension Outline {
    /// Whether a property begins with an object or what gives one, or is injected by a wrapper. A text, a number or a
    /// flag is there to be changed.
    fileprivate func hasValueOfItsOwn(_ member: Member) -> Bool {
        if let value = member.initialValue {
            let name = text(of: value..<(source[value...].firstIndex { !$0.isNamePart } ?? source.count))
            if name.isEmpty { return source[value] == UInt8(ascii: "{") }
            return !name.utf8.allSatisfy { (0x30...0x39).contains($0) } && !["nil", "false", "true"].contains(name)
        }
        return self[member.attributes].contains { source[$0].holds("Inject") }
    }

    /// Whether an initializer is one of those by which all others make an object, and not only a storyboard.
    fileprivate func isDesignated(_ member: Member) -> Bool {
        guard member.kind == .`init`, let body = member.body, !hasModifier("convenience", member) else { return false }
        return !source[member.name.upperBound..<body.lowerBound].holds("coder")
    }

    /// Whether an initializer gives a property a value that is not nil, also where it is called without an argument for
    /// it.
    fileprivate func sets(_ property: String, in initializer: Member) -> Bool {
        guard let body = initializer.body else { return false }
        return uses(in: body).contains { use in
            guard use.roles.contains(.assigned), !use.roles.contains(.bound),
                !use.roles.contains(.member) || isOfSelf(use), source[use.name].elementsEqual(property.utf8)
            else { return false }
            let value = value(assignedTo: use).prefix(while: \.isNamePart)
            return !value.isEmpty && !value.elementsEqual("nil".utf8)
                && !isNilUnlessGiven(value, to: initializer.name.upperBound..<body.lowerBound)
        }
    }

    /// Whether nil is the default of an argument: `view: View? = nil`.
    private func isNilUnlessGiven(_ argument: ArraySlice<UInt8>, to head: Range<Int>) -> Bool {
        var start = head.lowerBound
        var depth = 0
        for index in head {
            switch source[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where source[index - 1] == UInt8(ascii: "-"): continue
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ",") where depth == 1: break
            default: continue
            }
            guard depth == 0 || depth == 1 && "(,".utf8.contains(source[index]) else { continue }
            let parameter = source[start..<index]
            let names = parameter.prefix { $0 != UInt8(ascii: ":") }.split { !$0.isNamePart }
            let value = parameter.lastIndex(of: UInt8(ascii: "=")).map { parameter[($0 + 1)...] } ?? []
            if names.last?.elementsEqual(argument) == true {
                return value.drop { $0 <= UInt8(ascii: " ") }.prefix(while: \.isNamePart).elementsEqual("nil".utf8)
            }
            start = index + 1
        }
        return false
    }
}
