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
    var words: Version { didSet { if words.text != oldValue.text { forgetTextOfType() } } }
    /// Whether it is a statement in a body.
    let isCode: Bool
    /// Whether it is an initializer with a body.
    var isInitializer = false
    /// What it stands in.
    private(set) unowned var parent: MergeNode? { didSet { forgetText() } }
    /// What stands in it, in order.
    var children: [MergeNode] = [] {
        didSet { for child in children { child.parent = self } }
    }
    /// Whether it is part of the result.
    var isKept = false { didSet { if isKept != oldValue { forgetText() } } }
    /// Whether it was taken out, and never comes back.
    private(set) var isDropped = false
    /// Whether it is the last on its level in some text.
    var isEnd = false
    /// Whether its body is the one of its words, however many texts say otherwise.
    var isBodyWhole = false { didSet { if isBodyWhole != oldValue { forgetText() } } }
    /// Names of arguments and parameters that stay though most texts have none such.
    var neededLabels: Set<String> = [] { didSet { if neededLabels != oldValue { forgetText() } } }
    /// Names of arguments and parameters that go though most texts have them, since nothing uses them any more.
    var lostLabels: Set<String> = [] { didSet { if lostLabels != oldValue { forgetText() } } }
    /// What its versions declare, once somebody has asked: there are thousands of nodes to look through.
    var declaredNames: Set<String>?
    /// Superclasses and protocols that stay though most texts have none such here.
    var neededParents: Set<String> = [] { didSet { if neededParents != oldValue { forgetTextOfType() } } }
    /// Superclasses and protocols that go though most texts have them here, since an extension names them.
    var extendedParents: Set<String> = [] { didSet { if extendedParents != oldValue { forgetTextOfType() } } }
    /// What it says with what stands in it, once somebody has asked, until some of that changes: of the thousands that
    /// are asked again and again few do.
    var text: Text?

    /// The texts whose words it gave up since something began to change: it never goes back to them, so that this ends.
    var leftWords: Set<Int> = []

    struct Text {
        let bytes: [UInt8]
        /// Whether anything of it is worth a place.
        let isWorthwhile: Bool
    }

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

    /// Takes the words of the first version that fits, of those that it did not give up before; false where there is
    /// none.
    @discardableResult
    func takeWords(where fits: (Version) -> Bool) -> Bool {
        let left = leftWords.union([words.text])
        guard let fitting = versions.first(where: { !left.contains($0.text) && fits($0) }) else { return false }
        leftWords = left
        words = fitting
        return true
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

    private func forgetText() {
        text = nil
        parent?.forgetText()
    }

    /// How an initializer is written depends on what its type inherits.
    private func forgetTextOfType() {
        for child in children { child.text = nil }
        forgetText()
    }

    /// It and all that stands in it.
    var all: [MergeNode] { [self] + children.flatMap(\.all) }
}
