import SwiftOutline
import Text

extension OwnershipGraph {
    /// Whether a router owns its module and not the other way round, so that it is not the reference from it that leads
    /// back: nobody else holds what it refers to and whoever has the module made gets the router; or it is given a
    /// ready object, makes itself known to that, or gives it to the view once there is one; or it has its screen ready
    /// before that is shown. What leads back itself, as some properties do, holds nothing for long.
    func isRoot(_ edge: Edge, _ ownObjects: OwnObjects, besides back: Set<Edge.Property>) -> Bool {
        guard let member = edge.member, isRouter(edge.source) else { return false }
        if edge.targets.contains(where: { isView[$0] }) { return isShownLater(member, of: edge) }
        let targets = Set(edge.targets.map { names[$0] })
        if ownObjects.makeOrTake(targets, for: member, of: edge.file) { return false }
        return isAloneAndGivenOut(edge, back) || isReady(member, of: edge) || isHandedIn(member, of: edge)
    }

    /// Whether a type is a router, or leads through several screens, which may be anybody's.
    private func isRouter(_ number: Int) -> Bool {
        let name = names[number]
        return Self.role(of: name) == .router || Self.guides.contains(where: name.hasSuffix)
    }

    private static let guides = ["FlowController", "Coordinator", "Navigator", "Flow"]

    /// The property by which a router that an edge leads to has its screen ready before that is shown.
    func routersScreen(behind edge: Edge) -> String? {
        guard !edge.targets.contains(where: { isView[$0] }) else { return nil }
        return edges(from: edge.targets).first { other in
            isRouter(other.source)
                && other.targets.contains { isView[$0] }
                && other.member.map { isShownLater($0, of: other) } ?? false
        }?.name
    }

    /// Whether a property is that of a router by which it alone has its screen until it shows that.
    func hasScreenReady(in member: Member, of file: ModuleFile) -> Bool {
        edges.contains { edge in
            edge.file === file && edge.member?.name == member.name && isRouter(edge.source)
                && edge.targets.contains { isView[$0] } && isShownLater(member, of: edge)
        }
    }

    /// Whether a router sets the property of its screen, or of what contains it, when it is made, and shows that in a
    /// function of its own: held weakly, the screen would be gone by then.
    private func isShownLater(_ member: Member, of edge: Edge) -> Bool {
        let outline = edge.file.outline
        let uses = edge.file.uses(of: outline.source[member.name]).filter { index in
            let use = outline.uses[index]
            return use.type.map { edge.file.typeNames[$0] } == names[edge.source]
                && (use.roles.contains(.member) ? outline.isOfSelf(use) : !outline.isLocal(index))
        }
        func kind(_ index: Int) -> Member.Kind? {
            outline.member(containing: outline.uses[index].name.lowerBound)?.kind
        }
        let set = uses.filter { outline.uses[$0].roles.contains(.assigned) && kind($0) == .`init` }
        guard !set.isEmpty else { return false }
        // What is handed in has been seen by others.
        let isHandedIn = set.allSatisfy(outline.isParameterAssigned)
        return uses.contains { index in
            kind(index) == .func
                && outline.isShown(index) { mayShow($0, in: edge.file, whatIsHandedIn: isHandedIn) }
        }
    }

    /// Whether a call may show what it is given, whatever it is called: of the module's functions one that shows it, of
    /// others any of another object that is given what the router has made.
    private func mayShow(_ call: Use, in file: ModuleFile, whatIsHandedIn isHandedIn: Bool) -> Bool {
        let name = file.outline.source[call.name]
        let functions = module.files.flatMap { file in
            file.members(name).map { (outline: file.outline, member: file.outline.members[$0]) }
                .filter { $0.member.kind == .func }
        }
        guard functions.isEmpty else { return functions.contains { $0.outline.showsArgument(of: $0.member) } }
        return !isHandedIn && call.roles.contains(.member) && !file.outline.isOfSelf(call)
            && !["append", "insert", "init"].contains(file.outline.text(of: call.name))
    }

