import Text

extension Rule {
    static let storyboardClass = Rule(
        "storyboard-class", "Storyboard or xib names a class, outlet or module that the Swift side does not have",
        rationale: """
            Interface Builder's names are read when the screen comes up, and not by the compiler. A class that was \
            renamed in Swift alone is a crash for the first person who opens the screen.
            """,
        examples: [
            .bad(
                "a class that is not there",
                .replace(
                    file: "View/ClientList.storyboard", "customClass=\"ClientListViewController\"",
                    with: "customClass=\"ClientListViewControler\""),
                "View/ClientList.storyboard:15:62"),
            .bad(
                "an outlet that is not there",
                .replace(
                    file: "View/ClientList.storyboard", "                    </view>\n",
                    with: """
                                            </view>
                                            <connections>
                                                <outlet property="titleLabel" destination="a" id="b"/>
                                            </connections>

                        """),
                "View/ClientList.storyboard:23:43"),
            .good("as it was generated", .none),
        ]
    ) { module, findings in
        let types = module.typeNames
        for file in module.files where file.isInterface {
            let interface = InterfaceFile(file.bytes)
            for found in interface.classes {
                checkClass(found, types, file, module, &findings)
                checkModule(found, types, file, module, &findings)
            }
            for outlet in interface.outlets {
                guard let owner = outlet.owner, let members = module.memberNames(of: owner),
                    !members.contains(outlet.property), !inherited.contains(outlet.property)
                else { continue }
                let near = nearest(to: outlet.property, in: members.sorted()).map { "; is '\($0)' meant?" }
                findings.report(
                    file, at: outlet.offset, "\(owner).\(outlet.property)",
                    "'\(owner)' has no outlet '\(outlet.property)'"
                        + (near ?? "; declare it as '@IBOutlet', or remove the connection"))
            }
            checkActions(interface, file, module, &findings)
        }
    }

    private static func checkClass(
        _ found: InterfaceFile.ClassName, _ types: [String], _ file: ModuleFile, _ module: ModuleUnderCheck,
        _ findings: inout Findings
    ) {
        let isOwn = found.isOfTarget || found.module == nil || found.module == module.index.productModule
        guard isOwn, !types.contains(found.name), !module.index.hasFile(named: found.name),
            !module.declaresNested(found.name), !found.name.contains("{{")
        else { return }
        let near = nearest(to: found.name, in: types.sorted())
        // A class of another file of the project is called as that file, or cannot be known here.
        guard found.name.hasPrefix(module.name) || near != nil && found.isOfTarget else { return }
        findings.report(
            file, at: found.offset, found.name,
            "no class '\(found.name)' is declared"
                + (near.map { "; is '\($0)' meant?" } ?? "; name one of the module's"))
    }

    /// A class of the module's own must be said to be in the application's module, where that is known.
    private static func checkModule(
        _ found: InterfaceFile.ClassName, _ types: [String], _ file: ModuleFile, _ module: ModuleUnderCheck,
        _ findings: inout Findings
    ) {
        guard types.contains(found.name), let named = found.module, let product = module.index.productModule,
            named != product, !found.isOfTarget || nearest(to: named, in: [product]) != nil,
            !module.index.namesModule(named), !module.index.hasFolder(named: named)
        else { return }
        findings.report(
            file, at: found.moduleOffset, "\(found.name): \(named)",
            "'\(found.name)' is in the Swift module '\(product)', not in '\(named)'")
    }

    /// Outlets that UIKit's own classes have.
    private static let inherited: Set = [
        "view", "delegate", "dataSource", "tableView", "collectionView", "prefetchDataSource", "dragDelegate",
        "dropDelegate", "searchDisplayController", "navigationItem", "tabBarItem", "accessoryView", "backgroundView",
        "contentView", "selectedBackgroundView", "editingAccessoryView", "imageView", "textLabel", "detailTextLabel",
        "inputView", "inputAccessoryView", "maskView", "collectionViewLayout", "splitViewController", "searchBar",
        "viewControllers", "gestureRecognizers", "toolbarItems", "nextResponder", "window", "navigationBar", "toolbar",
        "leftBarButtonItem", "rightBarButtonItem", "titleView", "mask", "refreshControl", "tableHeaderView",
        "tableFooterView", "panGestureRecognizer", "backgroundImage", "transitioningDelegate",
        "multipleSelectionBackgroundView",
    ]
}

extension ModuleUnderCheck {
    /// The properties and methods of a class and of the module's classes that it inherits; nil where it inherits what is not known.
    func memberNames(of type: String) -> Set<String>? {
        var names: Set<String> = []
        var queue = [type]
        var seen: Set<String> = []
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            let places = declarations(of: next)
            guard !places.isEmpty else {
                // A class of UIKit, or a protocol of somebody's: what is no class of the system may have any outlet.
                if next == type || index.hasFile(named: next) || next.contains("Base")
                    || next.hasSuffix("ViewController") && !next.hasPrefix("UI")
                {
                    return nil
                }
                continue
            }
            for (file, type) in places {
                let outline = file.outline
                for member in outline.members where member.owner == type { names.insert(outline.text(of: member.name)) }
            }
            for file in files {
                let outline = file.outline
                for (index, type) in outline.types.enumerated()
                where type.kind == .extension && outline.text(of: type.name) == next {
                    for member in outline.members where member.owner == index {
                        names.insert(outline.text(of: member.name))
                    }
                }
            }
            queue += inherits(next)
        }
        return names
    }

    fileprivate func declaresNested(_ name: String) -> Bool {
        files.contains { file in file.outline.types.contains { file.outline.text(of: $0.name) == name } }
    }
}
