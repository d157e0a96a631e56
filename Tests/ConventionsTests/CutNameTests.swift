import Conventions
import Testing

/// Types whose names cut the words of their files' names short, since linters complain of long ones.
struct CutNameTests {
    @Test(arguments: [
        // With the file's words, the protocol beside the class would be too long.
        ("FeedNetworkSelectionViewModelFactory", "FeedNetworkSelectionVMFactory", "Protocol", 0),
        ("FeedDelegatedSignValidationPresenter", "FeedDSValidationPresenter", "", 1),
        ("FeedDelegatedSignValidationPresenter", "FeedDSValidationPresenter", "InputProtocol", 0),
        ("FeedGovernanceDelegationTracksPresenter", "FeedGovDelegationTracksPresenter", "", 1),
        // So would another layer.
        (
            "FeedGovernanceDelegationTracksPresenter", "FeedGovDelegationTracksPresenter",
            "/FeedGovDelegationTracksViewController", 0
        ),
        ("FeedStakingRewardStateViewModelFactory", "FeedStkRewardStateViewModelFactory", "Protocol", 0),
        // Another word is no shorter one, nor is a singular, or what has no slip.
        ("FeedGovernanceDelegationTracksPresenter", "FeedVoteDelegationTracksPresenter", "InputProtocol", 1),
        ("FeedStakingRewardStateViewModelFactory", "FeedSetRewardStateViewModelFactory", "Protocol", 1),
        ("FeedStakingRewardsStateViewModelFactory", "FeedStakingRewardStateViewModelFactory", "Protocol", 1),
        ("FeedStakingReward]StateViewModelFactory", "FeedStakingRewardStateViewModelFactory", "Protocol", 1),
    ])
    func `a name is cut where one of its family would be too long`(
        _ file: String, _ type: String, _ other: String, _ count: Int
    ) throws {
        let beside = other.hasPrefix("/") ? String(other.dropFirst()) : other.isEmpty ? "FeedCell" : type + other
        var files = [
            "App/Feed/\(file).swift": "class \(type) {}\n", "App/Feed/FeedContract.swift": "protocol \(beside) {}\n",
        ]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .fileName }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    @Test(arguments: [
        ("extension AppWireframe: FeedWireframeProtocol {", 0), ("extension AppWireframe: FeedWireframeInput {", 0),
        ("extension AppWireframe: Opening {", 1), ("extension FeedBoard: FeedWireframeProtocol {", 1),
    ])
    func `a file may be there for what conforms to the protocol of its name`(_ head: String, _ count: Int) throws {
        let own = "struct FeedBoard {\n    let name = \"Feed\"\n    func make() -> String { name }\n}\n"
        var files = ["App/Feed/FeedWireframe.swift": own + head + "\n    func open() {}\n}\n"]
        for role in ["Presenter", "Interactor", "View"] {
            files["App/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .fileName }
        #expect(found.count == count, "\(found.map(\.message))")
    }
}
