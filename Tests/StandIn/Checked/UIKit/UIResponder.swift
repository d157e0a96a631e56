// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// The rule of every file here: a line that begins with `@MainActor` declares what the SDK isolates. The copy for
// Swift 5 clients has `@preconcurrency` put before it, as every declaration imported from Objective-C has.

@MainActor
open class UIResponder: NSObject {
    open var next: UIResponder? { stub() }
    open var canBecomeFirstResponder: Bool { stub() }
    open var isFirstResponder: Bool { stub() }
    @discardableResult
    @objc open dynamic func becomeFirstResponder() -> Bool { stub() }
    @discardableResult
    @objc open dynamic func resignFirstResponder() -> Bool { stub() }
}

// SDKs differ: some isolate `awakeFromNib` on iOS, some do not. Text that is right under both is asked for.
extension NSObject {
    #if AWAKE_FROM_NIB_IS_ISOLATED
        @MainActor
        @objc open dynamic func awakeFromNib() {}
    #else
        @objc open dynamic func awakeFromNib() {}
    #endif
}

// These modules are emitted without their function bodies: this one only makes their text whole.
func stub() -> Never { fatalError() }
