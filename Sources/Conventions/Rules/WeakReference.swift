import SwiftOutline

extension Rule {
    static let weakReference = Rule(
        .weakReference, "Strong properties of a module's classes form a reference cycle",
        rationale: """
            A screen whose parts own each other in a circle is never released: it leaks each time it is shown. The \
            view owns the presenter, which owns the rest; every reference back is weak or unowned. A property may hold \
            any class of the module that is its type, inherits from it or conforms to it; a class elsewhere in the \
            project counts where it keeps what an object of the module gives to it, and is told there. A reference is \
            fixed where what it refers to certainly has another owner; a protocol of the module that lacks `AnyObject` \
            gets it where only classes conform to it, and a property that always has a value becomes optional where a \
            question mark is all that its uses need. A closure that a class keeps, in a property, a control, a data \
            source or a subscription, or that a repeating timer keeps, must not capture the class strongly. A cycle \
            that ends when a screen is popped is a warning. What alone owns an object stays strong.
            """,
        isFixable: true,
        examples: [
            .bad(
                "the presenter owns the view",
                .replace(file: "Presenter/ClientListPresenter.swift", "weak var view", with: "var ^view")),
            .bad(
                "nothing owns the presenter",
                .replace(
                    file: "View/ClientListViewController.swift", "var output", with: "weak var ^output")),
            .good(
                "unowned is fine",
                .replace(
                    file: "Presenter/ClientListPresenter.swift", "weak var view: ClientListViewController?",
                    with: "unowned var view: ClientListViewController!")),
            .good(
                "computed properties own nothing",
                .replace(
                    file: "Presenter/ClientListPresenter.swift", "    weak var view",
                    with: "    var screen: ClientListViewController? { view }\n    weak var view")),
        ]
    ) { module, violations in
        var reported: Set<String> = []
        let graph = OwnershipGraph(of: module)
        let references = graph.backReferences()
        let fixes = fixes(of: references, in: module)
        for (reference, fix) in zip(references, fixes) {
            let edge = reference.edge
            guard let member = edge.member else { continue }
            let symbol = "\(edge.file.outline.ownerName(of: member)).\(edge.name)"
            guard reported.insert(symbol).inserted else { continue }
            let way = CycleText.of(
                reference.cycle + [edge.container].compactMap(\.self) + reference.cycle.prefix(1))
            let questions =
                [graph.questionOfAssignment(to: edge)].compactMap(\.self)
                + (edge.isTuplePart ? [] : questions(member, in: edge.file, of: module, fix)) + reference.questions
            violations.report(
                edge.file, at: member.name.lowerBound, symbol,
                "'\(edge.name)' \(edge.isPart ? ownsNothing : demand(member, in: edge.file, of: module)): it closes the strong "
                    + "reference cycle \(way)" + (edge.isBorrowed ? " until the screen is popped" : "")
                    + (WeakNeeds.ofPart(in: reference, of: module)
                        ?? needs(
                            member, in: edge.file, of: module, isFixed: fix != nil,
                            isWithheld: fix == nil && reference.isSafeToWeaken, strong: reference.weakOwner,
                            of: reference.cycle.first))
                    + caution(reference),
                fix: fix, asking: questions, atMost: edge.isBorrowed ? .warning : .error)
        }
        for found in ForeignOwner.all(in: graph) {
            let name = found.file.outline.text(of: found.name)
            let symbol = "\(found.between ?? found.owner).\(found.property).\(name)"
            if found.type == found.owner {
                reportTree(found, in: module, &reported, &violations)
                continue
            }
            if found.isView {
                reportView(found, in: module, &reported, &violations)
                continue
            }
            guard reported.insert("\(symbol):\(found.type)").inserted else { continue }
            // What keeps it is told when it is known.
            violations.report(
                found.file, at: found.name.lowerBound, symbol, found.message(in: graph),
                asking: found.questions + [.owns(found.slot, by: found.type)])
        }
        for found in InheritedOwner.all(in: graph) {
            violations.report(
                found.file, at: found.name.lowerBound, "\(found.type).\(found.property)", found.message,
                asking: [.owns(.property(found.property), by: found.base, as: .superclass)])
        }
        for found in SelfOwner.all(in: module) { report(found, in: graph, &reported, &violations) }
        for found in StrongCapture.all(in: module) {
            violations.report(found.file, at: found.offset, found.symbol, found.message, asking: found.questions)
        }
        for found in LostOwner.all(in: graph) {
            let property = found.file.outline.text(of: found.member.name)
            violations.report(
                found.file, at: found.member.name.lowerBound, "\(found.type).\(property)",
                "'\(property)' must be strong, as in the set '\(module.setName)': nothing else owns the "
                    + "'\(found.object)'", fix: found.fix)
        }
        guard module.convention != nil else { return }
        for found in module.strongListedProperties() where reported.insert("\(found.type).\(found.name)").inserted {
            violations.report(
                found.file, at: found.member.name.lowerBound, "\(found.type).\(found.name)",
                "'\(found.name)' \(demand(found.member, in: found.file, of: module, asInSet: true)): it refers back",
                atMost: .warning)
        }
        module.forEachExpectedType { expected, name, file, index in
            for (number, member) in file.outline.members.enumerated() where member.owner == index && member.isStored {
                guard member.ownership == .strong, !file.outline.isWrappedWeakly(member) else { continue }
                let memberName = file.memberNames[number]
                guard module.hasWeak(memberName, in: name, expected), !isBox(file.propertyTypes[number]),
                    !file.isPart(number), !module.isOfOthers(file.propertyTypes[number], memberName, expected),
                    !graph.hasScreenReady(in: member, of: file),
                    reported.insert("\(name).\(memberName)").inserted
                else { continue }
                let fix = graph.isSafeToWeaken(member, of: file) ? WeakFix.fix(member, in: file, of: module) : nil
                violations.report(
                    file, at: member.name.lowerBound, "\(name).\(memberName)",
                    "'\(memberName)' \(demand(member, in: file, of: module, asInSet: true)): it refers back"
                        + needs(member, in: file, of: module, isFixed: fix != nil),
                    fix: fix, asking: questions(member, in: file, of: module, fix),
                    atMost: module.convention?.layers.isStrict == false ? .warning : .error, isOfSetAlone: true)
            }
        }
    }

