import SwiftOutline
import Text

extension Rule {
    static let fileName = Rule(
        .fileName, "A file is not named after its main type",
        rationale: "Open Quickly and every reviewer look for a type in the file of its name.",
        severity: .warning, isFixable: true,
        examples: [
            .bad(
                "a helper under another name",
                .add(file: "ClientListHelper.swift", "struct ^ClientListFormatter {}\n")),
            .good(
                "an extension file",
                .add(file: "ClientListPresenter+Sorting.swift", "extension ClientListPresenter {}\n")),
            .good(
                "a family of types",
                .add(file: "ClientListModels.swift", "struct ClientListRow {}\nstruct ClientListPage {}\n")),
        ]
    ) { module, violations in
        for file in module.files where file.isSwift && !file.name.utf8.contains(UInt8(ascii: "+")) {
            let base = String(Substring(file.name.utf8.dropLast(6)))
            let outline = file.outline
            let places = outline.types.indices.filter {
                outline.isSeen(outline.types[$0]) && !outline.isPreview(outline.types[$0])
            }
            // The type that a file is called as may be private.
            let hasOwn = outline.types.indices.contains { index in
                let type = outline.types[index]
                return type.parent == nil && type.kind != .extension && file.typeNames[index] == base
            }
            guard !hasOwn, !outline.hasAlias(base), !isNestedType(base, of: file) else { continue }
            let types = places.map { outline.types[$0] }
            let names = places.map { file.typeNames[$0] }
            guard let main = mainType(names, base, in: file) ?? component(types, names, base, of: module),
                main.name != base, !isCollective(base) || isMisspelled(base, for: main.name),
                !module.writesName(main.name, as: base),
                !(file.expected?.types.contains { $0.name.matches(main.name, for: module.forms) } ?? false),
                module.correction(of: main.name) == nil,
                !isGenerambaName(main.name, base),
                !isProtocolOf(main.name, base), !isImplementation(main.name, of: base),
                !module.mustHaveName(main.name, in: file),
                !module.isCut(main.name, forLengthOf: base),
                !(types[main.index].kind == .enum && base.hasPrefix(main.name) && !isOneSlip(main.name, base)),
                !file.isWrittenByProgram
            else { continue }
            if file.expected?.name.isOpen == false, main.name != base, file.isInPlace, module.convention != nil,
                !isOneSlip(main.name, base), file.expected?.types.isEmpty == false
            {
                continue  // missing-type and type-name say it.
            }
            // The set may have another name for the file of a type than the type's.
            let named = module.fileOfSet(declaring: main.name)
            let isNamespace = types[main.index].kind == .enum && main.name == module.name
            let own = named ?? (isNamespace ? NameAdvice.file(of: main.name, calledNow: base) : nil) ?? main.name
            let path = file.path.dropLast(file.name.count) + own + ".swift"
            let isTaken =
                module.allFiles.contains { $0.path == path }
                || module.index.hasFileOfApplication(named: own)
            if own != main.name, !isTaken {
                violations.report(
                    file, at: types[main.index].name.lowerBound, file.name,
                    "'\(file.name)' declares '\(names[main.index])': name the file '\(own).swift'"
                        + (named == nil ? "" : ", as in the set '\(module.setName)'"), fix: .move(to: String(path)))
                continue
            }
            let advice = NameAdvice(
                file: base, type: main.name, in: module, folder: Path.split(file.path).folder.lastComponent)
            if !advice.isForTypeAlone, module.isAbbreviated(main.name, in: base) { continue }
            // By its name it is known to be the module's.
            let isLost = base.hasPrefix(module.name) && !module.spellings.contains(where: main.name.hasPrefix)
            let isFixed = !isTaken && !isLost && advice.isForFile && !losesRole(base, own, in: module)
            // Two files of one target cannot both declare it.
            let words =
                isTaken && !advice.isForType
                ? "there is another '\(own).swift'; give this type a name of its own, or delete the one of them that "
                    + "no target needs"
                : advice.isForFile || main.name == names[main.index] ? advice.words : "give both one name"
            violations.report(
                file, at: types[main.index].name.lowerBound, file.name,
                "'\(file.name)' declares '\(names[main.index])': \(words)",
                fix: isFixed ? .move(to: String(path)) : nil,
                family: advice.family)
        }
    }

