import SwiftOutline
import Text

extension NameAdvice {
    /// The roles of which a module has one type each: that of a file which is called so is named with it.
    private static let singleRoles: Set<Role> = [.presenter, .interactor, .router, .assembly, .contract]
    /// So many types that begin alike, and files that begin otherwise, are no slip of one of them.
    private static let manyFiles = 3

    /// What is wrong where neither name is worse by itself, as the module's name and its other types tell.
    static func choiceBySiblings(_ file: String, _ type: String, in module: CheckedModule) -> Choice {
        guard type.first?.isUppercase == true else { return .either }
        // 'LoginViewController.swift' says whose a 'ViewController' is.
        if module.begins(file), !module.begins(type), file.hasSuffix(type), module.declarations(of: file).isEmpty {
            return .type
        }
        guard let own = Role.split(file), let other = Role.split(type), own.role == other.role else { return .either }
        // 'FeedView.swift' of a 'FeedViewController', 'FeedPresenterModuleInput.swift' of a 'FeedModuleInput'.
        if module.spellings.contains(String(other.stem)) { return .file }
        guard singleRoles.contains(own.role) || own.suffix == "ViewController", isNearly(own.suffix, other.suffix),
            module.declarations(of: file).isEmpty
        else { return .either }
        let (stem, otherStem) = (String(own.stem), String(other.stem))
        // 'ListPresenter' stands in 'ListPresenter.swift', and 'ListRouter' does not in 'FeedRouter.swift'.
        if module.hasComponent(called: otherStem) { return .file }
        // Beside 'FeedFromWebRouter' and 'FeedFromDiskRouter' there is a 'FeedFromPhoneRouter'.
        if module.hasVariants(of: type, besides: file) { return .file }
        // The folder is called as one of the two.
        let folder = String(module.folder.lastComponent)
        if ModuleFinder.isNamed(folder, for: stem) { return .type }
        if ModuleFinder.isNamed(folder, for: otherStem) { return .file }
        let usage = module.usage(of: stem, beside: otherStem)
        let otherUsage = module.usage(of: otherStem, beside: stem)
        if usage > otherUsage { return .type }
        // A file loses the module's name only where no type has it.
        if otherUsage > usage, usage == 0 || module.begins(type) { return .file }
        return usage == 0 && module.count(of: otherStem, inFilesCalled: stem) >= manyFiles ? .file : .either
    }

    /// Whether several files are called otherwise than their types in the same way, so that all get one remedy. Which
    /// of two spellings is right is told otherwise.
    static func areSeveral(_ file: String, _ type: String, in module: CheckedModule) -> Bool {
        guard let own = Role.split(file), let other = Role.split(type), own.role == other.role,
            isNearly(own.suffix, other.suffix), own.stem.lowercased() != other.stem.lowercased(),
            !Spelling.isOneSlip(Array(own.stem.utf8), Array(other.stem.utf8)),
            !module.index.hasInterface(named: file + ".xib")
        else { return false }
        return module.count(of: String(other.stem), inFilesCalled: String(own.stem)) > 1
    }

    /// Whether two ends of names are one, but for a module in it: 'ModuleConfigurator' and 'Configurator'.
    private static func isNearly(_ suffix: String, _ other: String) -> Bool {
        suffix == other || "Module" + suffix == other || suffix == "Module" + other
    }

    /// What the file of a module's namespace is to be called: as that, and by the words that it has now behind as many
    /// others. Nil where it has none.
    static func file(of namespace: String, calledNow file: String) -> String? {
        let (own, words) = (words(of: namespace), words(of: file))
        guard words.count > own.count, own.dropLast().elementsEqual(words.prefix(own.count - 1)) else { return nil }
        return namespace + words[own.count...].joined()
    }

    /// What several files that are called otherwise than their types have in common; nil where they have no role.
    var family: String? {
        guard let own = Role.split(file), let other = Role.split(type) else { return nil }
        return "\(own.stem) \(other.stem) \(choice)"
    }
}

extension CheckedModule {
    /// Whether a name begins as the module's, in one of its spellings.
    fileprivate func begins(_ name: String) -> Bool { spellings.contains { name.utf8.begins(with: $0.utf8) } }

    /// Whether a layer is called so, file and type.
    fileprivate func hasComponent(called stem: String) -> Bool {
        files.contains { file in
            let base = Role.baseName(ofFile: file.name)
            guard file.isSwift, let own = Role.split(base), own.stem == stem else { return false }
            return Role.layered.contains(own.role) && file.typeNames.contains(base)
        }
    }

    /// Whether several files are called as their types, and those as a type but for one part of its name in which it
    /// also differs from its file's.
    fileprivate func hasVariants(of type: String, besides file: String) -> Bool {
        let words = NameAdvice.words(of: type)
        let common = zip(words, NameAdvice.words(of: file)).prefix { $0 == $1 }.count
        guard let suffix = Role.split(type)?.suffix, common > 0, words.count > common + 1 else { return false }
        let start = words[...common].joined()
        let others = files.count { other in
            let base = Role.baseName(ofFile: other.name)
            return other.isSwift && base != type && base.hasPrefix(start) && Role.split(base)?.suffix == suffix
                && other.typeNames.contains(base)
        }
        return others > 1
    }

    /// How many types that begin with a stem are in files that begin with another one.
    func count(of stem: String, inFilesCalled other: String) -> Int {
        files.count { file in
            guard file.isSwift, let own = Role.split(Role.baseName(ofFile: file.name)), own.stem == other else {
                return false
            }
            return file.typeNames.contains { Role.split($0)?.stem ?? "" == stem }
        }
    }

    /// Whether other types begin as a file does, and not only those that are called as a type beside it.
    func usesStem(of file: String, besides type: String) -> Bool {
        guard let own = Role.split(file), let other = Role.split(type) else { return true }
        return usage(of: String(own.stem), beside: String(other.stem)) > 0
    }
}
