import TestSupport

/// Projects as Xcode does not write them.
enum OddProjects {
    /// As the Swift package manager wrote them: no comments, other identifiers, quotation marks everywhere.
    static let withoutComments = """
        // !$*UTF8*$!
        {
           archiveVersion = "1";
           objectVersion = "46";
           objects = {
              "OBJ_1" = {
                 isa = "PBXProject";
                 buildConfigurationList = "OBJ_2";
                 mainGroup = "OBJ_5";
                 projectDirPath = ".";
                 targets = (
                    "App::App",
                    "App::AppTests",
                 );
              };
              "OBJ_5" = {
                 isa = "PBXGroup";
                 children = (
                    "OBJ_6",
                 );
                 path = "";
                 sourceTree = "<group>";
              };
              "OBJ_6" = {
                 isa = "PBXGroup";
                 children = (
                    "OBJ_7",
                 );
                 name = "App";
                 path = "App";
                 sourceTree = "SOURCE_ROOT";
              };
              "OBJ_7" = {
                 isa = "PBXFileReference";
                 path = "main.swift";
                 sourceTree = "<group>";
              };
              "OBJ_8" = {
                 isa = "PBXSourcesBuildPhase";
                 files = (
                    "OBJ_9",
                 );
              };
              "OBJ_9" = {
                 isa = "PBXBuildFile";
                 fileRef = "OBJ_7";
              };
              "App::App" = {
                 isa = "PBXNativeTarget";
                 buildPhases = (
                    "OBJ_8",
                 );
                 name = "App";
                 productType = "com.apple.product-type.application";
              };
              "App::AppTests" = {
                 isa = "PBXNativeTarget";
                 buildPhases = (
                 );
                 name = "AppTests";
                 productType = "com.apple.product-type.bundle.unit-test";
              };
           };
           rootObject = "OBJ_1";
        }

        """

    static let onOneLine =
        "{objects = {P = {isa = PBXProject; mainGroup = G; targets = (T, U, ); }; G = {isa = PBXGroup; children = (F, ); "
        + "sourceTree = \"<group>\"; }; F = {isa = PBXFileReference; path = a.swift; sourceTree = \"<group>\"; }; "
        + "B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (B, ); }; "
        + "T = {isa = PBXNativeTarget; buildPhases = (S); name = App; productType = x; }; "
        + "U = {isa = PBXNativeTarget; buildPhases = (); name = AppTests; productType = x; }; }; rootObject = P; }"

    /// Every identifier in quotation marks.
    static let quoted: String = {
        var text = SampleProject.classic
        for number in identifiers(of: text) { text = text.replacing(number, with: "\"\(number)\"") }
        return text
    }()

    /// No array with a comma behind its last element.
    static let withoutTrailingCommas: String = {
        let lines = SampleProject.classic.split(separator: "\n", omittingEmptySubsequences: false)
        var result: [String] = []
        for (line, next) in zip(lines, lines.dropFirst() + [""]) {
            let isLast = line.hasSuffix(",") && next.drop { $0 == "\t" } == ");"
            result.append(String(isLast ? line.dropLast() : line))
        }
        return result.joined(separator: "\n")
    }()

    /// As after a merge that kept both sides' sections.
    static let sectionTwice = SampleProject.classic.replacing(
        "\t\tAA0000000000000000000F07",
        with:
            "/* End PBXFileReference section */\n\n/* Begin PBXFileReference section */\n\t\tAA0000000000000000000F07",
        maxReplacements: 1)

    /// As a script wrote it, for one that edits would put elsewhere.
    static let emptySection = onlySynchronized.replacing(
        "/* End PBXProject section */\n",
        with: "/* End PBXProject section */\n\n/* Begin PBXBuildFile section */\n/* End PBXBuildFile section */\n")

    /// A new app of Xcode 16: no file is named, and the sections of files are not there.
    static let onlySynchronized = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objectVersion = 77;
        	objects = {

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        		AA0000000000000000000E01 /* Features */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			path = Features;
        			sourceTree = "<group>";
        		};
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXGroup section */
        		AA0000000000000000000C01 = {
        			isa = PBXGroup;
        			children = (
        				AA0000000000000000000E01 /* Features */,
        			);
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		AA0000000000000000000701 /* App */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        			);
        			fileSystemSynchronizedGroups = (
        				AA0000000000000000000E01 /* Features */,
        			);
        			name = App;
        			productType = "com.apple.product-type.application";
        		};
        		AA0000000000000000000702 /* AppTests */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        			);
        			name = AppTests;
        			productType = "com.apple.product-type.bundle.unit-test";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		AA0000000000000000000501 /* Project object */ = {
        			isa = PBXProject;
        			mainGroup = AA0000000000000000000C01;
        			targets = (
        				AA0000000000000000000701 /* App */,
        				AA0000000000000000000702 /* AppTests */,
        			);
        		};
        /* End PBXProject section */
        	};
        	rootObject = AA0000000000000000000501 /* Project object */;
        }

        """

    private static func identifiers(of text: String) -> Set<String> {
        let words = text.split { !$0.isHexDigit }.map(String.init)
        return Set(words.filter { $0.utf8.count == 24 })
    }
}
