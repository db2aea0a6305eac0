import SiteOutput
package import TripModel

/// The pictures of places to go next as they are published: on no page of pictures, and each under the name of its
/// place, so that neither the file nor what it says of itself tells anything. A card shows one on most of a screen.
package enum DestinationPictures {
  /// In the order of the destinations, for those who have one, and one that several have once; `root` are the folders of
  /// the site below which `next` stands.
  package static func plan(
    _ destinations: [Destination], _ pictures: [Photo], as format: PublishedFormat, in root: [String]
  ) -> [PhotoPlan] {
    let known = Dictionary(pictures.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let folders = DestinationAddresses.slugs(of: destinations)
    var seen: Set<String> = []
    var plans: [PhotoPlan] = []
    for (destination, folder) in zip(destinations, folders) {
      guard let photo = destination.picture.flatMap({ known[$0] }), seen.insert(photo.file).inserted else {
        continue
      }
      plans.append(
        PhotoPlan(
          id: PhotoID(plans.count), photo: photo, page: .page(root + [DestinationAddresses.folder, folder]),
          format: format, entries: []))
    }
    return plans
  }

  /// The sizes of what was planned, by the files, the narrowest first.
  package static func sizes(of plans: [PhotoPlan]) -> [String: [DerivativePlan]] {
    Dictionary(plans.map { ($0.photo.file, $0.derivatives) }, uniquingKeysWith: { first, _ in first })
  }
}

extension TripPlanner {
  /// The pictures of the trip's destinations.
  var destinationPictures: [PhotoPlan] {
    DestinationPictures.plan(
      trip.destinations, trip.portraits, as: trip.settings.pictureFormat.value, in: root)
  }
}
