import SwiftOutline

extension ConventionReader {
    /// The properties that the initializers of a file's classes store something in, in all variants that declare them,
    /// and that are nil where nobody does: `init(view: View) { self.view = view }` of a `weak var view: View?`.
    func storedArguments(_ all: [Appearance]) -> [Connection] {
        var order: [PropertyName] = []
        var storing: [PropertyName: Set<Int>] = [:]
        for appearance in all {
            let outline = appearance.outline
            outline.forEachStoredArgument { type, property in
                let name = PropertyName(type: type, name: property)
                guard classes.contains(type), !NamePattern(property).isOpen,
                    !tolerance.mayLack("\(type).\(property)")
                else { return }
                if storing[name] == nil { order.append(name) }
                storing[name, default: []].formUnion(appearance.variants)
            }
        }
        return order.compactMap { name in
            guard let variants = storing[name], declaring[name]?.isSubset(of: variants) == true else { return nil }
            let type = NamePattern(name.type)
            return Connection(
                type: type, property: NamePattern(name.name), base: Connection.own, maker: type, isOptional: true)
        }
    }
}

extension Connection {
    /// What stands for the object where it stores what it is made with.
    static let own = NamePattern("self")

    /// Whether it is an initializer that makes it, of its own object.
    var isOwn: Bool { base == Self.own }
}

extension Outline {
    /// Goes through the properties of classes that their initializers set, and that may as well stay nil.
    fileprivate func forEachStoredArgument(_ body: (_ type: String, _ property: String) -> Void) {
        for initializer in members where initializer.kind == .`init` {
            guard let owner = initializer.owner, types[owner].kind == .class, let code = initializer.body else {
                continue
            }
            for use in uses(in: code) where use.roles.contains(.assigned) && !use.roles.contains(.bound) {
                guard !isOfOther(use), !isSetToNil(use), staysNil(use.name, in: owner) else { continue }
                body(text(of: types[owner].name), text(of: use.name))
            }
        }
    }

    /// Whether a type has a stored property of a name that is nil until somebody sets it, which the compiler does not
    /// ask for.
    fileprivate func staysNil(_ name: Range<Int>, in owner: Int) -> Bool {
        members.contains {
            $0.owner == owner && source[$0.name].elementsEqual(source[name]) && isNilAtFirst($0)
        }
    }

    /// The same of a property.
    func isNilAtFirst(_ member: Member) -> Bool {
        guard member.kind == .var, member.isStored, !member.isStatic, member.attributes.isEmpty,
            !hasModifier("lazy", member), let type = member.type, let last = source[type].last, "?!".utf8.contains(last)
        else { return false }
        return member.initialValue.map { source[$0...].starts(with: "nil".utf8) } ?? true
    }
}
