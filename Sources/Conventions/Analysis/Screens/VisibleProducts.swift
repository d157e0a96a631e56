import SwiftOutline
import Text

/// What properties hold where the code shows that it is something else than the module's own objects: a view that is
/// made on the spot, or a screen that another module's builder gives.
struct VisibleProducts {
    private let module: CheckedModule

    init(in module: CheckedModule) {
        self.module = module
    }

    /// Whether a property of a file certainly holds nothing of some types.
    func areOthers(in number: Int, of file: ModuleFile, than types: [String]) -> Bool {
        let member = file.outline.members[number]
        if let value = member.initialValue, !file.outline.source[value...].starts(with: "nil".utf8) {
            return member.kind == .let && isMadeOnTheSpot(number, in: file, besides: types)
        }
        return isGivenByOthers(number, of: file)
    }

    /// Whether a constant's value makes an object of just the type that is written, and names none of the others.
    private func isMadeOnTheSpot(_ number: Int, in file: ModuleFile, besides types: [String]) -> Bool {
        let outline = file.outline
        guard let written = file.propertyTypes[number], !types.contains(written) else { return false }
        let uses = outline.uses(in: outline.extent(ofMember: number))
        return uses.contains { $0.roles.contains(.called) && outline.text(of: $0.name) == written }
            && !uses.contains { types.contains(outline.text(of: $0.name)) }
    }

    /// Whether all that is assigned comes from types of other modules: `DetailsAssembly.build()`.
    private func isGivenByOthers(_ number: Int, of file: ModuleFile) -> Bool {
        let name = file.memberNames[number]
        let owner = file.outline.ownerName(of: file.outline.members[number])
        var isGiven = false
        for other in module.files {
            let outline = other.outline
            for index in other.assignments(to: name) where !outline.uses[index].roles.contains(.bound) {
                let use = outline.uses[index]
                let value = outline.value(assignedTo: use)
                if value.starts(with: "nil".utf8) { continue }
                guard outline.isOf(owner, index), let maker = outline.maker(of: value, before: index),
                    isOfOthers(maker)
                else { return false }
                isGiven = true
            }
        }
        return isGiven
    }

    /// Whether a type belongs to another module, or makes one that is not this: who makes several modules has to be
    /// told which.
    private func isOfOthers(_ maker: Maker) -> Bool {
        if module.index.isOfOtherModule(maker.type) { return true }
        return Role.role(of: maker.type) == .assembly && module.declarations(of: maker.type).isEmpty
            && Self.verbs.contains(maker.function)
    }

    private static let verbs: Set = [
        "build", "make", "create", "assemble", "module", "buildModule", "makeModule", "createModule", "assembleModule",
    ]
}

/// A type that is asked for an object, and the function by which it is.
private struct Maker {
    let type: String
    let function: String
}

extension Outline {
    /// Whether a property that is assigned to is certainly one of a type: in its own code, or of a local object that is
    /// made of it.
    fileprivate func isOf(_ type: String, _ index: Int) -> Bool {
        if !uses[index].roles.contains(.member) || isOfSelf(uses[index]) {
            return uses[index].type.map { text(of: types[$0].name) } == type
        }
        guard index > 0, let bound = binding(of: source[uses[index - 1].name], before: index) else { return false }
        return uses(ofBinding: bound, before: index).dropFirst().first { $0.isTypeName(in: self) }
            .map { text(of: $0.name) } == type
    }

    /// Who gives a value: the type whose function is called, or the one of the local object which is asked.
    fileprivate func maker(of value: ArraySlice<UInt8>, before index: Int) -> Maker? {
        let name = value.prefix(while: \.isNamePart)
        let rest = value.dropFirst(name.count)
        guard let first = name.first, let next = rest.first else { return nil }
        let function = rest.drop { ".()".utf8.contains($0) }.prefix(while: \.isNamePart)
        if first.isCapital {
            guard ".(".utf8.contains(next) else { return nil }
            return Maker(
                type: String(decoding: name, as: UTF8.self), function: String(decoding: function, as: UTF8.self))
        }
        guard let bound = binding(of: name, before: index) else { return nil }
        let binding = uses(ofBinding: bound, before: index).dropFirst()
        guard let made = binding.first(where: { $0.isTypeName(in: self) }),
            made.roles.contains(.called) || source[made.name.upperBound...].first == UInt8(ascii: ".")
        else {
            return nil
        }
        let own = binding.first { $0.roles.isSuperset(of: [.member, .called]) }.map { text(of: $0.name) }
        return Maker(
            type: text(of: made.name), function: own ?? String(decoding: function, as: UTF8.self))
    }
}
