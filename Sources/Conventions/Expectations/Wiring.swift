import SwiftOutline

/// A property that a text sets from outside: `presenter.view = view`, or `Presenter(view: view)`.
struct PropertySetting {
    /// The type of the object as far as the text tells.
    let type: String?
    /// What the object is called; empty where it is just being made.
    let base: String
    let property: String
    /// Where the property stands.
    let offset: Int
}

extension Outline {
    /// The properties that are set, with the types of the objects that are of the module.
    ///
    /// An object's type is the first of the module's types that follows the name where it is bound:
    /// `let view = storyboard.instantiateInitialViewController() as? ClientListViewController`.
    func settings(isModuleType: (String) -> Bool) -> [PropertySetting] {
        var settings: [PropertySetting] = []
        var boundTypes: [String: String] = [:]
        var pendingName: String?
        var madeType: String?
        for (index, use) in uses.enumerated() {
            let name = text(of: use.name)
            if use.roles.contains(.bound) {
                pendingName = name
                madeType = nil
                continue
            }
            let isType = !use.roles.contains(.labelled) && isModuleType(name)
            if isType, let bound = pendingName {
                boundTypes[bound] = name
                pendingName = nil
            }
            if isType { madeType = use.roles.contains(.called) ? name : nil }
            if use.roles.contains(.labelled), let madeType {
                settings.append(PropertySetting(type: madeType, base: "", property: name, offset: use.name.lowerBound))
            }
            guard use.roles.contains([.member, .assigned]), index > 0 else { continue }
            madeType = nil
            let base = uses[index - 1]
            guard !base.roles.contains(.member), use.name.lowerBound - base.name.upperBound <= 2 else { continue }
            let baseName = text(of: base.name)
            settings.append(
                PropertySetting(
                    type: boundTypes[baseName], base: baseName, property: name, offset: use.name.lowerBound))
        }
        return settings
    }
}
