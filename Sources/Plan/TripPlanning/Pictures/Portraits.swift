import SiteOutput
package import TripModel

/// The pictures of people as they are published: on no page of pictures, and each under the name of its person, so that
/// neither the file nor what it says of itself tells anything.
package enum Portraits {
  /// In the order of the people, for those who have one; `root` are the folders of the site below which they stand.
  package static func plan(
    _ people: [Person], _ pictures: [Photo], as format: PublishedFormat, in root: [String]
  ) -> [PhotoPlan] {
    let known = Dictionary(pictures.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    var book = AddressBook()
    var plans: [PhotoPlan] = []
    for person in people {
      let folder = book.folder(in: "people", wishes: [person.name])
      guard let photo = person.picture.flatMap({ known[$0] }) else { continue }
      var plan = PhotoPlan(
        id: PhotoID(plans.count), photo: photo, page: .page(root + ["people", folder]), format: format,
        entries: [])
      plan.isPortrait = true
      plans.append(plan)
    }
    return plans
  }

  /// What the people are called, each with the sizes of the picture that was planned.
  static func profiles(of people: [Person], _ portraits: [PhotoPlan]) -> [PersonProfile] {
    let sizes = Dictionary(
      portraits.map { ($0.photo.file, $0.derivatives) }, uniquingKeysWith: { first, _ in first })
    return people.map { person in
      PersonProfile(person, portrait: person.picture.flatMap { sizes[$0] } ?? [])
    }
  }
}

extension TripPlanner {
  /// The pictures of the trip's people.
  var portraits: [PhotoPlan] {
    Portraits.plan(trip.people, trip.portraits, as: trip.settings.pictureFormat.value, in: root)
  }
}
