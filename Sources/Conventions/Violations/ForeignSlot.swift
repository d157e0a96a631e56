/// Where an object is given to another one, which may keep it.
enum ForeignSlot: Hashable, Sendable {
    /// A property: `banner.delegate = self`.
    case property(String)
    /// An argument of an initializer or a method, by its label; nil for the first one where that has none:
    /// `TapButton(owner: self)` and `button.attach(self)`.
    case argument(String?, of: String)
    /// The closure behind the parentheses of an initializer or a method: `row.configure(item) { … }`.
    case trailing(of: String)
    /// A list: `banner.listeners.append(self)`.
    case list(String)
}
