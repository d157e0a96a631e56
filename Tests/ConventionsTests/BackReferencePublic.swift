extension BackReferenceTests {
    /// Properties of a framework that nothing in sight sets.
    static let casesOfPublicProperties = [
        opened("a public property that nothing in sight sets", "public var output: CartLoading?", []),
        opened("an open property that nothing in sight sets", "open var output: CartLoading?", []),
        opened("a property of the module alone", "var output: CartLoading?", ["CartInteractor.output!"]),
        opened(
            "a public property of the module's own class", "public var output: CartPresenter?",
            ["CartInteractor.output!"]),
        opened(
            "a public property that is set", "public var output: CartLoading?",
            presenter: "func wire() { interactor.output = self }", ["CartInteractor.output!"]),
    ]

    private static func opened(
        _ title: String, _ property: String, presenter: String = "", _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "ViewController": view, "Interactor": "public class CartInteractor { \(property) }",
                "Presenter": """
                public protocol CartLoading: AnyObject {}
                public class CartPresenter: CartLoading { var interactor: CartInteractor!\n\(presenter) }
                """,
            ], found)
    }
}
