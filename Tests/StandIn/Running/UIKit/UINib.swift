// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UINib: NSObject {
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
    private let name: String
    private let document: InterfaceElement

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        guard let document = Resources.interfaceFile(named: "\(name).xib") else {
            fatalError("Could not load NIB in bundle '\(Resources.folder ?? "(none)")' with name '\(name)'")
        }
        self.name = name
        self.document = document
        super.init()
    }

    @discardableResult
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        let elements = document.group("objects")
        let loader = InterfaceLoader(objects: [:])
        let filesOwner = elements.first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }
        if let owner = ownerOrNil as? any InterfaceObject, let filesOwner {
            requireClass(of: filesOwner, for: owner)
            loader.add(owner, for: filesOwner, awakes: false)
        }
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let made = elements.filter { $0.name != "placeholder" }.map { element in
            element.name == "customObject" ? loader.makeObject(element) : loader.makeView(element, coder: coder)
        }
        loader.finish()
        return made
    }

    private func requireClass(of filesOwner: InterfaceElement, for owner: any InterfaceObject) {
        guard let expected = filesOwner.customClass else { return }
        guard !isSubclass(type(of: owner), of: expected) else { return }
        fatalError("File's Owner of \(name).xib is of class \(expected); it was loaded with a \(type(of: owner)).")
    }

    private func isSubclass(_ type: AnyClass, of expected: AnyClass) -> Bool {
        type == expected || _getSuperclass(type).map { isSubclass($0, of: expected) } == true
    }
}

extension Bundle {
    @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
