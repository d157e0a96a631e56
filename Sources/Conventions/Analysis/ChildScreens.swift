import SwiftOutline
import Text

/// The screens that another screen of the module has for its children, whatever property it keeps them in, where they hold
/// that screen in turn.
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

    /// Whether a screen makes another one and adds it to its children, alone or in a navigation controller that it keeps;
    /// and no screen of the module ever leaves its parent.
    private func adds(_ child: String, to parent: String) -> Bool {
        let isLeft = module.files.contains { file in
            file.outline.uses.contains {
                $0.roles.contains(.called) && file.outline.source[$0.name].starts(with: "removeFromParent".utf8)
            }
        }
        return !isLeft
            && module.files.contains { file in
                file.outline.uses.indices.contains { index in
                    file.outline.uses[index].type.map { file.typeNames[$0] } == parent
                        && (file.outline.addsChild(child, at: index)
                            || keeps(child, aroundWhichMadeAt: index, in: file))
                }
            }
    }

    private func keeps(_ child: String, aroundWhichMadeAt index: Int, in file: ModuleFile) -> Bool {
        let outline = file.outline
        guard index > 0, outline.uses[index].roles.contains(.labelled),
            outline.source[outline.uses[index].name].elementsEqual("rootViewController".utf8)
        else { return false }
        let code = ContainerCode(file, index)
        guard let target = code.placeOfMade, let value = code.values?.first,
            code.type(of: value, among: [child]) != nil
        else { return false }
        let property = outline.uses[target]
        guard !property.roles.contains(.bound), !property.roles.contains(.member) || outline.isOfSelf(property),
            outline.binding(of: outline.source[property.name], before: target) == nil,
            case let name = outline.text(of: property.name), !module.letsGo(of: name)
        else { return false }
        return module.files.contains { file in
            file.outline.members.indices.contains { number in
                let member = file.outline.members[number]
                return file.memberNames[number] == name && OwnershipGraph.owns(member, file.outline)
                    && outline.uses[index].type.map { outline.text(of: outline.types[$0].name) }
                        == file.outline.ownerName(of: member)
            }
        }
    }
}

extension Outline {
    /// Whether a call adds a local object to the children of the screen whose code it is, one that is made here of a class.
    fileprivate func addsChild(_ type: String, at index: Int) -> Bool {
        let use = uses[index]
        guard use.roles.contains(.called), source[use.name].starts(with: "addChild".utf8),
            !use.roles.contains(.member) || isOfSelf(use)
        else { return false }
        let value = source[use.name.upperBound...].dropFirst()
        let name = value.prefix(while: \.isNamePart)
        guard value.dropFirst(name.count).first == UInt8(ascii: ")"), let bound = binding(of: name, before: index),
            !isParameter(bound)
        else { return false }
        let made = self.value(assignedTo: uses[bound]).prefix(while: \.isNamePart)
        return made.elementsEqual(type.utf8)
    }
}