    private func isAloneAndGivenOut(_ edge: Edge, _ back: Set<Edge.Property>) -> Bool {
        let isHeld = edges(to: edge.targets).contains { other in
            other.property != edge.property && !(other.property.map(back.contains) ?? false)
        }
        return !isHeld
            && module.files.contains { $0.outline.resultsOfFunctions(exceptOf: "").contains(names[edge.source]) }
    }

    /// Whether an object is there from the beginning, and is told of the one that holds it: `presenter.router = self`.
    private func isReady(_ member: Member, of edge: Edge) -> Bool {
        guard let type = member.type, edge.file.outline.source[type].last.map({ !"?!".utf8.contains($0) }) == true
        else {
            return false
        }
        return module.files.contains { file in
            let outline = file.outline
            return outline.uses.enumerated().contains { index, use in
                index > 0 && use.roles.contains([.member, .assigned])
                    && use.type.map { file.typeNames[$0] == names[edge.source] } ?? false
                    && outline.text(of: outline.uses[index - 1].name) == edge.name
                    && outline.value(assignedTo: use).prefix(while: \.isNamePart).elementsEqual("self".utf8)
            }
        }
    }

    /// Whether a router whose property others set shows a screen later, and gives it what they have set.
    private func isHandedIn(_ member: Member, of edge: Edge) -> Bool {
        module.questionOfAssignment(to: member, of: edge.file) != nil && handsOn(edge)
    }

    func isRootAsHandedIn(_ edge: Edge) -> Bool {
        guard let member = edge.member, !edge.targets.contains(where: { isView[$0] }) else { return false }
        return isHandedIn(member, of: edge) && !isReady(member, of: edge) && !isAloneAndGivenOut(edge, [])
    }

    /// Whether what holds an object gives it to another owner later, `screen.presenter = presenter`: until then nobody
    /// else has it.
    func handsOn(_ edge: Edge) -> Bool {
        let owners = Set(
            edges(to: edge.targets).filter { $0.source != edge.source }.map { NameHash.of($0.name) })
        guard !owners.isEmpty else { return false }
        let name = Array(edge.name.utf8)
        return module.files.contains { file in
            file.outline.uses.enumerated().contains { index, use in
                use.roles.contains([.member, .assigned])
                    && use.type.map { file.typeNames[$0] } == names[edge.source]
                    && owners.contains(NameHash.of(file.outline.source[use.name]))
                    && !file.outline.isOfSelf(use) && file.outline.isGiven(itsOwn: name, at: index)
            }
        }
    }
}

extension Outline {
    /// Whether a name is the first thing that is given to what shows a screen, or a local one that has its value is:
    /// `guard let screen = view as? UIViewController`.
    ///
    /// - Parameter isShowing: whether a call may show what it is given, besides those that do.
    fileprivate func isShown(_ index: Int, by isShowing: (Use) -> Bool) -> Bool {
        if isShownItself(index, by: isShowing) { return true }
        guard index > 0, uses[index - 1].roles.contains(.bound) else { return false }
        let local = uses[index - 1].name
        let between = source[local.upperBound..<uses[index].name.lowerBound]
        guard [" = ", " = self."].contains(where: { between.elementsEqual($0.utf8) }) else { return false }
        let end = member(containing: local.lowerBound)?.body?.upperBound ?? local.upperBound
        return uses[index...].indices.prefix { uses[$0].name.lowerBound < end }
            .contains { source[uses[$0].name].elementsEqual(source[local]) && isShownItself($0, by: isShowing) }
    }

    private static let places = ["(rootViewController: ", "(rootViewController: self.", ".rootViewController = "]
        .map { Array($0.utf8) }

