/// A declaration, statement or comment that some of several texts have.
final class MergeNode {
    struct Version {
        /// The number of the text among those that are merged.
        let text: Int
        let node: SwiftNode
    }

    /// The texts that have it, each in its own words, in the order of the texts.
    let versions: [Version]
    /// How many versions say the very same as the words that are taken.
    let agreeing: Int
    /// The version whose words are taken.
    var words: Version
    /// Whether it is a statement in a body.
    let isCode: Bool
    /// Whether it is an initializer with a body.
    var isInitializer = false
    /// What it stands in.
    private(set) unowned var parent: MergeNode?
    /// What stands in it, in order.
    var children: [MergeNode] = [] {
        didSet { for child in children { child.parent = self } }
    }
    /// Whether it is part of the result.
    var isKept = false
    /// Whether it was taken out, and never comes back.
    private(set) var isDropped = false
    /// Whether it is the last on its level in some text.
    var isEnd = false
    /// Whether its body is the one of its words, however many texts say otherwise.
    var isBodyWhole = false
    /// Names of arguments and parameters that stay though most texts have none such.
    var neededLabels: Set<String> = []
    /// Names of arguments and parameters that go though most texts have them, since nothing uses them any more.
    var lostLabels: Set<String> = []
    /// What its versions declare, once somebody has asked: there are thousands of nodes to look through.
    var declaredNames: Set<String>?
    /// Superclasses and protocols that stay though most texts have none such here.
    var neededParents: Set<String> = []
    /// Superclasses and protocols that go though most texts have them here, since an extension names them.
    var extendedParents: Set<String> = []

    init(_ versions: [Version], words: Version, agreeing: Int, isCode: Bool) {
        self.versions = versions
        self.words = words
        self.agreeing = agreeing
        self.isCode = isCode
    }

    /// What changes of it, so that it can be set back.
    struct State {
        fileprivate let words: Version
        fileprivate let isKept: Bool
        fileprivate let isDropped: Bool
        fileprivate let isBodyWhole: Bool
        fileprivate let neededLabels: Set<String>
        fileprivate let lostLabels: Set<String>
        fileprivate let neededParents: Set<String>
        fileprivate let extendedParents: Set<String>
    }

    var state: State {
        get {
            State(
                words: words, isKept: isKept, isDropped: isDropped, isBodyWhole: isBodyWhole,
                neededLabels: neededLabels, lostLabels: lostLabels, neededParents: neededParents,
                extendedParents: extendedParents)
        }
        set {
            words = newValue.words
            isKept = newValue.isKept
            isDropped = newValue.isDropped
            isBodyWhole = newValue.isBodyWhole
            neededLabels = newValue.neededLabels
            lostLabels = newValue.lostLabels
            neededParents = newValue.neededParents
            extendedParents = newValue.extendedParents
        }
    }

    /// Makes it part of the result, and what it stands in; false where it was taken out before.
    @discardableResult
    func keep() -> Bool {
        guard !isDropped, parent?.keep() ?? true else { return false }
        isKept = true
        return true
    }

    /// Takes it out for good.
    func drop() {
        isKept = false
        isDropped = true
    }

    /// Whether it and all that it stands in is part of the result.
    var isPresent: Bool { isKept && parent?.isPresent ?? true }

    /// It and all that stands in it.
    var all: [MergeNode] { [self] + children.flatMap(\.all) }
}
