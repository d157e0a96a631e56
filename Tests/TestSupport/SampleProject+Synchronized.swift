extension SampleProject {
    var synchronizedGroupsOfTarget: String {
        guard hasSynchronizedFolder else { return "" }
        return "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\tAA0000000000000000000E01 /* Features */,\n\t\t\t);\n"
    }

    /// Version 70 was written with all of a folder on one line.
    var synchronizedSections: String {
        guard hasSynchronizedFolder else { return "" }
        let comment =
            version < 77
            ? "PBXFileSystemSynchronizedBuildFileExceptionSet"
            : "Exceptions for \"Features\" folder in \"App\" target"
        let folder =
            version < 77
            ? "{isa = PBXFileSystemSynchronizedRootGroup; exceptions = (AA0000000000000000000E02 /* \(comment) */, ); "
                + "explicitFileTypes = {}; explicitFolders = (Raw, ); path = Features; sourceTree = \"<group>\"; };"
            : """
            {
            			isa = PBXFileSystemSynchronizedRootGroup;
            			exceptions = (
            				AA0000000000000000000E02 /* \(comment) */,
            			);
            			explicitFolders = (
            				Raw,
            			);
            			path = Features;
            			sourceTree = "<group>";
            		};
            """
        return """

            /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
            		AA0000000000000000000E02 /* \(comment) */ = {
            			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
            			membershipExceptions = (
            				Info.plist,
            				Old,
            			);
            			target = AA0000000000000000000701 /* App */;
            		};
            /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

            /* Begin PBXFileSystemSynchronizedRootGroup section */
            		AA0000000000000000000E01 /* Features */ = \(folder)
            /* End PBXFileSystemSynchronizedRootGroup section */

            """
    }
}
