// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

extension UIViewController {
    private var outermost: UIViewController { parent?.outermost ?? self }

    var isInWindow: Bool {
        if let parent { return parent.isInWindow }
        if let hostWindow { return !hostWindow.isHidden }
        return presenter?.isInWindow == true
    }

    func beginPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let attempt = "Attempt to present \(other) on \(outermost) (from \(self))"
        guard isInWindow else { return NSLog("%@", "\(attempt) whose view is not in the window hierarchy.") }
        if let presented = presentedViewController {
            return NSLog("%@", "\(attempt) which is already presenting \(presented).")
        }
        outermost.presented = other
        other.presenter = outermost
        other.isBeingPresented = true
        other.appear(animated: animated)
        other.isBeingPresented = false
        finish(animated: animated, completion)
    }

    func endPresenting(animated: Bool, completion: (() -> Void)?) {
        guard let presented = outermost.presented else {
            if let presenter = presentingViewController {
                presenter.dismiss(animated: animated, completion: completion)
            } else {
                finish(animated: animated, completion)
            }
            return
        }
        presented.endPresentingOthers(animated: animated)
        presented.isBeingDismissed = true
        presented.disappear(animated: animated)
        presented.isBeingDismissed = false
        presented.presenter = nil
        outermost.presented = nil
        finish(animated: animated, completion)
    }

    private func endPresentingOthers(animated: Bool) {
        if presented != nil { endPresenting(animated: animated, completion: nil) }
    }

    /// As in UIKit, an animation ends later than the call that began it.
    private func finish(animated: Bool, _ completion: (() -> Void)?) {
        guard let completion else { return }
        guard animated else { return completion() }
        Task { @MainActor in completion() }
    }

    func appear(animated: Bool) {
        loadViewIfNeeded()
        viewWillAppear(animated)
        viewIsAppearing(animated)
        visibleChild?.appear(animated: animated)
        viewWillLayoutSubviews()
        view.layoutIfNeeded()
        viewDidLayoutSubviews()
        viewDidAppear(animated)
    }

    func disappear(animated: Bool) {
        viewWillDisappear(animated)
        visibleChild?.disappear(animated: animated)
        viewDidDisappear(animated)
    }
}
