import SwiftOutline
import Text

/// What a property holds where all that it ever gets are objects that are made for it on the spot, and nobody tells
/// them of what they belong to: others of their type may know it, but these do not. `interactor = CartInteractor()`
/// in a presenter closes no cycle, though the interactor of the screen owns the presenter.
struct FreshObjects {
    private let module: CheckedModule
    private let edges: [OwnershipGraph.Edge]
    private let names: [String]
    private let table: EdgeTable
    private let classes: Set<String>
    private let answers = Answers()

    /// What was found out once: a class may have thousands of properties of one type.
    private final class Answers {
        var untold: [Question: Bool] = [:]
    }

    private struct Question: Hashable {
        let type: Int
        let owner: Int
        let isHidden: Bool
    }

    init(in module: CheckedModule, _ edges: [OwnershipGraph.Edge], _ names: [String]) {
        self.module = module
        self.edges = edges
        self.names = names
        table = EdgeTable(edges, count: names.count)
        classes = Set(names.filter(module.isClass))
    }

    /// Of a property of a more common name it is not asked.
    private static let manyUses = 300

    /// The types of an edge whose objects its property may hold: all, none where they are such ones, and, where a
    /// protocol is all that the property says of them, those that it ever gets.
    func targets(of edge: OwnershipGraph.Edge) -> [Int] {
        guard let member = edge.member, !edge.isTree, edge.container == nil, !edge.isPart, member.attributes.isEmpty,
            case let owner = names[edge.source], owner == edge.file.outline.ownerName(of: member),
            !OwnershipGraph.isList(edge.file, member), module.declarations(of: owner).count == 1,
            module.files.reduce(0, { $0 + $1.uses(of: edge.name).count }) < Self.manyUses,
            // What others make may be given other objects by them.
            edge.file.outline.isHidden(member)
                || module.files.contains(where: { $0.outline.madeClasses.contains(NameHash.of(owner)) }),
            case let isClass = edge.file.outline.typeName(of: member).map(classes.contains) ?? true,
            let made = classesMade(for: edge.name, of: owner, from: member, of: edge.file, isClass), !made.isEmpty
        else { return edge.targets }
        let held = edge.targets.filter { made.contains(names[$0]) }
        if isClass, held.count < made.count { return edge.targets }
        return held.allSatisfy { isUntold($0, of: edge.source, isHidden: edge.file.outline.isHidden(member)) }
            ? [] : held
    }

    // MARK: What the property gets

    /// The classes of the objects that a property gets; nil where one of them is not made on the spot, or may be told
    /// of something, or given to others.
    private func classesMade(
        for property: String, of owner: String, from member: Member, of file: ModuleFile, _ isClass: Bool
    ) -> Set<String>? {
        let classes = isClass ? classes : nil
        var made: Set<String> = []
        if let start = member.initialValue, !file.outline.source[start...].starts(with: "nil".utf8) {
            guard !isClass || isForItself(member, of: file),
                let type = file.outline.classMade(at: start, among: classes)
            else { return nil }
            made.insert(type)
        }
        for file in module.files where file.isSwift {
            for index in file.uses(of: property) where mayBe(of: owner, index, in: file) {
                let use = file.outline.uses[index]
                if use.roles.contains(.bound) {
                    // `if let interactor` has the same object.
                    let isKnown = file.outline.isParameter(index) || value(at: index, in: file, among: classes) != nil
                    guard isKnown else { return nil }
                } else if use.roles.contains(.assigned) || use.roles.contains(.labelled) {
                    guard let types = value(at: index, in: file, among: classes) else { return nil }
                    made.formUnion(types)
                } else if !file.outline.isOnlyAsked(index) {
                    return nil
                }
            }
        }
        return made
    }

    /// Whether what a name means at a use may be a property of a class, or an argument for it.
    private func mayBe(of owner: String, _ index: Int, in file: ModuleFile) -> Bool {
        let outline = file.outline
        let use = outline.uses[index]
        if use.roles.contains(.labelled), !use.roles.contains(.bound) {
            guard let callee = outline.callee(around: use.name.lowerBound, before: index) else { return false }
            let type = outline.text(of: outline.uses[callee].name)
            return type == "init" || isKind(type, of: owner)
        }
        if use.roles.contains(.member), !outline.isOfSelf(use) {
            let type = SetReferences.owner(of: index, in: file, classes, file.typesOfProperties)
            return type.map { isKind($0, of: owner) } ?? true
        }
        guard let type = use.type, isKind(file.typeNames[type], of: owner) else { return false }
        return use.roles.contains(.bound) || outline.isOfOwner(index)
    }

