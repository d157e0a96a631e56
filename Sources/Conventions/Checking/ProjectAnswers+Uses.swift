import SwiftOutline
import Text

extension ProjectAnswers {
    /// Adds the questions about names that a type of this text has.
    mutating func addNames(
        of outline: Outline, at folder: String, asked questions: [OpenQuestion], _ applicationFolder: (String) -> String
    ) {
        for question in questions {
            guard case .isFree(let name, let path) = question, declared.contains(name),
                applicationFolder(path) == applicationFolder(folder)
            else { continue }
            let isType = outline.types.contains { $0.kind != .extension && outline.text(of: $0.name) == name }
            let isOther = outline.members.contains { $0.kind == .typealias && outline.text(of: $0.name) == name }
            if isType || isOther { used.insert(question) }
        }
    }

    /// Adds the questions about properties that this text uses, or gives an object.
    mutating func addUses(in outline: Outline, at path: String, isTest: Bool, asked questions: [OpenQuestion]) {
        for question in questions {
            switch question {
            case .isUsed(let property, let type, let own) where !own.contains(path):
                if outline.needsValue(of: property, in: type) { used.insert(question) }
            case .isGivenNewObject(let property, let type):
                if outline.assignsNewObject(to: property, of: type) { used.insert(question) }
            case .isUncalled(let function, let types, let own) where !isTest && !own.contains(path):
                if outline.names(types), outline.calls(function) { used.insert(question) }
            case .isOnlyOwner(let property, let type, let own) where !isTest && !own.contains(path):
                if outline.makesObjectAlone(for: property, of: type) { used.insert(question) }
            default: break
            }
        }
    }
}

extension Outline {
    fileprivate func names(_ types: [String]) -> Bool {
        types.contains { ByteSearch($0.utf8).findsWord(in: source) }
    }

    /// Whether it calls a function of a name, or hands it on.
    fileprivate func calls(_ function: String) -> Bool {
        uses.contains { use in
            source[use.name].elementsEqual(function.utf8) && use.roles.isDisjoint(with: [.bound, .labelled])
        }
    }
}
