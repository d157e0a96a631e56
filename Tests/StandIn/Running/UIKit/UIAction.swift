// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public typealias UIActionHandler = (_ action: UIAction) -> Void

@MainActor
open class UIMenuElement: NSObject {
    open fileprivate(set) var title = ""
    open fileprivate(set) var image: UIImage?
}

@MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    var handler: UIActionHandler = { _ in }

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.init()
        self.title = title
        self.image = image
        self.handler = handler
    }
}
