import SwiftOutline
import Text

// Views that a screen or another view makes for itself and keeps by no property, but by what it shows.
extension CheckedModule {
    /// Whether some type makes a view of a class for the screen that it is, `view = FeedView(self)`, or adds one to what
    /// it shows, `view.addSubview(header)`; and that view is never taken away again.
    func adds(_ view: String, in type: String) -> Bool {
        let isAdded = files.contains { file in
            file.uses(of: view).contains { index in
                let use = file.outline.uses[index]
                return use.roles.contains(.called) && use.type.map { file.typeNames[$0] == type } ?? false
                    && file.outline.isAddedView(madeAt: index, in: file) { self.storedProperty($0, of: type) != nil }
            }
        }
        return isAdded && !removesViews(of: [view, type])
    }

    private func removesViews(of types: [String]) -> Bool {
        files.contains { file in
            file.uses(of: "removeFromSuperview").contains { index in
                file.outline.uses[index].type.map { types.contains(file.typeNames[$0]) } ?? false
            }
        }
    }
}

extension Outline {
    /// Whether what is made at a use becomes the view of a screen, or one of the views in it, at once or by a local name.
    fileprivate func isAddedView(madeAt index: Int, in file: ModuleFile, _ isProperty: (String) -> Bool) -> Bool {
        let place = uses[index].name.lowerBound
        if isShown(at: place, before: index, isProperty) { return true }
        guard index > 0, uses[index - 1].roles.contains(.bound), !isParameter(index - 1),
            case let local = uses[index - 1], value(assignedTo: local).startIndex == place, isMade(index - 1)
        else { return false }
        let name = text(of: local.name)
        let end = max(local.name.upperBound, member(around: local.name.lowerBound).upperBound)
        return file.uses(of: name, in: local.name.upperBound..<end).contains { other in
            source[uses[other].name.lowerBound...].isAlone(name)
                && isShown(at: uses[other].name.lowerBound, before: other, isProperty)
        }
    }

    /// Whether what is written at an offset becomes the view of the object whose code it is, or is added to that, or to
    /// what a property of it holds.
    private func isShown(at offset: Int, before index: Int, _ isProperty: (String) -> Bool) -> Bool {
        if index > 0, case let target = uses[index - 1], target.roles.contains(.assigned),
            !target.roles.contains(.bound),
            source[target.name].elementsEqual("view".utf8), value(assignedTo: target).startIndex == offset
        {
            return isOfOwner(index - 1)
        }
        guard let callee = callee(around: offset, before: index), case let call = uses[callee],
            ["addSubview", "addArrangedSubview"].contains(text(of: call.name)),
            source[call.name.upperBound..<offset].dropFirst().allSatisfy({ $0 <= UInt8(ascii: " ") })
        else { return false }
        guard call.roles.contains(.member), !isOfSelf(call) else { return true }
        guard let receiver = SelfGift.receiver(of: call.name, in: self), !isLocal(Array(receiver.utf8)[...], at: callee)
        else { return false }
        return ["view", "contentView"].contains(receiver) || isProperty(receiver)
    }
}
