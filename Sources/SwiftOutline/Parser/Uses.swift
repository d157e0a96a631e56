extension OutlineParser {
    /// Records the name that is being looked at, unless the roles are nil, and steps over it.
    mutating func record(_ roles: Use.Roles?) {
        if let roles {
            outline.uses.append(Use(name: cursor.name, roles: roles, type: type))
        }
        before = (cursor.byte, .none)
        cursor.advance()
    }

    /// Marks a use as that of a name which is declared there.
    mutating func bindUse(at index: Int) {
        let use = outline.uses[index]
        outline.uses[index] = Use(name: use.name, roles: use.roles.union(.bound), type: use.type)
    }

    /// Says of the uses from an index on that they stand in a type: its attributes are read before it is known.
    mutating func moveUses(from first: Int, to type: Int) {
        for index in first..<outline.uses.count {
            let use = outline.uses[index]
            outline.uses[index] = Use(name: use.name, roles: use.roles, type: type)
        }
    }
}
