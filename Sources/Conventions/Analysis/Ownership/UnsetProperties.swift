import SwiftOutline
import Text

extension CheckedModule {
    /// Whether anybody sets a property, for the rest of the project to answer: asked of one that is nil from the
    /// beginning and stays so as far as the module tells. Nil of all others, and where there is a set that was not
    /// learnt from modules: whoever follows it has no such property.
    func questionOfAssignment(to member: Member, of file: ModuleFile) -> OpenQuestion? {
        let outline = file.outline
        guard convention == nil || namesHelpersFreely && !isWeakInSet(member, of: file), member.kind == .var,
            member.attributes.isEmpty,
            !outline.hasModifier("lazy", member),
            member.initialValue.map({ outline.source[$0...].starts(with: "nil".utf8) }) ?? true,
            let type = member.type, let held = TypeText.weaklyHeld(outline.source[type]),
            let owner = member.owner, outline.types[owner].kind == .class
        else { return nil }
        let name = outline.text(of: outline.types[owner].name)
        let heirs = allInheriting(name)
        let classes = heirs.isEmpty ? [name] : heirs.intersection(typeNames).union([name])
        // What every object is tells nothing of this one.
        let own = classes.union(allInherited(by: name).filter { !Self.isForObjectsAlone($0) })
        // Other names for a composition of them are of it, too.
        let types = own.union(
            aliases.filter { !own.isDisjoint(with: TypeText.inherited($0.value).map(Self.nested)) }.keys)
        let property = outline.text(of: member.name)
        guard !files.contains(where: { assigns(to: property, of: types, in: $0) }) else { return nil }
        // What a framework shows is set by code that is not seen, and to what, only a type of the module's own tells.
        let isAnybodys =
            (outline.hasModifier("public", member) || outline.hasModifier("open", member))
            && !isClass(held)
        let isMade =
            isAnybodys
            || files.contains { file in
                classes.contains { file.uses(of: $0).contains { file.outline.makesObject(at: $0) } }
            }
        return .isAssigned(
            property, of: types.sorted(), outside: files.map(\.path), madeOutside: isMade ? [] : classes.sorted())
    }

    /// Whether a file assigns something to a property of an object of some types, or of one whose type it does not
    /// tell; or makes an object with an argument that is called so, which its initializer may set.
    private func assigns(to property: String, of types: Set<String>, in file: ModuleFile) -> Bool {
        let places = file.uses(of: property)
        if places.contains(where: { file.outline.uses[$0].roles.contains(.labelled) }) {
            let settings = file.outline.settings(ofTypes: Set(types.map { NameHash.of($0) }))
            if settings.contains(where: { $0.base.isEmpty && $0.property == property }) { return true }
        }
        return file.outline.assigns(to: property, of: types, at: places)
    }
}

extension Outline {
    /// The hashes of the names of the classes of which an object is made here, or taken from where the system makes it.
    var madeClasses: Set<UInt64> {
        Set(uses.indices.filter(makesObject).map { NameHash.of(source[uses[$0].name]) })
    }

    /// Whether an object is made, or taken so, of the class that is named at a use.
    func makesObject(at index: Int) -> Bool {
        let use = uses[index]
        return use.roles.contains(.called) || isCast(use)
            || source[use.name.upperBound...].starts(with: ".init(".utf8)
    }

    /// Whether a local name is bound to the object itself: `let cell = self`.
    func isOfSelf(binding use: Use) -> Bool {
        let value = value(assignedTo: use)
        return value.starts(with: "self".utf8)
            && value.dropFirst(4).first.map { !$0.isNamePart && $0 != UInt8(ascii: ".") } ?? true
    }

    /// Whether an object of one of some classes, which has a local name or is a property's, is assigned to a property
    /// of an object of some types.
    func assigns(to property: String, of types: Set<String>, objectOf classes: Set<String>) -> Bool {
        let known = typesOfProperties
        func isObject(_ name: ArraySlice<UInt8>, of names: Set<String>, before index: Int) -> Bool {
            guard let bound = binding(of: name, before: index) else {
                return known[NameHash.of(name)].map(names.contains) ?? false
            }
            let value = value(assignedTo: uses[bound])
            let types = uses(ofBinding: bound, before: index).dropFirst().filter { $0.isTypeName(in: self) }
            guard let first = types.first else {
                return result(ofCall: value).map(names.contains) ?? false
            }
            return names.contains(text(of: first.name))
                && (types.count == 1 || first.name.lowerBound == value.startIndex)
        }
        return uses.indices.contains { index in
            let use = uses[index]
            guard use.roles.contains([.member, .assigned]), source[use.name].elementsEqual(property.utf8),
                case let value = value(assignedTo: use), case let name = value.prefix(while: \.isNamePart),
                value.isAlone(String(decoding: name, as: UTF8.self))
            else { return false }
            return isObject(name, of: classes, before: index) && isObject(receiver(of: use), of: types, before: index)
        }
    }

    /// The type of what a function of this text gives that a value calls: `makeScreen()`.
    private func result(ofCall value: ArraySlice<UInt8>) -> String? {
        let name = value.prefix(while: \.isNamePart)
        guard value.dropFirst(name.count).first == UInt8(ascii: "(") else { return nil }
        let function = members.first { $0.kind == .func && source[$0.name].elementsEqual(name) }
        return function?.type.map { TypeText.core(source[$0]) }
    }

    /// Whether something is assigned to a property of an object of some types, or of one whose type is not told.
    ///
    /// - Parameter places: the uses that may be of the property; all where that is not known.
    func assigns(to property: String, of types: Set<String>, at places: ArraySlice<Int>? = nil) -> Bool {
        lazy var known = typesOfProperties
        return (places ?? Array(uses.indices)[...]).contains { index in
            let use = uses[index]
            guard use.roles.contains(.assigned), !use.roles.contains(.bound),
                source[use.name].elementsEqual(property.utf8)
            else { return false }
            if !use.roles.contains(.member) || isOfSelf(use) {
                return use.type.map { types.contains(text(of: self.types[$0].name)) } ?? true
            }
            guard index > 0 else { return true }
            let base = source[uses[index - 1].name]
            guard let bound = binding(of: base, before: index) else {
                // An object of a generic class is one of that class.
                return known[NameHash.of(base)].map { types.contains(String($0.prefix { $0 != "<" })) } ?? true
            }
            let binding = uses(ofBinding: bound, before: index)
            // What is taken as something within an argument is another value.
            if let cast = binding.last(where: isCast), source[cast.name.upperBound...].first != UInt8(ascii: ")") {
                return types.contains(text(of: cast.name))
            }
            if let own = use.type, isOfSelf(binding: uses[bound]) {
                return types.contains(text(of: self.types[own].name))
            }
            let named = binding.filter { text(of: $0.name).first?.isUppercase == true }
            guard let first = named.first, !named.contains(where: { types.contains(text(of: $0.name)) }) else {
                return true
            }
            // What is made, or has its type written, is that; what is got from somewhere may be anything.
            let isWritten = source[..<first.name.lowerBound].last { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
            return !isWritten && !first.roles.contains(.called)
        }
    }
}
