import SwiftOutline
import Text

/// Properties of a framework's class, such as `UIViewController?` and `SKShapeNode`. Any object of such a class may be
/// in them, so that they hold one of the module's only where the code gives them one.
struct FrameworkClasses {
    private let module: CheckedModule
    private lazy var assignments = module.assignments
    private lazy var superclasses = module.superclasses

    init(in module: CheckedModule) {
        self.module = module
    }

    /// A property of a type, or with a list of what is of the type.
    struct Property {
        let name: String
        let type: Substring
        let isList: Bool
        fileprivate var isOfUIKit: Bool { type.utf8.begins(with: "UI".utf8) }
    }

    /// Whether a property may hold the module's own screen as far as its name and that of its owner tell; true of one
    /// whose type is none of UIKit's.
    mutating func mayHoldScreens(_ property: Property, of owner: String) -> Bool {
        guard property.isOfUIKit else { return true }
        return !property.isList && (Self.holdsScreens(owner) || !(givers(of: property, to: owner)?.isEmpty ?? true))
            && module.makesOne(of: assignments[NameHash.of(property.name)] ?? [])
            && !module.namesScreenOfOthers(property.name)
    }

    /// The types whose objects give themselves to a view or another screen in a property: `cell.parent = self`. Nil
    /// where the owner is none of these, or no screen can be in the property.
    func givers(of property: Property, to owner: String) -> Set<String>? {
        guard property.isOfUIKit, !Self.holdsScreens(owner) else { return nil }
        return property.type.utf8.ends(with: "Controller".utf8) ? module.typesGivingThemselves(as: property.name) : []
    }

    /// Whether a property of a framework's class holds none of the module's objects that inherit the class.
    mutating func holdsNone(_ property: Property, of names: some Collection<String>) -> Bool {
        if property.isOfUIKit { return !names.isEmpty && !module.mayBeGiven(Set(names), as: property.name) }
        guard let first = names.first, first != property.type, isFrameworks(property.type) else { return false }
        return !module.isGiven(Set(names), as: property.name)
    }

    /// Whether a name is that of a class that only a framework can declare: it begins as theirs do, is some class's
    /// superclass and nobody's file, and is not called as protocols are.
    private mutating func isFrameworks(_ name: Substring) -> Bool {
        let capitals = name.utf8.prefix { $0.isCapital }.count
        return capitals > 2 && capitals < name.utf8.count && superclasses.contains(NameHash.of(name.utf8))
            && !Self.endsOfProtocols.contains { name.utf8.ends(with: $0.utf8) }
            && !module.index.hasFile(named: String(name)) && module.declarations(of: String(name)).isEmpty
    }

    private static let endsOfProtocols = ["Protocol", "Delegate", "DataSource", "Input", "Output", "Interface"]

    /// Whether a type of UIKit that it holds may be the module's own screen. To views and controllers such types are
    /// subviews and children, and lead down.
    private static func holdsScreens(_ name: String) -> Bool { OwnershipGraph.role(of: name)?.isBehindView ?? false }
}

extension CheckedModule {
    fileprivate typealias Assignment = (file: ModuleFile, use: Int)

    /// Where the module's code assigns something, by the hashes of the names that it assigns to.
    fileprivate var assignments: [UInt64: [Assignment]] {
        var assignments: [UInt64: [Assignment]] = [:]
        for file in files {
            let outline = file.outline
            for (index, use) in outline.uses.enumerated()
            where use.roles.contains(.assigned) && !outline.value(assignedTo: use).isAlone("nil") {
                assignments[NameHash.of(outline.source[use.name]), default: []].append((file, index))
            }
        }
        return assignments
    }

    /// Whether something is assigned that other modules do not make.
    fileprivate func makesOne(of assignments: [Assignment]) -> Bool {
        assignments.contains { file, use in
            let outline = file.outline
            return !isOfOtherModule(outline.typeNamed(byValueOf: use))
                && !outline.isContainer(valueOf: outline.uses[use])
        }
    }