    /// How back references become weak. One that would be unwrapped when its object is gone stays strong while
    /// something else that is not fixed keeps its class alive.
    private static func fixes(of references: [BackReference], in module: CheckedModule) -> [Fix?] {
        var fixes = references.map { reference in
            reference.isSafeToWeaken && !reference.edge.isPart
                ? reference.edge.member.flatMap { WeakFix.fix($0, in: reference.edge.file, of: module) } : nil
        }
        let unfixed = references.indices.filter { fixes[$0] == nil }.map { references[$0].edge }
        for (index, reference) in references.enumerated() {
            guard let member = reference.edge.member, let fix = fixes[index],
                WeakFix.staysUnwrapped(member, in: reference.edge.file, by: fix)
            else { continue }
            if unfixed.contains(where: { $0.targets.contains(reference.edge.source) }) { fixes[index] = nil }
        }
        return fixes
    }

    /// Reports a class that keeps itself.
    private static func report(
        _ found: SelfOwner, in graph: OwnershipGraph, _ reported: inout Set<String>,
        _ violations: inout ViolationCollector
    ) {
        let cycle = "it closes the strong reference cycle \(found.owner) → \(found.owner)"
        switch found.keeper {
        case .own(let file, let number):
            let member = file.outline.members[number]
            let symbol = "\(file.outline.ownerName(of: member)).\(file.memberNames[number])"
            guard reported.insert(symbol).inserted else { return }
            let isSafe = graph.isOwnedByOthers(found.owner)
            let fix = isSafe ? WeakFix.fix(member, in: file, of: graph.module) : nil
            violations.report(
                file, at: member.name.lowerBound, symbol,
                "'\(file.memberNames[number])' \(demand(member, in: file, of: graph.module)): \(cycle)"
                    + needs(member, in: file, of: graph.module, isFixed: fix != nil)
                    + (isSafe ? "" : WeakNeeds.caution),
                fix: fix, asking: questions(member, in: file, of: graph.module, fix))
        case .inherited(let file, let type, let property, let base):
            let name = file.typeNames[type]
            guard reported.insert("\(name).\(property)").inserted else { return }
            violations.report(
                file, at: file.outline.types[type].name.lowerBound, "\(name).\(property)",
                "'\(property)', which '\(name)' inherits from '\(base)', must be weak: \(cycle)")
        }
    }

    /// Reports a reference back to a view that is declared elsewhere.
    private static func reportView(
        _ found: ForeignOwner, in module: CheckedModule, _ reported: inout Set<String>,
        _ violations: inout ViolationCollector
    ) {
        for (file, type) in module.declarations(of: found.owner) {
            for number in file.members[type] where file.memberNames[number] == found.property {
                let member = file.outline.members[number]
                let symbol = "\(found.owner).\(found.property)"
                guard member.isStored, reported.insert(symbol).inserted else { continue }
                violations.report(
                    file, at: member.name.lowerBound, symbol,
                    "'\(found.property)' \(demand(member, in: file, of: module)): it closes the strong reference cycle "
                        + "\(found.type) → \(found.owner) → \(found.type)"
                        + needs(member, in: file, of: module, isFixed: false),
                    asking: questions(member, in: file, of: module, nil)
                        + [.owns(found.slot, by: found.type, as: .view)])
            }
        }
    }

    /// Reports a class that keeps the object of its own type which has it in a list.
    private static func reportTree(
        _ found: ForeignOwner, in module: CheckedModule, _ reported: inout Set<String>,
        _ violations: inout ViolationCollector
    ) {
        for (file, _) in module.declarations(of: found.type) {
            guard let member = file.outline.property(keeping: found.slot, in: found.type) else { continue }
            let name = file.outline.text(of: member.name)
            guard reported.insert("\(found.type).\(name)").inserted else { continue }
            violations.report(
                file, at: member.name.lowerBound, "\(found.type).\(name)",
                "'\(name)' \(demand(member, in: file, of: module)): a '\(found.type)' owns those in its '\(found.property)', and each "
                    + "of them owns it" + needs(member, in: file, of: module, isFixed: false))
        }
    }

