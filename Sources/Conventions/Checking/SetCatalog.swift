/// The template sets that the modules of a project may follow, as far as checking needs them.
public struct SetCatalog {
    /// What the sets call their files.
    let names: [SetNames]
    /// The sets that the project has itself, or says that it uses.
    let own: Set<String>
    let packedConvention: (_ set: String) throws -> String

    /// A catalog of these sets; of those that fit a module alike the first wins.
    ///
    /// `packedConvention` gives what `Convention.packed(set:variants:)` does. It is asked for the sets that modules
    /// follow, and what it throws ends the check.
    public init(
        _ names: [SetNames], own: Set<String> = [], packedConvention: @escaping (_ set: String) throws -> String
    ) {
        self.names = names
        self.own = own
        self.packedConvention = packedConvention
    }

    /// The same catalog with one more set, which is the project's own and comes before all others, also before one of
    /// its name; `packedConvention` gives what it does for this set.
    public func adding(_ set: SetNames, packedConvention packed: @escaping () throws -> String) -> SetCatalog {
        SetCatalog([set] + names.filter { $0.set != set.set }, own: own.union([set.set])) { [packedConvention] name in
            name == set.set ? try packed() : try packedConvention(name)
        }
    }

    /// The names of the sets.
    public var sets: [String] { names.map(\.set) }

    /// The conventions of some sets as the texts that they are made from, so that each thread can have its own: threads
    /// that count the references of one would wait for each other all the time.
    func packedConventions(of sets: Set<String>) throws -> [String] {
        try sets.sorted().map(packedConvention)
    }
}
