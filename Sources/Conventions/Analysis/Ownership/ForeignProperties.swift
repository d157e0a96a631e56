import SwiftOutline

/// The properties by which a class owns objects of types that the project declares outside of the module. Little is
/// known of them until somebody asks for one.
final class ForeignProperties {
    /// A property that is made when it is first asked for, by a closure that returns a local constant.
    private struct Closure {
        let range: Range<Int>
        let returned: Set<String>
        let property: String
    }

    private let owner: String
    private let module: CheckedModule
    /// The types of the properties, by their names.
    private var types: [String: String] = [:]
    /// Where the initial values of those begin that are made when they are first asked for.
    private var lazies: [String: Int] = [:]
    /// The names of the properties that are lists, but for those of listeners.
    private var lists: Set<String> = []
    /// Those that only the class's own file knows.
    private var hiddenLists: Set<String> = []
    /// The names of the properties whose initial values begin at some offsets.
    private var values: [Int: String] = [:]
    private lazy var closures = closuresOfLazies
    private var file: ModuleFile?

    init(of owner: String, in module: CheckedModule) {
        self.owner = owner
        self.module = module
        guard let (file, index) = module.declarations(of: owner).first, file.outline.types[index].kind == .class else {
            return
        }
        self.file = file
        let outline = file.outline
        for number in file.members[index] {
            // What a weak outlet refers to is kept by the view that it stands in.
            guard OwnershipGraph.owns(outline.members[number], outline) || outline.isOutlet(outline.members[number])
            else { continue }
            let (member, name) = (outline.members[number], file.memberNames[number])
            guard
                let type = outline.classMade(for: member) ?? file.propertyTypes[number].map(Self.withoutArguments)
                    ?? outline.genericTypeMade(for: member)
            else { continue }
            types[name] = type
            if type.utf8.first == UInt8(ascii: "["), !OwnershipGraph.isOfListeners(file, member) {
                lists.insert(name)
                if outline.isHidden(member) { hiddenLists.insert(name) }
            }
            guard let start = member.initialValue else { continue }
            values[start] = name
            if outline.hasModifier("lazy", member) { lazies[name] = start }
        }
    }

    /// The type of a property that is none of the module's; nil for other properties, and for one that nobody asks for,
    /// which is never made.
    private func foreignType(of property: String) -> String? {
        guard let type = types[property],
            Self.isForeign(type, to: module, inFilesOf: DeclaringFiles.names) || module.mayBeOfProject(type)
        else { return nil }
        guard lazies[property] != nil else { return type }
        return module.files.contains { $0.outline.names(property) } ? type : nil
    }

    /// In the order of the text.
    private var closuresOfLazies: [Closure] {
        guard let outline = file?.outline, !lazies.isEmpty else { return [] }
        let code = CodeTokens(of: outline)
        return lazies.sorted { $0.value < $1.value }.compactMap { name, start in
            guard let first = code.index(at: start), code.text(first) == "{", let last = code.end(of: first) else {
                return nil
            }
            let returned = (first..<last).filter { code.text($0) == "return" }.map { code.text($0 + 1) }
            return Closure(
                range: start..<code.tokens[last].range.upperBound, returned: Set(returned), property: name)
        }
    }

    /// The name of a generic class, whatever it is given: `Tracker` of `Tracker<Note>`.
    private static func withoutArguments(_ type: String) -> String {
        type.utf8.first?.isNamePart == true ? String(type.prefix { $0 != "<" }) : type
    }

    /// Whether a type is one that the project declares outside of the module, in a file of its name or of some others.
    static func isForeign(
        _ type: String, to module: CheckedModule, inFilesOf names: (String) -> [String] = { [$0] }
    ) -> Bool {
        type.utf8.allSatisfy(\.isNamePart) && !CheckedModule.isForObjectsAlone(type)
            && module.declarations(of: type).isEmpty && names(type).contains(where: module.index.hasFile(named:))
            && !module.declaresNested(type)
    }

    /// The property that holds what a name means at an offset, and its type.
    func holder(of receiver: String, at offset: Int, in file: ModuleFile) -> (property: String, type: String)? {
        if types[receiver] != nil { return foreignType(of: receiver).map { (receiver, $0) } }
        guard file === self.file, let closure = closure(around: offset), closure.returned.contains(receiver) else {
            return nil
        }
        return foreignType(of: closure.property).map { (closure.property, $0) }
    }

