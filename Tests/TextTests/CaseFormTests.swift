import Text
import Testing

@Suite struct CaseFormTests {
    @Test(arguments: [
        (
            "HTTPClientList",
            ["httpClientList", "HTTPClientList", "http_client_list", "http-client-list", "HTTP Client List"]
        ),
        ("userName", ["userName", "UserName", "user_name", "user-name", "User Name"]),
        ("user_name", ["userName", "UserName", "user_name", "user-name", "User Name"]),
        (
            "user-name.of  person",
            [
                "userNameOfPerson", "UserNameOfPerson", "user_name_of_person", "user-name-of-person",
                "User Name Of Person",
            ]
        ),
        ("_private_", ["private", "Private", "private", "private", "Private"]),
        ("userID", ["userID", "UserID", "user_id", "user-id", "User ID"]),
        ("userIDs", ["userIDs", "UserIDs", "user_ids", "user-ids", "User IDs"]),
        ("IDsOfURLs", ["idsOfURLs", "IDsOfURLs", "ids_of_urls", "ids-of-urls", "IDs Of URLs"]),
        ("Client2List", ["client2List", "Client2List", "client2_list", "client2-list", "Client2 List"]),
        ("SHA256Hash", ["sha256Hash", "SHA256Hash", "sha256_hash", "sha256-hash", "SHA256 Hash"]),
        ("html5parser", ["html5parser", "Html5parser", "html5parser", "html5parser", "Html5parser"]),
        ("A", ["a", "A", "a", "a", "A"]),
        ("", ["", "", "", "", ""]),
        ("Straße", ["straße", "Straße", "straße", "straße", "Straße"]),
        (
            "ÄnderungÖffnen",
            ["änderungÖffnen", "ÄnderungÖffnen", "änderung_öffnen", "änderung-öffnen", "Änderung Öffnen"]
        ),
        (
            "A\u{308}nderungO\u{308}ffnen",
            [
                "a\u{308}nderungO\u{308}ffnen", "A\u{308}nderungO\u{308}ffnen", "a\u{308}nderung_o\u{308}ffnen",
                "a\u{308}nderung-o\u{308}ffnen", "A\u{308}nderung O\u{308}ffnen",
            ]
        ),
        (
            "СписокКлиентов",
            ["списокКлиентов", "СписокКлиентов", "список_клиентов", "список-клиентов", "Список Клиентов"]
        ),
        ("東京Tower", ["東京Tower", "東京Tower", "東京_tower", "東京-tower", "東京 Tower"]),
    ])
    func `words are split and joined`(_ text: String, _ expected: [String]) {
        let forms: [CaseForm] = [.camel, .pascal, .snake, .kebab, .title]
        #expect(forms.map { $0.apply(to: text) } == expected)
    }

    @Test func `upper and lower are of the whole string`() {
        #expect(CaseForm.upper.apply(to: "order_Straße 1") == "ORDER_STRASSE 1")
        #expect(CaseForm.lower.apply(to: "Order_ÄNDERUNG 1") == "order_änderung 1")
    }

    @Test(arguments: [
        ("client", "clients"), ("category", "categories"), ("box", "boxes"), ("status", "statuses"),
        ("person", "people"), ("child", "children"), ("leaf", "leaves"), ("series", "series"), ("day", "days"),
        ("query", "queries"), ("soliloquy", "soliloquies"), ("class", "classes"), ("address", "addresses"),
        ("match", "matches"), ("dish", "dishes"), ("epoch", "epochs"), ("quiz", "quizzes"), ("hero", "heroes"),
        ("photo", "photos"), ("knife", "knives"), ("chief", "chiefs"), ("man", "men"), ("woman", "women"),
        ("human", "humans"), ("salesperson", "salespeople"), ("analysis", "analyses"), ("alias", "aliases"),
        ("lens", "lenses"), ("matrix", "matrices"), ("index", "indexes"), ("mouse", "mice"), ("café", "cafés"),
        ("ClientCategory", "ClientCategories"), ("client_category", "client_categories"), ("Person", "People"),
        ("SalesPerson", "SalesPeople"), ("URL", "URLs"), ("userID", "userIDs"), ("CATEGORY", "CATEGORIES"),
        ("Client2", "Client2s"), ("name_", "names_"), ("", ""), ("Клиент", "Клиент"),
    ])
    func `the last word becomes a plural`(_ singular: String, _ plural: String) {
        #expect(CaseForm.plural.apply(to: singular) == plural)
    }

    @Test(arguments: [
        "Clients", "Photos", "News", "categories", "boxes", "statuses", "people", "children", "leaves", "mice",
        "ClientCategories", "data", "URLs", "Settings", "menus",
    ])
    func `a plural stays as it is`(_ plural: String) {
        #expect(CaseForm.plural.apply(to: plural) == plural)
    }
}
