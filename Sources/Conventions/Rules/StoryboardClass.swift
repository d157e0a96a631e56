import Text

extension Rule {
    static let storyboardClass = Rule(
        .storyboardClass, "A storyboard or xib names a class, outlet, action or module that Swift does not declare",
        rationale: """
            Interface Builder's names are resolved when the screen is loaded, not by the compiler. A class renamed \
            only in Swift is a crash for the first person who opens the screen, and so is a storyboard, a xib or a \
            storyboard ID whose name code misspells.
            """,
        examples: [
            .bad(
                "a class that is not there",
                .replace(
                    file: "View/ClientList.storyboard", "customClass=\"ClientListViewController\"",
                    with: "customClass=\"^ClientListViewControler\"")),
            .bad(
                "an outlet that is not there",
                .replace(
                    file: "View/ClientList.storyboard", "                    </view>\n",
                    with: """
                                            </view>
                                            <connections>
                                                <outlet property="^titleLabel" destination="a" id="b"/>
                                            </connections>

                        """)),
            .bad(
                "a storyboard that is not there",
                .replace(
                    file: "ClientListModuleBuilder.swift", "UIStoryboard(name: \"ClientList\"",
                    with: "UIStoryboard(name: \"^ClientsList\"")),
            .good("as it was generated", .none),
        ]
    ) { module, violations in
        for (found, meant) in module.storyboardsNotThere() {
            violations.report(
                found.file, at: found.offset, found.name,
                "there is no storyboard '\(found.name)', and loading it crashes; did you mean '\(meant)'?")
        }
        for (found, meant) in module.nibsNotThere() {
            violations.report(
                found.file, at: found.offset, found.name,
                "there is no xib '\(found.name)', and loading it crashes; did you mean '\(meant)'?")
        }
        for (found, meant, type) in module.storyboardsOfOthers() {
            violations.report(
                found.file, at: found.offset, found.name,
                "the storyboard '\(found.name)' is another module's, and has no '\(type)'; did you mean '\(meant)'?")
        }
        for scene in module.scenesNotThere() {
            violations.report(
                scene.resource.file, at: scene.resource.offset, scene.resource.name,
                "no scene of '\(scene.storyboard).storyboard' has the storyboard ID '\(scene.resource.name)', and asking "
                    + "for it crashes" + (scene.meant.map { "; did you mean '\($0)'?" } ?? ""))
        }
        let types = module.typeNames
        // One that alone is in no target is never loaded.
        let untargeted = module.isInNoTarget ? [:] : module.index.memberships.untargeted
        for file in module.files where file.isInterface && untargeted[file.path] == nil {
            let interface = file.interface
            for found in interface.classes {
                checkClass(found, types, file, module, &violations)
                checkModule(found, types, file, module, &violations)
            }
            for outlet in interface.outlets {
                guard let owner = outlet.owner, let members = module.members(of: owner),
                    !UIKitMembers.outlets.contains(outlet.property)
                else { continue }
                let alike = members.filter { isSet($0.name, for: outlet.property) }
                guard !alike.contains(where: { isKnown($0, module) }) else { continue }
                violations.report(
                    file, at: outlet.offset, "\(owner).\(outlet.property)",
                    alike.isEmpty
                        ? "'\(owner)' has no outlet '\(outlet.property)'"
                            + (near(outlet.property, members.filter { $0.member.kind != .func })
                                ?? "; declare it as '@IBOutlet', or remove the connection")
                        : "'\(outlet.property)' of '\(owner)' is no outlet; declare it as '@IBOutlet'")
            }
            checkActions(interface, file, module, &violations)
        }
    }

    private static func isKnown(_ member: ClassMember, _ module: CheckedModule) -> Bool {
        member.isKnownToObjectiveC || module.hasClassesOfObjectiveC
    }

    /// Whether an outlet sets a property of a name: whatever the case of its first letter, its setter is called alike.
    private static func isSet(_ property: String, for outlet: String) -> Bool {
        property.dropFirst() == outlet.dropFirst() && property.prefix(1).uppercased() == outlet.prefix(1).uppercased()
    }

    private static func checkClass(
        _ found: InterfaceFile.ClassName, _ types: [String], _ file: ModuleFile, _ module: CheckedModule,
        _ violations: inout ViolationCollector
    ) {
        let isOwn = found.isOfTarget || found.module == nil || found.module == module.index.productModule
        guard isOwn, !types.contains(found.name), !module.index.hasFile(named: found.name),
            !module.declaresNested(found.name), !found.name.contains("{{")
        else { return }
        let isNear = nearest(to: found.name, in: types.sorted()) != nil
        // Any other class may be one of a library, unless Interface Builder is told to look for it in the target.
        guard found.name.hasPrefix(module.name) || found.isOfTarget && (isNear || found.module != nil) else { return }
        let fitting = module.classNames.filter { name in
            guard let isController = found.isController else { return true }
            let isRole = Role.split(name).map { $0.role != .view } ?? false
            return !isRole && isController == (name.hasSuffix("Controller") || name.hasSuffix("VC"))
        }
        // A xib does not make its owner, whatever class it notes for it.
        let isMade = found.isController != nil
        guard isMade || fitting.contains(where: { Spelling.isOneSlip(Array($0.utf8), Array(found.name.utf8)) })
        else { return }
        let near = nearest(to: found.name, in: fitting)
        violations.report(
            file, at: found.offset, found.name,
            "no class '\(found.name)' is declared"
                + (near.map { "; did you mean '\($0)'?" } ?? "; declare it, or name another one"),
            asking: [.isUndeclared(found.name)])
    }