    /// Whether a name is the first thing that is given to what shows a screen: `present(screen, animated: true)`.
    private func isShownItself(_ index: Int, by isShowing: (Use) -> Bool) -> Bool {
        let before = source[..<uses[index].name.lowerBound]
        if Self.places.contains(where: { before.ends(with: $0) }) { return true }
        guard let call = call(before: index) else { return false }
        let between = before[call.name.upperBound...]
        if ["(", "(self."].contains(where: { between.elementsEqual($0.utf8) }),
            ["present", "pushViewController", "show", "showDetailViewController"].contains(text(of: call.name))
        {
            return true
        }
        guard isWholeArgument(index), let callee = callee(around: uses[index].name.lowerBound, before: index)
        else { return false }
        return isShowing(uses[callee])
    }

    /// Whether a function shows what it is given by one of its parameters.
    fileprivate func showsArgument(of function: Member) -> Bool {
        guard let body = function.body else { return false }
        return uses(in: body).indices.contains { index in
            binding(of: source[uses[index].name], before: index).map { isParameter($0) } ?? false
                && isShownItself(index, by: { _ in false })
        }
    }

    /// Whether what has a name is given to something as it is.
    private func isWholeArgument(_ index: Int) -> Bool {
        let use = uses[index]
        // From the screen that is given so another one is shown.
        let isFrom =
            index > 0 && uses[index - 1].roles.contains(.labelled)
            && source[uses[index - 1].name].starts(with: "from".utf8)
        guard !isFrom, use.roles.isDisjoint(with: [.labelled, .bound, .called]) else { return false }
        return source[use.name.upperBound...].first { !"?! \t\r\n".utf8.contains($0) }.map { ",)".utf8.contains($0) }
            ?? false
    }

    /// Whether what is assigned at a use is a parameter.
    fileprivate func isParameterAssigned(at index: Int) -> Bool {
        let name = value(assignedTo: uses[index]).prefix(while: \.isNamePart)
        return binding(of: name, before: index).map { isParameter($0) } ?? false
    }

    /// Whether a name is that of a local value, which hides the property of that name, and is not unwrapped of it.
    fileprivate func isLocal(_ index: Int) -> Bool {
        let name = uses[index].name
        guard let bound = binding(of: source[name], before: index),
            member(containing: uses[bound].name.lowerBound)?.name == member(containing: name.lowerBound)?.name
        else { return false }
        let binding = source[uses[bound].name.upperBound...].drop { $0 == UInt8(ascii: " ") }
        guard binding.first == UInt8(ascii: "=") else { return binding.first == UInt8(ascii: ":") }
        let value = binding.dropFirst().drop { " \t\r\n".utf8.contains($0) }
        return !Self.nameOfSelf(value).name.elementsEqual(source[name])
    }

    /// Whether what is assigned at a use is the property of some name, or what was unwrapped of it.
    fileprivate func isGiven(itsOwn property: [UInt8], at index: Int) -> Bool {
        let (name, rest) = Self.nameOfSelf(value(assignedTo: uses[index]))
        guard !".([".utf8.contains(rest.first ?? UInt8(ascii: "\n")) else { return false }
        guard let bound = binding(of: name, before: index) else { return name.elementsEqual(property) }
        let binding = source[uses[bound].name.upperBound...].drop { $0 == UInt8(ascii: " ") }
        switch binding.first {
        case UInt8(ascii: "="):
            let value = binding.dropFirst().drop { " \t\r\n".utf8.contains($0) }
            return Self.nameOfSelf(value).name.elementsEqual(property)
        // A parameter.
        case UInt8(ascii: ":"): return false
        // `if let presenter {`
        default: return name.elementsEqual(property)
        }
    }

    /// The name that a text begins with, with or without `self`, and what follows.
    private static func nameOfSelf(_ text: ArraySlice<UInt8>) -> (name: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
        let text = text.starts(with: "self.".utf8) ? text.dropFirst(5) : text
        let name = text.prefix(while: \.isNamePart)
        return (name, text.dropFirst(name.count))
    }
}
