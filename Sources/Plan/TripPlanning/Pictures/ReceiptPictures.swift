import TripModel

extension Trip {
  /// Pictures that are nothing but what proves a purchase: no text, no list and not trip.yml shows them.
  var receiptPictures: Set<String> {
    var files = Set(allCosts.flatMap(\.receipts))
    guard !files.isEmpty else { return [] }
    for text in entries + albums.map(\.text) + pages.map(\.text) {
      files.subtract(text.pictures.values)
      files.subtract(text.gallery.map(\.file))
      if let cover = text.cover { files.remove(cover) }
    }
    forEachItem { files.subtract($0.photos) }
    if let cover = settings.cover { files.remove(cover) }
    return files
  }
}

extension [PhotoPlan] {
  /// Those that are looked at for themselves: receipts stand behind all others, and have a page for their purchase alone.
  var pictures: [PhotoPlan] {
    last?.isReceipt == true ? Array(prefix { !$0.isReceipt }) : self
  }
}
