// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

#if !canImport(ObjectiveC)
    extension String {
        /// Foundation has it on Apple's systems alone. There is no table here, so a key is its own text.
        public init(
            localized keyAndValue: String, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
        ) {
            self = keyAndValue
        }
    }
#endif
