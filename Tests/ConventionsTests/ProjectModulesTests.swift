@testable import Conventions
import Testing

/// Modules are found by the names of files, wherever these lie.
@Suite struct ProjectModulesTests {
    private static let list = ["App/List/ListPresenter.swift", "App/List/ListRouter.swift"]
    private static let listed = "App/List List: App/List/ListPresenter.swift App/List/ListRouter.swift"

    private static func feed(_ folder: String) -> [String] {
        ["\(folder)/Feed/FeedPresenter.swift", "\(folder)/Feed/FeedRouter.swift"]
    }

    private static func feeds(_ folder: String) -> String {
        "\(folder)/Feed Feed: " + feed(folder).joined(separator: " ")
    }

    /// Files of a project, and the modules as `folder name: files`.
    private static let projects: [(files: [String], modules: [String])] = [
        (
            ["Modules/List/ListRouter.swift", "Modules/List/View/ListView.swift", "Modules/List/ListPresenter.swift"],
            [
                "Modules/List List: Modules/List/ListPresenter.swift Modules/List/ListRouter.swift "
                    + "Modules/List/View/ListView.swift"
            ]
        ),
        (
            ["View/ListView.swift", "ListPresenter.swift", "Presenter/Parts/ListInteractor.swift", "ListRouter.swift"],
            [" List: ListPresenter.swift ListRouter.swift Presenter/Parts/ListInteractor.swift View/ListView.swift"]
        ),
        (
            ["A/ListPresenter.swift", "A/ListRouter.swift", "B/ListPresenter.swift", "B/ListRouter.swift"],
            ["A List: A/ListPresenter.swift A/ListRouter.swift", "B List: B/ListPresenter.swift B/ListRouter.swift"]
        ),
        (
            ["M/ListPresenter.swift", "M/ListRouter.swift", "M/ListDetailPresenter.swift", "M/ListDetailRouter.swift"],
            [
                "M List: M/ListPresenter.swift M/ListRouter.swift",
                "M ListDetail: M/ListDetailPresenter.swift M/ListDetailRouter.swift",
            ]
        ),
        (
            ["App/Presenter/List+Presenter.swift", "App/Router/List+Router.swift", "App/View/List+View.swift"],
            ["App List: App/Presenter/List+Presenter.swift App/Router/List+Router.swift App/View/List+View.swift"]
        ),
        // Other people's code is nobody's to mend. What lies beside it may be the project's own.
        (["App/ThirdParty/Feed/FeedPresenter.swift", "App/ThirdParty/Feed/FeedRouter.swift"] + list, [listed]),
        (["3rd Party/Feed/FeedPresenter.swift", "3rd Party/Feed/FeedRouter.swift"] + list, [listed]),
        (["Vendor/Feed/LICENSE"] + feed("Vendor") + list, [listed]),
        (["App/Vendors/Feed/LICENSE.md", "App/Vendors/Feed/Feed.podspec"] + feed("App/Vendors") + list, [listed]),
        (["Libs/Feed/LICENSE.txt"] + feed("Libs") + list, [listed]),
        (
            ["Libs/Feed/LICENSE.txt", "Libs/Feed/Package.swift"] + feed("Libs") + list,
            [listed, feeds("Libs") + " Libs/Feed/Package.swift"]
        ),
        (["Libs/Feed/LICENSE", "Libs/Feed/Feed.podspec"] + feed("Libs") + list, [listed, feeds("Libs")]),
        (feed("Modules/Vendor") + list, [listed, feeds("Modules/Vendor")]),
        (
            ["Kits/Feed/LICENSE", "Kits/Feed/Package.swift"] + feed("Kits") + list,
            [listed, feeds("Kits") + " Kits/Feed/Package.swift"]
        ),
        (["LICENSE"] + feed("Libs") + list, [listed, feeds("Libs")]),
        // Who looks at nothing else means it.
        (feed("ThirdParty"), [feeds("ThirdParty")]),
        // What the layers of all modules inherit or conform to.
        (["Support/VIPERBase/VIPERPresenter.swift", "Support/VIPERBase/VIPERRouter.swift"], []),
        (["App/Utils/IPresenter.swift", "App/Utils/IRouter.swift", "App/Utils/IView.swift"], []),
        // So are those that one module's conform to or inherit, under its own name.
        (
            [
                "M/List/AnyListPresenter.swift", "M/List/AnyListRouter.swift", "M/List/ListPresenter.swift",
                "M/List/ListRouter.swift",
            ],
            [
                "M/List List: M/List/AnyListPresenter.swift M/List/AnyListRouter.swift M/List/ListPresenter.swift "
                    + "M/List/ListRouter.swift"
            ]
        ),
        (
            ["M/List/Presenter/ListPresenter.swift", "M/List/Presenter/PListPresenter.swift"]
                + ["M/List/VC/ListVC.swift", "M/List/VC/PListVC.swift"],
            [
                "M/List List: M/List/Presenter/ListPresenter.swift M/List/Presenter/PListPresenter.swift "
                    + "M/List/VC/ListVC.swift M/List/VC/PListVC.swift"
            ]
        ),
        // A folder that is called as the beginning of its only module is that module's, and no other one.
        (
            ["M/News/NewsListPresenter.swift", "M/News/NewsListRouter.swift", "M/News/StoryVC.swift"],
            ["M/News NewsList: M/News/NewsListPresenter.swift M/News/NewsListRouter.swift M/News/StoryVC.swift"]
        ),
        // So is one that is called as its end, unless that is a part's name.
        (
            ["M/Rewards/TotalRewardsPresenter.swift", "M/Rewards/TotalRewardsRouter.swift", "M/Rewards/Chart.swift"],
            [
                "M/Rewards TotalRewards: M/Rewards/Chart.swift M/Rewards/TotalRewardsPresenter.swift "
                    + "M/Rewards/TotalRewardsRouter.swift"
            ]
        ),
        (
            ["M/BasketScreen/BasketRouter.swift", "M/BasketScreen/BasketPagePresenter.swift"]
                + ["M/BasketScreen/BasketPageInteractor.swift"],
            [
                "M/BasketScreen BasketPage: M/BasketScreen/BasketPageInteractor.swift "
                    + "M/BasketScreen/BasketPagePresenter.swift M/BasketScreen/BasketRouter.swift"
            ]
        ),
        (
            ["M/ListScene/ToDoListPresenter.swift", "M/ListScene/ToDoListRouter.swift", "M/ListScene/ListVC.swift"],
            [
                "M/ListScene ToDoList: M/ListScene/ListVC.swift M/ListScene/ToDoListPresenter.swift "
                    + "M/ListScene/ToDoListRouter.swift"
            ]
        ),
        (
            [
                "M/RowTableViewCell/RowCellPresenter.swift", "M/RowTableViewCell/View/RowTableViewCell.swift",
                "M/RowTableViewCell/RowCellBuilder.swift",
            ],
            [
                "M/RowTableViewCell RowCell: M/RowTableViewCell/RowCellBuilder.swift "
                    + "M/RowTableViewCell/RowCellPresenter.swift M/RowTableViewCell/View/RowTableViewCell.swift"
            ]
        ),
        (
            ["M/Genre/GenresPresenter.swift", "M/Genre/GenresRouter.swift", "M/Genre/ListVC.swift"],
            ["M/Genre Genres: M/Genre/GenresPresenter.swift M/Genre/GenresRouter.swift M/Genre/ListVC.swift"]
        ),
        (
            ["M/ards/RewardsPresenter.swift", "M/ards/RewardsRouter.swift", "M/ards/Chart.swift"],
            ["M/ards Rewards: M/ards/RewardsPresenter.swift M/ards/RewardsRouter.swift"]
        ),
        (
            ["M/New/NewsPresenter.swift", "M/New/NewsRouter.swift", "M/New/StoryVC.swift"],
            ["M/New News: M/New/NewsPresenter.swift M/New/NewsRouter.swift"]
        ),
        // What is called as a module is its folder, whatever the folder within is called.
        (
            [
                "M/ListModule/VIPER/ListPresenter.swift", "M/ListModule/VIPER/ListRouter.swift",
                "M/ListModule/Net/Loader.swift",
            ],
            [
                "M/ListModule List: M/ListModule/Net/Loader.swift M/ListModule/VIPER/ListPresenter.swift "
                    + "M/ListModule/VIPER/ListRouter.swift"
            ]
        ),
        // The folder of a role may be misspelled.
        (
            [
                "M/New/Iteractor/PayNewInteractor.swift", "M/New/Iteractor/PayNewInteractorInput.swift",
                "M/New/Presenter/PayNewPresenter.swift",
            ],
            [
                "M/New PayNew: M/New/Iteractor/PayNewInteractor.swift M/New/Iteractor/PayNewInteractorInput.swift "
                    + "M/New/Presenter/PayNewPresenter.swift"
            ]
        ),
        // Protocols are called as their classes, with an 'I'; others as what they connect.
        (
            [
                "M/Map/IMapPresenter.swift", "M/Map/MapPresenter.swift", "M/Map/IMapRouter.swift",
                "M/Map/MapRouter.swift",
            ],
            [
                "M/Map Map: M/Map/IMapPresenter.swift M/Map/IMapRouter.swift M/Map/MapPresenter.swift "
                    + "M/Map/MapRouter.swift"
            ]
        ),
        (
            [
                "M/LoginPresenter.swift", "M/LoginRouter.swift", "M/LoginPresenterToView.swift",
                "M/LoginPresenterToInteractor.swift",
            ],
            [
                "M Login: M/LoginPresenter.swift M/LoginPresenterToInteractor.swift M/LoginPresenterToView.swift "
                    + "M/LoginRouter.swift"
            ]
        ),
        // An application that is called as tests are, and its tests.
        (
            ["Test.xcodeproj/project.pbxproj", "Test/ListPresenter.swift", "Test/ListRouter.swift"],
            ["Test List: Test/ListPresenter.swift Test/ListRouter.swift"]
        ),
        // One that somebody was set as a test.
        (
            [
                "ShopTest/Shop/Shop.xcodeproj/project.pbxproj", "ShopTest/Shop/A/ListPresenter.swift",
                "ShopTest/Shop/A/ListRouter.swift",
            ],
            ["ShopTest/Shop/A List: ShopTest/Shop/A/ListPresenter.swift ShopTest/Shop/A/ListRouter.swift"]
        ),
        (
            [
                "ShopTests/Shop.xcodeproj/project.pbxproj", "ShopTests/A/ListPresenter.swift",
                "ShopTests/A/ListRouter.swift",
            ], []
        ),
        (["App.xcodeproj/project.pbxproj", "AppTest/ListPresenter.swift", "AppTest/ListRouter.swift"], []),
        // A space has slipped in.
        (
            ["M/List/Presenter /ListPresenter.swift", "M/List/Interactor /ListInteractor.swift"],
            ["M/List List: M/List/Interactor /ListInteractor.swift M/List/Presenter /ListPresenter.swift"]
        ),
        (
            ["M/Listing/Presenter /ListPresenter.swift", "M/Listing/Interactor /ListInteractor.swift"],
            ["M/Listing List: M/Listing/Interactor /ListInteractor.swift M/Listing/Presenter /ListPresenter.swift"]
        ),
        // The types are called as modules.
        (
            ["M/list/ListModulePresenter.swift", "M/list/ListModuleRouter.swift", "M/list/ListScreen.swift"],
            [
                "M/list ListModule: M/list/ListModulePresenter.swift M/list/ListModuleRouter.swift "
                    + "M/list/ListScreen.swift"
            ]
        ),
        // Who presents alerts and some view of alerts; layers that have folders of their own.
        (["App/Flow/AlertPresenter.swift", "App/Views/AlertView.swift", "App/Start.swift"], []),
        (
            ["App/Logic/ListPresenter.swift", "App/Screens/ListView.swift", "App/Ways/ListRouter.swift"],
            ["App List: App/Logic/ListPresenter.swift App/Screens/ListView.swift App/Ways/ListRouter.swift"]
        ),
        (
            ["Quiz/QuizPresenter.swift", "Quiz/Screen/QuizView.swift"],
            ["Quiz Quiz: Quiz/QuizPresenter.swift Quiz/Screen/QuizView.swift"]
        ),
        // One letter tells two names apart whose roles complete each other: the folder says which is right, or most
        // files.
        (
            ["M/Reports/ReportPresenter.swift", "M/Reports/ReportRouter.swift", "M/Reports/ReportsInteractor.swift"],
            [
                "M/Reports Reports: M/Reports/ReportPresenter.swift M/Reports/ReportRouter.swift "
                    + "M/Reports/ReportsInteractor.swift"
            ]
        ),
        (
            ["M/TokenAccess/AcessTokenPresenter.swift", "M/TokenAccess/AccessTokenRouter.swift"],
            [
                "M/TokenAccess AccessToken: M/TokenAccess/AccessTokenRouter.swift "
                    + "M/TokenAccess/AcessTokenPresenter.swift"
            ]
        ),
        (
            ["M/Flow/ReportPresenter.swift", "M/Flow/ReportsView.swift", "M/Flow/ReportsRouter.swift"],
            ["M/Flow Reports: M/Flow/ReportPresenter.swift M/Flow/ReportsRouter.swift M/Flow/ReportsView.swift"]
        ),
        // One name leaves out the first words of the other, and there is no third.
        (
            ["M/Top Movies/TopMoviesInteractor.swift", "M/Top Movies/AllTopMoviesPresenter.swift"],
            [
                "M/Top Movies TopMovies: M/Top Movies/AllTopMoviesPresenter.swift "
                    + "M/Top Movies/TopMoviesInteractor.swift"
            ]
        ),
        (["M/Flow/TopMoviesInteractor.swift", "M/Flow/AllTopMoviesInteractor.swift"], []),
        (["M/Flow/MoviesInteractor.swift", "M/Flow/TopMoviesView.swift"], []),
        (["M/Flow/TopMoviesInteractor.swift", "M/Flow/AllTopMoviesView.swift", "M/Flow/SetView.swift"], []),
        // A folder may have the module's words in another order, or in the plural.
        (
            ["M/ListGenres/GenreListPresenter.swift", "M/ListGenres/GenreListRouter.swift", "M/ListGenres/Cell.swift"],
            [
                "M/ListGenres GenreList: M/ListGenres/Cell.swift M/ListGenres/GenreListPresenter.swift "
                    + "M/ListGenres/GenreListRouter.swift"
            ]
        ),
        (
            ["M/ListTags/GenreListPresenter.swift", "M/ListTags/GenreListRouter.swift", "M/ListTags/Cell.swift"],
            ["M/ListTags GenreList: M/ListTags/GenreListPresenter.swift M/ListTags/GenreListRouter.swift"]
        ),
        // Two of a series, and two that have a role in common.
        (["M/Flow/Step1Presenter.swift", "M/Flow/Step2View.swift"], []),
        (
            [
                "M/Flow/ReportPresenter.swift", "M/Flow/ReportView.swift", "M/Flow/ReportsPresenter.swift",
                "M/Flow/ReportsView.swift",
            ],
            [
                "M/Flow Report: M/Flow/ReportPresenter.swift M/Flow/ReportView.swift",
                "M/Flow Reports: M/Flow/ReportsPresenter.swift M/Flow/ReportsView.swift",
            ]
        ),
        (["AppTests/ListPresenterTests.swift", "App/AppDelegate.swift", "App/Presenter.swift"], []),
    ]

    @Test(arguments: projects)
    func `modules are found with their files`(_ files: [String], _ modules: [String]) throws {
        let project = ExampleProject(files: Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        for threads in [1, 2] {
            let found = try project.checker(threads: threads).modules
            #expect(found.map { "\($0.folder) \($0.name): \($0.files.joined(separator: " "))" } == modules)
        }
    }
}
