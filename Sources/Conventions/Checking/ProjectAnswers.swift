import Platform
import SwiftOutline
import Text

/// What the files of a project tell of questions that a module's own files leave open. Few checks ask, since it takes
/// reading them all.
struct ProjectAnswers {
    /// The types that are declared, whatever the files are called.
    private(set) var declared: Set<String> = []
    /// What the protocols among them inherit, by name.
    private(set) var protocols: [String: [String]] = [:]
    /// The questions whether something is assigned to a property that are answered with yes.
    private var assigned: Set<OpenQuestion> = []
    /// Those whose objects somebody makes.
    private var made: Set<OpenQuestion> = []
    /// The classes whose objects storyboards make.
    private var madeByStoryboards: Set<String> = []
    /// The questions whether a property is used, or given an object, that are answered with yes.
    var used: Set<OpenQuestion> = []
    /// The questions whether a class owns something that are answered with yes, with what owns it.
    var owned: [OpenQuestion: KeptObject] = [:]
    /// What the classes inherit of which that is asked, where they say nothing themselves.
    var superclasses: [OpenQuestion: String] = [:]
    /// What owns it in the classes that conform to what is asked of, by their names.
    var ownedByConformers: [OpenQuestion: [String: KeptObject]] = [:]
    /// The questions about arrays that are found, and whether some hold the items; and those about what is made, and
    /// whether somebody keeps it.
    private(set) var listed: [OpenQuestion: Bool] = [:]
    private(set) var conformers = Conformers()
    /// What the types have of which that is asked.
    private(set) var declarations = KnownDeclarations()
    private(set) var namesLeftBehind = NamesLeftBehind()

    /// Looks for answers in the Swift files of a tree. What cannot be read tells nothing.
    init(
        to questions: Set<OpenQuestion>, in tree: SourceTree, root: String, on fileSystem: any FileSystem, threads: Int
    ) {
        let protocols = Self.protocolsForClasses(in: questions)
        var known: Set<String> = []
        // Some questions are asked of types that mostly have a file of their name: few files need be read for them.
        let byFile = questions.filter(\.isOfFile)
        var knownByFile: Set<String> = []
        search(Set(byFile.flatMap(\.names)), [], &knownByFile) {
            Self.search($0, byFile, .called, in: tree, root, fileSystem, threads)
        }
        let others = questions.subtracting(byFile)
        search(Set(others.flatMap(\.names)), protocols, &known) {
            Self.search($0, others, in: tree, root, fileSystem, threads)
        }
        let unseen = byFile.filter { mayBeElsewhere($0.classKeeping) }
        if !unseen.isEmpty {
            add(Self.search(Set(unseen.flatMap(\.names)), unseen, .declaring, in: tree, root, fileSystem, threads))
        }
        askSuperclasses(questions) { Self.search($0, $1, .called, in: tree, root, fileSystem, threads) }
        askConformers(questions) { names in
            Self.search(names, [], conforming: .besideTests, in: tree, root, fileSystem, threads)
                .map(\.conformers)
        }
        askClassesAbove(questions) { Self.search($0, [], in: tree, root, fileSystem, threads) }
        // The protocol of what a class keeps may be declared elsewhere, too.
        let kept = Set(owned.values.filter { !$0.isSuppressed }.map(\.type)).subtracting(known.union(declared)).filter {
            $0.utf8.allSatisfy(\.isNamePart) && !$0.isEmpty && !CheckedModule.isForObjectsAlone($0)
        }
        search(kept, [], &known) { Self.search($0, [], in: tree, root, fileSystem, threads) }
        namesLeftBehind = NamesLeftBehind(
            of: Set(questions.compactMap(\.nameOfSwiftAlone)), in: tree, root: root, on: fileSystem, threads: threads)
        let unmade = questions.flatMap(\.assignments).filter(isMadeUnseen)
        madeByStoryboards = StoryboardObjects.classes(
            among: Set(unmade.flatMap(\.classes)), in: tree, root: root, on: fileSystem, threads: threads)
    }

    /// Whether a class of the project may be declared in a file that is called otherwise.
    private func mayBeElsewhere(_ name: String?) -> Bool {
        name.map { !declared.contains($0) && !CheckedModule.isOfSystem($0) } ?? false
    }

