import SwiftOutline

/// What the callers of a module must do about one of its parameters.
struct CallDemand {
    let signature: CallSignature
    let label: String
    let fault: ProjectReferences.Caller.Fault

    /// The type, and of what is removed the method as well.
    var called: String {
        guard fault == .callsRemoved, let method = signature.method else { return signature.type }
        return "\(signature.type).\(method)"
    }

    /// Whether a file does it, as far as one can tell.
    ///
    /// - Parameter entries: how often the file lists the module without making it.
    func isMet(by calls: WrittenCalls, _ outline: Outline, _ entries: Int) -> Bool {
        switch fault {
        case .callsRemoved: return !calls.calls(signature)
        case .givesRemoved, .givesChanged: return !calls.give(label, in: signature)
        case .lacks:
            if calls.calls(signature) { return !calls.lack(label, in: signature) }
            // Who is told something gives nothing, nor does who makes an object for others to use.
            let isNamed = signature.method.map(calls.use(member:)) ?? true
            if !isNamed, signature.isRequirement || calls.make(signature.type) { return true }
            // It may be called by another name.
            return outline.count(of: signature.type) <= entries || outline.labels(label)
        }
    }
}

extension CallSignature {
    /// What callers must do who may have called one of the old signatures before, and must give it certain properties.
    func demands(_ needs: [(name: String, type: String)], before old: [CallSignature]) -> [CallDemand] {
        let lacking = needs.compactMap { need in
            parameter(named: need.name).map {
                CallDemand(signature: self, label: $0.label, fault: .lacks("\(need.name):\(need.type)"))
            }
        }
        guard let old = old.first(where: { $0.type == type && $0.method == method }) else { return lacking }
        let given = old.parameters.compactMap { before -> CallDemand? in
            guard let now = parameter(named: before.name) else {
                return CallDemand(signature: self, label: before.label, fault: .givesRemoved(before.property))
            }
            guard now.type != before.type else { return nil }
            let fault = ProjectReferences.Caller.Fault.givesChanged(now.property, before: before.property)
            return CallDemand(signature: self, label: before.label, fault: fault)
        }
        return lacking + given
    }

    /// What callers must do who may have called it, when it is no longer there.
    var demandOfRemoved: CallDemand { CallDemand(signature: self, label: "", fault: .callsRemoved) }
}

extension CallSignature.Parameter {
    fileprivate var property: String { "\(name):\(type)" }
}

extension Outline {
    fileprivate func count(of type: String) -> Int { uses.count { text(of: $0.name) == type } }

    fileprivate func labels(_ argument: String) -> Bool {
        uses.contains { $0.roles.contains(.labelled) && text(of: $0.name) == argument }
    }
}
