extension NewApplication {
    /// The text of the Info.plist. Xcode adds what its build settings say.
    var infoPlistText: [UInt8] {
        let schemes = urlSchemes.map { "\t\t\t\t<string>\($0.asXML)</string>\n" }.joined()
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>CFBundleURLTypes</key>
            \t<array>
            \t\t<dict>
            \t\t\t<key>CFBundleURLName</key>
            \t\t\t<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            \t\t\t<key>CFBundleURLSchemes</key>
            \t\t\t<array>
            \(schemes)\t\t\t</array>
            \t\t</dict>
            \t</array>
            </dict>
            </plist>

            """
        return Array(text.utf8)
    }
}
