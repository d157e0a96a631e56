import SwiftOutline

/// Where a class of the module gives itself to an object that it owns, and whose type the project declares elsewhere:
/// `logoutView.delegate = self`. If that type keeps it strongly, neither is ever released.
struct ForeignOwner {
    let file: ModuleFile
    /// The property that is set, such as the delegate.
    let name: Range<Int>
    let owner: String
    /// The property of the class that holds the object, and the object's type.
    let property: String
    let type: String
}

extension ForeignOwner {
    /// No screen has so many types. Each is looked at by itself.
    private static let manyTypes = 500

    static func all(in module: CheckedModule) -> [ForeignOwner] {
        guard module.typeNames.count < manyTypes else { return [] }
        var found: [ForeignOwner] = []
        var owners: [String: ForeignProperties] = [:]
        for file in module.files where file.isSwift {
            for (number, use) in file.outline.uses.enumerated() where use.roles.isSuperset(of: [.member, .assigned]) {
                guard setsSelf(use, file.outline), let index = use.type,
                    let receiver = receiver(of: use.name, in: file.outline)
                else { continue }
                let owner = file.typeNames[index]
                let properties = owners[owner] ?? ForeignProperties(of: owner, in: module)
                owners[owner] = properties
                guard
                    let (property, type) = properties.holder(of: receiver, at: use.name.lowerBound, in: file)
                        ?? cell(called: receiver, before: number, in: file, of: owner, module)
                else { continue }
                found.append(ForeignOwner(file: file, name: use.name, owner: owner, property: property, type: type))
            }
        }
        return found
    }

    /// A cell that a screen takes out of its table, which keeps it.
    private static func cell(
        called name: String, before index: Int, in file: ModuleFile, of owner: String, _ module: CheckedModule
    ) -> (property: String, type: String)? {
        let outline = file.outline
        guard let bound = outline.binding(of: Array(name.utf8)[...], before: index) else { return nil }
        let binding = outline.uses(ofBinding: bound, before: index)
        guard binding.contains(where: { outline.source[$0.name].starts(with: "dequeueReusable".utf8) }),
            let cast = binding.last(where: outline.isCast)
        else { return nil }
        let type = outline.text(of: cast.name)
        let isScreen = module.allInherited(by: owner).contains {
            Subtypes.isForeignScreen($0) || $0 == "UIViewController"
                || Subtypes.isSystemClass($0, below: "UIViewController")
        }
        return isScreen && ForeignProperties.isForeign(type, to: module) ? (name, type) : nil
    }

    private static func setsSelf(_ use: Use, _ outline: Outline) -> Bool {
        let value = outline.source[use.name.upperBound...].drop { " =\n".utf8.contains($0) }
        guard value.starts(with: "self".utf8) else { return false }
        return !(value.dropFirst(4).first.map { $0.isNamePart || ".?!(".utf8.contains($0) } ?? false)
    }

    /// What stands before the dot of a member, but for `self`: the name of a property, or of a local constant.
    private static func receiver(of name: Range<Int>, in outline: Outline) -> String? {
        var rest = outline.source[..<name.lowerBound].dropLast()
        while let last = rest.last, "?!".utf8.contains(last) { rest.removeLast() }
        let start = rest.lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? rest.startIndex
        let receiver = outline.text(of: start..<rest.endIndex)
        rest = rest[..<start]
        guard !receiver.isEmpty, receiver != "self" else { return nil }
        let isOfOther = rest.last == UInt8(ascii: ".") && !["self.", "self?."].contains { rest.ends(with: $0.utf8) }
        return isOfOther ? nil : receiver
    }
}

/// The properties by which a class owns objects of types that the project declares outside of the module.
private struct ForeignProperties {
    /// A property that is made when it is first asked for, by a closure that returns a local constant.
    private struct Closure {
        let range: Range<Int>
        let returned: Set<String>
        let property: String
    }

    private var types: [String: String] = [:]
    private var closures: [Closure] = []
    private var path = ""

    init(of owner: String, in module: CheckedModule) {
        guard let (file, index) = module.declarations(of: owner).first, file.outline.types[index].kind == .class else {
            return
        }
        let outline = file.outline
        path = file.path
        var lazies: [(name: String, start: Int)] = []
        for number in file.members[index] {
            // What a weak outlet refers to is kept by the view that it stands in.
            guard OwnershipGraph.owns(outline.members[number], outline) || outline.isOutlet(outline.members[number])
            else { continue }
            let (member, name) = (outline.members[number], file.memberNames[number])
            guard let type = file.propertyTypes[number], Self.isForeign(type, to: module) else { continue }
            types[name] = type
            if outline.hasModifier("lazy", member), let start = member.initialValue { lazies.append((name, start)) }
        }
        guard !lazies.isEmpty else { return }
        let used = Set(module.files.flatMap { file in file.outline.uses.map { file.outline.text(of: $0.name) } })
        // What nobody asks for is never made.
        for (name, _) in lazies where !used.contains(name) { types[name] = nil }
        let code = CodeTokens(of: outline)
        closures = lazies.compactMap { name, start in
            guard types[name] != nil, let first = code.index(at: start), code.text(first) == "{",
                let last = code.end(of: first)
            else { return nil }
            let returned = (first..<last).filter { code.text($0) == "return" }.map { code.text($0 + 1) }
            return Closure(
                range: start..<code.tokens[last].range.upperBound, returned: Set(returned), property: name)
        }
    }

    static func isForeign(_ type: String, to module: CheckedModule) -> Bool {
        type.utf8.allSatisfy(\.isNamePart) && !CheckedModule.isForObjectsAlone(type)
            && module.declarations(of: type).isEmpty && module.index.hasFile(named: type)
    }

    /// The property that holds what a name means at an offset, and its type.
    func holder(of receiver: String, at offset: Int, in file: ModuleFile) -> (property: String, type: String)? {
        if let type = types[receiver] { return (receiver, type) }
        guard file.path == path, let closure = closure(around: offset),
            closure.returned.contains(receiver)
        else { return nil }
        return types[closure.property].map { (closure.property, $0) }
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
