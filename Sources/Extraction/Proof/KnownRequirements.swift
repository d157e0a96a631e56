/// What protocols of Apple's frameworks require of whatever conforms to them, and do not have themselves.
enum KnownRequirements {
    /// Functions by their names and labels, as `Coherence` names them; nothing of a protocol that is not known.
    static func members(of name: String) -> [String] { table[name] ?? [] }

    private static let table: [String: [String]] = [
        "UITableViewDataSource": ["tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)"],
        "UICollectionViewDataSource": [
            "collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)",
        ],
        "UITableViewDataSourcePrefetching": ["tableView(_:prefetchRowsAt:)"],
        "UICollectionViewDataSourcePrefetching": ["collectionView(_:prefetchItemsAt:)"],
        "UIPickerViewDataSource": ["numberOfComponents(in:)", "pickerView(_:numberOfRowsInComponent:)"],
        "UIPageViewControllerDataSource": [
            "pageViewController(_:viewControllerBefore:)", "pageViewController(_:viewControllerAfter:)",
        ],
        "UISearchResultsUpdating": ["updateSearchResults(for:)"],
        "UIViewControllerAnimatedTransitioning": ["transitionDuration(using:)", "animateTransition(using:)"],
        "UIViewRepresentable": ["makeUIView(context:)", "updateUIView(_:context:)"],
        "UIViewControllerRepresentable": [
            "makeUIViewController(context:)", "updateUIViewController(_:context:)",
        ],
        "PHPickerViewControllerDelegate": ["picker(_:didFinishPicking:)"],
        "WKScriptMessageHandler": ["userContentController(_:didReceive:)"],
        "SKPaymentTransactionObserver": ["paymentQueue(_:updatedTransactions:)"],
        "SKProductsRequestDelegate": ["productsRequest(_:didReceive:)"],
        "ASAuthorizationControllerPresentationContextProviding": ["presentationAnchor(for:)"],
    ]
}