    /// Looks for names, and for what the protocols among them inherit, which may be declared anywhere.
    private mutating func search(
        _ names: Set<String>, _ protocols: [String], _ known: inout Set<String>,
        by search: (Set<String>) -> [ProjectAnswers]
    ) {
        var wanted = names
        while !wanted.isEmpty {
            add(search(wanted))
            known.formUnion(wanted)
            wanted = Set(self.protocols.values.joined()).filter { !CheckedModule.isForObjectsAlone($0) }
                .union(protocols.flatMap(conformers.openNames)).subtracting(known)
        }
    }

    /// The protocols of which it is asked whether only classes conform to them.
    private static func protocolsForClasses(in questions: Set<OpenQuestion>) -> [String] {
        questions.compactMap { question in
            if case .isOfClassesAlone(let name) = question { name } else { nil }
        }
    }

    /// Where is looked for what conforms to protocols, if anywhere.
    private enum Conforming { case nowhere, besideTests, everywhere }

    /// In which files is looked for names: those that name one, that are called as one, or that declare such a class.
    private enum Files { case naming, called, declaring }

    private static func search(
        _ wanted: Set<String>, _ questions: Set<OpenQuestion>, _ files: Files = .naming, conforming: Conforming? = nil,
        in tree: SourceTree, _ root: String, _ fileSystem: any FileSystem, _ threads: Int
    ) -> [ProjectAnswers] {
        let folders = tree.folders
        let paths = folders.indices.map(tree.path)
        let search = NameSearch(wanted)
        let applicationFolder = tree.applicationFolder
        // Modules that declare types of one name ask the same, each of all files but its own.
        let assignments = Dictionary(grouping: questions.filter(\.isOfAssignment), by: \.ofAllFiles)
            .map { AskedAssignments(question: $0, ofModules: $1) }
        let asked = questions.filter { !$0.isOfAssignment }
            .map { (question: $0, names: $0.names.map { ByteSearch($0.utf8) }) }
        let conforming = conforming ?? (protocolsForClasses(in: questions).isEmpty ? .nowhere : .everywhere)
        let about = questions.filter { !wanted.isDisjoint(with: $0.names) }
        let fileNames = files == .called ? wanted.union(about.flatMap(\.fileNames)) : []
        let classes = files == .declaring ? Set(wanted.map { Array($0.utf8) }) : []
        return inParallel(folders.count, threads: threads) { index in
            var found = ProjectAnswers()
            for file in folders[index].files where file.utf8.ends(with: ".swift".utf8) {
                if files == .called, !fileNames.contains(Role.baseName(ofFile: file)) { continue }
                let path = Path.join(root, Path.join(paths[index], file))
                guard let bytes = try? fileSystem.read(path), bytes.count <= ModuleChecker.largestFile,
                    // Few files so much as name one of them.
                    files == .declaring ? declaresAny(of: classes, in: bytes) : search.findsAny(in: bytes)
                else { continue }
                let outline = Outline(bytes)
                found.addTypes(of: outline, amongst: wanted)
                let isTest = folders[index].isTest || TestNames.areTests(file.utf8.dropLast(6))
                found.declarations.add(outline, of: wanted, isTest: isTest)
                let named = asked.filter { $0.names.contains { $0.finds(in: bytes) } }.map(\.question)
                found.addUses(in: outline, at: Path.join(paths[index], file), isTest: isTest, asked: named)
                found.addNames(of: outline, at: paths[index], asked: named, applicationFolder)
                if conforming == .everywhere || conforming == .besideTests && !isTest {
                    found.conformers.add(outline, of: wanted)
                }
                if !isTest {
                    let path = Path.join(paths[index], file)
                    found.addAnswers(in: outline, at: path, asked: named)
                    lazy var madeClasses = outline.madeClasses
                    for asked in assignments where asked.names.contains(where: { $0.finds(in: bytes) }) {
                        found.addAssignments(in: outline, at: path, asked, madeClasses)
                    }
                }
            }
            return found
        }
    }

    private static let classWord = ByteSearch("class ".utf8)

    /// Whether a text declares one of some classes. That word stands in few places, and names in many.
    private static func declaresAny(of classes: Set<[UInt8]>, in text: [UInt8]) -> Bool {
        var start = 0
        while let word = classWord.firstRange(in: text, from: start) {
            if classes.contains(Array(text[word.upperBound...].prefix(while: \.isNamePart))) { return true }
            start = word.upperBound
        }
        return false
    }

    private init() {}

