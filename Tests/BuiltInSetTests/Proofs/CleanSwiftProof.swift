extension SetProof {
    static let cleanSwift = SetProof(
        set: "clean-swift",
        name: "Feeds",
        variants: Variant.all([
            "superclass": [["UIViewController"], ["UITableViewController"], ["UICollectionViewController"]],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "item": [[], ["Feed"]],
            "input": [[], ["email:String?", "password:String?", "limit:Int"]],
        ]),
        declaringOptions: ["item"],
        weakReferences: ["xctest", "swift-testing"].map { (Variant(options: ["tests": [$0]]), 2) },
        fewestTests: 250
    )
}
