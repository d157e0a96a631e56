import SwiftOutline
import Text

extension Outline {
    /// Whether a property has a wrapper that by its name holds weakly what it wraps: `@Weak`, `@WeakReference`,
    /// `@Unowned`.
    func isWrappedWeakly(_ member: Member) -> Bool {
        self[member.attributes].contains { attribute in
            ["Weak", "Unowned"].contains { text(of: attribute).contains($0) }
        }
    }

    /// Whether the project has a wrapper of a property that holds weakly what it wraps, for that to answer: its name
    /// need not say so.
    func questionsOfWrappers(of member: Member) -> [OpenQuestion] {
        self[member.attributes].compactMap { attribute in
            let name = source[attribute].dropFirst().prefix(while: \.isNamePart)
            guard name.first?.isCapital == true, name.endIndex == attribute.upperBound || source[name.endIndex] != 0x2E
            else { return nil }
            let text = String(decoding: name, as: UTF8.self)
            return text.hasPrefix("IB") || text == "MainActor" ? nil : .isOwned(byWrapper: text)
        }
    }
}

extension Member {
    /// Whether it is a stored property that does not own its object.
    var isHeldWeakly: Bool { isStored && ownership != .strong }
}
