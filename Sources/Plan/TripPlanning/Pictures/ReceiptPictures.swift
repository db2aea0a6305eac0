import TripModel

extension Trip {
  /// Pictures that are nothing but what proves a purchase: no text, no list and not trip.yml shows them.
  var receiptPictures: Set<String> {
    var files = Set(allCosts.flatMap(\.receipts))
    guard !files.isEmpty else { return [] }
    for text in texts { files.subtract(text.shownPictures) }
    return files.subtracting(listedPictures)
  }
}

extension [PhotoPlan] {
  /// Those that are looked at for themselves: receipts stand behind all others, and have a page for their purchase alone.
  var pictures: [PhotoPlan] {
    last?.isReceipt == true ? Array(prefix { !$0.isReceipt }) : self
  }
}
