import SwiftOutline
import Text

/// The screens that another screen of the module has for its children, whatever property it keeps them in, where they
/// hold that screen in turn.
struct ChildScreens {
    private let module: CheckedModule
    private let names: [String]
    private let places: [(file: ModuleFile, type: Int)]
    private let controllers: Set<Int>

    init(
        in module: CheckedModule, _ names: [String], _ places: [(file: ModuleFile, type: Int)], controllers: Set<Int>
    ) {
        self.module = module
        self.names = names
        self.places = places
        self.controllers = controllers
    }

    /// The edges from screens to those of their children that some edges lead back from.
    func edges(beside edges: [OwnershipGraph.Edge]) -> [OwnershipGraph.Edge] {
        var found: [OwnershipGraph.Edge] = []
        for edge in edges where edge.member != nil && controllers.contains(edge.source) {
            for parent in edge.targets where parent != edge.source && controllers.contains(parent) {
                let isKnown = (edges + found).contains { $0.source == parent && $0.targets.contains(edge.source) }
                guard !isKnown, adds(names[edge.source], to: names[parent]) else { continue }
                found.append(
                    OwnershipGraph.Edge(
                        source: parent, file: places[parent].file, member: nil, targets: [edge.source], isTree: false))
            }
        }
        return found
    }

    /// Whether a screen makes another one and adds it to its children, alone or in a navigation controller that it
    /// keeps; and no screen of the module ever leaves its parent.
    private func adds(_ child: String, to parent: String) -> Bool {
        !module.removesChildren
            && module.files.contains { file in
                file.outline.uses.indices.contains { index in
                    file.outline.uses[index].type.map { file.typeNames[$0] } == parent
                        && (file.outline.addsChild(at: index) == child || keeps(child, at: index, in: file))
                }
            }
    }

    /// Whether a screen is put into a property here, or into a navigation controller that is.
    private func keeps(_ child: String, at index: Int, in file: ModuleFile) -> Bool {
        let outline = file.outline
        let use = outline.uses[index]
        let target: Int
        if use.roles.contains(.assigned) {
            guard outline.classMade(forLocal: outline.value(assignedTo: use), before: index) == child else {
                return false
            }
            target = index
        } else {
            let code = ContainerCode(file, index)
            guard index > 0, use.roles.contains(.labelled), let value = code.values?.first,
                code.type(of: value, among: [child]) != nil, let place = code.placeOfMade
            else { return false }
            target = place
        }
        let property = outline.uses[target]
        guard !property.roles.contains(.bound), !property.roles.contains(.member) || outline.isOfSelf(property),
            outline.binding(of: outline.source[property.name], before: target) == nil,
            case let name = outline.text(of: property.name), let type = outline.uses[index].type,
            case let owner = file.typeNames[type], !module.letsGo(of: name, in: owner)
        else { return false }
        return module.files.contains { file in
            file.outline.members.indices.contains { number in
                let member = file.outline.members[number]
                return file.memberNames[number] == name && OwnershipGraph.owns(member, file.outline)
                    && file.outline.ownerName(of: member) == owner
            }
        }
    }
}

extension CheckedModule {
    /// Whether a screen of the module leaves its parent some time.
    var removesChildren: Bool {
        files.contains { file in
            file.outline.uses.contains {
                $0.roles.contains(.called) && file.outline.source[$0.name].starts(with: "removeFromParent".utf8)
            }
        }
    }
}

extension Outline {
    /// The class of the local object that a call adds to the children of the screen whose code it is.
    func addsChild(at index: Int) -> String? {
        let use = uses[index]
        guard use.roles.contains(.called), source[use.name].starts(with: "addChild".utf8),
            !use.roles.contains(.member) || isOfSelf(use)
        else { return nil }
        return classMade(forLocal: source[use.name.upperBound...].dropFirst(), before: index)
    }

    /// The class of the object that a value is, if it is a local one which is made here.
    func classMade(forLocal value: ArraySlice<UInt8>, before index: Int) -> String? {
        let name = value.prefix(while: \.isNamePart)
        guard value.isAlone(String(decoding: name, as: UTF8.self)), let bound = binding(of: name, before: index),
            !isParameter(bound)
        else { return nil }
        let made = self.value(assignedTo: uses[bound])
        let type = made.prefix(while: \.isNamePart)
        guard type.first?.isCapital == true, made.dropFirst(type.count).first == UInt8(ascii: "(") else { return nil }
        return String(decoding: type, as: UTF8.self)
    }
}
