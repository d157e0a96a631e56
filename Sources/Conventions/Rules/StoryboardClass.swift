import Text

extension Rule {
    static let storyboardClass = Rule(
        .storyboardClass, "A storyboard or xib names a class, outlet, action or module that Swift does not declare",
        rationale: """
            Interface Builder's names are resolved when the screen is loaded, not by the compiler. A class renamed \
            only in Swift is a crash for the first person who opens the screen.
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
            .good("as it was generated", .none),
        ]
    ) { module, violations in
        let types = module.typeNames
        for file in module.files where file.isInterface {
            let interface = InterfaceFile(file.bytes)
            for found in interface.classes {
                checkClass(found, types, file, module, &violations)
                checkModule(found, types, file, module, &violations)
            }
            for outlet in interface.outlets {
                guard let owner = outlet.owner, let members = module.memberNames(of: owner),
                    !members.contains(where: { isSet($0, for: outlet.property) }),
                    !UIKitMembers.outlets.contains(outlet.property)
                else { continue }
                let near = nearest(to: outlet.property, in: members.sorted()).map { "; did you mean '\($0)'?" }
                violations.report(
                    file, at: outlet.offset, "\(owner).\(outlet.property)",
                    "'\(owner)' has no outlet '\(outlet.property)'"
                        + (near ?? "; declare it as '@IBOutlet', or remove the connection"))
            }
            checkActions(interface, file, module, &violations)
        }
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
        let near = nearest(to: found.name, in: module.classNames)
        violations.report(
            file, at: found.offset, found.name,
            "no class '\(found.name)' is declared"
                + (near.map { "; did you mean '\($0)'?" } ?? "; name one of the module's"),
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

    /// Whether one letter of a name is wrong. Xcode puts the target's own in the place of one that the target had before,
    /// such as 'my_app' for 'MyApp', or 'ShopProvider' for 'FoodProvider'.
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
                let members = module.memberNames(of: owner), !members.contains(where: { isCalled($0, by: name) }),
                !module.hasObjectiveCName(action.selector)
            else { continue }
            let near = nearest(to: name, in: members.sorted()).map { "; did you mean '\($0)'?" }
            violations.report(
                file, at: action.offset, "\(owner).\(action.selector)",
                "'\(owner)' has no action '\(action.selector)'"
                    + (near ?? "; declare it as '@IBAction', or remove the connection"))
        }
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
