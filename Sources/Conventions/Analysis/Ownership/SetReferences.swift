import SwiftOutline
import Text

/// What objects are given to properties whose types the module does not declare: `router.transitionHandler = view` and
/// `Router(transitionHandler: view)`, where the property has a protocol of a library.
struct SetReferences {
    /// The names of the types whose objects the text gives to a property, by the names of the property and of its type.
    private var types: [Property: [String]] = [:]
    /// The properties that are given tuples, of which a type elsewhere is another name.
    private var tuples: Set<Property> = []

    private struct Property: Hashable {
        let owner: String
        let name: String
    }

    /// Looks for some properties, by name, in the texts of a module that has these classes.
    init(of names: Set<String>, in module: CheckedModule, classes: Set<String>) {
        guard !names.isEmpty else { return }
        let hashes = Set(names.map { NameHash.of($0) })
        // Nearly every label has another length.
        let lengths = names.reduce(into: UInt64(0)) { $0 |= 1 << UInt64(min($1.utf8.count, 63)) }
        var kept: [Property: Bool] = [:]
        for file in module.files {
            let outline = file.outline
            lazy var properties = outline.typesOfProperties
            for (index, use) in outline.uses.enumerated() {
                let isSet = use.roles.contains([.member, .assigned])
                guard isSet || use.roles.contains(.labelled) && !use.roles.contains(.bound),
                    lengths & (1 << UInt64(min(use.name.count, 63))) != 0,
                    hashes.contains(NameHash.of(outline.source[use.name])),
                    let owner = isSet
                        ? Self.owner(of: index, in: file, classes, properties)
                        : Self.owner(madeWith: index, in: outline, of: module, classes, &kept)
                else { continue }
                let property = Property(owner: owner, name: outline.text(of: use.name))
                let parts = isSet ? outline.parts(ofTupleAssignedTo: use) : []
                if !parts.isEmpty { tuples.insert(property) }
                let values =
                    parts.isEmpty
                    ? [Self.value(of: index, in: file, classes, properties)]
                    : parts.map { Self.type(of: $0, at: index, in: file, classes, properties) }
                let target = outline.conditionalCast(assignedTo: use)
                types[property, default: []] += values.compactMap(\.self).filter { type in
                    target.map { !module.isNever(type, $0) } ?? true
                }
            }
        }
    }

    /// The names of the types of the objects that the property of a type is set to.
    func types(of property: String, in owner: String) -> [String] {
        types.isEmpty ? [] : types[Property(owner: owner, name: property)] ?? []
    }

    /// Whether the objects that a property of a type is set to are parts of a tuple.
    func areParts(in property: String, of owner: String) -> Bool {
        tuples.contains(Property(owner: owner, name: property))
    }

    /// The type of the object whose property is set.
    static func owner(
        of index: Int, in file: ModuleFile, _ classes: Set<String>, _ properties: @autoclosure () -> [UInt64: String]
    ) -> String? {
        let outline = file.outline
        let use = outline.uses[index]
        if outline.isOfSelf(use) { return use.type.map { file.typeNames[$0] } }
        guard index > 0 else { return nil }
        let base = outline.uses[index - 1]
        let between = outline.source[base.name.upperBound..<use.name.lowerBound]
        guard !base.roles.contains(.member), between.allSatisfy(".?!".utf8.contains) else { return nil }
        return type(of: outline.source[base.name], at: index, in: file, classes, properties())
    }

    /// The type of the object that is made with an argument, which its initializer keeps in the property of that name.
    static func owner(
        madeWith index: Int, in outline: Outline, of module: CheckedModule, _ classes: Set<String>
    ) -> String? {
        var kept: [Property: Bool] = [:]
        return owner(madeWith: index, in: outline, of: module, classes, &kept)
    }

    private static func owner(
        madeWith index: Int, in outline: Outline, of module: CheckedModule, _ classes: Set<String>,
        _ kept: inout [Property: Bool]
    ) -> String? {
        let label = outline.uses[index].name
        guard let callee = outline.callee(around: label.lowerBound, before: index),
            case let type = outline.text(of: outline.uses[callee].name), classes.contains(type)
        else { return nil }
        let property = Property(owner: type, name: outline.text(of: label))
        let isKept = kept[property] ?? keeps(property, in: module)
        kept[property] = isKept
        return isKept ? type : nil
    }

