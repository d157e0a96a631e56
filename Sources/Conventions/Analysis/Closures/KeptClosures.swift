import SwiftOutline
import Text

/// Closures that go to a property which the class keeps whose code they are: `onDone = { self.close() }`, and
/// `header.onTap = { self.close() }` of a view of its own; also by the initializer of what a property gets:
/// `loader = Loader(onDone: { self.close() })`, by a method: `row.configure { self.close() }`, or in a list:
/// `actions.append { self.close() }`. A method that is given by its name is such a closure.
struct KeptClosures {
    let module: CheckedModule

    /// Where some code may give a property a closure: the uses to which one is assigned, and the properties that get
    /// one when they are first asked for; the lists that get one, the methods of what the class keeps, and other
    /// objects that may get one which captures them.
    struct Places {
        fileprivate(set) var uses: [Int] = []
        fileprivate(set) var lazyProperties: [Int] = []
        fileprivate(set) var lists: [(use: Int, closures: Int)] = []
        fileprivate(set) var calls: [Call] = []
        fileprivate(set) var others: [Int] = []

        var isEmpty: Bool {
            uses.isEmpty && lazyProperties.isEmpty && lists.isEmpty && calls.isEmpty && others.isEmpty
        }
    }

    func places(in file: ModuleFile) -> Places {
        var places = Places()
        for index in file.outline.uses.indices where file.outline.uses[index].type != nil {
            if Self.mayBeGiven(at: index, in: file) { places.uses.append(index) }
            if Self.mayKeepOwner(at: index, in: file) { places.others.append(index) }
            if let closures = closures(inListAt: index, in: file) { places.lists.append((index, closures)) }
            if let call = call(at: index, in: file) { places.calls.append(call) }
        }
        places.lazyProperties = file.outline.members.indices.filter { file.isLazyKeeper($0) }
        return places
    }

    /// Those of the closures at some places of a file that keep the object itself.
    func captures(at places: Places, in file: ModuleFile, _ code: CodeTokens) -> [StrongCapture] {
        places.uses.compactMap { capture(at: $0, in: file, code) }
            + places.lazyProperties.compactMap { capture(byLazy: $0, in: file, code) }
            + places.lists.compactMap { capture(inListAt: $0.use, closuresFrom: $0.closures, in: file, code) }
            + places.calls.compactMap { capture(by: $0, in: file, code) }
            + places.others.compactMap { capture(ofKeeperAt: $0, in: file, code) }
    }

    /// Whether a closure, or a method of the class, is assigned at a use.
    private static func mayBeGiven(at index: Int, in file: ModuleFile) -> Bool {
        let outline = file.outline
        let use = outline.uses[index]
        guard use.roles.contains(.assigned), !use.roles.contains(.bound), use.type != nil else { return false }
        let value = outline.value(assignedTo: use)
        return switch value.first {
        case UInt8(ascii: "{"): !Outline.holdsSelfWeakly(value)
        case let first? where first.isCapital: outline.isGivenClosure(madeAt: value.startIndex)
        default: method(in: value, use, file) != nil
        }
    }

    /// The method of a class that a value names by itself, with labels or without: `select(at:)`. What is local goes
    /// before it.
    static func method(in value: ArraySlice<UInt8>, _ use: Use, _ file: ModuleFile) -> String? {
        use.type.flatMap { method(in: value, ofType: $0, file) }
    }

    static func method(in value: ArraySlice<UInt8>, ofType type: Int, _ file: ModuleFile) -> String? {
        let isOfSelf = value.starts(with: "self.".utf8)
        let value = isOfSelf ? value.dropFirst(5) : value
        let name = value.prefix(while: \.isNamePart)
        guard let first = name.first, !first.isCapital,
            case let rest = value[name.endIndex...].withoutLabels.drop(while: { $0 == UInt8(ascii: " ") }),
            rest.first.map({ "\r\n;},)".utf8.contains($0) }) ?? true,
            let number = file.members(name, ofType: type).first(where: { file.outline.members[$0].kind == .func }),
            isOfSelf || !file.isLocal(name, standingAt: name.startIndex)
        else { return nil }
        return file.memberNames[number]
    }

    private func capture(at index: Int, in file: ModuleFile, _ code: CodeTokens) -> StrongCapture? {
        let outline = file.outline
        let use = outline.uses[index]
        guard let type = use.type, case let owner = file.typeNames[type], module.isClass(owner),
            !isInIdleObserver(use, in: file)
        else { return nil }
        let value = outline.value(assignedTo: use)
        if value.first?.isCapital == true {
            guard outline.isOfOwner(index) else { return nil }
            return capture(byMadeAt: value.startIndex, for: outline.text(of: use.name), of: owner, in: file, code)
        }
        guard let (property, questions) = property(at: index, in: file, of: owner) else { return nil }
        if let method = Self.method(in: value, use, file) {
            return StrongCapture(
                file: file, offset: use.name.lowerBound, owner: owner, keeper: .property(property),
                kept: .method(method), questions: questions)
        }
        guard let closure = code.index(at: value.startIndex), code.isAlone(closure), code.capturesSelf(closure),
            !code.isWithinUnowned(closure)
        else { return nil }
        return StrongCapture(
            file: file, offset: value.startIndex, owner: owner, keeper: .property(property), questions: questions)
    }

