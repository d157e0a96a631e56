import FileChanges
import Platform
import SwiftOutline
import TemplateSets
import Text

/// What a blueprint would write, and the project has in files of its own.
extension ProjectReferences {
    /// The file at a path, or else those of its name that the same target may build.
    func place(of path: String) -> ProjectSources.Found {
        let found = sources.find(path)
        let paths: [String]
        switch found {
        case .nothing: return .nothing
        case .file(path): return found
        case .file(let other): paths = [other]
        case .several(let several): paths = several
        }
        let own = paths.filter { !isBuiltElsewhere($0) }
        return own.count > 1 ? .several(own) : own.first.map { .file($0) } ?? .nothing
    }

    /// The file that declares what a blueprint writes under a name, although it is not called so; nil where there is
    /// none, or where what is written has no type with that very name.
    ///
    /// - Parameters:
    ///   - base: what the blueprint writes, by path.
    ///   - name: the name that it is written for.
    ///   - type: the type's name, which begins with it.
    /// - Returns: the path at which the blueprint would write the type and what it would write there, and the other
    ///   file's path and text.
    func elsewhere(
        _ base: [String: [UInt8]], _ name: String, _ type: String
    ) throws -> (path: String, model: [UInt8], home: String, text: [UInt8])? {
        let writers = base.filter { Outline($0.value).declaredTypes.contains(type) }
        guard let (path, model) = writers.min(by: { $0.key < $1.key }), let other = declarer(of: type, naming: name)
        else { return nil }
        return (path, model, other, try fileSystem.read(sources.fullPath(other)))
    }

    /// Throws where a module is to declare a type that an option names, and another file of the project, or another
    /// module of the run, does so as well.
    func checkOwnTypes(of thing: WrittenThing) throws {
        for given in thing.scaffold.givenThings()
        where given.parameter.kind.namesTypes && given.parameter.refersTo.isEmpty && given.parameter.expects == nil {
            let search = ByteSearch(given.text.utf8)
            let own = thing.modules.filter { $0.declares(given.text, search) }
            guard let module = own.first else { continue }
            guard own.count == 1 else {
                throw ScaffoldError.sharedType(given.text, modules: own.prefix(2).map(\.name.name))
            }
            let written = Set(module.files.map(\.path))
            guard let other = declarer(of: given.text, naming: given.text, besides: written) else {
                continue
            }
            throw ParameterError(
                given.parameter,
                .declaredElsewhere(given.text, path: other, suggestion: module.name.name + given.text))
        }
    }

    /// Whether another file of the same name declares a type of this one: somebody moved it.
    func isElsewhere(_ file: FileChange) -> Bool {
        let paths: [String]
        switch place(of: file.path) {
        case .nothing: return false
        case .file(let path): paths = [path]
        case .several(let several): paths = several
        }
        guard !paths.contains(file.path) else { return false }
        let types = Set(Outline(file.contents).declaredTypes)
        return paths.contains { path in
            outline(of: path).map { !types.isDisjoint(with: $0.declaredTypes) } ?? false
        }
    }

    /// A type that a run wrote and that stands in no folder of a module, where a file that it did not write declares
    /// it, too.
    public func repeatedType(in written: Written) -> RepeatedType? {
        guard !written.looseTypes.isEmpty else { return nil }
        let own = Set(written.modules.flatMap(\.files).map(\.path))
        for (path, types) in declarations(naming: written.looseTypes.sorted()) where !own.contains(path) {
            if let type = types.first(where: written.looseTypes.contains), !isBuiltElsewhere(path) {
                return RepeatedType(name: type, path: path)
            }
        }
        return nil
    }

    /// The first file that declares a type for all others in a target of those that files are written for.
    private func declarer(of type: String, naming word: String, besides written: Set<String> = []) -> String? {
        declarers(naming: word)[type]?.first { !written.contains($0) && !isBuiltElsewhere($0) }
    }

    /// The files, by the types that they declare for all others, of those that hold a word; tests aside.
    func declarers(naming word: String) -> [String: [String]] {
        if let known = knownDeclarers[word] { return known }
        let declarers = declarations(naming: [word]).reduce(into: [String: [String]]()) { declarers, file in
            for type in file.types { declarers[type, default: []].append(file.path) }
        }
        knownDeclarers[word] = declarers
        return declarers
    }

    /// The types that files declare for all others, also those within others, of the files that hold one of some words, sorted by path; tests
    /// aside.
    private func declarations(naming words: [String]) -> [(path: String, types: [String])] {
        let searches = words.map { ByteSearch($0.utf8) }
        let paths = sources.swiftFiles().filter { !SkeletonFile.isTest($0) }
        return inParallel(paths.count, threads: processorCount) { [sources, fileSystem] index in
            guard let text = try? fileSystem.read(sources.fullPath(paths[index])),
                searches.contains(where: { $0.finds(in: text) })
            else { return nil }
            let outline = Outline(text)
            return (paths[index], outline.declaredTypes + outline.nestedTypes)
        }
        .compactMap(\.self)
    }
}

extension RenderedModule {
    /// Whether one of its Swift files declares a type. Few hold the word at all, which a search for its name tells.
    fileprivate func declares(_ type: String, _ search: ByteSearch) -> Bool {
        files.contains { file in
            file.path.hasSuffix(".swift") && search.findsWord(in: file.contents)
                && Outline(file.contents).declares(type)
        }
    }
}

extension WrittenThing {
    /// The types of its files that a project may well have elsewhere: those that all things share, and one that is
    /// called as what was asked for.
    func looseTypes(isAsked: Bool) -> [String] {
        let shared = scaffold.blueprint.filesWithoutName
        return modules.flatMap { module in
            let own = isAsked ? "\(module.name.name)\(scaffold.blueprint.suffix).swift" : ""
            let files = module.files.filter { file in
                let name = file.path.lastComponent
                return name.utf8.ends(with: ".swift".utf8) && (name == own || shared.contains(name))
                    && !SkeletonFile.isTest(file.path)
            }
            return files.flatMap { Outline($0.contents).declaredTypes }
        }
    }
}

extension Blueprint {
    /// The names of the files that all things share which it writes: they bear no name, beside others that do.
    var sharedFiles: Set<Substring> {
        files.contains(where: \.hasNamedTarget) ? filesWithoutName : []
    }

    /// The names of its files that are called alike for whatever they are written.
    fileprivate var filesWithoutName: Set<Substring> {
        Set(files.filter { !$0.hasNamedTarget }.map(\.targetName))
    }
}

extension TemplateFile {
    /// Whether what the file is written for stands in its name.
    fileprivate var hasNamedTarget: Bool { targetName.utf8.contains(UInt8(ascii: "{")) }
}
