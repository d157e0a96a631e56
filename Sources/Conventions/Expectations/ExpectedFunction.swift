/// A function of a type of the set, which something has to call.
final class ExpectedFunction: Sendable {
    let type: NamePattern
    let name: NamePattern
    /// Whether those who call it are other objects.
    let isCalledByOthers: Bool
    /// The parameters by which it is given other components, such as a delegate, and hands them on.
    let components: [String]
    /// The properties whose objects it is called on; none where the set does not tell.
    let receivers: [String]
    /// How many functions of the name the type has, each of which is called.
    let overloads: Int
    /// Whether some variant leaves it empty: that a module's is empty tells nothing then of who needs it.
    let mayBeEmpty: Bool
    /// The full names of those that nothing calls in some variant: they only pass on, under their own name, what they
    /// are asked for.
    let uncalled: [NamePattern]
    /// The name, where it is the same in all modules; else empty.
    let fixedName: [UInt8]
    /// The bytes of the receivers' names.
    let receiverNames: [[UInt8]]

    init(
        type: NamePattern, name: NamePattern, isCalledByOthers: Bool, components: [String], receivers: [String],
        overloads: Int, mayBeEmpty: Bool, uncalled: [NamePattern]
    ) {
        self.type = type
        self.name = name
        fixedName =
            if case .text(let text)? = name.pieces.first, name.pieces.count == 1 { Array(text.utf8) } else { [] }
        self.isCalledByOthers = isCalledByOthers
        self.components = components
        self.receivers = receivers
        receiverNames = receivers.map { Array($0.utf8) }
        self.overloads = overloads
        self.mayBeEmpty = mayBeEmpty
        self.uncalled = uncalled
    }
}

/// Which functions of a type do something.
struct FunctionBodies: Sendable {
    var busy: [NamePattern] = []
    var idle: [NamePattern] = []
    var busyBeside: [BusyFunction] = []
}

/// A function that does something where its type has all of some others.
struct BusyFunction: Sendable {
    let name: NamePattern
    let others: [NamePattern]
}

/// A function that several functions of a type call.
struct SharedCall: Sendable {
    let function: NamePattern
    /// Those that call it in every variant which has both.
    let callers: [NamePattern]
    /// Those that call it in some variants only.
    let otherCallers: [NamePattern]
    /// Those of several functions of one name that call it, each for itself: their full names with the types of the
    /// parameters.
    let overloads: [NamePattern]
}

/// A call that a function of a type makes, or a property that it sets, in every variant which has the function; or in
/// every one in which the type has some others, too.
struct FixedCall: Sendable {
    /// The name with the labels of the parameters: `tableView(_:didSelectRowAt:)`.
    let caller: NamePattern
    /// Those of which it calls one, or the property that it sets.
    let functions: [NamePattern]
    let isSetting: Bool
    /// How often it does so at least.
    let count: Int
    /// What else the function names, which matters where this is lost.
    let words: Deferred<WordsBeside>
    /// The full names of other members, without which this need not be done.
    let others: [NamePattern]
    /// The type whose members these are; nil where they are the caller's own.
    let ownerOfOthers: NamePattern?
}

/// What a function names that makes a call of the set's.
struct WordsBeside: Sendable {
    /// All that it names in some variant.
    let names: [NamePattern]
    /// What it names in every variant, but for where it makes the call.
    let kept: [NamePattern]
    /// What the statement that makes the call names in some variant.
    let lost: [NamePattern]
    /// The members of the function's type that it names in every variant.
    let lostMembers: [NamePattern]
}
