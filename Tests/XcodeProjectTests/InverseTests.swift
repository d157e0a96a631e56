import Foundation
import TestSupport
import Testing

@testable import XcodeProject

/// A project that messages of failures name.
struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String

    init(_ name: String, _ text: String) {
        testDescription = name
        self.text = text
    }
}

/// What holds for each edit, over projects of each kind and files of each kind.
@Suite struct InverseTests {
    static let projects: [Sample] = [
        Sample("46", SampleProject(version: 46).text), Sample("54", SampleProject(version: 54).text),
        Sample("56", SampleProject(version: 56).text), Sample("60", SampleProject(version: 60).text),
        Sample("70", SampleProject(version: 70, hasSynchronizedFolder: true).text),
        Sample("77", SampleProject(version: 77, hasSynchronizedFolder: true).text),
        Sample("90", SampleProject(version: 90, hasSynchronizedFolder: true).text),
        Sample("CRLF", SampleProject.classic.replacing("\n", with: "\r\n")),
        Sample("CR", SampleProject.classic.replacing("\n", with: "\r")),
        Sample("byte-order mark", "\u{FEFF}" + SampleProject.classic),
        Sample("no newline at the end", String(SampleProject.classic.dropLast())),
        Sample("spaces", SampleProject.classic.replacing("\t", with: "   ")),
        Sample("without comments", OddProjects.withoutComments), Sample("on one line", OddProjects.onOneLine),
        Sample("quoted", OddProjects.quoted), Sample("without commas at the end", OddProjects.withoutTrailingCommas),
        Sample("a section twice", OddProjects.sectionTwice),
        Sample("only a synchronized folder", OddProjects.onlySynchronized),
        Sample("an empty section out of order", OddProjects.emptySection),
    ]

    static let paths = [
        ["App/New.swift"], ["App/Modules/List/View/ListView.swift", "App/Modules/List/List.storyboard"], ["Top.swift"],
        ["App/Entities/A.swift", "App/Entities/Z.swift", "AppTests/Entities/ATests.swift"], ["App/new.xcassets"],
        ["../Out/Side.swift"], ["App/de.lproj/Main.strings"], ["App/fr.lproj/New.strings", "App/de.lproj/New.strings"],
        ["Features/List/ListView.swift"], ["App/with space/ünit \"x\".swift", "App/with space/b.h"],
    ]

    @Test(arguments: projects, paths)
    func `adding twice is adding once, and removing gives the text of before`(
        _ project: Sample, _ paths: [String]
    ) throws {
        let before = try ProjectFile(project.text)
        let edit = Edit(additions: paths.map { Edit.Addition($0, targets: ["App", "AppTests"]) })
        let edited = try before.applying(edit)
        #expect(edited.isChanged == (edited.string != project.text))
        let after = try ProjectFile(edited.text)
        let again = try after.applying(edit)
        #expect(again.string == edited.string)
        #expect(!again.isChanged)
        let removed = try after.applying(Edit(removals: paths))
        #expect(difference(project.text, removed.string) == "")
        #expect(removed.string == project.text)
    }

    @Test(arguments: projects)
    func `one edit is as good as several`(_ project: Sample) throws {
        let paths = Self.paths.flatMap { $0 }
        let all = Edit(additions: paths.map { Edit.Addition($0, targets: ["App", "AppTests"]) })
        let together = try ProjectFile(try ProjectFile(project.text).applying(all).text)
        var file = try ProjectFile(project.text)
        for addition in all.additions { file = try ProjectFile(try file.applying(Edit(additions: [addition])).text) }
        #expect(Set(together.files.map(\.path)) == Set(file.files.map(\.path)))
        for path in paths { #expect(together.targets(of: path) == file.targets(of: path), "\(path)") }
        let removed = try file.applying(Edit(removals: paths))
        #expect(removed.string == project.text)
    }

    @Test(arguments: projects)
    func `an edit that changes nothing gives the text of before`(_ project: Sample) throws {
        let edited = try ProjectFile(project.text).applying(Edit())
        #expect(edited.string == project.text)
        #expect(!edited.isChanged)
    }

    /// Sixteen times the time would be that of the square of their number.
    @Test func `four times as many files of a folder, in as many groups, go in about four times the time`() throws {
        func time(_ count: Int) throws -> Int {
            let paths = (0..<count).flatMap { ["App/All/F\($0).swift", "App/Each/G\($0)/F.swift"] }
            let added = try ProjectFile(SampleProject.classic)
                .applying(Edit(additions: paths.map { Edit.Addition($0, targets: ["App"]) }))
            let file = try ProjectFile(added.text)
            // Of the thread alone: other tests run beside this one.
            let start = Self.threadTime
            let removed = try file.applying(Edit(removals: paths))
            let time = Self.threadTime - start
            #expect(removed.string == SampleProject.classic)
            return time
        }
        #expect(try time(6000) < 9 * time(1500))
    }

    /// How long this thread has worked, in nanoseconds.
    private static var threadTime: Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
