import SwiftOutline
import Text

/// Publishers and observables that never end, as far as their text tells: those of properties, of what the user does,
/// and of notifications. One that a call gives may be an answer, after which nothing is kept.
struct EndlessEvents {
    let module: CheckedModule
    /// The class that subscribes.
    let owner: String
    /// Whether it matters that somebody ends a subject.
    let asksForEnd: Bool
    /// How many combinations within each other are still looked at.
    private var levels = 8

    init(module: CheckedModule, owner: String, asksForEnd: Bool = true) {
        self.module = module
        self.owner = owner
        self.asksForEnd = asksForEnd
    }

    /// Whether some calls begin with such events, and let them go on.
    func are(from chain: CallChain, in file: ModuleFile, _ code: CodeTokens) -> Bool {
        let names = chain.names.map(code.text)
        guard let first = names.first, !end(chain, code) else { return false }
        if names.contains(where: { Self.isProjected(Array($0.utf8)[...]) }) { return true }
        if Self.combining.contains(first), chain.names.count > 1, code.text(chain.names[1] + 1) == "(" {
            return areCombined(by: chain.names[1], in: file, code)
        }
        switch first {
        case "NotificationCenter":
            return ["publisher", "notification", "notifications"].contains(where: names.contains)
        case "Timer": return names.contains("publish") && names.contains("autoconnect")
        default: break
        }
        // What a closure that gets the events binds is known in it alone.
        let index = file.outline.uses(in: code.tokens[chain.names[0]].range).startIndex
        guard index < file.outline.uses.count else { return false }
        let isLocal = !code.isOfSelf(chain.names[0]) && file.outline.isLocal(Array(first.utf8)[...], at: index)
        if let place = names.firstIndex(of: "rx"), place > 0, names.indices.contains(place + 1) {
            guard Self.ofControls.contains(names[place + 1]) else { return false }
            return isLocal ? isPartShown(first, at: index, in: file) : isShown(first)
        }
        guard !isLocal else { return false }
        var type = owner
        for (name, token) in zip(names, chain.names) {
            guard code.text(token + 1) != "(" else { return false }
            if isEndless(name, of: type) { return !isEnded(name) }
            guard let next = self.type(of: name, in: type) else { return false }
            type = next
        }
        return false
    }

    /// Whether some calls let only some of the events through.
    func end(_ chain: CallChain, _ code: CodeTokens) -> Bool {
        chain.names.contains { Self.ending.contains(code.text($0)) && ["(", "{"].contains(code.text($0 + 1)) }
    }

    /// What has functions that combine the events of several.
    private static let combining: Set = ["Observable", "Driver", "Signal", "Publishers"]

    /// Whether what a call combines goes on: as long as one of several does; where they are taken in pairs, as long as
    /// all do.
    private func areCombined(by call: Int, in file: ModuleFile, _ code: CodeTokens) -> Bool {
        guard levels > 0 else { return false }
        var inner = self
        inner.levels -= 1
        let sources = code.chains(givenTo: call)
        func isEndless(_ source: CallChain?) -> Bool { source.map { inner.are(from: $0, in: file, code) } ?? false }
        let name = code.text(call).lowercased()
        if name.hasPrefix("zip") { return !sources.isEmpty && sources.allSatisfy(isEndless) }
        let isAny = ["combinelatest", "merge", "concat"].contains(where: name.hasPrefix)
        return isAny && sources.contains(where: isEndless)
    }

    /// Whether a text begins with what a property wrapper gives besides its value: `$title`, but not `$0`.
    private static func isProjected(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == UInt8(ascii: "$"), let next = text.dropFirst().first else { return false }
        return next.isNamePart && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    }

    /// What lets only some of the events through, and ends then.
    private static let ending: Set = [
        "first", "prefix", "output", "timeout", "take", "takeUntil", "takeWhile", "single", "element", "elementAt",
        "asSingle",
    ]

    /// What RxSwift tells of controls and views for as long as they are there.
    private static let ofControls: Set = [
        "tap", "text", "attributedText", "value", "isOn", "date", "countDownDuration", "controlEvent",
        "selectedSegmentIndex", "selectedScopeButtonIndex", "itemSelected", "itemDeselected", "itemDeleted",
        "itemMoved", "itemInserted", "itemHighlighted", "itemUnhighlighted", "itemAccessoryButtonTapped",
        "modelSelected", "modelDeselected", "modelDeleted", "willDisplayCell", "didEndDisplayingCell", "prefetchRows",
        "prefetchItems",
        "contentOffset", "didScroll", "didZoom", "didScrollToTop", "willBeginDragging", "willEndDragging",
        "didEndDragging", "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation", "didBeginEditing",
        "didEndEditing", "didChange", "textDidBeginEditing", "textDidEndEditing", "searchButtonClicked",
        "cancelButtonClicked", "bookmarkButtonClicked", "gesture", "tapGesture", "longPressGesture", "panGesture",
        "pinchGesture", "swipeGesture", "event",
    ]

