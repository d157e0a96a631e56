// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public typealias UIActionHandler = (_ action: UIAction) -> Void

@MainActor
open class UIMenuElement: NSObject {
    open var title: String { stub() }
    open var image: UIImage? { stub() }
}

@MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(_ rawValue: String) {}
        public init(rawValue: String) {}
    }
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {}
}
