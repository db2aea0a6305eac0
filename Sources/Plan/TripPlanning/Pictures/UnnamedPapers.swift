import TripModel

/// Pictures that look like papers or screens, and that nobody chose to show: a boarding pass tells names, codes and numbers to
/// whoever opens the site.
struct UnnamedPapers {
  /// By their look, as far as somebody looked.
  private let papers: Set<String>
  private let named: Set<String>

  init(in trip: Trip) {
    papers = trip.papers
    named = trip.namedPictures
  }

  /// Whether a picture with this caption is one of them.
  func hold(_ photo: Photo, caption: String?) -> Bool {
    guard papers.contains(photo.file) || photo.isScreenshot, !named.contains(photo.file) else { return false }
    guard let caption else { return true }
    // Phones and scanners write into pictures what they are.
    return photo.captionToldBy.isInside && caption == photo.caption
  }
}

extension Trip {
  /// The files of pictures that a text, a list or trip.yml names. To lie beside an entry is not enough.
  fileprivate var namedPictures: Set<String> {
    var files = listedPictures.union(settings.takeIn)
    files.formUnion(allCosts.flatMap(\.receipts))
    for text in texts {
      files.formUnion(text.pictures.values)
      files.formUnion(text.gallery.lazy.filter { !$0.isBeside }.map(\.file))
      if !text.isCoverBeside, let cover = text.cover { files.insert(cover) }
    }
    return files
  }
}