    /// Whether a screen or view shows what has a name for as long as it is there itself.
    private func isShown(_ name: String) -> Bool {
        if ["view", "navigationItem"].contains(name) { return module.isScreenOrView(owner) }
        guard let property = module.storedProperty(name, of: owner) else { return false }
        let outline = property.file.outline
        return OwnershipGraph.owns(property.member, outline) || outline.isOutlet(property.member)
    }

    /// Whether a local name is one for a part of what is shown: `let bar = searchController.searchBar`, for what tells
    /// of touches there: `view.addGestureRecognizer(tap)`, or for a control that a screen or view makes.
    private func isPartShown(_ name: String, at index: Int, in file: ModuleFile) -> Bool {
        let outline = file.outline
        guard let bound = outline.binding(of: Array(name.utf8)[...], before: index), !outline.isParameter(bound) else {
            return false
        }
        if hasRecognizer(name, boundAt: bound, in: file) { return true }
        if outline.isControlMade(boundAt: bound) { return module.isScreenOrView(owner) }
        let value = outline.uses(ofBinding: bound, before: index).dropFirst()
        guard let first = value.first, value.indices.allSatisfy({ !outline.uses[$0].roles.contains(.called) }),
            outline.isOfOwner(value.startIndex)
        else { return false }
        return isShown(outline.text(of: first.name))
    }

    /// Whether a view that is shown gets a recognizer of some local name.
    private func hasRecognizer(_ name: String, boundAt bound: Int, in file: ModuleFile) -> Bool {
        let outline = file.outline
        let part = outline.member(around: outline.uses[bound].name.lowerBound)
        let uses = outline.uses(in: outline.uses[bound].name.upperBound..<part.upperBound)
        return uses.contains { use in
            guard outline.source[use.name].elementsEqual("addGestureRecognizer".utf8),
                outline.source[use.name.upperBound...].dropFirst().isAlone(name)
            else { return false }
            guard use.roles.contains(.member), !outline.isOfSelf(use) else { return module.isScreenOrView(owner) }
            return SelfGift.receiver(of: use.name, in: outline).map(isShown) ?? false
        }
    }

    /// The type that is written for a property of a type, or that of the object which it is made with.
    private func type(of property: String, in type: String) -> String? {
        for (file, index) in declarations(of: type) {
            if let number = file.members(property, ofType: index).first {
                return file.outline.typeName(of: file.outline.members[number])
            }
        }
        return inheritedType(of: property, in: type)
    }

    /// The type of what a class keeps by a property that it inherits from a class outside of the module.
    private func inheritedType(of property: String, in type: String) -> String? {
        for (file, index) in declarations(of: type) {
            let inherited = module.inheritedProperties(of: file.outline.types[index], in: file.outline)
            let owned = inherited.first { $0.property.name == property }?.property.owned ?? []
            if owned.count == 1 { return owned[0] }
        }
        return nil
    }

    /// Whether a property gives events that never end: it is a subject, or gives those of a subject or of a published
    /// property.
    private func isEndless(_ property: String, of type: String) -> Bool {
        let places = declarations(of: type)
        guard !places.isEmpty else { return false }
        if places.contains(where: { $0.file.outline.types[$0.type].kind == .protocol }) {
            let conforming = module.typeNames.filter {
                module.isClass($0) && module.allInherited(by: $0).contains(type)
            }
            return !conforming.isEmpty && conforming.allSatisfy { isEndless(property, of: $0) }
        }
        for (file, index) in places {
            if let number = file.members(property, ofType: index).first {
                return file.outline.subject(number) != nil || givesOnSubject(number, of: type, in: file)
            }
        }
        return false
    }

