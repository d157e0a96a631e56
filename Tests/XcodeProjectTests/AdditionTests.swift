import Testing

@testable import XcodeProject

@Suite struct AdditionTests {
    private func added(_ additions: [Edit.Addition], to text: String = SampleProject.classic) throws -> String {
        let edited = try ProjectFile(text).applying(Edit(additions: additions))
        return difference(text, String(decoding: edited.text, as: UTF8.self))
    }

    @Test func `a file in a new folder comes into a new group, its references and the phase of its target`() throws {
        let text = SampleProject.classic
        print(try added([Edit.Addition("App/Modules/List/ListView.swift", targets: ["App"]), Edit.Addition("App/Modules/List/List.storyboard", targets: ["App"])], to: text))
    }
}
