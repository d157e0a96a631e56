import GeneratedCode
import Testing

/// Things that are told from each other by something else than a number.
@Suite struct IdentifierTests {
    @Test(arguments: ["viper", "viperbase", "clean-swift", "vipera", "viper-protocols", "viper-swiftui"])
    func `an entity's id may be a UUID`(_ set: String) throws {
        var app = ExampleApp(set: set, ["tests": ["xctest"]])
        if set == "viperbase" { try app.gen("Base", "support") }
        if set == "vipera" { try app.gen("App", "app", ["root": ["Menu"]]) }
        let layers = set == "vipera" ? ("vipera/entity", "vipera/resource") : ("viper/entity", "viper/api-service")
        try app.gen("Order", layers.0, ["property": ["id:UUID", "title:String", "due:Date?"]])
        try app.gen("Order", layers.1, ["scope": ["userId:UUID"]])
        try app.gen("OrderDetails", "module", ["input": ["orderId:UUID"], "entity": ["Order"]])
        let opens = ["input": ["userId:UUID"], "entity": ["Order"], "opens": ["OrderDetails"]]
        try app.gen("Orders", "module", opens)
        try app.gen("Menu")
        try app.expectTestsPass()
    }

    @Test func `a URN carries a UUID`() throws {
        var app = ExampleApp(set: "module-factory", ["tests": ["swift-testing"]])
        try app.gen("App", "app", ["start": ["Orders"]])
        try app.gen("Order", "entity", ["property": ["id:UUID", "title:String"]])
        try app.gen("Order", "business-service", ["scope": ["userId:UUID"]])
        try app.gen("OrderDetails", "module", ["input": ["orderId:UUID", "page:Int"]])
        try app.gen("OrderMap", "module", ["input": ["orderId:UUID"]])
        try app.gen("UserOrders", "module", ["input": ["userId:UUID"], "entity": ["Order"], "opens": ["OrderMap"]])
        try app.gen("Orders")
        try app.expectTestsPass()
    }
}
