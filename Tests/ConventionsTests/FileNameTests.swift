import Conventions
import Testing

/// Which type a file is called after, of what stands in it.
struct FileNameTests {
    @Test(arguments: [
        ("struct FeedMarbelView: View {}\n", 1),
        // A preview is for Xcode alone.
        ("struct FeedMarbelView: View {}\nstruct FeedMarbelView_Previews: PreviewProvider {}\n", 1),
        ("struct FeedMarbelView: View {}\nstruct FeedRow: View {}\n", 0),
        // A file of functions has a small type beside them.
        ("func showFeed(on parent: Feed) { parent.show(1) }\nenum Choice { case yes, no }\n", 0),
        ("func show() {}\nenum Choice { case yes, no }\n", 1),
        ("func showFeed(on parent: Feed) { parent.show(1) }\nclass Chooser { var choice = 1 }\n", 1),
    ])
    func `a file is called after its only type`(_ text: String, _ count: Int) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/Feed/FeedAction.swift": text,
        ])
        #expect(try project.violations().count { $0.rule == .fileName } == count)
    }
}