    /// Whether a property gives on what a subject or a published property of its class tells.
    private func givesOnSubject(_ number: Int, of type: String, in file: ModuleFile) -> Bool {
        let outline = file.outline
        guard [.var, .let].contains(outline.members[number].kind), outline.isOfEvents(number) else { return false }
        let uses = outline.uses(in: outline.extent(ofMember: number))
        guard !uses.contains(where: { Self.ending.contains(outline.text(of: $0.name)) }) else { return false }
        let text = outline.source[outline.extent(ofMember: number)]
        if text.indices.contains(where: { Self.isProjected(text[$0...]) }) { return true }
        return uses.contains { use in
            let name = outline.text(of: use.name)
            guard !use.roles.contains(.member) || outline.isOfSelf(use) else { return false }
            return declarations(of: type).contains { file, index in
                file.members(name, ofType: index).contains { file.outline.subject($0) != nil }
            }
        }
    }

    /// The declarations of a type and of what it inherits, their extensions among them.
    private func declarations(of type: String) -> [(file: ModuleFile, type: Int)] {
        let isProtocol = module.declarations(of: type).contains { $0.file.outline.types[$0.type].kind == .protocol }
        let names = [type] + (isProtocol ? [] : module.allInherited(by: type).filter(module.isClass))
        return names.flatMap { name in
            module.files.flatMap { file in
                file.types(named: name).filter { index in
                    // What the class declares within itself it means by that name.
                    return file.outline.types[index].parent.map { file.typeNames[$0] == owner } ?? true
                }
                .map { (file, $0) }
            }
        }
    }

    /// Whether the module may end a subject of some name: by `subject.send(completion: .finished)`, by
    /// `subject.onCompleted()`, or by giving it the events of what ends.
    private func isEnded(_ subject: String) -> Bool {
        guard asksForEnd, !isRelay(subject) else { return false }
        return module.propertyAnswers.answer(to: .init(kind: .isEnded, property: subject)) {
            module.endedSubjects.contains(subject) || module.endedSubjects.contains("")
                || module.files.contains { file in
                    file.uses(of: subject).contains { index in
                        file.outline.source[file.outline.uses[index].name.upperBound...].first == UInt8(ascii: ")")
                            && isFedWithEnd(index, in: file)
                    }
                }
        }
    }

    /// Whether all properties of some name that are subjects are relays, which nobody ends.
    private func isRelay(_ name: String) -> Bool {
        let subjects = module.files.flatMap { $0.members(name).compactMap($0.outline.subject) }
        return !subjects.isEmpty && subjects.allSatisfy { $0.utf8.holds("Relay") || $0 == "Variable" }
    }

    /// Whether what a call is given, by the name of a use that ends its arguments, gets the events of what may end.
    private func isFedWithEnd(_ index: Int, in file: ModuleFile) -> Bool {
        let outline = file.outline
        guard let callee = outline.callee(around: outline.uses[index].name.lowerBound, before: index),
            case let call = outline.uses[callee],
            ["bind", "subscribe", "multicast"].contains(outline.text(of: call.name)),
            let type = call.type,
            case let code = CodeTokens(of: outline, in: outline.member(around: call.name.lowerBound)),
            let chain = code.index(at: call.name.lowerBound).flatMap(code.chain)
        else { return false }
        return !EndlessEvents(module: module, owner: file.typeNames[type], asksForEnd: false)
            .are(from: chain, in: file, code)
    }
}

extension Outline {
    /// Whether a local name is bound to a control of UIKit's that is made there.
    fileprivate func isControlMade(boundAt bound: Int) -> Bool {
        let value = value(assignedTo: uses[bound])
        let type = value.prefix(while: \.isNamePart)
        return value[type.endIndex...].first == UInt8(ascii: "(")
            && Self.controls.contains { type.elementsEqual($0.utf8) }
    }

    private static let controls = [
        "UIBarButtonItem", "UIButton", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UISearchBar",
        "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField", "UITextView",
    ]

    private static let subjects = [
        "PassthroughSubject", "CurrentValueSubject", "PublishSubject", "BehaviorSubject", "ReplaySubject",
        "PublishRelay",
        "BehaviorRelay", "ReplayRelay", "Variable",
    ]

    /// The type of a property that is a subject, by what is written or by what it is made with.
    func subject(_ number: Int) -> String? {
        let member = members[number]
        guard let start = member.type?.lowerBound ?? member.initialValue else { return nil }
        let name = source[start...].prefix(while: \.isNamePart)
        return Self.subjects.first { name.elementsEqual($0.utf8) }
    }

    /// Whether the type of a property is one of publishers or observables.
    fileprivate func isOfEvents(_ number: Int) -> Bool {
        guard let type = members[number].type.map({ text(of: $0) }) else { return true }
        return ["Publisher", "Observable", "Driver", "Signal"].contains { type.utf8.holds($0) }
    }
}
