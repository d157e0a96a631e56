import FileChanges
import SwiftOutline
import TemplateSets
import Text

extension Scaffold {
    /// Throws where a type of UIKit or SwiftUI was given, and a file that has it does not import what it needs: of a
    /// presenter, a set wants it so. Tests are left aside; they import what the app does.
    func checkImports(_ module: RenderedModule) throws(ScaffoldError) {
        for named in namedTypes {
            guard KnownTypes.names.contains(named.type) || KnownTypes.swiftUI.contains(named.type),
                let framework = Framework(declaring: named.type),
                let file = module.files.first(where: { framework.isMissing(in: $0, for: named.type) })
            else { continue }
            // A type of the app's own may be called as SwiftUI's, where nobody would mean that one.
            if framework == .swiftUI, !module.files.contains(where: framework.isImported) { continue }
            throw .parameter(ParameterError(named, needing: framework, in: file))
        }
    }
}

extension ProjectReferences {
    /// Throws where a type of one of Apple's frameworks was given, a file that has it does not import that, and no file
    /// of the project declares a type of this name.
    func checkImports(of thing: WrittenThing) throws {
        for named in thing.scaffold.namedTypes {
            guard let framework = Framework(declaring: named.type),
                let file = thing.modules.lazy.flatMap(\.files).first(where: {
                    framework.isMissing(in: $0, for: named.type)
                }),
                !isDeclared(named.type)
            else { continue }
            throw ParameterError(named, needing: framework, in: file)
        }
    }
}

extension ParameterError {
    fileprivate init(_ named: NamedType, needing framework: Framework, in file: FileChange) {
        let name = String(file.path.lastComponent)
        self.init(named.parameter, .needsImport(named.declaration, framework: framework.rawValue, file: name))
    }
}

/// A framework of Apple's whose types are no matter of all layers of an app.
enum Framework: String, CaseIterable {
    case uiKit = "UIKit"
    case swiftUI = "SwiftUI"
    case avFoundation = "AVFoundation"
    case cloudKit = "CloudKit"
    case combine = "Combine"
    case contacts = "Contacts"
    case coreBluetooth = "CoreBluetooth"
    case coreData = "CoreData"
    case coreGraphics = "CoreGraphics"
    case coreImage = "CoreImage"
    case coreLocation = "CoreLocation"
    case coreMedia = "CoreMedia"
    case eventKit = "EventKit"
    case healthKit = "HealthKit"
    case mapKit = "MapKit"
    case pdfKit = "PDFKit"
    case photos = "Photos"
    case quartzCore = "QuartzCore"
    case storeKit = "StoreKit"
    case userNotifications = "UserNotifications"
    case webKit = "WebKit"

    /// The one that a type is of; nil for a type of another one, or of the app's own.
    init?(declaring type: String) {
        if KnownTypes.swiftUI.contains(type) {
            self = .swiftUI
        } else if type.utf8.begins(with: "UI".utf8), KnownTypes.names.contains(type) {
            self = .uiKit
        } else if let framework = Self.byType[type] {
            self = framework
        } else {
            return nil
        }
    }

    /// Whether a Swift file of the app names a type of this framework, and nothing that brings it.
    fileprivate func isMissing(in file: FileChange, for type: String) -> Bool {
        guard file.path.hasSuffix(".swift"), !SkeletonFile.isTest(file.path) else { return false }
        let outline = Outline(file.contents)
        return outline.uses.contains { outline.source[$0.name].elementsEqual(type.utf8) } && !isImported(by: outline)
    }

    /// Whether a Swift file imports it.
    fileprivate func isImported(in file: FileChange) -> Bool {
        file.path.hasSuffix(".swift") && isImported(by: Outline(file.contents))
    }

    private func isImported(by outline: Outline) -> Bool {
        outline.imports.contains { name in
            let name = outline.text(of: name.module)
            return name == rawValue || Self.bringing[self, default: []].contains(name)
        }
    }

    /// The frameworks whose import brings another one.
    private static let bringing: [Framework: Set<String>] = [
        .uiKit: ["SwiftUI", "MapKit", "PDFKit"], .combine: ["SwiftUI"],
        .quartzCore: ["UIKit", "SwiftUI", "AVFoundation"],
        .coreGraphics: ["UIKit", "SwiftUI", "QuartzCore", "AVFoundation", "MapKit", "PDFKit", "CoreImage"],
        .coreImage: ["UIKit", "SwiftUI"], .coreLocation: ["MapKit", "CloudKit"], .coreMedia: ["AVFoundation"],
    ]

    /// Their types that somebody may want to hand over, with names that an app's own rarely have.
    private static let byType: [String: Framework] = {
        let types: [Framework: String] = [
            .avFoundation:
                "AVAsset AVAudioPlayer AVAudioSession AVCaptureDevice AVCaptureSession AVPlayer AVPlayerItem "
                + "AVURLAsset",
            .cloudKit: "CKContainer CKDatabase CKRecord CKShare",
            .combine: "AnyCancellable AnyPublisher CurrentValueSubject PassthroughSubject",
            .contacts: "CNContact CNContactStore",
            .coreBluetooth: "CBCentralManager CBCharacteristic CBPeripheral CBService CBUUID",
            .coreData: "NSEntityDescription NSFetchRequest NSFetchedResultsController NSManagedObject "
                + "NSManagedObjectContext NSManagedObjectID NSManagedObjectModel NSPersistentCloudKitContainer "
                + "NSPersistentContainer NSPersistentStore NSPersistentStoreCoordinator",
            .coreGraphics: "CGColor CGColorSpace CGContext CGImage CGPath",
            .coreImage: "CIContext CIFilter CIImage",
            .coreLocation: "CLAuthorizationStatus CLBeacon CLCircularRegion CLGeocoder CLHeading CLLocation "
                + "CLLocationAccuracy CLLocationCoordinate2D CLLocationDegrees CLLocationDirection CLLocationDistance "
                + "CLLocationManager CLLocationSpeed CLPlacemark CLRegion",
            .coreMedia: "CMSampleBuffer CMTime CMTimeRange",
            .eventKit: "EKCalendar EKEvent EKEventStore EKReminder",
            .healthKit: "HKHealthStore HKQuantity HKQuantitySample HKSample HKUnit HKWorkout",
            .mapKit: "MKAnnotation MKCoordinateRegion MKCoordinateSpan MKMapItem MKMapRect MKMapView MKPlacemark "
                + "MKPointAnnotation MKPolyline MKRoute",
            .pdfKit: "PDFDocument PDFPage PDFView",
            .photos: "PHAsset PHAssetCollection PHFetchResult PHPhotoLibrary",
            .quartzCore: "CADisplayLink CALayer",
            .storeKit: "SKPayment SKPaymentTransaction SKProduct",
            .uiKit: "UIAction UIContentSizeCategory UIDevice UIEdgeInsets UIEvent UIGestureRecognizer "
                + "UIInterfaceOrientation UIKeyCommand UIMenu UIOffset UIPanGestureRecognizer UIPasteboard UIRectEdge "
                + "UITapGestureRecognizer UITouch UITraitCollection UIUserInterfaceStyle",
            .userNotifications: "UNAuthorizationStatus UNNotification UNNotificationContent UNNotificationRequest "
                + "UNNotificationResponse UNUserNotificationCenter",
            .webKit: "WKNavigation WKWebView WKWebViewConfiguration",
        ]
        return types.reduce(into: [:]) { known, entry in
            for type in entry.value.split(separator: " ") { known[String(type)] = entry.key }
        }
    }()
}
