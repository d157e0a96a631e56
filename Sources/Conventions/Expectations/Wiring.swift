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
    /// The properties that are set, with the types of the objects where they are of the module: where the hashes of the
    /// types' names are among `types`.
    ///
    /// An object's type is the first of the module's types that follows the name where it is bound:
    /// `let view = storyboard.instantiateInitialViewController() as? ClientListViewController`.
    func settings(ofTypes types: Set<UInt64>) -> [PropertySetting] {
        var settings: [PropertySetting] = []
        var boundTypes: [UInt64: Range<Int>] = [:]
        var pendingName: UInt64?
        var madeType: Range<Int>?
        for (index, use) in uses.enumerated() {
            if use.roles.contains(.bound) {
                pendingName = NameHash.of(source[use.name])
                madeType = nil
                continue
            }
            let isType = mayBeType(use) && types.contains(NameHash.of(source[use.name]))
            if isType, let bound = pendingName {
                boundTypes[bound] = use.name
                pendingName = nil
            }
            if isType { madeType = use.roles.contains(.called) ? use.name : nil }
            if use.roles.contains(.labelled), let madeType {
                settings.append(
                    PropertySetting(
                        type: text(of: madeType), base: "", property: text(of: use.name), offset: use.name.lowerBound))
            }
            guard use.roles.contains([.member, .assigned]), index > 0 else { continue }
            madeType = nil
            let base = uses[index - 1]
            guard !base.roles.contains(.member), use.name.lowerBound - base.name.upperBound <= 2 else { continue }
            settings.append(
                PropertySetting(
                    type: boundTypes[NameHash.of(source[base.name])].map(text), base: text(of: base.name),
                    property: text(of: use.name), offset: use.name.lowerBound))
        }
        return settings
    }

    private func mayBeType(_ use: Use) -> Bool {
        let first = source[use.name.lowerBound]
        return !use.roles.contains(.labelled) && (first < 0x60 || first >= 0x80)
    }
}
