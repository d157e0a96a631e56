import GeneratedCode
import Testing

/// The example of the document behind `module-factory`, by commands alone: the cities, and the weather in one of them.
@Suite struct ModuleFactoryExampleTests {
    private static func app(tests: String) throws -> ExampleApp {
        var app = ExampleApp(set: "module-factory", ["tests": [tests]])
        // The tests of the app start it, and so ask the network.
        try app.gen("Viper", "app", ["tests": ["none"], "start": ["StartScreen"], "urlScheme": ["viper"]])
        try app.gen("City", "entity", ["property": ["id:Int", "name:String"]])
        try app.gen("City", "business-service")
        try app.gen("Weather", "entity", ["property": ["id:Int", "summary:String"]])
        try app.gen("Weather", "business-service", ["scope": ["cityId:Int"]])
        try app.gen("DetailsScreen", "module", ["input": ["cityId:Int"], "entity": ["Weather"]])
        try app.gen("AddCity", "module")
        try app.gen("StartScreen", "module", ["entity": ["City"], "opens": ["DetailsScreen", "AddCity"]])
        return app
    }

    @Test(arguments: LanguageMode.allCases)
    func `the example compiles, and its tests pass`(_ mode: LanguageMode) throws {
        try Self.app(tests: "xctest").expectTestsPass(mode)
    }

    @Test func `the screens lead through the app`() throws {
        try Self.app(tests: "none").expectWalk(Self.walk, tests: 3)
    }

    private static let walk = """
        import Foundation
        import UIKit
        import XCTest
        @testable import App

        @MainActor
        final class WalkServices: ServicesAssemblyProtocol {

            let application = UIApplication.shared
            let networkService: any NetworkService
            let cityService: any CityService
            let weatherService: any WeatherService

            init(answers: [String: String]) {
                networkService = NetworkServiceImpl { (request: URLRequest) in
                    guard let body = answers[request.url?.path ?? ""] else { return (Data(), 500) }
                    return (Data(body.utf8), 200)
                }
                cityService = CityServiceImpl(networkService: networkService)
                weatherService = WeatherServiceImpl(networkService: networkService)
            }

        }

        nonisolated final class WalkTests: XCTestCase {

            private static let answers = [
                "/cities": #"[{"id": 7, "name": "Dnipro"}, {"id": 8, "name": "Kyiv"}]"#,
                "/cities/8/weather": #"[{"id": 1, "summary": "Sunny"}]"#,
            ]

            @MainActor func testRowsLeadToTheNextScreenAndBack() async throws {
                let (delegate, stack, start) = try await startedApp(Self.answers)
                XCTAssertEqual(titles(of: start.tableView), ["Dnipro", "Kyiv"])
                XCTAssertFalse(start.spinner.isAnimating)

                start.tableView(start.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
                let details = try XCTUnwrap(stack.topViewController as? DetailsScreenViewController)
                details.loadViewIfNeeded()
                await (details.output as? DetailsScreenPresenter)?.fetchWeather().value
                XCTAssertEqual(titles(of: details.tableView), ["Sunny"])

                stack.popViewController(animated: false)
                XCTAssertTrue(stack.topViewController === start)

                start.output.didTapAddCity()
                let adding = try XCTUnwrap(stack.topViewController as? AddCityViewController)
                (adding.output as? AddCityPresenter)?.complete(with: nil)
                XCTAssertTrue(start.spinner.isAnimating)
                await (start.output as? StartScreenPresenter)?.fetchCities().value
                XCTAssertNotNil(delegate.window)
            }

            @MainActor func testALinkFromOutsideOpensAScreenOrNone() async throws {
                let (delegate, stack, _) = try await startedApp(Self.answers)

                for wrong in ["viper:DetailsScreen:Kyiv", "viper:DetailsScreen", "viper://Nowhere", "web:AddCity"] {
                    XCTAssertFalse(delegate.open(try XCTUnwrap(URL(string: wrong))), wrong)
                }
                XCTAssertEqual(stack.viewControllers.count, 1)

                let link = "viper:" + DetailsScreenFactory.shared.createModuleURN(cityId: 8)
                XCTAssertTrue(delegate.open(try XCTUnwrap(URL(string: link))))
                let details = try XCTUnwrap(stack.topViewController as? DetailsScreenViewController)
                XCTAssertEqual((details.output as? DetailsScreenPresenter)?.cityId, 8)
                await (details.output as? DetailsScreenPresenter)?.fetchWeather().value
            }

            @MainActor func testAnErrorIsToldAndRetried() async throws {
                weak var released: StartScreenPresenter?
                do {
                    let (_, stack, start) = try await startedApp([:])
                    let presenter = try XCTUnwrap(start.output as? StartScreenPresenter)
                    released = presenter
                    let alert = stack.presentedViewController as? UIAlertController
                    XCTAssertEqual(alert?.actions.map(\\.style), [.default, .cancel])

                    (presenter.interactor as? StartScreenInteractor)?.cityService = CityServiceImpl(
                        networkService: WalkServices(answers: ["/cities": "[]"]).networkService)
                    stack.dismiss(animated: false, completion: nil)
                    await presenter.fetchCities().value
                    XCTAssertTrue(start.tableView.backgroundView === start.emptyLabel)
                    stack.setViewControllers([], animated: false)
                }
                await Task.yield()
                XCTAssertNil(released)
            }

            @MainActor private func startedApp(
                _ answers: [String: String]
            ) async throws -> (SceneDelegate, UINavigationController, StartScreenViewController) {
                ServicesAssembly.setup(services: WalkServices(answers: answers))
                let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
                let delegate = SceneDelegate()
                delegate.showApp(in: scene)
                let stack = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
                let start = try XCTUnwrap(stack.topViewController as? StartScreenViewController)
                start.loadViewIfNeeded()
                XCTAssertTrue(start.spinner.isAnimating)
                await (start.output as? StartScreenPresenter)?.fetchCities().value
                return (delegate, stack, start)
            }

            @MainActor private func titles(of table: UITableView) -> [String?] {
                table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
            }

        }

        """
}