    /// The property or the list that gets a local object, and its type: `children.append(child)`. Of objects that are
    /// handed in only those count that are what the class is.
    func holder(ofLocal name: String, before index: Int, in file: ModuleFile) -> (property: String, type: String)? {
        let outline = file.outline
        guard let bound = outline.binding(of: Array(name.utf8)[...], before: index) else { return nil }
        let named = outline.uses(ofBinding: bound, before: index).dropFirst().first { $0.isTypeName(in: outline) }
        guard let named, case let type = outline.text(of: named.name) else { return nil }
        guard !outline.isParameter(bound) else {
            return type == owner ? list(holding: name, of: type, from: bound, in: file) : nil
        }
        guard named.roles.contains(.called),
            let holder = property(holding: name, type, from: bound, in: file),
            !module.letsGo(of: holder.property, in: owner)
        else { return nil }
        return holder
    }

    /// The property, or the list, that gets what a call makes, and its type: `button = TapButton(owner: self)`, also by
    /// a local name.
    func holder(ofMade callee: Int, in file: ModuleFile) -> (property: String, type: String)? {
        let outline = file.outline
        let call = outline.uses[callee]
        let type = outline.text(of: call.name)
        guard !types.isEmpty || !lists.isEmpty else { return nil }
        if file === self.file, types.values.contains(type) {
            let property = values[call.name.lowerBound] ?? closure(around: call.name.lowerBound)?.property
            if let property, types[property] == type { return foreignType(of: property).map { (property, $0) } }
        }
        if let function = outline.function(returning: call.name.lowerBound),
            let holder = property(madeBy: function, type, in: outline)
        {
            return holder
        }
        guard callee > 0, case let target = outline.uses[callee - 1],
            outline.source[target.name.upperBound..<call.name.lowerBound].allSatisfy({ " =\n".utf8.contains($0) })
        else { return nil }
        let name = outline.text(of: target.name)
        if target.roles.contains(.bound) { return property(holding: name, type, from: callee - 1, in: file) }
        guard target.roles.contains(.assigned), !target.roles.contains(.member) || outline.isOfSelf(target) else {
            return nil
        }
        if outline.binding(of: outline.source[target.name], before: callee - 1) != nil, !target.roles.contains(.member)
        {
            return nil
        }
        return types[name] == type ? foreignType(of: name).map { (name, $0) } : nil
    }

    /// The property of a type that is set to what has a local name, or the list that gets it, in the same function.
    private func property(
        holding name: String, _ type: String, from bound: Int, in file: ModuleFile
    ) -> (property: String, type: String)? {
        let outline = file.outline
        let start = outline.uses[bound].name
        let places = file.uses(of: name, in: start.upperBound..<outline.member(around: start.lowerBound).upperBound)
        for place in places {
            let use = outline.uses[place - 1]
            guard place - 1 > bound, use.roles.contains(.assigned), !use.roles.contains(.bound),
                !use.roles.contains(.member) || outline.isOfSelf(use),
                case let value = outline.value(assignedTo: use), value.isAlone(name),
                value.startIndex == outline.uses[place].name.lowerBound,
                case let property = outline.text(of: use.name), types[property] == type
            else { continue }
            return foreignType(of: property).map { (property, $0) }
        }
        let function = places.lazy.map { outline.uses[$0].name.lowerBound }
            .filter { outline.source[$0...].isAlone(name) }.compactMap(outline.function(returning:)).first
        return function.flatMap { property(madeBy: $0, type, in: outline) }
            ?? list(holding: name, of: type, from: bound, in: file)
    }

    /// The property of a type that gets what a function of the class makes: `picker = makePicker()`.
    private func property(
        madeBy function: Member, _ type: String, in outline: Outline
    ) -> (property: String, type: String)? {
        guard outline.ownerName(of: function) == owner,
            function.type.map({ TypeText.core(outline.source[$0]) }) == type
        else { return nil }
        let name = outline.text(of: function.name)
        let initial = values.first { start, property in
            types[property] == type && file.map { $0.outline.source[start...].isCall(of: name) } ?? false
        }
        let property =
            initial?.value
            ?? module.files.lazy.compactMap { file -> String? in
                let use = file.outline.uses.first { self.isGiven($0, what: name, makes: type, in: file) }
                return use.map { file.outline.text(of: $0.name) }
            }.first
        return property.flatMap { property in foreignType(of: property).map { (property, $0) } }
    }

