import TripModel

/// The cover of a whole trip.
struct TripCover {
  let plan: TripPlan
  /// The file of the cover that trip.yml names.
  let named: String?

  /// The named one; else a landscape among the entries' covers; else the first photo that is wider than high;
  /// else the first photo.
  var chosen: Reasoned<PhotoID>? {
    if let named, let photo = plan.photos.first(where: { $0.photo.file == named && $0.hasStill }) {
      return Reasoned(photo.id, because: .written(file: "trip.yml"))
    }
    let covers = plan.entries.compactMap { entry in entry.cover.map { (entry, plan[$0.value]) } }
    if let (entry, photo) = covers.first(where: { $0.1.photo.isLandscape }) {
      return Reasoned(photo.id, because: .pictureInText(file: entry.file))
    }
    let photos = plan.photos.filter(\.hasStill)
    let photo = photos.first { $0.photo.isLandscape } ?? photos.first
    return photo.map { Reasoned($0.id, because: .firstPhoto(file: $0.photo.file)) }
  }
}

extension Photo {
  /// Wider than high, but no strip: such a picture fills a cover.
  var isLandscape: Bool { width * 5 >= height * 6 && width <= height * 3 }
}
