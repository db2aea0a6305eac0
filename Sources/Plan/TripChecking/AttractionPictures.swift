import Diagnostics
import TripModel
import TripNotation
import TripPlanning

/// Proposes pictures for saved attractions that have none: those that were taken close by. One line for all, since it is a
/// proposal, and who does not want it should not have to read it again and again.
///
/// Only what is published is looked at: what a build says is often read by others.
func checkAttractionPictures(_ plan: TripPlan) -> [Diagnostic] {
  var taken = Set(plan.itinerary.attractions.flatMap(\.photos))
  let pictures = NeighbourIndex(
    plan.media.photos.compactMap { photo in
      photo.position.flatMap { photo.hasStill && !$0.reason.isEstimate ? ($0.value, photo.id) : nil }
    })
  var proposals: [(saved: AttractionPlan, photo: PhotoPlan, more: Int)] = []
  for saved in plan.itinerary.attractions where saved.photos.isEmpty && saved.isVisited?.value != false {
    // What is only known to be in a town is near nothing in it, and the pin of that name may show it already.
    guard let position = saved.position, !position.reason.isVague,
      saved.pin.map({ pin in !plan[pin].photos.contains(where: \.isNamed) }) ?? true
    else { continue }
    let near = pictures.within(reach, of: position.value).map { plan[$0.element] }.filter {
      !taken.contains($0.id)
    }
    guard let nearest = near.first else { continue }
    taken.insert(nearest.id)
    proposals.append((saved, nearest, near.count - 1))
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
        "If one shows it, name it there: `photos: [\(NotationWriter.text(first.photo.photo.file, as: .flow))]`, or "
        + "write `tags: [\(NotationWriter.text(first.saved.name, as: .flow))]` in a text beside it."
    )
  ]
}

/// Metres from which one photographs a house or a tower as a rule.
private let reach = 100.0
/// More would fill the window.
private let maximumNamed = 5