    /// Whether a use assigns what a function of the class makes to a property of a type.
    private func isGiven(_ use: Use, what function: String, makes type: String, in file: ModuleFile) -> Bool {
        use.roles.contains(.assigned) && !use.roles.contains(.bound) && use.type.map { file.typeNames[$0] } == owner
            && (!use.roles.contains(.member) || file.outline.isOfSelf(use))
            && types[file.outline.text(of: use.name)] == type
            && file.outline.value(assignedTo: use).isCall(of: function)
    }

    private func list(
        holding name: String, of type: String, from bound: Int, in file: ModuleFile
    ) -> (property: String, type: String)? {
        guard !lists.isEmpty, type == owner || Self.isForeign(type, to: module) else { return nil }
        let outline = file.outline
        let start = outline.uses[bound].name
        let places = file.uses(of: name, in: start.upperBound..<outline.member(around: start.lowerBound).upperBound)
        for place in places where place - 2 > bound {
            let (use, list) = (outline.uses[place - 1], outline.uses[place - 2])
            guard use.roles.isSuperset(of: [.member, .called]), outline.text(of: use.name) == "append",
                outline.source[use.name.upperBound...].dropFirst().isAlone(name),
                !list.roles.contains(.member) || outline.isOfSelf(list), lists.contains(outline.text(of: list.name)),
                !isLetGo(outline.text(of: list.name))
            else { continue }
            return (outline.text(of: list.name), type)
        }
        return nil
    }

    /// Whether somebody takes objects out of a list of the class again, as far as the module tells, and the files of
    /// what the class inherits from elsewhere if they know of it. Who is not found may do anything.
    private func isLetGo(_ list: String) -> Bool {
        module.letsGo(of: list, in: owner)
            || !hiddenLists.contains(list)
                && module.allInherited(by: owner).contains { name in
                    !CheckedModule.isForObjectsAlone(name) && module.declarations(of: name).isEmpty
                        && module.index.letsGo(of: list, inFileOf: name)
                }
    }

    /// They stand one behind the other.
    private func closure(around offset: Int) -> Closure? {
        var (low, high) = (0, closures.count)
        while low < high {
            let middle = (low + high) / 2
            if closures[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < closures.count && closures[low].range.contains(offset) ? closures[low] : nil
    }
}

extension Outline {
    /// The name of the generic class of which an object is made for a property: `Tracker` of `Tracker<Note>()`.
    fileprivate func genericTypeMade(for member: Member) -> String? {
        guard let start = member.initialValue, source[start].isCapital else { return nil }
        let name = source[start...].prefix(while: \.isNamePart)
        guard source[name.endIndex...].first == UInt8(ascii: "<") else { return nil }
        var depth = 0
        let end = source[name.endIndex...].firstIndex { byte in
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">") { depth -= 1 }
            return depth == 0 || byte == UInt8(ascii: "\n")
        }
        let rest = source[(end ?? source.endIndex)...].dropFirst()
        guard depth == 0, rest.first == UInt8(ascii: "(") || rest.starts(with: ".init(".utf8) else { return nil }
        return String(decoding: name, as: UTF8.self)
    }
}

extension Outline {
    /// The function that returns what is written at an offset; nil where nothing does.
    fileprivate func function(returning offset: Int) -> Member? {
        guard let function = member(containing: offset), function.kind == .func, let body = function.body,
            body.contains(offset)
        else { return nil }
        let before = source[body.lowerBound..<offset].reversed().drop { " \t\r\n".utf8.contains($0) }
        let isReturned = before.starts(with: "return".utf8.reversed()) && before.dropFirst(6).first?.isNamePart != true
        return isReturned || before.isEmpty ? function : nil
    }
}

extension ArraySlice<UInt8> {
    /// Whether a value is what a function of the same object gives.
    fileprivate func isCall(of function: String) -> Bool {
        let own = starts(with: "self.".utf8) ? dropFirst(5) : self
        return own.starts(with: function.utf8) && own.dropFirst(function.utf8.count).first == UInt8(ascii: "(")
    }

    /// Whether a value is what has a name, and nothing that is made of it.
    func isAlone(_ name: String) -> Bool {
        guard prefix(while: \.isNamePart).elementsEqual(name.utf8) else { return false }
        let rest = dropFirst(name.utf8.count).drop { " \t".utf8.contains($0) }
        return rest.first.map { "\r\n;,)}".utf8.contains($0) } ?? true
    }
}
