import SwiftOutline
import Text

extension CheckedModule {
    /// The views that a type makes and nothing shows, where the type of the set has such a one as its whole view and
    /// this one no longer overrides what would set it.
    func viewsNeverShown() -> [LooseEnd] {
        var ends: [LooseEnd] = []
        forEachExpectedType { expected, type, _, _ in
            let settings = expected.fixedCalls.filter { call in
                call.isSetting && call.functions.allSatisfy { !$0.isOpen }
                    && call.functions.contains { SystemConnections.ownProperties.contains($0.text(for: forms)) }
            }
            guard !settings.isEmpty else { return }
            let words = settings.flatMap(\.words.value.names)
            let names = Set(words.filter { !$0.isOpen }.map { $0.text(for: forms) })
            for (file, number) in declarations(of: type) {
                for index in file.members[number] where names.contains(file.memberNames[index]) {
                    let member = file.outline.members[index]
                    guard member.isStored, member.initialValue != nil, !isShown(file.memberNames[index]) else {
                        continue
                    }
                    ends.append(
                        LooseEnd(
                            kind: .neverShown(file.memberNames[index]), type: type, file: file,
                            offset: member.name.lowerBound))
                }
            }
        }
        return ends
    }

    /// Whether a view of this name is handed to anything but a data source, which asks for it by its own name.
    private func isShown(_ name: String) -> Bool {
        files.contains { file in
            let outline = file.outline
            return outline.uses.contains { use in
                outline.source[use.name].elementsEqual(name.utf8)
                    && use.roles.isDisjoint(with: [.bound, .labelled, .called])
                    && outline.source[use.name.upperBound...].first { $0 != UInt8(ascii: "?") } != UInt8(ascii: ".")
                    && !outline.source[..<use.name.lowerBound].ends(with: "\(name): ".utf8)
            }
        }
    }
}
