import SwiftOutline

/// What controls, and the bars of a screen, keep: actions, and menus with actions in them.
extension CodeTokens {
    /// Whether an action that is made at a token is given to a control right there, or as soon as it has a name.
    func isAction(ofControl start: Int) -> Bool {
        places(of: start).contains { isGivenToControl($0) || isInMenu($0) }
    }

    /// Where what is made at a token stands: there, and wherever it stands by its name, if it is given one.
    private func places(of start: Int) -> [Int] {
        guard text(start - 1) == "=", text(start - 3) == "let" else { return [start] }
        let name = text(start - 2)
        return [start] + indices(of: name, from: start)
    }

    private func isGivenToControl(_ index: Int) -> Bool {
        switch text(index - 1) {
        case "(": text(index - 2) == "addAction"
        case ":": text(index - 2) == "primaryAction"
        case "=": ["backAction", "primaryAction"].contains(text(index - 2)) && text(index - 3) == "."
        default: false
        }
    }

    /// Whether what stands at a token is an item of a menu that a control shows, however deep. A menu of a context is
    /// made anew each time.
    private func isInMenu(_ index: Int) -> Bool {
        guard let menu = menu(around: index) else { return false }
        return places(of: menu).contains { isMenu(ofControl: $0) || isInMenu($0) }
    }

    private func isMenu(ofControl index: Int) -> Bool {
        text(index - 1) == ":" && text(index - 2) == "menu"
            || text(index - 1) == "=" && text(index - 2) == "menu" && text(index - 3) == "."
    }

    /// The token that makes the menu whose children, in a list, something at a token is one of.
    private func menu(around index: Int) -> Int? {
        guard let list = opening(around: index), text(list) == "[", text(list - 2) == "children",
            let call = opening(around: list), text(call - 1) == "UIMenu"
        else { return nil }
        return call - 1
    }
}
