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
        /// What gives the object each new value.
        case assignment(to: AssignedProperty)
    }

    /// The property that each new value goes to.
    enum AssignedProperty {
        /// A published one, which may be given what publishes the values.
        case published(String)
        /// A published one whose observers that would pass by.
        case observed(String)
        case other
    }

    /// An object that has a name where the closure is made.
    struct Captured {
        let name: String
        let type: String
    }

    let file: ModuleFile
    /// Where the closure begins.
    let offset: Int
    let owner: String
    let keeper: Keeper
    var kept = Kept.closure
    /// What is captured in place of `self`: the object that keeps the closure.
    var captured: Captured?
    /// What the other closures that hold the object are given to, in the same calls.
    var others: [String] = []
    /// What else holds the object in the chain of calls that a closure is given to.
    var rest: Kept?
    /// What the rest of the project has to tell first.
    var questions: [OpenQuestion] = []

    /// What it is known by in a baseline.
    var symbol: String { "\(owner).\(keeper.symbol)" + (captured.map { ": \($0.name)" } ?? "") }
}

extension StrongCapture {
    static func all(in module: CheckedModule) -> [StrongCapture] {
        let keepers = ClosureKeepers(of: module)
        let found = module.files.filter(\.isSwift).flatMap { all(in: $0, of: module, keepers) }
        // What is there for as long as the application runs leaks nothing.
        let singletons = found.isEmpty ? [] : module.singletons
        return found.filter { !singletons.contains($0.captured?.type ?? $0.owner) }
    }

    private static func all(
        in file: ModuleFile, of module: CheckedModule, _ keepers: ClosureKeepers
    ) -> [StrongCapture] {
        let outline = file.outline
        var objects = keepers.implicitPlaces(in: outline)
        var others: [(kind: Maker, use: Int)] = []
        for index in outline.uses.indices where outline.uses[index].type != nil {
            if let maker = Maker(outline.uses[index], in: outline) { others.append((maker, index)) }
            if keepers.mayBeGiven(at: outline.uses[index], in: outline) {
                objects.append(outline.uses[index].name.lowerBound)
            }
        }
        let places = KeptClosures(module: module).places(in: file)
        var found = captures(by: others, in: file, module)
        guard !objects.isEmpty || !places.isEmpty else { return found }
        let code = CodeTokens(of: outline)
        found += objects.compactMap { keepers.capture(at: $0, in: file, code) }
        return found + KeptClosures(module: module).captures(at: places, in: file, code)
    }

    /// What timers, tasks, subscriptions and observations keep. Only the members that make them are looked at.
    private static func captures(
        by makers: [(kind: Maker, use: Int)], in file: ModuleFile, _ module: CheckedModule
    ) -> [StrongCapture] {
        let outline = file.outline
        var found: [StrongCapture] = []
        var known: (member: Range<Int>, mayKeep: Bool, code: CodeTokens?) = (0..<0, false, nil)
        for (number, maker) in makers.enumerated() {
            let use = outline.uses[maker.use]
            let member = outline.member(around: use.name.lowerBound)
            if known.member != member {
                known = (member, KeptSubscriptions.mayKeep(in: member, of: outline), nil)
            }
            if maker.kind == .subscription {
                // A subscription that is given away is looked at there, with all that makes it.
                let next = number + 1 < makers.count ? outline.uses[makers[number + 1].use] : nil
                let isGiven =
                    next.map { member.contains($0.name.lowerBound) && KeptSubscriptions.isLast($0, in: outline) }
                    ?? false
                guard known.mayKeep, !isGiven || KeptSubscriptions.isLast(use, in: outline) else { continue }
            }
            let code = known.code ?? CodeTokens(of: outline, in: member)
            known.code = code
            let capture =
                switch maker.kind {
                case .timer: RepeatingTimers(module: module).capture(by: use, in: file, code)
                case .task: EndlessTasks(module: module).capture(at: maker.use, in: file, code)
                case .observation: KeptObservations(module: module).capture(at: maker.use, in: file, code)
                case .source: EventSources(module: module).capture(at: maker.use, in: file, code)
                case .subscription: KeptSubscriptions(module: module).capture(at: maker.use, in: file, code)
                }
            if let capture { found.append(capture) }
        }
        return found
    }

    /// A call that may give something a closure for good, as its name tells.
    private enum Maker {
        case timer, task, subscription, observation, source

        init?(_ use: Use, in outline: Outline) {
            let name = outline.source[use.name]
            func isAny(of names: [String]) -> Bool { names.contains { name.elementsEqual($0.utf8) } }
            switch name[name.startIndex] {
            case UInt8(ascii: "a"), UInt8(ascii: "d"):
                guard use.roles.contains(.member), isAny(of: KeptSubscriptions.makers) else { return nil }
                self = .subscription
            case UInt8(ascii: "o"):
                guard isAny(of: KeptObservations.makers) else { return nil }
                self = .observation
            case UInt8(ascii: "s"):
                guard use.roles.contains(.member) else { return nil }
                if isAny(of: RepeatingTimers.makers) { self = .timer; return }
                if isAny(of: EventSources.makers) { self = .source; return }
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
}

extension CheckedModule {
    /// Whether a type of the module is a class.
    func isClass(_ name: String) -> Bool {
        declarations(of: name).contains { $0.file.outline.types[$0.type].kind == .class }
    }

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
