extension FaultTable {
    static let viperSwiftUI = FaultTable(
        set: "viper-swiftui",
        faults: [
            Fault(
                .unusedImport, "Presenter/%Presenter.swift",
                .replace("import Observation\n", with: "import Observation\nimport SwiftUI\n"), at: "import ^SwiftUI"),
            Fault(.missingFile, "Interactor/%InteractorProtocol.swift", .remove),
            Fault(.misplacedFile, "Router/%Router.swift", .move(to: "View/%Router.swift")),
            Fault(
                .missingType, "Interactor/%InteractorProtocol.swift",
                .replace("protocol %InteractorProtocol", with: "protocol %Way")),
            Fault(
                .typeKind, "%Builder.swift", .replace("struct %Builder", with: "class %Builder"), at: "class ^%Builder"),
            Fault(
                .missingConformance, "View/%View.swift", .replace("%View: View", with: "%View"), at: "struct ^%View {"
            ),
            Fault(
                .missingConformance, "Interactor/%Interactor.swift", .replace(": %InteractorProtocol", with: ""),
                at: "class ^%Interactor"),
            Fault(
                .missingMember, "Presenter/%Presenter.swift", .replace("    let router: %Router\n", with: ""),
                at: "class ^%Presenter"),
            Fault(
                .memberType, "View/%View.swift",
                .replace("var presenter: %Presenter\n", with: "var presenter: AnyObject\n"),
                at: "var ^presenter"),
            Fault(
                .unusedImport, "Interactor/%InteractorProtocol.swift",
                .replace("import Foundation\n", with: "import UIKit\n"), at: "import ^UIKit"),
            Fault(.missingTest, "Router/%RouterTests.swift", .remove, inTests: true),
            Fault(.unexpectedFile, "Entity/Feed.swift", .add("struct %Feed {}\n")),
            Fault(
                .layerReference, "View/%View.swift",
                .replace("    init(presenter", with: "    var i: %Interactor? { nil }\n\n    init(presenter"),
                at: "var i: ^%Interactor?"),
        ])
}
