/// The names by which others find what they act on, in small letters. Every name that starts with a dot is one, too.
enum UnusualNames {
    /// Names with a dot that only keep an empty folder in a repository.
    static let harmless = [".gitkeep", ".keep"]

    /// Whole names of files, in any folder.
    static let files: [(reader: UnusualFile.Reader, names: [String])] = [
        // SwiftPM, Tuist, XcodeGen, Mint, Carthage, Bazel, Buck, make and the like.
        (
            .build,
            [
                "package.swift", "package.resolved", "project.swift", "workspace.swift", "tuist.swift", "project.yml",
                "project.yaml", "project.json", "mintfile", "cartfile", "cartfile.private", "cartfile.resolved",
                "rambafile", "swiftgen.yml", "sourcery.yml", "makefile", "gnumakefile", "bsdmakefile", "justfile",
                "taskfile.yml", "taskfile.yaml", "cmakelists.txt", "meson.build", "build.ninja", "sconstruct",
                "workspace", "workspace.bazel", "module.bazel", "build", "build.bazel", "buck", "pants.toml",
                "configure", "earthfile", "tiltfile", "buildserver.json", "compile_commands.json", "cmakepresets.json",
                "cmakeuserpresets.json", "wscript", "xcodegen.yml", "steepfile", "sconscript", "build.xml", "ivy.xml",
            ]
        ),
        // Ruby, with CocoaPods and fastlane.
        (
            .build,
            [
                "gemfile", "gemfile.lock", "gems.rb", "gems.locked", "rakefile", "podfile", "podfile.lock", "brewfile",
                "brewfile.lock.json", "guardfile", "thorfile", "capfile", "vagrantfile", "fastfile", "appfile",
                "matchfile", "gymfile", "scanfile", "snapfile", "deliverfile", "screengrabfile", "pluginfile",
                "config.ru",
            ]
        ),
        // Node, Python, PHP, Java, Kotlin and .NET, beside an app.
        (
            .build,
            [
                "package.json", "package-lock.json", "npm-shrinkwrap.json", "yarn.lock", "pnpm-lock.yaml",
                "pnpm-workspace.yaml", "deno.json", "deno.jsonc", "bunfig.toml", "tsconfig.json", "turbo.json",
                "nx.json", "lerna.json", "pyproject.toml", "requirements.txt", "tox.ini", "setup.cfg", "pipfile",
                "pipfile.lock", "poetry.lock", "composer.json", "composer.lock", "pom.xml", "gradlew", "gradlew.bat",
                "gradle.properties", "gradle-wrapper.properties", "cargo.toml", "build.rs", "nuget.config",
                "directory.build.props", "directory.build.targets", "devbox.json", "mise.toml",
            ]
        ),
        // Services that build, deploy or ask for reviews, and containers.
        (
            .build,
            [
                "jenkinsfile", "azure-pipelines.yml", "bitrise.yml", "codemagic.yaml", "appveyor.yml", "circle.yml",
                "buildspec.yml", "cloudbuild.yaml", "lefthook.yml", "lefthook.yaml", "dockerfile", "containerfile",
                "compose.yml", "compose.yaml", "compose.override.yml", "compose.override.yaml", "procfile",
                "action.yml", "action.yaml", "netlify.toml", "vercel.json", "firebase.json", "fly.toml", "render.yaml",
                "app.yaml", "serverless.yml", "serverless.yaml", "renovate.json", "renovate.json5", "codeowners",
            ]
        ),
        (.git, ["head"]),
        (.assistant, ["agents.md", "claude.md", "gemini.md", "copilot-instructions.md"]),
        (.templateSet, ["template.json"]),
    ]

    /// How names of files begin.
    static let beginnings = ["package@swift-", "dangerfile", "dockerfile.", "docker-compose."]

    /// How names of files end.
    static let endings: [(reader: UnusualFile.Reader, endings: [String])] = [
        (.templateSet, [".mustache"]),
        (
            .build,
            [
                ".sh", ".bash", ".zsh", ".fish", ".ksh", ".csh", ".command", ".tool", ".terminal", ".bat", ".cmd",
                ".ps1", ".vbs", ".py", ".rb", ".pl", ".js", ".mjs", ".cjs", ".jsx", ".ts", ".mts", ".cts", ".tsx",
                ".php", ".lua", ".tcl", ".groovy", ".kts", ".nix", ".tf", ".scpt", ".applescript", ".mk", ".mak",
                ".cmake", ".ninja", ".bzl", ".bazel", ".rake", ".gemspec", ".podspec", ".podspec.json", ".gradle",
                ".csproj", ".vcxproj", ".desktop", ".mobileconfig", ".swifttemplate", ".code-workspace",
            ]
        ),
        (.xcode, [".pbxproj", ".xcconfig", ".xcscheme", ".xctestplan", ".xcworkspacedata", ".xcfilelist"]),
        (.program, [".a", ".o", ".so", ".dylib", ".exe", ".dll", ".jar", ".pkg", ".dmg", ".swiftmodule"]),
    ]

    /// Whole names of folders.
    static let folders: [(name: String, reader: UnusualFile.Reader)] = [
        ("fastlane", .build), ("ci_scripts", .build), ("tuist", .build), ("node_modules", .build), ("pods", .build),
        ("carthage", .build), ("gradle", .build), ("buildsrc", .build), ("xcshareddata", .xcode),
        ("xcuserdata", .xcode),
    ]

    /// Whole names of folders at the top: those of a package whose code SwiftPM builds and runs with it, and the one
    /// with the project's own sets, where every file is part of one.
    static let foldersAtTop: [(name: String, reader: UnusualFile.Reader)] = [
        ("plugins", .build), ("macros", .build), ("templates", .templateSet),
    ]

    /// How names of folders end.
    static let foldersByEnding: [(ending: String, reader: UnusualFile.Reader)] = [
        (".xcodeproj", .xcode), (".xcworkspace", .xcode), (".playground", .xcode), (".playgroundbook", .xcode),
        (".xctemplate", .xcode), (".xcplugin", .xcode), (".swiftpm", .build), (".artifactbundle", .program),
        (".framework", .program), (".xcframework", .program), (".app", .program), (".appex", .program),
        (".workflow", .program),
    ]
}