    private func isOfOtherModule(_ type: String?) -> Bool {
        guard let type else { return false }
        return index.isOfOtherModule(type) && declarations(of: type).isEmpty
    }

    /// The hashes of what its classes inherit first.
    fileprivate var superclasses: Set<UInt64> {
        var names: Set<UInt64> = []
        for file in files {
            for type in file.outline.types where type.kind == .class {
                guard let first = file.outline[type.inherits].first else { continue }
                names.insert(NameHash.of(file.outline.source[first]))
            }
        }
        return names
    }

    /// Whether a property is called as a screen of the project that is none of the module's: it holds where the module
    /// leads to. Names that any screen may have tell nothing.
    fileprivate func namesScreenOfOthers(_ property: String) -> Bool {
        guard let first = property.first else { return false }
        let type = first.uppercased() + property.dropFirst()
        guard let (stem, _, role) = Role.split(type), role == .view, !["", "Base", "Parent", "Root"].contains(stem)
        else { return false }
        return index.hasFile(named: type) && declarations(of: type).isEmpty
    }

    /// The types that assign `self` to a property of others.
    fileprivate func typesGivingThemselves(as property: String) -> Set<String> {
        var types: Set<String> = []
        for file in files {
            let outline = file.outline
            for use in outline.uses where use.roles.isSuperset(of: [.assigned, .member]) {
                guard let type = use.type, outline.source[use.name].elementsEqual(property.utf8),
                    case let value = outline.value(assignedTo: use), value.starts(with: "self".utf8),
                    value.dropFirst(4).first.map({ !$0.isNamePart && $0 != UInt8(ascii: ".") }) ?? true,
                    !outline.isOfSelf(use)
                else { continue }
                types.insert(file.typeNames[type])
            }
        }
        return types
    }

    /// Whether some value that is assigned to a property may be one of the module's objects.
    fileprivate func mayBeGiven(_ names: Set<String>, as property: String) -> Bool {
        files.contains { file in
            let outline = file.outline
            return outline.uses.enumerated().contains { index, use in
                use.roles.contains(.assigned) && !use.roles.contains(.bound)
                    && outline.source[use.name].elementsEqual(property.utf8)
                    && !outline.value(assignedTo: use).isAlone("nil")
                    && mayBe(names, valueOf: index, in: outline)
                    && mayHandIn(names, assignedTo: index, in: file)
            }
        }
    }

    /// Whether what is assigned at a use, or given to a label, may be one of the module's objects.
    private func mayBe(_ names: Set<String>, valueOf index: Int, in outline: Outline) -> Bool {
        !isOfOtherModule(outline.typeNamed(byValueOf: index)) && !outline.isContainer(valueOf: outline.uses[index])
            && !outline.isBesideParameter(of: names, valueOf: index)
    }

    /// Whether those who make an object may give its initializer one of the module's objects for the parameter that is
    /// assigned at a use; true of what is no such parameter, and where the module makes no such object.
    private func mayHandIn(_ names: Set<String>, assignedTo index: Int, in file: ModuleFile) -> Bool {
        let outline = file.outline
        let name = outline.value(assignedTo: outline.uses[index]).prefix(while: \.isNamePart)
        guard let bound = outline.binding(of: name, before: index), outline.isParameter(bound),
            let type = outline.uses[index].type
        else { return true }
        let calls = files.flatMap { other in
            other.outline.arguments(labelled: name, ofInitializersOf: file.typeNames[type]).map { ($0, other.outline) }
        }
        return calls.isEmpty || calls.contains { mayBe(names, valueOf: $0, in: $1) }
    }

    /// Whether a property or an argument of a name is given one of the module's objects, as the text tells by its type.
    fileprivate func isGiven(_ classes: Set<String>, as property: String) -> Bool {
        return files.contains { file in
            let outline = file.outline
            lazy var properties = outline.typesOfProperties
            return outline.uses.enumerated().contains { index, use in
                !use.roles.isDisjoint(with: [.assigned, .labelled]) && !use.roles.contains(.bound)
                    && outline.source[use.name].elementsEqual(property.utf8)
                    && SetReferences.value(of: index, in: file, classes, properties).map(classes.contains) ?? false
            }
        }
    }
}

