// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) {}
        public static let touchUpInside = Event(rawValue: 1 << 1)
        public static let valueChanged = Event(rawValue: 1 << 2)
        public static let editingChanged = Event(rawValue: 1 << 3)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 4)
        public static let primaryActionTriggered = Event(rawValue: 1 << 5)
    }
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) {}
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 6)
        public static let disabled = State(rawValue: 1 << 7)
        public static let selected = State(rawValue: 1 << 8)
    }
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    public convenience init(frame: CGRect, primaryAction: UIAction?) {}
    open var isEnabled: Bool
    open var isSelected: Bool
    open var isHighlighted: Bool
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
    open func sendActions(for controlEvents: UIControl.Event) {}
}

@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case close = 7
    }
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    public convenience init(type buttonType: UIButton.ButtonType) {}
    public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {}
    open var titleLabel: UILabel? { stub() }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func title(for state: UIControl.State) -> String? { stub() }
}

@MainActor
open class UIRefreshControl: UIControl {
    public convenience init() {}
    public required init?(coder: NSCoder) {}
    open var isRefreshing: Bool { stub() }
    open func beginRefreshing() {}
    open func endRefreshing() {}
}
