// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

open class UIImage: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init?(named name: String) { self.init() }
    public convenience init?(systemName name: String) { self.init() }
}

@MainActor
open class UIImageView: UIView {
    open var image: UIImage?

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