    /// The property of a class, or of what a property of it keeps, that is assigned at a use, and which nobody ever
    /// lets go of, and what has to be asked before that is known; nil where it keeps no closure.
    private func property(
        at index: Int, in file: ModuleFile, of owner: String
    ) -> (name: String, questions: [OpenQuestion])? {
        let outline = file.outline
        let use = outline.uses[index]
        let name = outline.text(of: use.name)
        if !use.roles.contains(.member) || outline.isOfSelf(use) {
            guard outline.isOfOwner(index), isKept(name, of: owner), !module.letsGo(of: name, in: owner) else {
                return nil
            }
            return (name, [])
        }
        // A method that has the name of another object's property may be meant by nothing of a library.
        let isClosure = outline.value(assignedTo: use).first == UInt8(ascii: "{")
        guard let receiver = SelfGift.receiver(of: use.name, in: outline) else {
            return innerProperty(at: index, in: outline, of: owner, isClosure: isClosure)
        }
        guard let (type, isForGood) = keptObject(receiver, at: index, in: file, owner),
            !module.letsGo(of: name, in: type)
        else { return nil }
        return keeper("\(receiver).\(name)", keepingBy: name, of: type, mayBeOfLibrary: isClosure && isForGood)
    }

    /// The type of what has a name before a dot, and which the class keeps, and whether that is certainly for good: a
    /// view of a library may leave its screen by itself.
    func keptObject(
        _ receiver: String, at index: Int, in file: ModuleFile, _ owner: String
    ) -> (type: String, isForGood: Bool)? {
        guard file.outline.isReceiverLocal(receiver, at: index) else {
            guard let type = module.typeKept(by: receiver, of: owner), type != owner,
                !module.letsGo(of: receiver, in: owner)
            else { return nil }
            return (type, true)
        }
        let isShown = module.isScreenOrView(owner)
        let cell =
            isShown || module.keepsList(owner) ? file.outline.typeOfCell(called: receiver, before: index) : nil
        let subview = isShown ? file.typeOfSubview(called: receiver, at: index) : nil
        guard let type = cell ?? subview ?? typeOfStored(receiver, at: index, in: file, owner), type != owner,
            !module.letsGo(of: receiver, in: owner)
        else { return nil }
        return (type, subview == nil)
    }

    /// The same of what a property of the class keeps in turn: `header.carousel.onTouch`.
    private func innerProperty(
        at index: Int, in outline: Outline, of owner: String, isClosure: Bool
    ) -> (name: String, questions: [OpenQuestion])? {
        let name = outline.text(of: outline.uses[index].name)
        guard index > 1, case let inner = outline.uses[index - 1], inner.roles.contains(.member),
            outline.source[inner.name.upperBound..<outline.uses[index].name.lowerBound].allSatisfy(".?!".utf8.contains),
            let receiver = SelfGift.receiver(of: inner.name, in: outline),
            !outline.isReceiverLocal(receiver, at: index - 1),
            case let part = outline.text(of: inner.name), let type = module.typeKept(by: receiver, of: owner),
            let innerType = module.typeKept(by: part, of: type), type != owner, innerType != owner,
            ![(receiver, owner), (part, type), (name, innerType)].contains(where: module.letsGo)
        else { return nil }
        return keeper(
            "\(receiver).\(part).\(name)", keepingBy: name, of: innerType, mayBeOfLibrary: isClosure)
    }

    /// What keeps a function if a type of the module or of the project does in a property of some name. That of a type
    /// in a file which is called otherwise the project has to be asked. What is none of the project's keeps a closure
    /// that a property of it is set to, unless that is called once.
    private func keeper(
        _ keeper: String, keepingBy name: String, of type: String, mayBeOfLibrary: Bool
    ) -> (name: String, questions: [OpenQuestion])? {
        guard module.declarations(of: type).isEmpty else { return isKept(name, of: type) ? (keeper, []) : nil }
        if let system = Self.propertiesOfSystem[name] {
            return (module.aliases[type] ?? type).utf8.begins(with: system.utf8) ? (keeper, []) : nil
        }
        let slot = ForeignSlot.property(name)
        if module.index.keepsFunction(slot, inFileOf: type) { return (keeper, []) }
        guard module.mayBeOfProject(type) else { return nil }
        let isOfLibrary = mayBeOfLibrary && !Self.isCalledOnce(name) && !module.index.hasFile(named: type)
        return (keeper, [.keepsFunction(slot, by: type, isLikely: isOfLibrary)])
    }

    /// The properties of the system's objects that keep a closure, and what has them.
    private static let propertiesOfSystem = [
        "supplementaryViewProvider": "UICollectionViewDiffableDataSource", "configurationUpdateHandler": "UIButton",
    ]

    /// Whether what keeps a closure by a property of this name may let go of it when it has called it.
    private static func isCalledOnce(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["complet", "finish", "terminat"].contains(where: name.contains)
    }