    /// The type that a file is for: its only one, the class in a namespace whose protocol that is, or the one that is
    /// nearly called as the file.
    private static func mainType(
        _ names: [String], _ base: String, in file: ModuleFile
    ) -> (index: Int, name: String)? {
        if names.count == 1 {
            if isOfOthers(file) || isOfExtensions(base, file) || isOfConformance(base, file) { return nil }
            return (0, nameBehind(protocol: names[0], in: file) ?? names[0])
        }
        if names.count == 2, let index = names.indices.first(where: { names[1 - $0] == names[$0] + "Protocol" }) {
            return (index, names[index])
        }
        return names.indices.first { isOneSlip(names[$0], base) && !isProtocolOf(names[$0], base) }
            .map { ($0, names[$0]) }
    }

    /// Whether a file is found as a part of its module by its name, and would be another one, or none, by a new one.
    private static func losesRole(_ base: String, _ own: String, in module: CheckedModule) -> Bool {
        guard let part = Role.split(base), module.spellings.contains(String(part.stem)) else { return false }
        return Role.split(own)?.role != part.role
    }

    /// Whether a file is there for functions, or for the extension of another file's type: they are longer than the
    /// only type beside them, a small one of values.
    private static func isOfOthers(_ file: ModuleFile) -> Bool {
        let outer = file.outline.types.indices.filter { file.outline.types[$0].parent == nil }
        guard let own = outer.first(where: { file.outline.types[$0].kind != .extension }),
            [.struct, .enum].contains(file.outline.types[own].kind)
        else { return false }
        let length = file.outline.types[own].body.count
        let hasFunctions = file.outline.members.contains { member in
            member.kind == .func && member.owner == nil && member.body.map { $0.count > length } ?? false
        }
        return hasFunctions
            || outer.contains { index in
                file.outline.types[index].kind == .extension && file.typeNames[index] != file.typeNames[own]
                    && file.outline.types[index].body.count > length
                    && !file.outline.types.contains { $0.parent == index }
            }
    }

    /// Whether a file is there for extensions of other files' types, as its name or its folder says: 'ViewExt.swift'.
    private static func isOfExtensions(_ base: String, _ file: ModuleFile) -> Bool {
        let folder = Path.split(file.path).folder.lastComponent
        guard ["Ex", "Ext", "Extension"].contains(where: base.hasSuffix) || folder.hasPrefix("Extension") else {
            return false
        }
        let own = file.outline.types.indices.first { file.outline.types[$0].kind != .extension }
        return file.outline.types.indices.contains { index in
            file.outline.types[index].kind == .extension && file.typeNames[index] != own.map { file.typeNames[$0] }
        }
    }

    /// Whether a file is there for what gives another file's type the protocol of its name: `FeedWireframe.swift` for
    /// `extension AppWireframe: FeedWireframeProtocol`.
    private static func isOfConformance(_ base: String, _ file: ModuleFile) -> Bool {
        let types = file.outline.types
        guard Role.role(of: base) != nil else { return false }
        let own = Set(types.indices.filter { types[$0].kind != .extension }.map { file.typeNames[$0] })
        return types.indices.contains { index in
            types[index].kind == .extension && types[index].parent == nil && !own.contains(file.typeNames[index])
                && file.outline.inheritedNames(of: types[index]).contains { $0.hasPrefix(base) }
        }
    }

    /// The class among several types of which alone the file is called, by its role: a `FeedViewPresenter` with its
    /// protocol in `FeedPresenter.swift`. Its name begins as the file's, or as those of other files' types do.
    private static func component(
        _ types: [TypeDeclaration], _ names: [String], _ base: String, of module: CheckedModule
    ) -> (index: Int, name: String)? {
        guard let own = Role.split(base), Role.layered.contains(own.role), own.role != .view,
            module.spellings.contains(String(own.stem))
        else { return nil }
        let components = names.indices.filter { types[$0].kind != .protocol && Role.split(names[$0]) != nil }
        guard components.count == 1, Role.split(names[components[0]])?.suffix == own.suffix,
            case let name = names[components[0]], let other = Role.split(name)?.stem,
            name.hasPrefix(own.stem) || module.count(of: String(other), inFilesCalled: String(own.stem)) > 1
        else { return nil }
        return (components[0], name)
    }

    /// What `FeedFetcherProtocol` is the protocol of where the file has a single class for it, in an extension of the
    /// module's namespace: `extension Feed { class Fetcher {} }`.
    private static func nameBehind(protocol name: String, in file: ModuleFile) -> String? {
        guard name.hasSuffix("Protocol") else { return nil }
        let types = file.outline.types
        let nested = types.filter { type in
            guard let parent = type.parent, types[parent].kind == .extension, types[parent].parent == nil else {
                return false
            }
            return [.class, .struct, .actor].contains(type.kind)
        }
        let own = String(name.dropLast("Protocol".count))
        guard nested.count == 1, let type = nested.first,
            NameAdvice.words(of: file.outline.text(of: type.name)).last == NameAdvice.words(of: own).last
        else { return nil }
        return own
    }

