/// The objects of a project, found by their identifiers. An object is named by its number in the order of the text.
struct ObjectTable: Sendable {
    let list: PropertyList
    /// The node of the dictionary that holds all objects; nil where there is none.
    let dictionary: Int?
    /// The nodes of the objects' identifiers, each followed by the object.
    let keys: [UInt32]
    let kinds: [ObjectKind]
    /// The numbers of objects whose identifier an object before them has, too.
    let duplicates: [Int]
    /// By hashes of identifiers: the hash in the upper half, the object's number and one in the lower; zero is free.
    private let slots: [UInt64]
    private let seed = UInt64.random(in: 0...UInt64.max)

    init(_ list: PropertyList) {
        self.list = list
        let dictionary = list.value("objects", of: 0)
        self.dictionary = dictionary.flatMap { list.nodes[$0].kind == .dictionary ? $0 : nil }
        var keys: [UInt32] = []
        var kinds: [ObjectKind] = []
        let estimate = list.text.count / 200
        keys.reserveCapacity(estimate)
        kinds.reserveCapacity(estimate)
        for entry in list.entries(of: self.dictionary ?? 0) where self.dictionary != nil {
            keys.append(UInt32(truncatingIfNeeded: entry.key))
            kinds.append(Self.kind(of: entry.value, in: list))
        }
        self.keys = keys
        self.kinds = kinds
        (slots, duplicates) = Self.index(keys, of: list, seed: seed)
    }

    var count: Int { keys.count }

    private static func kind(of object: Int, in list: PropertyList) -> ObjectKind {
        guard list.nodes[object].kind == .dictionary else { return .other }
        // Xcode writes the kind first.
        let first = object + 1
        if first < list.nodes[object].next - 1, list.isString(first, "isa") { return ObjectKind(first + 1, in: list) }
        return list.value("isa", of: object).map { ObjectKind($0, in: list) } ?? .other
    }

    private static func index(
        _ keys: [UInt32], of list: PropertyList, seed: UInt64
    ) -> (slots: [UInt64], duplicates: [Int]) {
        var size = 64
        while size < keys.count * 2 { size *= 2 }
        var slots = [UInt64](repeating: 0, count: size)
        var duplicates: [Int] = []
        for (number, key) in keys.enumerated() {
            let range = list.range(of: Int(key))
            let hash = list.text[range].hash(seed: seed)
            var slot = Int(hash) & (size - 1)
            while slots[slot] != 0 {
                if slots[slot] >> 32 == UInt64(hash) {
                    let other = list.range(of: Int(keys[Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1]))
                    if list.text[other] == list.text[range] {
                        duplicates.append(number)
                        break
                    }
                }
                slot = (slot + 1) & (size - 1)
            }
            // Of two objects with one identifier the last one counts, as it does for those who read property lists.
            slots[slot] = UInt64(hash) << 32 | UInt64(number + 1)
        }
        return (slots, duplicates)
    }

    /// The object that a string names; nil where there is none.
    @inline(__always)
    func object(named node: Int) -> Int? {
        list.nodes[node].isContainer ? nil : object(list.text[list.range(of: node)])
    }

    /// The object with this identifier.
    @inline(__always)
    func object(_ identifier: ArraySlice<UInt8>) -> Int? {
        let hash = identifier.hash(seed: seed)
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            if slots[slot] >> 32 == UInt64(hash) {
                let number = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
                if list.text[list.range(of: Int(keys[number]))].isSame(as: identifier) { return number }
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// The node of an object.
    @inline(__always)
    func node(of object: Int) -> Int { Int(keys[object]) + 1 }

    /// The identifier of an object, without quotation marks.
    func identifier(of object: Int) -> ArraySlice<UInt8> { list.text[list.range(of: Int(keys[object]))] }

    /// The value of an object's key.
    @inline(__always)
    func value(_ key: StaticString, of object: Int) -> Int? { list.value(key, of: node(of: object)) }

    /// The text of an object's key.
    func string(_ key: StaticString, of object: Int) -> String? { list.string(key, of: node(of: object)) }

    /// The object that an object's key names.
    func object(_ key: StaticString, of object: Int) -> Int? {
        value(key, of: object).flatMap { self.object(named: $0) }
    }

    /// The objects that an object's list names, without those that are not there.
    func objects(_ key: StaticString, of object: Int) -> [Int] {
        guard let array = value(key, of: object) else { return [] }
        return list.elements(of: array).compactMap { self.object(named: $0) }
    }

    /// The objects of a kind, in the order of the text.
    func all(_ kind: ObjectKind) -> [Int] { kinds.indices.filter { kinds[$0] == kind } }
}
