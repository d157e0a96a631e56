extension StrongCapture {
    /// What is wrong, and what to do.
    var message: String {
        let end = ", or '\(captured?.type ?? owner)' is never released"
        switch (kept, keeper) {
        case (.target, .displayLink):
            return "\(keeper) keeps its target, 'self': invalidate it when the screen goes, or give it a target that "
                + "holds 'self' weakly; until then '\(owner)' is not released, and its 'deinit' not called"
        case (.target, _):
            return
                "\(keeper) keeps its target, 'self': give it a closure that captures '[weak self]', or invalidate it "
                + "when the screen goes; until then '\(owner)' is not released, and its 'deinit' not called"
        case (.closure, .timer):
            return
                "\(keeper) keeps this closure, which keeps 'self': capture '[weak self]' and invalidate the timer in "
                + "'deinit'" + end
        case (.closure, _):
            let name = captured?.name ?? "self"
            return "\(keeper) keeps this closure, which keeps '\(name)': capture '[weak \(name)]'" + remedyOfRest + end
        case (.method(let name), _):
            return "\(keeper) keeps '\(name)', which keeps 'self': give it a closure and capture '[weak self]'" + end
        case (.assignment(let property), _):
            return "\(keeper) keeps this assignment, which keeps 'self': \(property.remedy)" + end
        }
    }

    /// What to do as well, since the closure is not all that holds the object.
    private var remedyOfRest: String {
        var places: [String] = []
        if !others.isEmpty {
            let names = others.map { "'\($0)'" }.joined(separator: " and ")
            places.append("the closure\(others.count > 1 ? "s" : "") of \(names)")
        }
        if case .method(let name) = rest { places.append("a closure in place of '\(name)'") }
        let others = places.isEmpty ? "" : ", also in " + places.joined(separator: " and in ")
        guard case .assignment(let property) = rest else { return others }
        return others + (others.isEmpty ? "" : ",") + " and \(property.remedy)"
    }
}

extension StrongCapture.AssignedProperty {
    /// What to do in place of the assignment.
    fileprivate var remedy: String {
        switch self {
        case .published(let name): "use 'assign(to: &$\(name))'"
        case .observed(let name): "use 'sink { [weak self] in self?.\(name) = $0 }'"
        case .other: "use 'sink' and capture '[weak self]'"
        }
    }
}

extension StrongCapture.Keeper: CustomStringConvertible {
    /// As the subject of a sentence.
    var description: String {
        switch self {
        case .property(let name): "'\(name)'"
        case .control: "a control"
        case .notificationCenter: "the notification center"
        case .timer(let name?): "the repeating timer '\(name)'"
        case .timer(nil): "this repeating timer"
        case .displayLink(let name): "the display link '\(name)'"
        }
    }

    /// What it is known by in a baseline.
    var symbol: String {
        switch self {
        case .property(let name), .displayLink(let name): name
        case .control: "self"
        case .notificationCenter: "addObserver"
        case .timer(let name): name ?? "scheduledTimer"
        }
    }
}