    /// The type of what is made under a local name, and goes to a property of the class which nobody lets go of.
    private func typeOfStored(_ name: String, at index: Int, in file: ModuleFile, _ owner: String) -> String? {
        let outline = file.outline
        guard let type = outline.typeMade(under: name, before: index) else { return nil }
        let part = outline.member(around: outline.uses[index].name.lowerBound)
        if isReturned(name, toLazyAround: index, in: file, owner) { return type }
        let isStored = file.uses(of: name, in: part).contains { value in
            let place = max(0, value - 1)
            let use = outline.uses[place]
            guard use.roles.contains(.assigned), part.contains(use.name.lowerBound),
                outline.value(assignedTo: use).startIndex == outline.uses[value].name.lowerBound,
                outline.value(assignedTo: use).isAlone(name), outline.isOfOwner(place),
                case let property = outline.text(of: use.name)
            else { return false }
            return module.typeKept(by: property, of: owner) == type && !module.letsGo(of: property, in: owner)
        }
        return isStored ? type : nil
    }
}

extension ModuleFile {
    /// The type of a view that is made under a local name, and becomes a subview of the object or of its view for good,
    /// or a part of a list that asks for it.
    fileprivate func typeOfSubview(called name: String, at index: Int) -> String? {
        let place = outline.uses[index].name.lowerBound
        let part = outline.member(around: place)
        guard let type = outline.typeMade(under: name, before: index), case let uses = uses(of: name, in: part),
            uses.contains(where: { $0 > 0 && outline.isAdding(name, at: outline.uses[$0 - 1]) })
                || outline.isAskedByList(at: place) && uses.contains(where: outline.isReturned),
            self.uses(of: "removeFromSuperview", in: part).isEmpty
        else { return nil }
        return type
    }
}

extension Outline {
    /// Whether a function around an offset is one by which a table or collection asks its owner for a part.
    fileprivate func isAskedByList(at offset: Int) -> Bool {
        guard let function = member(containing: offset), function.kind == .func else { return false }
        return ["tableView", "collectionView"].contains(text(of: function.name))
    }

    /// Whether a name alone is what a function returns.
    func isReturned(_ index: Int) -> Bool {
        let name = uses[index].name
        return source[..<name.lowerBound].ends(with: "return ".utf8)
            && source[name.lowerBound...].isAlone(text(of: name))
    }

    /// Whether what stands before a member's dot is something local, and not a property.
    func isReceiverLocal(_ name: String, at index: Int) -> Bool {
        !(index > 0 && isOfSelf(uses[index - 1])) && isLocal(Array(name.utf8)[...], at: index)
    }

    /// The type of what is made where a local name is bound.
    fileprivate func typeMade(under name: String, before index: Int) -> String? {
        guard let bound = binding(of: Array(name.utf8)[...], before: index), !isParameter(bound) else { return nil }
        let made = uses(ofBinding: bound, before: index).dropFirst().first { $0.isTypeName(in: self) }
        return made.flatMap { $0.roles.contains(.called) ? text(of: $0.name) : nil }
    }

    /// Whether what has a name becomes a subview here: `view.addSubview(header)`.
    fileprivate func isAdding(_ name: String, at use: Use) -> Bool {
        guard ["addSubview", "addArrangedSubview"].contains(where: { source[use.name].elementsEqual($0.utf8) }),
            source[use.name.upperBound...].dropFirst().isAlone(name)
        else { return false }
        let before = source[..<use.name.lowerBound]
        return !use.roles.contains(.member) || isOfSelf(use)
            || ["view.", "view?.", "view!.", "View.", "stack."].contains { before.ends(with: $0.utf8) }
    }
}

extension CodeTokens {
    /// Whether nothing is made of a closure, or of a list, that a bracket opens: it is not called right there.
    func isAlone(_ opening: Int) -> Bool {
        guard let end = end(of: opening), tokens.indices.contains(end + 1) else { return false }
        return isOnNewLine(end + 1) ? text(end + 1) != "." : !["(", ".", "[", "+"].contains(text(end + 1))
    }

    /// Whether a closure stands in one that holds `self` without owning it.
    func isWithinUnowned(_ opening: Int) -> Bool {
        var inner = opening
        while let outer = self.opening(around: inner) {
            if text(outer) == "{", text(outer + 1) == "[", let end = end(of: outer + 1),
                (outer..<end).contains(where: { text($0) == "self" && text($0 - 1).hasPrefix("unowned") })
            {
                return true
            }
            inner = outer
        }
        return false
    }
}

extension ArraySlice<UInt8> {
    /// The same without the labels that it begins with, by which one of several methods is named: `(from:to:)`.
    fileprivate var withoutLabels: ArraySlice<UInt8> {
        guard first == UInt8(ascii: "("), let end = firstIndex(of: UInt8(ascii: ")")),
            case let labels = self[(startIndex + 1)..<end], labels.last == UInt8(ascii: ":"),
            labels.allSatisfy({ $0.isNamePart || $0 == UInt8(ascii: ":") })
        else { return self }
        return self[(end + 1)...]
    }
}
