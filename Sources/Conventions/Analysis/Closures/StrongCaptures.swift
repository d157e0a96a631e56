import SwiftOutline

/// A closure that keeps the object which keeps it: what makes a screen's rows, or what a control of it does, calls the
/// screen and holds it strongly. The screen is never released.
struct StrongCapture {
    /// What keeps the closure.
    enum Keeper {
        /// A property of the class, or one of what it keeps: `header.onTap`.
        case property(String)
        /// A control of the screen.
        case control
        /// The system's, which keeps it until somebody takes it out.
        case notificationCenter
        /// What the run loop keeps until somebody invalidates it, and the property that it is known by.
        case timer(String?), displayLink(String)
    }

    /// What is kept.
    enum Kept {
        case closure
        /// The method that is given instead of a closure.
        case method(String)
        /// The object itself, which is what a timer calls.
        case target
        /// What gives the object each new value, by the name of a property that is published.
        case assignment(String?)
    }

    let file: ModuleFile
    /// Where the closure begins.
    let offset: Int
    let owner: String
    let keeper: Keeper
    var kept = Kept.closure
    /// What the rest of the project has to tell first.
    var questions: [OpenQuestion] = []

    /// What it is known by in a baseline.
    var symbol: String { "\(owner).\(keeper.symbol)" }
}

extension StrongCapture {
    static func all(in module: CheckedModule) -> [StrongCapture] {
        let found = module.files.filter(\.isSwift).flatMap { all(in: $0, of: module) }
        // What is there for as long as the application runs leaks nothing.
        let singletons = found.isEmpty ? [] : module.singletons
        return found.filter { !singletons.contains($0.owner) }
    }

    private static func all(in file: ModuleFile, of module: CheckedModule) -> [StrongCapture] {
        let outline = file.outline
        var objects: [Use] = []
        var others: [(kind: Maker, use: Int)] = []
        for index in outline.uses.indices {
            guard let maker = Maker(outline.uses[index], in: outline) else { continue }
            if maker == .object { objects.append(outline.uses[index]) } else { others.append((maker, index)) }
        }
        let places = KeptClosures.Places(in: file)
        var found = captures(by: others, in: file, module)
        guard !objects.isEmpty || !places.isEmpty else { return found }
        let code = CodeTokens(of: outline)
        found += objects.compactMap { capture(by: $0, in: file, code, module) }
        return found + KeptClosures(module: module).captures(at: places, in: file, code)
    }

    /// What timers, tasks and subscriptions keep. Only the members that make them are looked at.
    private static func captures(
        by makers: [(kind: Maker, use: Int)], in file: ModuleFile, _ module: CheckedModule
    ) -> [StrongCapture] {
        let outline = file.outline
        var found: [StrongCapture] = []
        var known: (member: Range<Int>, code: CodeTokens)?
        var start = 0
        for (number, maker) in makers.enumerated() {
            let use = outline.uses[maker.use]
            let member = outline.member(around: use.name.lowerBound)
            if maker.kind == .subscription {
                let next = number + 1 < makers.count ? outline.uses[makers[number + 1].use] : nil
                let isLast = KeptSubscriptions.isLast(use, in: outline)
                // A subscription that is given away is looked at there, with all that makes it.
                if !isLast, let next, member.contains(next.name.lowerBound), KeptSubscriptions.isLast(next, in: outline)
                {
                    continue
                }
                // One that is made in a closure of another one stands between the two ends of that.
                let isAround = outline.closesMore(in: max(start, member.lowerBound)..<use.name.lowerBound)
                let first = isAround ? member.lowerBound : max(start, member.lowerBound)
                let end = isLast ? use.name.lowerBound : min(next?.name.lowerBound ?? .max, member.upperBound)
                if isLast { start = use.name.lowerBound }
                guard KeptSubscriptions.mayKeep(in: first..<max(first, end), of: outline) else { continue }
            }
            let code = known.flatMap { $0.member == member ? $0.code : nil } ?? CodeTokens(of: outline, in: member)
            known = (member, code)
            let capture =
                switch maker.kind {
                case .timer: RepeatingTimers(module: module).capture(by: use, in: file, code)
                case .task: EndlessTasks(module: module).capture(at: maker.use, in: file, code)
                default: KeptSubscriptions(module: module).capture(at: maker.use, in: file, code)
                }
            if let capture { found.append(capture) }
        }
        return found
    }

    /// A call that may give something a closure for good, as its name tells.
    private enum Maker {
        case object, timer, task, subscription

        init?(_ use: Use, in outline: Outline) {
            guard use.type != nil else { return nil }
            let name = outline.source[use.name]
            func isAny(of names: [String]) -> Bool { names.contains { name.elementsEqual($0.utf8) } }
            switch name[name.startIndex] {
            case UInt8(ascii: "U"), UInt8(ascii: "a"):
                if isAny(of: keepers) {
                    if outline.holdsSelfWeakly(after: use.name.upperBound) { return nil }
                    self = .object
                } else if use.roles.contains(.member), isAny(of: KeptSubscriptions.makers) {
                    self = .subscription
                } else {
                    return nil
                }
            case UInt8(ascii: "s"), UInt8(ascii: "d"):
                guard use.roles.contains(.member) else { return nil }
                if isAny(of: RepeatingTimers.makers) { self = .timer; return }
                guard isAny(of: KeptSubscriptions.makers) else { return nil }
                self = .subscription
            case UInt8(ascii: "C"), UInt8(ascii: "T"):
                if use.roles.contains(.called), isAny(of: RepeatingTimers.makers) { self = .timer; return }
                guard isAny(of: EndlessTasks.makers) else { return nil }
                self = .task
            default: return nil
            }
        }
    }

