extension String {
    /// What two names share that some volume could take for one: their letters without case. Swift compares strings
    /// by canonical equivalence, so Unicode form is no difference already.
    var nameForm: String { lowercased() }

    /// Whether two texts are equal byte for byte, which `==` does not say.
    func isExactly(_ other: String) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