    mutating func add(_ others: [ProjectAnswers]) {
        for other in others {
            declared.formUnion(other.declared)
            protocols.merge(other.protocols) { $0 + $1 }
            assigned.formUnion(other.assigned)
            made.formUnion(other.made)
            used.formUnion(other.used)
            owned.merge(other.owned) { first, _ in first }
            listed.merge(other.listed) { $0 || $1 }
            superclasses.merge(other.superclasses) { first, _ in first }
            ownedByConformers.merge(other.ownedByConformers) { $0.merging($1) { first, _ in first } }
            conformers.merge(other.conformers)
            declarations.merge(other.declarations)
        }
    }

    private mutating func addTypes(of outline: Outline, amongst wanted: Set<String>) {
        for type in outline.types where type.kind != .extension {
            let name = outline.text(of: type.name)
            guard wanted.contains(name) else { continue }
            declared.insert(name)
            if type.kind == .protocol { protocols[name, default: []] += outline.inheritedNames(of: type) }
        }
        for member in outline.members where member.kind == .typealias {
            let name = outline.text(of: member.name)
            guard wanted.contains(name) else { continue }
            declared.insert(name)
            // What another name stands for is as good as inherited.
            guard let type = member.type else { continue }
            protocols[name, default: []] += TypeText.inherited(TypeText.core(outline.source[type]))
        }
    }

    /// Adds what a text says on questions about types that it names.
    private mutating func addAnswers(
        in outline: Outline, at path: String, asked questions: [OpenQuestion]
    ) {
        lazy var madeClasses = outline.madeClasses
        for question in questions {
            if case .owns(let slot, let type, _) = question {
                if let kept = outline.objectKept(slot, by: type, at: path) {
                    owned[question] = kept
                    // A view's delegate is declared beside the view.
                    addTypes(of: outline, amongst: [kept.type])
                } else if let parent = outline.superclass(of: type, having: slot) {
                    superclasses[question] = parent
                }
                let conformers = outline.objectsKept(slot, byConformersTo: type, at: path)
                if !conformers.isEmpty { ownedByConformers[question] = conformers }
            }
            if case .keepsFunction(let slot, let type, _) = question, outline.keepsFunctionForGood(slot, by: type) {
                used.insert(question)
            }
            if case .isInternal(let type, let module) = question,
                outline.shows(type, at: path, of: module) || outline.assembles(type, of: module)
            {
                used.insert(question)
            }
            if case .isBuilt(_, let module) = question, outline.isRouter(at: path, thatAssembles: module) {
                used.insert(question)
            }
            if case .isLacking(let item, let names, let place) = question,
                path.lastComponent == place.file + ".swift", let holds = outline.holds(item, called: names, in: place)
            {
                listed[question] = holds || listed[question] == true
            }
            if let isKept = outline.keepsObjects(question, at: path) {
                listed[question] = isKept || listed[question] == true
            }
            for assignment in question.assignments {
                let asked = AskedAssignments(question: assignment, ofModules: [assignment])
                addAssignments(in: outline, at: path, asked, madeClasses)
            }
        }
    }

    /// The same of questions whether something is assigned that differ by the files alone which are left out.
    private mutating func addAssignments(
        in outline: Outline, at path: String, _ asked: AskedAssignments,
        _ madeClasses: @autoclosure () -> Set<UInt64>
    ) {
        switch asked.question {
        case .isGiven(let property, let types, let screens, _):
            if outline.assigns(to: property, of: Set(types), objectOf: Set(screens)) {
                assigned.formUnion(asked.questions(outside: path))
            }
        case .isAssigned(let property, let types, _, let classes):
            if outline.assigns(to: property, of: Set(types)) { assigned.formUnion(asked.questions(outside: path)) }
            if !madeClasses().isDisjoint(with: classes.map { NameHash.of($0) }) {
                made.formUnion(asked.questions(outside: path))
            }
        default: break
        }
    }

    /// Whether somebody assigns something, or may do so where no code is seen.
    func isAssigned(_ question: OpenQuestion) -> Bool {
        assigned.contains(question) || isMadeUnseen(question) && madeByStoryboards.isDisjoint(with: question.classes)
    }

    /// Whether no code that is seen makes what a question is about, nor sets its property.
    private func isMadeUnseen(_ question: OpenQuestion) -> Bool {
        !question.classes.isEmpty && !assigned.contains(question) && !made.contains(question)
    }
}
