// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIResponder: IsolatedStandInObject {
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open private(set) var isFirstResponder = false

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirstResponder = canBecomeFirstResponder
        return isFirstResponder
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }
}
