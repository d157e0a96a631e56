// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

// What UIKit adds to `NSObject`. Without Objective-C an extension cannot be overridden, so a class that awakes is made
// to derive from one of two classes: an isolated class needs an isolated one, which derives from `NSObject` itself.

@MainActor
public protocol InterfaceObject: AnyObject {
    func awakeFromNib()
    /// Key-value coding's part in loading a nib. A class with `@IBOutlet` properties is given an override.
    func setOutlet(_ name: String, to object: AnyObject)
    /// `init()`, which can be called only through a type that is known: a class that awakes is given an override.
    static func madeByInterfaceFile() -> any InterfaceObject
}

extension InterfaceObject {
    func rejectOutlet(_ name: String) -> Never {
        fatalError("[\(type(of: self)) setValue:forUndefinedKey:]: not key value coding-compliant for the key \(name).")
    }

    static func rejectMaking() -> Never { fatalError("\(self) cannot be made by an interface file.") }
}

open class StandInObject: NSObject, InterfaceObject {
    #if AWAKE_FROM_NIB_IS_ISOLATED
        @MainActor
        open func awakeFromNib() {}
    #else
        nonisolated open func awakeFromNib() {}
    #endif
    @MainActor
    open func setOutlet(_ name: String, to object: AnyObject) { rejectOutlet(name) }
    @MainActor
    open class func madeByInterfaceFile() -> any InterfaceObject { rejectMaking() }
}

@MainActor
open class IsolatedStandInObject: NSObject, InterfaceObject {
    #if AWAKE_FROM_NIB_IS_ISOLATED
        @MainActor
        open func awakeFromNib() {}
    #else
        nonisolated open func awakeFromNib() {}
    #endif
    open func setOutlet(_ name: String, to object: AnyObject) { rejectOutlet(name) }
    open class func madeByInterfaceFile() -> any InterfaceObject { rejectMaking() }
}

#if !canImport(ObjectiveC)
    /// `#selector(x)` is run as `Selector("x")`; nothing is sent by name.
    public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
        public let name: String
        public init(_ name: String) { self.name = name }
        public init(stringLiteral name: String) { self.name = name }
    }
#endif