    /// Whether others cannot set a property that has a value: what they see as a variable is there for that.
    private func isForItself(_ member: Member, of file: ModuleFile) -> Bool {
        member.kind == .let || file.outline.isHidden(member)
    }

    private func isKind(_ type: String, of owner: String) -> Bool {
        type == owner || module.allInherited(by: type).contains(owner) || module.allInherited(by: owner).contains(type)
    }

    /// The class of the object that is assigned at a use, none for `nil` and for an argument of an initializer, whose
    /// own value is looked at; nil for other values.
    private func value(at index: Int, in file: ModuleFile, among classes: Set<String>?) -> Set<String>? {
        let outline = file.outline
        let use = outline.uses[index]
        let value = outline.value(assignedTo: use)
        if value.isAlone("nil") { return [] }
        if let type = outline.classMade(at: value.startIndex, among: classes) { return [type] }
        let name = value.prefix(while: \.isNamePart)
        let member = outline.member(around: use.name.lowerBound)
        guard !name.isEmpty, value.isAlone(String(decoding: name, as: UTF8.self)),
            let bound = outline.binding(of: name, before: index), member.contains(outline.uses[bound].name.lowerBound)
        else { return nil }
        if outline.isParameter(bound) {
            let isInitializer = outline.member(containing: use.name.lowerBound)?.kind == .`init`
            return isInitializer && name.elementsEqual(outline.source[use.name]) ? [] : nil
        }
        // Nothing else is done with what has a local name.
        let others = outline.uses(in: member).filter {
            outline.source[$0.name].elementsEqual(name) && $0.roles.isDisjoint(with: [.member, .labelled])
        }
        let start = outline.value(assignedTo: outline.uses[bound]).startIndex
        guard others.count == 2, let type = outline.classMade(at: start, among: classes) else { return nil }
        return [type]
    }

    // MARK: What its objects know

    /// Whether objects of a type own one of another type only where somebody gives it to them, and not by their own
    /// code or by way of others; what nobody else sees is given none of those others either.
    private func isUntold(_ type: Int, of owner: Int, isHidden: Bool) -> Bool {
        let question = Question(type: type, owner: owner, isHidden: isHidden)
        if let answer = answers.untold[question] { return answer }
        let answer = findUntold(type, of: owner, isHidden: isHidden)
        answers.untold[question] = answer
        return answer
    }

    private func findUntold(_ type: Int, of owner: Int, isHidden: Bool) -> Bool {
        let name = names[type]
        let inherited = module.allInherited(by: name)
        let own = table.from[type].map { edges[$0] }
        let ways = own.filter { edge in
            edge.targets.contains { $0 != owner && reach(owner, from: [$0], besides: type) }
        }
        let back = own.filter { $0.targets.contains(owner) } + (isHidden ? ways : [])
        guard type != owner, module.declarations(of: name).count == 1, !back.isEmpty, isHidden || ways.isEmpty,
            inherited.allSatisfy({ !module.declarations(of: $0).isEmpty || !module.index.hasFile(named: $0) })
        else { return false }
        return back.allSatisfy { edge in
            guard let member = edge.member, edge.container == nil, !edge.isPart, member.attributes.isEmpty,
                !OwnershipGraph.isList(edge.file, member),
                // Who sets it elsewhere may do so for these, too.
                module.questionOfAssignment(to: member, of: edge.file) == nil
            else { return false }
            if let start = member.initialValue, !edge.file.outline.source[start...].starts(with: "nil".utf8) {
                guard isForItself(member, of: edge.file), isNew(at: start, of: name, in: edge.file) else {
                    return false
                }
            }
            return module.files.allSatisfy { file in
                file.assignments(to: edge.name).allSatisfy { index in
                    let outline = file.outline
                    let use = outline.uses[index]
                    if use.roles.contains(.member), !outline.isOfSelf(use) {
                        // What has a name of its own is another object.
                        return SetReferences.owner(of: index, in: file, classes, file.typesOfProperties) != nil
                    }
                    guard let own = use.type, ([name] + inherited).contains(file.typeNames[own]),
                        outline.isOfOwner(index)
                    else { return true }
                    return isNew(at: outline.value(assignedTo: use).startIndex, of: name, in: file)
                        || value(at: index, in: file, among: classes) == []
                }
            }
        }
    }

