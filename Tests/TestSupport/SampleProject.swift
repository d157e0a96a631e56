/// A small app with tests, written as Xcode writes it: groups that mirror folders, one without a folder, a storyboard
/// in two languages.
package struct SampleProject {
    package var version: Int
    package var hasSynchronizedFolder: Bool
    /// Objects that are put at the end of their sections.
    package var extraFiles: String
    package var extraSections: String

    /// The project in a version of the format.
    package init(
        version: Int = 56, hasSynchronizedFolder: Bool = false, extraFiles: String = "", extraSections: String = ""
    ) {
        self.version = version
        self.hasSynchronizedFolder = hasSynchronizedFolder
        self.extraFiles = extraFiles
        self.extraSections = extraSections
    }

    /// The text of the plainest one.
    package static var classic: String { SampleProject().text }

    /// The text of its project.pbxproj.
    package var text: String {
        """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = \(version);
        	objects = {

        /* Begin PBXBuildFile section */
        		AA0000000000000000000B01 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F01 /* AppDelegate.swift */; };
        		AA0000000000000000000B02 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000D01 /* Main.storyboard */; };
        		AA0000000000000000000B03 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F02 /* Assets.xcassets */; };
        		AA0000000000000000000B04 /* AppTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F03 /* AppTests.swift */; };
        		AA0000000000000000000B05 /* Client.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F04 /* Client.swift */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		AA0000000000000000000F01 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        		AA0000000000000000000F02 /* Assets.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		AA0000000000000000000F03 /* AppTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppTests.swift; sourceTree = "<group>"; };
        		AA0000000000000000000F04 /* Client.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Client.swift; sourceTree = "<group>"; };
        		AA0000000000000000000F05 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		AA0000000000000000000F06 /* Info.plist */ = {isa = PBXFileReference; lastKnownFileType = text.plist.xml; path = Info.plist; sourceTree = "<group>"; };
        		AA0000000000000000000F07 /* App.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        		AA0000000000000000000F08 /* AppTests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = AppTests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
        \(extraFiles)/* End PBXFileReference section */
        \(synchronizedSections)
        /* Begin PBXFrameworksBuildPhase section */
        		AA0000000000000000000A01 /* Frameworks */ = {
        			isa = PBXFrameworksBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXFrameworksBuildPhase section */

        /* Begin PBXGroup section */
        		AA0000000000000000000C01 = {
        			isa = PBXGroup;
        			children = (
        				AA0000000000000000000C02 /* App */,
        				AA0000000000000000000C03 /* AppTests */,
        				AA0000000000000000000C04 /* Products */,
        \(hasSynchronizedFolder ? "\t\t\t\tAA0000000000000000000E01 /* Features */,\n" : "")			);
        			sourceTree = "<group>";
        		};
        		AA0000000000000000000C02 /* App */ = {
        			isa = PBXGroup;
        			children = (
        				AA0000000000000000000F01 /* AppDelegate.swift */,
        				AA0000000000000000000C05 /* Entities */,
        				AA0000000000000000000C06 /* Supporting Files */,
        			);
        			path = App;
        			sourceTree = "<group>";
        		};
        		AA0000000000000000000C03 /* AppTests */ = {
        			isa = PBXGroup;
        			children = (
        				AA0000000000000000000F03 /* AppTests.swift */,
        			);
        			path = AppTests;
        			sourceTree = "<group>";
        		};
        		AA0000000000000000000C04 /* Products */ = {
        			isa = PBXGroup;
        			children = (
        				AA0000000000000000000F07 /* App.app */,
        				AA0000000000000000000F08 /* AppTests.xctest */,
        			);
        			name = Products;
        			sourceTree = "<group>";
        		};
        		AA0000000000000000000C05 /* Entities */ = {
        			isa = PBXGroup;
        			children = (
        				AA0000000000000000000F04 /* Client.swift */,
        			);
        			path = Entities;
        			sourceTree = "<group>";
        		};
        		AA0000000000000000000C06 /* Supporting Files */ = {
        			isa = PBXGroup;
        			children = (
        				AA0000000000000000000D01 /* Main.storyboard */,
        				AA0000000000000000000F02 /* Assets.xcassets */,
        				AA0000000000000000000F06 /* Info.plist */,
        			);
        			name = "Supporting Files";
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		AA0000000000000000000701 /* App */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = AA0000000000000000000802 /* Build configuration list for PBXNativeTarget "App" */;
        			buildPhases = (
        				AA0000000000000000000A02 /* Sources */,
        				AA0000000000000000000A01 /* Frameworks */,
        				AA0000000000000000000A03 /* Resources */,
        			);
        			buildRules = (
        			);
        			dependencies = (
        			);
        \(synchronizedGroupsOfTarget)			name = App;
        			productName = App;
        			productReference = AA0000000000000000000F07 /* App.app */;
        			productType = "com.apple.product-type.application";
        		};
        		AA0000000000000000000702 /* AppTests */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = AA0000000000000000000803 /* Build configuration list for PBXNativeTarget "AppTests" */;
        			buildPhases = (
        				AA0000000000000000000A04 /* Sources */,
        			);
        			buildRules = (
        			);
        			dependencies = (
        				AA0000000000000000000601 /* PBXTargetDependency */,
        			);
        			name = AppTests;
        			productName = AppTests;
        			productReference = AA0000000000000000000F08 /* AppTests.xctest */;
        			productType = "com.apple.product-type.bundle.unit-test";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		AA0000000000000000000501 /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = AA0000000000000000000801 /* Build configuration list for PBXProject "App" */;
        			developmentRegion = en;
        			knownRegions = (
        				en,
        				Base,
        			);
        			mainGroup = AA0000000000000000000C01;
        			productRefGroup = AA0000000000000000000C04 /* Products */;
        			projectDirPath = "";
        			projectRoot = "";
        			targets = (
        				AA0000000000000000000701 /* App */,
        				AA0000000000000000000702 /* AppTests */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXResourcesBuildPhase section */
        		AA0000000000000000000A03 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				AA0000000000000000000B02 /* Main.storyboard in Resources */,
        				AA0000000000000000000B03 /* Assets.xcassets in Resources */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXResourcesBuildPhase section */

        /* Begin PBXSourcesBuildPhase section */
        		AA0000000000000000000A02 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				AA0000000000000000000B01 /* AppDelegate.swift in Sources */,
        				AA0000000000000000000B05 /* Client.swift in Sources */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        		AA0000000000000000000A04 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				AA0000000000000000000B04 /* AppTests.swift in Sources */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXSourcesBuildPhase section */

        /* Begin PBXTargetDependency section */
        		AA0000000000000000000601 /* PBXTargetDependency */ = {
        			isa = PBXTargetDependency;
        			target = AA0000000000000000000701 /* App */;
        		};
        /* End PBXTargetDependency section */

        /* Begin PBXVariantGroup section */
        		AA0000000000000000000D01 /* Main.storyboard */ = {
        			isa = PBXVariantGroup;
        			children = (
        				AA0000000000000000000F05 /* Base */,
        			);
        			name = Main.storyboard;
        			sourceTree = "<group>";
        		};
        /* End PBXVariantGroup section */

        /* Begin XCBuildConfiguration section */
        		AA0000000000000000000901 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				SDKROOT = iphoneos;
        				SWIFT_VERSION = 5.0;
        			};
        			name = Debug;
        		};
        		AA0000000000000000000902 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				INFOPLIST_FILE = App/Info.plist;
        				PRODUCT_NAME = "$(TARGET_NAME)";
        			};
        			name = Debug;
        		};
        		AA0000000000000000000903 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				PRODUCT_NAME = "$(TARGET_NAME)";
        				TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App";
        			};
        			name = Debug;
        		};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		AA0000000000000000000801 /* Build configuration list for PBXProject "App" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				AA0000000000000000000901 /* Debug */,
        			);
        			defaultConfigurationIsVisible = 0;
        		};
        		AA0000000000000000000802 /* Build configuration list for PBXNativeTarget "App" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				AA0000000000000000000902 /* Debug */,
        			);
        			defaultConfigurationIsVisible = 0;
        		};
        		AA0000000000000000000803 /* Build configuration list for PBXNativeTarget "AppTests" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				AA0000000000000000000903 /* Debug */,
        			);
        			defaultConfigurationIsVisible = 0;
        		};
        /* End XCConfigurationList section */
        \(extraSections)	};
        	rootObject = AA0000000000000000000501 /* Project object */;
        }

        """
    }
}
