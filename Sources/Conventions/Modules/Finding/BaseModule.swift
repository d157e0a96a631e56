/// Names of what the modules of an application inherit or conform to: in a folder it lies together like a module.
enum BaseModule {
    static let names: Set = ["Base", "Viper", "VIPER"]
}
