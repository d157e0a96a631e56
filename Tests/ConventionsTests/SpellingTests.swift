import Conventions
import Testing

/// Which of two spellings of a module's name its files and types should have.
struct SpellingTests {
    @Test(arguments: [
        // The protocols and views have the files' spelling, whatever the folder is called.
        ("Source", "Sources", "Source", ["SourcesView", "SourcesPresentation"], "name the type 'SourcesInteractor'"),
        // All types agree, and the files do not.
        ("Detail", "Detail", "Details", ["DetailsView", "DetailsDelegate"], "name the file 'DetailsInteractor.swift'"),
        // As many say one as the other.
        ("Detail", "Detail", "Details", ["DetailsView", "DetailView"], "name the type 'DetailInteractor'"),
        // Both are in use.
        (
            "Detail", "Detail", "Details",
            ["DetailsView", "DetailsDelegate", "DetailsRow", "DetailView", "DetailCell"],
            "name the type 'DetailInteractor'"
        ),
    ])
    func `the other types show which spelling is right`(
        _ folder: String, _ file: String, _ type: String, _ others: [String], _ advice: String
    ) throws {
        let text = others.map { "protocol \($0) {}\n" }.joined()
        var files = ["App/\(folder)/\(file)Contract.swift": text]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/\(folder)/\(file)\(role).swift"] = "class \(type)\(role) {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .fileName }
        let words = ": \(advice); likewise with 2 other files of the module"
        #expect(found.map { $0.message.hasSuffix(words) } == [true], "\(found.map(\.message))")
        #expect(found.map(\.fixCount) == [advice.hasPrefix("name the file") ? 3 : 0])
    }

    @Test(arguments: [
        ("Movie", "name the file 'MovieRouter.swift' FIX"), ("Movies", "rename it to 'MoviesRouter', make it private"),
    ])
    func `of two spellings the one of more types is right`(_ usual: String, _ advice: String) throws {
        var files = ["App/Movies/MoviesRouter.swift": "class MovieRouter {}\n"]
        for role in ["Interactor", "Presenter", "Builder"] {
            let other = usual == "Movie" && role == "Builder" ? "Movies" : usual
            files["App/Movies/\(other)\(role).swift"] = "class \(other)\(role) {}\n"
        }
        let messages = try ExampleProject(files: files).violations()
            .filter { [.fileName, .typeName].contains($0.rule) }.map { $0.message + ($0.isFixable ? " FIX" : "") }
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains(advice) }, "\(messages)")
    }

    @Test(arguments: ["Subscriber", "Publisher", "Loader", "Formatter", "Subscription", "Operation"])
    func `words that are usual are right`(_ word: String) throws {
        let slip = word.prefix(1) + "x" + word.dropFirst(2)
        var files = ["App/Feed/Feed\(slip).swift": "class Feed\(word) {}\n"]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .fileName }
        #expect(found.map { $0.message.hasSuffix(": name the file 'Feed\(word).swift'") } == [true], "\(found)")
    }
}
