import TestSupport
import Testing
import XcodeProject

@Suite struct SwiftFileCountsTests {
    /// Groups `A`, with `B` in it, and `C`, whose file another path leads out of, in an application and its tests.
    private static let text = """
        {objects = {P = {isa = PBXProject; mainGroup = M; targets = (T, U); };
        M = {isa = PBXGroup; children = (A, C, F0); };
        A = {isa = PBXGroup; path = A; children = (B, F1, F2, F6); }; B = {isa = PBXGroup; path = B; children = (F3); };
        C = {isa = PBXGroup; path = C; children = (F4, F5); };
        F0 = {isa = PBXFileReference; path = "0.swift"; }; F1 = {isa = PBXFileReference; path = "1.swift"; };
        F2 = {isa = PBXFileReference; path = "\\U0032.swift"; }; F3 = {isa = PBXFileReference; path = "3.swift"; };
        F4 = {isa = PBXFileReference; path = "../A/4.swift"; }; F5 = {isa = PBXFileReference; path = "5.json"; };
        F6 = {isa = PBXFileReference; path = "6.swift"; };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S, R); };
        U = {isa = PBXNativeTarget; name = Tests; buildPhases = (V); };
        S = {isa = PBXSourcesBuildPhase; files = (T0, T1, T2, T4); }; R = {isa = PBXResourcesBuildPhase; files = (T5, T4); };
        V = {isa = PBXSourcesBuildPhase; files = (U3, U4); };
        T0 = {isa = PBXBuildFile; fileRef = F0; }; T1 = {isa = PBXBuildFile; fileRef = F1; };
        T2 = {isa = PBXBuildFile; fileRef = F2; }; T4 = {isa = PBXBuildFile; fileRef = F4; };
        T5 = {isa = PBXBuildFile; fileRef = F5; }; U3 = {isa = PBXBuildFile; fileRef = F3; };
        U4 = {isa = PBXBuildFile; fileRef = F4; }; }; rootObject = P; }
        """

    @Test(
        arguments: [
            ("A/New.swift", ["App"]), ("A/B/New.swift", ["Tests"]), ("A/B/D/E/New.swift", ["Tests"]),
            ("C/New.swift", nil),
            ("D/New.swift", nil), ("New.swift", nil), ("../New.swift", nil),
        ] as [(String, [String]?)])
    func `a file is built as most of what lies in the nearest folder`(_ path: String, _ targets: [String]?) throws {
        let file = try ProjectFile(Self.text)
        #expect(SwiftFileCounts(file).targets(around: path) == targets)
        #expect(file.targetsByPaths(around: path) == targets)
    }

    @Test(
        arguments: [
            ("", ["App"]), ("A", ["App"]), ("A/B", ["Tests"]), ("C", nil), ("D", nil),
        ] as [(String, [String]?)])
    func `what is built by nobody counts where a folder is asked for`(_ folder: String, _ targets: [String]?) throws {
        #expect(SwiftFileCounts(try ProjectFile(Self.text)).targets(ofMostBelow: folder) == targets)
    }
}
