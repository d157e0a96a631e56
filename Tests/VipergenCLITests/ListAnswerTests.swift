import Testing

@testable import VipergenCLI

/// What somebody types at the prompt for a list.
@Suite struct ListAnswerTests {
    @Test(
        arguments: [
            ("", []), ("  ", []), ("a", ["a"]), ("a b  c ", ["a", "b", "c"]),
            ("id:Int name:String", ["id:Int", "name:String"]), ("id: Int name: String?", ["id: Int", "name: String?"]),
            ("didPick(id: Int) didClose", ["didPick(id: Int)", "didClose"]),
            (
                "didPick(id: Int, of list: [Int: String]) didClose()",
                ["didPick(id: Int, of list: [Int: String])", "didClose()"]
            ),
            ("onDone:(Int, String) -> Void id:Int", ["onDone:(Int, String) -> Void", "id:Int"]),
            ("onDone: (Int)->Void id:Int", ["onDone: (Int)->Void", "id:Int"]),
            ("map:Dictionary<Int, String> id:Int", ["map:Dictionary<Int, String>", "id:Int"]),
            ("'service:any Api' \"cache:any Cache\" id:Int", ["service:any Api", "cache:any Cache", "id:Int"]),
            ("service:any Api cache: any Cache", ["service:any Api", "cache: any Cache"]), ("many a", ["many", "a"]),
            ("(a b", ["(a b"]), ("a) b", ["a)", "b"]), ("'a b", ["a b"]), ("-> a", ["-> a"]),
        ] as [(String, [String])])
    func `blanks part items, but where they are part of one`(_ answer: String, _ items: [String]) {
        #expect(ListAnswer(answer).items == items)
    }
}