extension Outline {
    /// The type that the value which is assigned at a use begins with: `Orders.build()`, or `orders` where that is
    /// bound to such a value. Nil where it does not begin with a type.
    fileprivate func typeNamed(byValueOf index: Int) -> String? {
        func type(_ name: ArraySlice<UInt8>) -> String? {
            let isType = name.first.map { $0.isCapital } ?? false
            return isType ? String(decoding: name, as: UTF8.self) : nil
        }
        let name = value(assignedTo: uses[index]).prefix(while: \.isNamePart)
        if let type = type(name) { return type }
        guard let bound = binding(of: name, before: index) else { return nil }
        return uses(ofBinding: bound, before: index).dropFirst().first.flatMap { type(source[$0.name]) }
    }

    /// The labels of some name by which the initializers of a type are given something: `CartRouter(screen: screen)`.
    fileprivate func arguments(labelled name: ArraySlice<UInt8>, ofInitializersOf type: String) -> [Int] {
        uses.indices.filter { index in
            guard uses[index].roles.contains(.labelled), source[uses[index].name].elementsEqual(name),
                let callee = call(before: index)
            else { return false }
            return source[callee.name].elementsEqual(type.utf8)
        }
    }

    /// Whether what is assigned at a use is the container around a screen: `view.navigationController`.
    fileprivate func isContainer(valueOf use: Use) -> Bool {
        let path = value(assignedTo: use).prefix { $0.isNamePart || ".?!".utf8.contains($0) }
        guard let name = path.split(whereSeparator: { !$0.isNamePart }).last else { return false }
        return Self.containers.contains { name.elementsEqual($0.utf8) }
    }

    private static let containers = ["navigationController", "tabBarController", "splitViewController"]

    /// Whether what is assigned at a use is a parameter beside an object of some types, which is another one or is made
    /// by the same function, and so is not such an object itself.
    fileprivate func isBesideParameter(of types: Set<String>, valueOf index: Int) -> Bool {
        let value = value(assignedTo: uses[index])
        let name = value.prefix(while: \.isNamePart)
        guard value.dropFirst(name.count).first != UInt8(ascii: "("),
            let bound = binding(of: name, before: index), isParameter(bound)
        else { return false }
        func isNamed(in range: Range<Int>) -> Bool { uses(in: range).contains { types.contains(text(of: $0.name)) } }
        let own = parameter(around: uses[bound].name.lowerBound)
        guard !isNamed(in: own.parameter) else { return false }
        if uses[bound..<index].contains(where: { $0.roles.contains(.called) && types.contains(text(of: $0.name)) }) {
            return true
        }
        return isNamed(in: own.all.lowerBound..<own.parameter.lowerBound)
            || isNamed(in: own.parameter.upperBound..<own.all.upperBound)
    }

    /// Where a parameter is written, and where all those of its function are.
    private func parameter(around offset: Int) -> (parameter: Range<Int>, all: Range<Int>) {
        let comma = UInt8(ascii: ",")
        func end(_ bytes: some Sequence<UInt8>, opening: StaticString, closing: StaticString) -> (own: Int, all: Int) {
            var (depth, count) = (0, 0)
            var own: Int?
            for byte in bytes {
                if closing.contains(byte) { depth += 1 }
                if opening.contains(byte) { depth -= 1 }
                if depth < 0 { break }
                if byte == comma, depth == 0, own == nil { own = count }
                count += 1
            }
            return (own ?? count, count)
        }
        let before = end(source[..<offset].reversed(), opening: "([", closing: ")]")
        let after = end(source[offset...], opening: ")]", closing: "([")
        return (offset - before.own..<offset + after.own, offset - before.all..<offset + after.all)
    }
}

extension StaticString {
    fileprivate func contains(_ byte: UInt8) -> Bool { withUTF8Buffer { $0.contains(byte) } }
}
