// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

open class UIImage: NSObject, @unchecked Sendable {
    public override init() {}
    public convenience init?(named name: String) {}
    public convenience init?(systemName name: String) {}
}

@MainActor
open class UIImageView: UIView {
    public init(image: UIImage?) {}
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    open var image: UIImage?
}