    /// Whether some types own another one, however many steps further on, without one on the way.
    private func reach(_ end: Int, from start: [Int], besides excluded: Int) -> Bool {
        var queue = start
        var seen = Set(start).union([excluded])
        while let next = queue.popLast() {
            for target in table.from[next].flatMap({ edges[$0].targets }) {
                if target == end { return true }
                if seen.insert(target).inserted { queue.append(target) }
            }
        }
        return false
    }

    /// Whether a value that begins at an offset is a new object, or what a function of the same class or file makes.
    private func isNew(at start: Int, of type: String, in file: ModuleFile) -> Bool {
        let outline = file.outline
        let value = outline.source[start...]
        if value.starts(with: "nil".utf8) || outline.isObjectMade(at: start, among: classes) { return true }
        let name = value.prefix(while: \.isNamePart)
        guard value[name.endIndex...].first == UInt8(ascii: "("),
            let function = file.members(name).map({ outline.members[$0] }).first(where: {
                $0.kind == .func && ($0.owner == nil || outline.ownerName(of: $0) == type)
            }), let body = function.body
        else { return false }
        let returned = outline.uses(in: body).indices.filter {
            outline.source[..<outline.uses[$0].name.lowerBound].ends(with: "return ".utf8)
        }
        return !returned.isEmpty
            && returned.allSatisfy { index in
                let use = outline.uses[index]
                if outline.isObjectMade(at: use.name.lowerBound, among: classes) { return true }
                guard outline.source[use.name.lowerBound...].isAlone(outline.text(of: use.name)),
                    let bound = outline.binding(of: outline.source[use.name], before: index),
                    body.contains(outline.uses[bound].name.lowerBound)
                else { return false }
                let value = outline.value(assignedTo: outline.uses[bound])
                return outline.isObjectMade(at: value.startIndex, among: classes)
            }
    }
}

extension Outline {
    /// The class of which an object is made at an offset, of nothing that is given to it, and which nothing is asked:
    /// one of some, or any.
    fileprivate func classMade(at start: Int, among classes: Set<String>?) -> String? {
        guard isObjectMade(at: start, among: classes) else { return nil }
        let name = source[start...].prefix(while: \.isNamePart)
        guard let end = end(ofPlainArgumentsAt: name.endIndex),
            let next = source[end...].first(where: { $0 > UInt8(ascii: " ") }), !".?![({".utf8.contains(next)
        else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    /// Where the parentheses of a call end that give nothing, or no more than `nibName: nil, bundle: nil`.
    private func end(ofPlainArgumentsAt start: Int) -> Int? {
        let arguments = source[start...].prefix { $0 != UInt8(ascii: ")") }
        guard arguments.first == UInt8(ascii: "("), !arguments.dropFirst().contains(UInt8(ascii: "(")) else {
            return nil
        }
        let values = arguments.dropFirst().split(separator: UInt8(ascii: ",")).map { argument in
            let value = argument.firstIndex(of: UInt8(ascii: ":")).map { argument[($0 + 1)...] } ?? argument
            return value.drop { $0 <= UInt8(ascii: " ") }
        }
        let arePlain = values.allSatisfy { value in
            ["nil", "true", "false"].contains { value.isAlone($0) }
                || value.first.map("\".-0123456789".utf8.contains) ?? true
        }
        return arePlain ? arguments.endIndex + 1 : nil
    }

    fileprivate func isObjectMade(at start: Int, among classes: Set<String>?) -> Bool {
        let name = source[start...].prefix(while: \.isNamePart)
        return source[name.endIndex...].first == UInt8(ascii: "(")
            && (classes?.contains(String(decoding: name, as: UTF8.self)) ?? (name.first?.isCapital == true))
    }

    /// Whether an object that has a name is only asked for something: nothing of it is set, and nobody gets it.
    fileprivate func isOnlyAsked(_ index: Int) -> Bool {
        var last = uses[index]
        let rest = source[last.name.upperBound...]
        guard rest.first(where: { !"?!".utf8.contains($0) }) == UInt8(ascii: ".") else {
            return [" == nil", " != nil"].contains { rest.starts(with: $0.utf8) }
        }
        for use in uses[(index + 1)...] {
            guard use.roles.contains(.member),
                source[last.name.upperBound..<use.name.lowerBound].allSatisfy(".?!".utf8.contains)
            else { return true }
            if use.roles.contains(.assigned) { return false }
            last = use
        }
        return true
    }
}