    private static let action = "UIAction"
    private static let dataSources = ["UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"]
    private static let observer = "addObserver"
    private static let keepers = [action, observer] + dataSources

    private static func capture(
        by maker: Use, in file: ModuleFile, _ code: CodeTokens, _ module: CheckedModule
    ) -> StrongCapture? {
        guard let type = maker.type, let start = code.index(at: maker.name.lowerBound),
            let closure = code.closure(after: start), code.capturesSelf(closure)
        else { return nil }
        let owner = file.typeNames[type]
        let offset = code.tokens[closure].range.lowerBound
        if code.text(start) == action {
            guard code.isAction(ofControl: start), module.isScreenOrView(owner) else { return nil }
            return StrongCapture(file: file, offset: offset, owner: owner, keeper: .control)
        }
        if code.text(start) == observer {
            guard code.text(start + 2) == "forName", module.isClass(owner), !module.removesObservers else { return nil }
            return StrongCapture(file: file, offset: offset, owner: owner, keeper: .notificationCenter)
        }
        guard let property = property(keeping: start, in: file, owner, code) else { return nil }
        return StrongCapture(file: file, offset: offset, owner: owner, keeper: .property(property))
    }

    /// The strong property of a class that what is made at a token goes to: as its initial value, or by an assignment.
    private static func property(
        keeping start: Int, in file: ModuleFile, _ owner: String, _ code: CodeTokens
    ) -> String? {
        let outline = file.outline
        let isLocal = ["let", "var"].contains(code.text(start - 3))
        let assigned = code.text(start - 1) == "=" && !isLocal ? code.text(start - 2) : nil
        let place = code.tokens[start].range.lowerBound
        for (number, member) in outline.members.enumerated() where outline.ownerName(of: member) == owner {
            guard member.initialValue == place || file.memberNames[number] == assigned,
                OwnershipGraph.owns(member, outline)
            else { continue }
            return file.memberNames[number]
        }
        return nil
    }
}

extension CheckedModule {
    /// Whether a type of the module is a class.
    func isClass(_ name: String) -> Bool {
        declarations(of: name).contains { $0.file.outline.types[$0.type].kind == .class }
    }

    /// Whether somebody takes observers out of a notification center.
    fileprivate var removesObservers: Bool { files.contains { $0.outline.names("removeObserver") } }

    /// How views are called; what shows rows for a view is none.
    private static let endsOfViews = ["View", "Cell", "Control", "Button"]

    /// Whether a class is that of a screen or of a view, by its name or by what it inherits.
    func isScreenOrView(_ type: String) -> Bool {
        isScreen(type)
            || ([type] + allInherited(by: type)).contains {
                Subtypes.isScreen($0) || $0.hasPrefix("UI") && Self.endsOfViews.contains(where: $0.hasSuffix)
            }
    }
}

extension Outline {
    /// Whether the first brace behind an offset opens a closure that holds `self` weakly, or there is none.
    fileprivate func holdsSelfWeakly(after offset: Int) -> Bool {
        source[offset...].firstIndex(of: UInt8(ascii: "{")).map { Self.holdsSelfWeakly(source[$0...]) } ?? true
    }

    /// Whether a closure, from its brace on, holds `self` weakly, as nearly all do: then nothing else is looked at.
    static func holdsSelfWeakly(_ closure: ArraySlice<UInt8>) -> Bool {
        closure.dropFirst().drop { $0 <= UInt8(ascii: " ") }.starts(with: "[weak self".utf8)
    }
}

extension Outline {
    /// Whether a part of the text closes a brace that it does not open.
    func closesMore(in part: Range<Int>) -> Bool {
        var depth = 0
        return source[part].contains { byte in
            depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
            return depth < 0
        }
    }
}

extension CodeTokens {
    /// The brace that opens the closure which is given to what is made at a token.
    fileprivate func closure(after start: Int) -> Int? {
        var depth = 0
        for index in (start + 1)..<max(start + 1, tokens.count) {
            switch text(index) {
            case "{": return index
            case "(": depth += 1
            case ")", "}", "]": depth -= 1
            default: if depth == 0, isOnNewLine(index) { return nil }
            }
            if depth < 0 { return nil }
        }
        return nil
    }

    /// Whether a closure uses `self` and does not hold it weakly. One within it that does has it from this one.
    func capturesSelf(_ opening: Int) -> Bool {
        guard let end = end(of: opening) else { return false }
        var start = opening + 1
        if text(start) == "[", let listEnd = self.end(of: start) {
            let list = (start..<listEnd).filter { text($0) == "self" && text($0 + 1) != "." }
            if let place = list.first { return ["[", ","].contains(text(place - 1)) }
            start = listEnd + 1
        }
        if isGivenSelf(start) { return false }
        // What has to be unwrapped is held weakly further outside.
        return (start..<end).contains { text($0) == "self" && text($0 - 1) != "." && text($0 + 1) != "?" }
    }

    /// Whether `self` is a parameter of a closure, whose parameters begin at a token: who calls it holds the object
    /// weakly, as in `bind(weak: self) { (self, row) in self.show(row) }`.
    private func isGivenSelf(_ start: Int) -> Bool {
        var names: [Int] = []
        if text(start) == "(" {
            guard let end = end(of: start), ["in", "->"].contains(text(end + 1)) else { return false }
            names = Array((start + 1)..<end)
        } else {
            var next = start
            while text(next + 1) == "," {
                names.append(next)
                next += 2
            }
            guard text(next + 1) == "in" else { return false }
            names.append(next)
        }
        return names.contains { text($0) == "self" && text($0 - 1) != "." }
    }
}
