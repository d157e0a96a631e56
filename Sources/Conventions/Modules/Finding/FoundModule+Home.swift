import Text

extension FoundModule {
    /// Where the module lies in an application that is called as it, such as a `Feed` in `Feed/Screens/Main`; nil where
    /// its folder is not that of an application.
    var homeInApplication: String? {
        let isApplication =
            !folder.isEmpty
            && (!folder.utf8.contains(UInt8(ascii: "/"))
                || files.contains { ApplicationStart.files.contains(String($0.lastComponent)) })
        guard ownsFolder, isApplication else { return nil }
        let own = files.filter { Role.split(Role.baseName(ofFile: String($0.lastComponent)))?.stem ?? "" == name }
        let folders = own.map { $0.split(separator: "/").dropLast() }
        guard var common = folders.first else { return nil }
        for other in folders.dropFirst() {
            common = common.prefix(zip(common, other).prefix { $0 == $1 }.count)
        }
        let home = common.joined(separator: "/")
        guard home != folder else { return nil }
        return ModulesFolder.isUsual(home.lastComponent) ? home : Path.split(home).folder
    }
}