    /// A class of the module's own must be said to be in the application's module, where that is known.
    private static func checkModule(
        _ found: InterfaceFile.ClassName, _ types: [String], _ file: ModuleFile, _ module: CheckedModule,
        _ violations: inout ViolationCollector
    ) {
        guard types.contains(found.name), let named = found.module, let product = module.index.productModule,
            named != product, !found.isOfTarget || isMisspelled(named, product),
            !module.index.namesModule(named), !module.index.hasFolder(named: named),
            // A package's target is called as its folder.
            !Path.components(file.path).dropLast().contains(named)
        else { return }
        violations.report(
            file, at: found.moduleOffset, "\(found.name): \(named)",
            "'\(found.name)' is in the Swift module '\(product)', not in '\(named)'")
    }

    /// Whether one letter of a name is wrong. Xcode puts the target's own in the place of one that the target had
    /// before, such as 'my_app' for 'MyApp', or 'ShopProvider' for 'FoodProvider'.
    private static func isMisspelled(_ name: String, _ product: String) -> Bool {
        func letters(_ name: String) -> String { name.lowercased().filter { $0 != "_" } }
        return Spelling.isOneSlip(Array(letters(name).utf8), Array(letters(product).utf8))
    }

    /// Reports the actions of a storyboard or xib that the class of their target does not have.
    private static func checkActions(
        _ interface: InterfaceFile, _ file: ModuleFile, _ module: CheckedModule, _ violations: inout ViolationCollector
    ) {
        for action in interface.actions {
            let name = String(action.selector.prefix { $0 != ":" })
            guard let owner = interface.classOfObject[action.target], !UIKitMembers.actions.contains(name),
                let members = module.members(of: owner), !module.hasObjectiveCName(action.selector)
            else { continue }
            let alike = members.filter { isCalled($0.name, by: name) }
            let called = alike.filter {
                ObjectiveCName.mayBe(action.selector, of: $0, inSwift2: interface.isOfOldXcode)
            }
            guard !called.contains(where: { isKnown($0, module) }) else { continue }
            let message =
                if let other = alike.first, called.isEmpty {
                    "'\(owner)' has no action '\(action.selector)'; '\(ObjectiveCName.fullName(of: other))' has another selector"
                } else if !called.isEmpty {
                    "'\(name)' of '\(owner)' is no action; declare it as '@IBAction'"
                } else {
                    "'\(owner)' has no action '\(action.selector)'"
                        + (near(name, members.filter { $0.member.kind == .func })
                            ?? "; declare it as '@IBAction', or remove the connection")
                }
            violations.report(file, at: action.offset, "\(owner).\(action.selector)", message)
        }
    }

    /// The member that somebody may have meant, as words of a message.
    private static func near(_ name: String, _ members: [ClassMember]) -> String? {
        nearest(to: name, in: Set(members.map(\.name)).sorted()).map { "; did you mean '\($0)'?" }
    }

    /// Whether a method's name, with its first label perhaps, makes the beginning of a selector.
    private static func isCalled(_ method: String, by selector: String) -> Bool {
        guard selector.hasPrefix(method) else { return false }
        return selector.dropFirst(method.count).first?.isUppercase ?? true
    }
}

extension CheckedModule {
    /// The names of the classes, sorted.
    fileprivate var classNames: [String] {
        files.flatMap { file in
            zip(file.outline.types, file.typeNames).filter { $0.0.kind == .class }.map(\.1)
        }.sorted()
    }
}

/// What Objective-C calls a method.
private enum ObjectiveCName {
    /// A method's name with its labels: `save(_:)`.
    static func fullName(of member: ClassMember) -> String { member.file.outline.fullName(of: member.member) }

    /// Whether a selector may be that of a method: `save:` of `save(_:)`, `saveWithSender:` of `save(sender:)`, which
    /// was `save:`, too, before Swift 3.
    static func mayBe(_ selector: String, of member: ClassMember, inSwift2: Bool) -> Bool {
        guard member.member.kind == .func else { return false }
        let name = fullName(of: member)
        guard let open = name.firstIndex(of: "(") else { return true }
        let base = name[..<open]
        let labels = name[open...].dropFirst().dropLast().split(separator: ":")
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
        guard let label = labels.first, parts.count == labels.count + 1 else {
            return labels.isEmpty && selector == base
        }
        let first = label.prefix(1).uppercased() + label.dropFirst()
        var firsts = label == "_" ? [] : [base + "With" + first, base + first]
        if label == "_" || inSwift2 { firsts.append(String(base)) }
        return firsts.contains(String(parts[0]))
            && zip(parts.dropFirst(), labels.dropFirst()).allSatisfy { $0 == ($1 == "_" ? "" : $1) }
    }
}
