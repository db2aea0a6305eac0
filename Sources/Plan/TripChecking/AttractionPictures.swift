import Diagnostics
import TripModel
import TripPlanning

/// Proposes pictures for saved attractions that have none: those that were taken close by. One line for all, since it is a
/// proposal, and who does not want it should not have to read it again and again.
///
/// Only what is published is looked at: what a build says is often read by others.
func checkAttractionPictures(_ plan: TripPlan) -> [Diagnostic] {
  var taken = Set(plan.itinerary.attractions.flatMap(\.photos))
  var proposals: [(saved: AttractionPlan, photo: PhotoPlan, more: Int)] = []
  for saved in plan.itinerary.attractions where saved.photos.isEmpty && saved.isVisited?.value != false {
    // What is only known to be in a town is near nothing in it.
    guard let position = saved.position, !position.reason.isTown else { continue }
    let near = plan.media.photos.compactMap { photo -> (photo: PhotoPlan, metres: Double)? in
      guard photo.hasStill, let place = photo.position, !place.reason.isEstimate, !taken.contains(photo.id)
      else { return nil }
      // A band of latitudes first: distances take long, of all attractions to all pictures.
      guard abs(position.value.latitude - place.value.latitude) < 0.001 else { return nil }
      let metres = position.value.distance(to: place.value)
      return metres <= reach ? (photo, metres) : nil
    }
    guard let nearest = near.min(by: { ($0.metres, $0.photo.id.index) < ($1.metres, $1.photo.id.index) })
    else {
      continue
    }
    taken.insert(nearest.photo.id)
    proposals.append((saved, nearest.photo, near.count - 1))
  }
  guard let first = proposals.first else { return [] }
  let named = proposals.prefix(maximumNamed).map { proposal in
    let more = proposal.more == 0 ? "" : " and \(proposal.more) more"
    return "“\(proposal.saved.name)” on \(proposal.photo.photo.file)\(more)"
  }
  let rest = proposals.count - named.count
  let list = named.joined(separator: ", ") + (rest == 0 ? "" : ", and \(rest) more")
  return [
    Diagnostic(
      .note, .attractionPictures,
      "Pictures taken within \(Int(reach)) metres of attractions that have none: \(list)",
      at: first.saved.source,
      advice:
        "If one shows it, name it there: `photos: [\(first.photo.photo.file)]`, or write `tags: [\(first.saved.name)]` in a text beside it."
    )
  ]
}

/// Metres from which one photographs a house or a tower as a rule.
private let reach = 100.0
/// More would fill the window.
private let maximumNamed = 5
