/// What a module's own files do not tell of a violation.
enum OpenQuestion: Hashable, Sendable {
    /// There is a violation if no file of the project declares a type of this name.
    case isUndeclared(String)
    /// A fix is right if no file of the application that has one at a path declares a type of this name, which it gives
    /// to another one.
    case isFree(String, besides: String)
    /// A fix is right if no file that it leaves as it is names a type, such as one of Objective-C.
    case isOfSwiftAlone(String)
    /// There is a violation if some file but the module's own, whose paths are given, assigns something to a property
    /// of what is known by one of these types; or if nobody makes an object of the classes, no storyboard either, so
    /// that it comes from where no code is seen. No classes if the module makes one.
    case isAssigned(String, of: [String], outside: [String], madeOutside: [String])
    /// There is a violation if some file but the module's own, whose paths are given, assigns an object of one of some
    /// classes to a property of what is known by one of these types.
    case isGiven(String, of: [String], screens: [String], outside: [String])
    /// A fix, where there is one, is right if a protocol is for objects alone, or where nobody knows it and it likely
    /// is; and of one that is not, the message says so.
    case isForObjects(String, isLikely: Bool)
    /// A fix is right, and nothing else need be seen to, if one of the questions whether something is assigned is
    /// answered with yes: what becomes weak has another owner then.
    indirect case isKept([OpenQuestion])
    /// A fix is right if only classes conform to a protocol, which it makes one for objects alone.
    case isOfClassesAlone(String)

    /// There is a violation if a class of the project's keeps strongly what it is given; what that means depends on
    /// what keeps it.
    case owns(ForeignSlot, by: String, as: Keeper = .object)
    /// There is a violation if a type of the project's keeps a function that it is given; or where it is none of the
    /// project's and likely does.
    case keepsFunction(ForeignSlot, by: String, isLikely: Bool)
    /// A fix is right if no file but some uses a property of a type where an optional one cannot be used.
    case isUsed(String, of: String, besides: [String])
    /// A fix is right if no file, tests included, gives a property of a type an object that nothing else may own.
    case isGivenNewObject(String, of: String)
    /// A fix is right if no file but some makes an object for a property of a type that nobody else has in the end.
    case isOnlyOwner(String, of: String, besides: [String])

    /// There is a violation if files elsewhere make objects of a class for their functions alone, which give them to
    /// nothing but properties or arguments with some names, of objects of some classes; or, where that is not wanted,
    /// if they do not.
    case isLocal(String, givenAs: [String], to: [String], outside: [String], isWanted: Bool)

    /// There is a violation if no file but some that names one of these types calls a function of a name.
    case isUncalled(String, of: [String], besides: [String])

    /// There is a violation if a module's builder does not return a type, and its inputs and delegates do not name it.
    case isInternal(String, to: String)

    /// There is a violation if a module without a builder is made in its router's file, as that of a type of the module
    /// tells.
    case isBuilt(String, of: String)

    /// There is a violation if a place that is there lacks what a set adds to it with every module, by what is called
    /// after the module.
    case isLacking(item: String, called: [String], in: ItemPlace)

    /// There is a violation if no property wrapper of a name that the project declares holds weakly what it wraps.
    case isOwned(byWrapper: String)

    /// There is a violation if a class of the project's, and those that it inherits, have no property of a name.
    case isNotInherited(String, from: String)

    /// There is a violation if no type alias of the project's is another name for one of these types.
    case isNoOtherName(String, for: [String])

    /// There is a violation if no class of the project's inherits a class.
    case isNoBase(String)

    /// There is a violation if the project declares no class of a name.
    case isNoClass(String)

    /// There is a violation if the project declares a type of a name.
    case isDeclared(String)

    /// What keeps what it is given.
    enum Keeper: Sendable {
        /// What is told of it, where it does.
        case object
        /// A view, which does so rightly: it is not told where.
        case view
        /// A class that others inherit: it is told in place of those, where it is found.
        case superclass
    }

    /// Whether tests have a say, too.
    var isOfTests: Bool {
        switch self {
        case .isOfClassesAlone, .isUsed, .isGivenNewObject, .isFree, .isOfSwiftAlone: true
        case .isUndeclared, .isAssigned, .isGiven, .isForObjects, .isKept, .owns, .keepsFunction, .isInternal, .isBuilt,
            .isLacking, .isLocal, .isUncalled, .isOnlyOwner, .isOwned, .isNotInherited, .isNoOtherName, .isNoBase,
            .isNoClass,
            .isDeclared:
            false
        }
    }

    /// Whether only files that are called as what it is about tell.
    var isOfFile: Bool {
        switch self {
        case .owns, .keepsFunction(_, _, isLikely: false), .isLacking: true
        default: false
        }
    }

    /// The names, without their ending, of the files that may tell where it is one of these.
    var fileNames: [String] {
        switch self {
        case .owns(_, let type, _): DeclaringFiles.names(for: type)
        case .isLacking(_, _, let place): [Role.baseName(ofFile: place.file)]
        default: names
        }
    }

    /// The class of which is asked whether it keeps something.
    var classKeeping: String? {
        switch self {
        case .owns(_, let type, _), .keepsFunction(_, let type, _): type
        default: nil
        }
    }

    /// The type that other files than those of Swift must not name.
    var nameOfSwiftAlone: String? { if case .isOfSwiftAlone(let name) = self { name } else { nil } }

    /// The questions whether something is assigned that it consists of.
    var assignments: [OpenQuestion] {
        switch self {
        case .isAssigned, .isGiven: [self]
        case .isKept(let questions): questions
        default: []
        }
    }

    /// The classes of which it is asked whether somebody makes an object.
    var classes: [String] { if case .isAssigned(_, _, _, let classes) = self { classes } else { [] } }

    /// The types that it is about.
    var names: [String] {
        switch self {
        case .isUndeclared(let name), .isFree(let name, _), .isForObjects(let name, _), .isOfClassesAlone(let name),
            .isUsed(_, let name, _), .isGivenNewObject(_, let name), .isOnlyOwner(_, let name, _),
            .owns(_, let name, _),
            .keepsFunction(_, let name, _), .isInternal(let name, _), .isBuilt(let name, _), .isOwned(let name),
            .isLocal(let name, _, _, _, _), .isNotInherited(_, let name), .isNoOtherName(let name, _),
            .isNoBase(let name), .isNoClass(let name), .isDeclared(let name):
            [name]
        // A name of one letter is looked for nowhere.
        case .isLacking(_, _, let place): [place.name, place.file] + [place.type].compactMap(\.self)
        case .isAssigned(_, let names, _, _), .isGiven(_, let names, _, _), .isUncalled(_, let names, _): names
        case .isKept(let questions): questions.flatMap(\.names)
        // No file of Swift's tells.
        case .isOfSwiftAlone: []
        }
    }
}

extension [Violation] {
    /// Those that are not about what the application has of a module: nothing there speaks against the module's set.
    var ofModule: [Violation] {
        filter { violation in
            !violation.openQuestions.contains { if case .isLacking = $0 { true } else { false } }
        }
    }
}