    /// Whether a type is generic, as a box is that refers weakly to what it holds: nothing else may own the box.
    private static func isBox(_ type: String?) -> Bool {
        type.map { $0.utf8.last == UInt8(ascii: ">") && TypeText.owned($0).isEmpty } ?? false
    }

    /// What to look after where a reference becomes weak.
    private static func caution(_ reference: BackReference) -> String {
        guard let container = reference.edge.container else {
            if let owner = reference.weakOwner { return owner.lost.map(WeakNeeds.result) ?? "" }
            if reference.isSafeToWeaken { return "" }
            if let screen = reference.routersScreen { return WeakNeeds.routerKept(orClearing: screen) }
            return switch reference.exit {
            case .result: WeakNeeds.result
            case .property: WeakNeeds.kept
            case nil: WeakNeeds.caution
            }
        }
        return "; make sure that the window, or whoever presents the \(container), owns it first"
    }

    /// What the rest of the project has to tell of a property that is to be weak, and of what would make it so.
    private static func questions(
        _ member: Member, in file: ModuleFile, of module: CheckedModule, _ fix: Fix?
    ) -> [OpenQuestion] {
        let objects = [questionOfObjects(member, in: file, of: module, fix)].compactMap(\.self)
        return file.outline.questionsOfWrappers(of: member) + objects
            + (fix.map { WeakFix.questions(of: $0, member, in: file, of: module) } ?? [])
    }

    /// Whether a property can be weak, where its protocol is declared elsewhere or the fix makes it one for objects
    /// alone.
    private static func questionOfObjects(
        _ member: Member, in file: ModuleFile, of module: CheckedModule, _ fix: Fix?
    ) -> OpenQuestion? {
        guard let type = member.type else { return nil }
        let held = TypeText.held(file.outline.source[type])
        guard held.utf8.allSatisfy(\.isNamePart) else { return nil }
        switch module.isForObjects(held) {
        case true?: return nil
        case false?: return fix == nil ? nil : .isOfClassesAlone(held)
        case nil: return .isForObjects(held, isLikely: !module.index.isOfSomeModule(held))
        }
    }

    /// What a property must not do, or has to be.
    private static func demand(
        _ member: Member, in file: ModuleFile, of module: CheckedModule, asInSet: Bool = false
    ) -> String {
        let isUnowned = module.isUnownedInSet(member, of: file)
        let set = asInSet || isUnowned ? ", as in the set '\(module.setName)'" : ""
        if isUnowned { return "must be unowned" + set }
        let container = member.type.flatMap { TypeText.weakContainer(file.outline.source[$0]) }
        return (container == nil ? "must be weak" : ownsNothing) + set
    }

    private static let ownsNothing = "must not own what is in it"

    /// What has to be done first where a property always has a value or cannot be set, or has a protocol of the module
    /// that a struct may conform to, too; or where another one, that is weak, has to own what it refers to.
    ///
    /// - Parameter isWithheld: whether it is not fixed though something else owns what it refers to.
    private static func needs(
        _ member: Member, in file: ModuleFile, of module: CheckedModule, isFixed: Bool, isWithheld: Bool = false,
        strong owner: WeakOwner? = nil, of object: String? = nil
    ) -> String {
        guard let type = member.type else { return WeakNeeds.ofValue(member) }
        let text = file.outline.source[type]
        let names = object.map { [$0] + module.allInherited(by: $0) } ?? []
        if let remedy = TypeText.weakContainer(text, of: names) { return "; " + remedy }
        let held = TypeText.held(text)
        var needs: [String] = []
        // What is unowned may be a constant, and need not be optional.
        let isUnowned = module.isUnownedInSet(member, of: file)
        if !isFixed, let wrapper = WeakFix.wrapper(of: member, in: file.outline) {
            needs.append("'\(wrapper)' has to go")
        }
        if !isUnowned, member.kind == .let, TypeText.weaklyHeld(text) != nil { needs.append("it has to be a 'var'") }
        // Whoever comes back later would unwrap it when its object is gone.
        if !isUnowned, text.last == UInt8(ascii: "!"), !module.isWeakInSet(member, of: file),
            isWithheld || OptionalUses.areInClosures(member, in: file.outline)
        {
            needs.append("it has to be an optional ('?')")
            needs += module.protocols(requiring: member, in: file).map(WeakNeeds.optional)
        }
        if !isUnowned, TypeText.weaklyHeld(text) == nil, held.utf8.allSatisfy(\.isNamePart) {
            needs.append(WeakNeeds.optional(member))
            needs += module.protocols(requiring: member, in: file).map(WeakNeeds.optional)
        }
        if module.isForObjects(held) == false { needs.append(WeakNeeds.objects(module.protocolMeant(by: held))) }
        if let owner { needs += owner.needs }
        return WeakNeeds.sentence(needs)
    }
}
