/// Turns previews, which need a macro of Apple's, into views that the compiler checks. Lines stay.
enum PreviewText {
    static func text(_ source: String) -> String {
        guard source.mentions("#Preview") else { return source }
        var edits = Edits(source: source, code: CodeMask(source).text)
        edits.replace(/#Preview\s*\{/) { _ in "@MainActor private var preview: some View {" }
        return edits.applied()
    }
}
