import SwiftOutline

/// A class of UIKit's that a layer uses which may not import UIKit, in a file that does not: a library's module or a
/// bridging header brings it.
struct BroughtScreen {
    let file: ModuleFile
    let name: Range<Int>
    let layer: Layer
}

extension BroughtScreen {
    /// The first one of each of a module's files, in their order.
    static func all(in module: CheckedModule) -> [BroughtScreen] {
        module.files.compactMap { file in
            guard let index = file.layer else { return nil }
            let layer = module.layers.layers[index]
            let outline = file.outline
            guard layer.mayNotImport.contains("UIKit"),
                !outline.imports.contains(where: { ["UIKit", "SwiftUI"].contains(outline.text(of: $0.module)) }),
                let name = outline.uses.first(where: { isScreen($0, outline) })?.name,
                module.declarations(of: outline.text(of: name)).isEmpty,
                !module.index.hasFile(named: outline.text(of: name)),
                !(layer.name == Role.presenter.layerName && module.isNoScreen(besides: file))
            else { return nil }
            return BroughtScreen(file: file, name: name, layer: layer)
        }
    }

    private static func isScreen(_ use: Use, _ outline: Outline) -> Bool {
        guard outline.source[use.name].starts(with: "UI".utf8), names.contains(outline.text(of: use.name)) else {
            return false
        }
        // What a protocol of the view's says is the view's, and a notification's name is no screen.
        let isOfProtocol = use.type.map { outline.types[$0].kind == .protocol } ?? false
        let rest = outline.source[use.name.upperBound...]
        return !isOfProtocol && !isOfOverride(use, outline) && !rest.starts(with: ".did".utf8)
            && !rest.starts(with: ".will".utf8)
    }

    /// Whether it stands in the head of what overrides something: a superclass, a library's perhaps, says what that is
    /// given.
    private static func isOfOverride(_ use: Use, _ outline: Outline) -> Bool {
        outline.members.contains {
            outline.hasModifier("override", $0) && outline.signature(of: $0).contains(use.name.lowerBound)
        }
    }

    /// Only what shows something, or tells of what is shown: a value may well be carried.
    private static let names: Set = [
        "UIActivityViewController", "UIAlertAction", "UIAlertController", "UIApplication", "UIBarButtonItem",
        "UIButton", "UICollectionView", "UICollectionViewCell", "UICollectionViewDataSource",
        "UICollectionViewDelegate", "UIDatePicker", "UIDocumentPickerDelegate", "UIDocumentPickerViewController",
        "UIImagePickerController", "UIImagePickerControllerDelegate", "UIImageView", "UILabel",
        "UINavigationController", "UIPageViewController", "UIPasteboard", "UIPickerView", "UIRefreshControl",
        "UIScreen", "UIScrollView", "UISearchBar", "UISplitViewController", "UIStackView", "UIStoryboard",
        "UISwitch", "UITabBarController", "UITableView", "UITableViewCell", "UITableViewDataSource",
        "UITableViewDelegate", "UITextField", "UITextFieldDelegate", "UITextView", "UIView", "UIViewController",
        "UIWindow",
    ]
}
