import Testing

@testable import XcodeProject

@Suite struct WorkspaceFileTests {
    private func projects(_ text: String) -> [String] { WorkspaceFile.projects(in: Array(text.utf8)) }

    @Test(arguments: [
        (#"<FileRef location = "group:App.xcodeproj"></FileRef>"#, ["App.xcodeproj"]),
        (
            #"<FileRef location="group:App.xcodeproj"/><FileRef location='container:B.xcodeproj' />"#,
            ["App.xcodeproj", "B.xcodeproj"]
        ),
        (#"<FileRef location = "group:Shop &amp; More/A&#x41;.xcodeproj"></FileRef>"#, ["Shop & More/AA.xcodeproj"]),
        (#"<FileRef location = "group:a > b.xcodeproj"></FileRef>"#, ["a > b.xcodeproj"]),
        (
            #"<!-- <FileRef location = "group:Old.xcodeproj"></FileRef> --><FileRef location = "group:B.xcodeproj"/>"#,
            ["B.xcodeproj"]
        ),
        (
            #"<FileRef location = "absolute:/x/A.xcodeproj"/><FileRef location = "self:"/><FileRef location = "group:A.md"/>"#,
            []
        ),
        (#"<FileRef name = "location" other = "group:A.xcodeproj"/>"#, []), ("<FileRef", []), ("<", []), ("", []),
        (#"<FileRef location = "group:A.xcodeproj"#, ["A.xcodeproj"]), (#"<FileRef = "a" " location>"#, []),
    ])
    func `projects are named by tags and not by comments`(_ text: String, _ expected: [String]) {
        #expect(projects(text) == expected)
    }

    @Test func `what lies in groups lies in their folders`() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "container:Apps" name = "Apps">
                  <Group location = "group:One"><FileRef location = "group:A.xcodeproj"></FileRef></Group>
                  <Group location = "group:None"/>
                  <Group name = "Loose"><FileRef location = "group:B.xcodeproj"></FileRef></Group>
                  <FileRef location = "container:C.xcodeproj"></FileRef>
               </Group>
               <FileRef location = "group:D.xcodeproj"></FileRef>
            </Workspace>
            """
        #expect(projects(text) == ["Apps/One/A.xcodeproj", "Apps/B.xcodeproj", "C.xcodeproj", "D.xcodeproj"])
    }
}
