import SwiftOutline
import Text

extension Rule {
    static let moduleName = Rule(
        .moduleName, "A module's folder is not an UpperCamelCase type name, or two modules share a name",
        rationale: """
            Types, files and tests start with the folder's name, so it must be a valid start of a type name. Two \
            modules of the same name cannot be told apart, nor linked into one target; of two that lie in each other's \
            folder everybody opens the wrong one. Folders that are numbered or \
            written as words throughout a project are its habit, and no finding.
            """,
        severity: .warning,
        examples: [
            .bad(
                "a second module of the name",
                .addAll([
                    ("../Old/ClientList/ClientListPresenter.swift", "final class ClientListPresenter {}\n"),
                    ("../Old/ClientList/ClientListInteractor.swift", "final class ClientListInteractor {}\n"),
                ]),
                in: "ClientListModuleBuilder.swift", "../Old/ClientList/ClientListInteractor.swift"),
            .good("one module of the name", .none),
        ]
    ) { module, violations in
        guard let first = module.files.first(where: \.isSwift) else { return }
        let folder = module.folder.lastComponent
        let habit = module.index.folderHabit
        // Whether the other module of its name has been told with its folder.
        var isTold = false
        // What all modules inherit lies together like one: 'Base classes', 'Viper Core'.
        if module.ownsFolder, !module.isApplication, !BaseModule.names.contains(module.name),
            !FolderHabit.isTypeName(folder),
            !habit.isFree, !module.isInheritedAlone, !module.isCalledAsItsSetSays,
            module.convention != nil || !habit.isUnknown || !folder.contains(" "),
            case let meant = habit.name(of: folder, for: module.name), meant != folder
        {
            let name = meant.prefix(1).uppercased() + meant.dropFirst()
            let isTaken = module.index.hasModule(in: Path.join(Path.split(module.folder).folder, name))
            isTold = isTaken
            let advice =
                isTaken
                ? "there is a '\(name)' beside it; delete one of them, or give this one a name of its own"
                : "rename it to '\(name)'"
            violations.report(
                path: first.path, String(folder),
                "the module's folder '\(folder)' is not an UpperCamelCase type name; \(advice)")
        }
        if let other = module.index.folderSwapped() {
            violations.report(
                path: first.path, String(folder),
                "'\(module.name)' lies in the folder '\(folder)', and '\(folder)' in '\(other)'; "
                    + "give each folder the other's name")
        }
        if !isTold, let other = module.index.double() {
            violations.report(
                path: first.path, module.name,
                "the module in '\(other)' is also named '\(module.name)'; rename one of them")
        }
    }
}

extension CheckedModule {
    /// Whether its folder is that of an application, which begins in it and may have a name of several words.
    fileprivate var isApplication: Bool {
        files.contains { ApplicationStart.files.contains($0.name) }
    }

    /// Whether the set gives new modules such a folder.
    fileprivate var isCalledAsItsSetSays: Bool {
        let names = convention?.files.compactMap { $0.root.last?.text(for: forms) } ?? []
        return names.contains(String(folder.lastComponent))
    }

    /// Whether it is what the modules of the application conform to or inherit: 'Viper Protocols', 'GENERIC_CLASSES'.
    fileprivate var isInheritedAlone: Bool {
        files.allSatisfy { file in
            file.outline.types.allSatisfy { [.protocol, .extension].contains($0.kind) || file.outline.isGeneric($0) }
        }
    }
}

extension Outline {
    fileprivate func isGeneric(_ type: TypeDeclaration) -> Bool {
        source[type.name.upperBound...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "<")
    }
}