    /// Whether a file has the name of a type in another one, whatever that is: `AssetPickerInteractor.swift` is the
    /// file of `AssetPicker.Interactor`, which stands in an extension.
    private static func isNestedType(_ base: String, of file: ModuleFile) -> Bool {
        let outline = file.outline
        return outline.types.indices.contains { index in
            guard let parent = outline.types[index].parent, outline.types[index].kind != .extension else {
                return false
            }
            let name = file.typeNames[index]
            guard base.utf8.ends(with: name.utf8) else { return false }
            return name == base || outline.types[parent].kind == .extension || base == file.typeNames[parent] + name
        }
    }

    private static func isOneSlip(_ type: String, _ base: String) -> Bool {
        Spelling.isOneSlip(Array(type.utf8), Array(base.utf8))
    }

    /// Whether a name is that of several types together.
    private static func isCollective(_ base: String) -> Bool {
        base.hasSuffix("s")
            || [
                "Contract", "Contractor", "Protocol", "Interface", "Entity", "Model", "Module", "IO", "InOut",
                "InputOutput",
            ]
            .contains(where: base.hasSuffix)
    }

    /// Whether what stands before one role in both names is one word but for a slip, which a plural is not:
    /// `SingUpEntity.swift` for a `SignUpEntity`.
    private static func isMisspelled(_ base: String, for type: String) -> Bool {
        guard let own = Role.split(base), let other = Role.split(type), own.suffix == other.suffix,
            !own.suffix.hasSuffix("s")
        else { return false }
        let (stem, otherStem) = (String(own.stem), String(other.stem))
        return isOneSlip(otherStem, stem) && CheckedModule.singular(stem) != CheckedModule.singular(otherStem)
    }

    /// A protocol beside the extensions or the class that is nearly called so is no other main type.
    private static func isProtocolOf(_ type: String, _ base: String) -> Bool {
        type == base + "Protocol" || type == "I" + base
    }

    /// The file of what has a protocol elsewhere is called as that.
    private static func isImplementation(_ type: String, of base: String) -> Bool {
        ["Impl", "Imp", "Implementation"].contains { type == base + $0 } || type == "Default" + base
    }

    /// Generamba's templates name a file 'XConfigurator' and its type 'XModuleConfigurator', and everybody knows it.
    private static func isGenerambaName(_ type: String, _ base: String) -> Bool {
        ["Configurator", "Initializer", "Assembly", "Assembler", "Builder"].contains {
            base.hasSuffix($0) && type == base.dropLast($0.count) + "Module" + $0
        }
    }
}

extension CheckedModule {
    /// What the set calls the one file in which it declares a type, without the extension.
    fileprivate func fileOfSet(declaring type: String) -> String? {
        let files = convention?.files.filter { file in
            !file.name.isOpen && file.types.contains { $0.name.matches(type, for: forms) }
        }
        guard let file = files?.first, files?.count == 1 else { return nil }
        return String(file.name.text(for: forms).dropLast(".swift".count))
    }
}

extension Outline {
    /// Whether a type is there for Xcode to show another one.
    fileprivate func isPreview(_ type: TypeDeclaration) -> Bool {
        inheritedNames(of: type).contains("PreviewProvider")
    }

    /// Whether a name stands for another type: in the whole file, or in a type of it, where it may be the protocol's.
    fileprivate func hasAlias(_ name: String) -> Bool {
        members.contains { member in
            guard member.kind == .typealias else { return false }
            let text = text(of: member.name)
            return text == name || member.owner != nil && text == name + "Protocol"
        }
    }
}

extension CheckedModule {
    /// Whether a type's name is that of a file as the set writes names of files: 'login_row' of LoginRow, or 'Row'
    /// where they are without the module's name.
    fileprivate func writesName(_ type: String, as file: String) -> Bool {
        guard let files = convention?.files else { return false }
        return files.contains { expected in
            guard expected.name.isSwiftFile else { return false }
            if !expected.name.hasName { return type.utf8.elementsEqual((forms.name + file).utf8) }
            return expected.name.pieces.contains { piece in
                if case .name(let form?, isPlural: false) = piece { form.apply(to: type) == file } else { false }
            }
        }
    }
}
