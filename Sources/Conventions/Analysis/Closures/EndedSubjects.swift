import SwiftOutline

/// What the module ends: subjects of some names.
struct EndedSubjects {
    private static let enders = ["send", "onCompleted", "onError"]

    /// The names of the subjects that are ended by `subject.send(completion: .finished)`, or by
    /// `subject.onCompleted()`; an empty one where something is ended that may be any of them.
    static func names(in module: CheckedModule) -> Set<String> {
        var found: Set<String> = []
        for file in module.files {
            let outline = file.outline
            for ender in enders {
                for use in file.uses(of: ender).lazy.map({ outline.uses[$0] }) {
                    guard use.roles.isSuperset(of: [.member, .called]),
                        ender != "send" || outline.source[use.name.upperBound...].starts(with: "(completion".utf8)
                    else { continue }
                    let receiver = SelfGift.receiver(of: use.name, in: outline) ?? ""
                    let isKnown = module.files.contains { file in
                        file.members(receiver).contains { file.outline.subject($0) != nil }
                    }
                    found.insert(isKnown ? receiver : "")
                }
            }
        }
        return found
    }
}