    private static func keeps(_ property: Property, in module: CheckedModule) -> Bool {
        let slot = ForeignSlot.argument(property.name, of: "init")
        return module.declarations(of: property.owner).contains { file, type in
            guard file.members[type].contains(where: { file.memberNames[$0] == property.name }) else { return false }
            return file.outline.property(keeping: slot, in: property.owner)
                .map { file.outline.text(of: $0.name) == property.name } ?? false
        }
    }

    /// The type of the object whose name is assigned at a use, or given as an argument.
    static func value(
        of index: Int, in file: ModuleFile, _ classes: Set<String>, _ properties: @autoclosure () -> [UInt64: String]
    ) -> String? {
        let outline = file.outline
        let value = outline.value(assignedTo: outline.uses[index])
        let name = value.prefix(while: \.isNamePart)
        let rest = value.dropFirst(name.count).drop { " \t".utf8.contains($0) }
        // A member of it, a call and an operator give something else; a cast does not.
        let isAlone = rest.first.map { "\r\n;,})".utf8.contains($0) } ?? true
        guard !name.isEmpty, isAlone || ["as? ", "as! ", "as "].contains(where: { rest.starts(with: $0.utf8) }) else {
            return nil
        }
        if name.elementsEqual("self".utf8) { return outline.uses[index].type.map { file.typeNames[$0] } }
        return type(of: name, at: index, in: file, classes, properties())
    }

    /// The type of a local name, a parameter or a property: the module's class that follows it where it is bound.
    private static func type(
        of name: ArraySlice<UInt8>, at index: Int, in file: ModuleFile, _ classes: Set<String>,
        _ properties: @autoclosure () -> [UInt64: String]
    ) -> String? {
        let outline = file.outline
        if let bound = outline.binding(of: name, before: index) {
            if outline.isOfSelf(binding: outline.uses[bound]) {
                return outline.uses[bound].type.map { file.typeNames[$0] }.flatMap { classes.contains($0) ? $0 : nil }
            }
            return outline.uses(ofBinding: bound, before: index).lazy.map { outline.text(of: $0.name) }
                .first(where: classes.contains)
        }
        return properties()[NameHash.of(name)].flatMap { classes.contains($0) ? $0 : nil }
    }
}

extension CheckedModule {
    /// Whether an object of a class of the module is certainly none of another module's type, so that a cast to that
    /// gives nil: all that the class inherits is known.
    fileprivate func isNever(_ type: String, _ other: String) -> Bool {
        let inherited = allInherited(by: type)
        return type != other && index.isOfOtherModule(other) && declarations(of: other).isEmpty
            && inherited.allSatisfy { name in
                name != other && (!declarations(of: name).isEmpty || Self.isForObjectsAlone(name))
            }
    }
}

extension Outline {
    /// The type that a value which is assigned at a use becomes by a cast that may fail: `screen as? FeedView`.
    fileprivate func conditionalCast(assignedTo use: Use) -> String? {
        let rest = value(assignedTo: use).drop(while: \.isNamePart).drop { $0 == UInt8(ascii: " ") }
        guard rest.starts(with: "as? ".utf8) else { return nil }
        return String(decoding: rest.dropFirst(4).prefix(while: \.isNamePart), as: UTF8.self)
    }

    /// The names in a tuple that is assigned at a use: `(interactor, router, view: screen)`; none where it is anything
    /// else.
    fileprivate func parts(ofTupleAssignedTo use: Use) -> [ArraySlice<UInt8>] {
        let value = value(assignedTo: use)
        guard value.first == UInt8(ascii: "("), let end = value.firstIndex(of: UInt8(ascii: ")")) else { return [] }
        let parts = value[..<end].dropFirst().split(separator: UInt8(ascii: ",")).map { part in
            let labelled = part.firstIndex(of: UInt8(ascii: ":")).map { part[($0 + 1)...] } ?? part
            let name = labelled.drop { $0 <= UInt8(ascii: " ") }
            return name[..<(name.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? name.startIndex)]
        }
        // What is called or reckoned has parentheses and signs of its own.
        return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNamePart) } ? parts : []
    }
}
