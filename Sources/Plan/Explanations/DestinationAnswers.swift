import Diagnostics
import TripModel
import TripPlanning

/// What is said of a place to go next.
extension TripReasons {
  func answer(_ destination: Destination) -> Answer {
    let kept = KeptMark(destination.keptBack, on: plan.today)
    let told = plan.next?.destinations.first { $0.source == destination.source }
    var sentences: [String] = []
    if let told {
      sentences.append(position(of: destination, told))
      if let airport = told.airport {
        let why = destination.airport == nil ? reason(for: airport, told) : "it says so itself"
        sentences.append("One flies to \(airport.code): \(why).")
      }
    } else if kept == nil {
      sentences.append(
        "It is near home or in a private zone, by its position or a town of its name, so nothing is told "
          + "of it.")
    }
    if let picture = destination.picture {
      sentences.append(
        isKeptBack(picture)
          ? "Its picture, \(picture), is not shown: a text beside it, its album or the name of its folder keeps "
            + "it back."
          : "Its picture is \(picture): it says so itself.")
    }
    return Answer(
      subject: subject(destination.source, destination.name), sentences,
      [kept].compactMap(\.self).map(Withholding.mark))
  }

  /// Whether something else than what names it keeps a picture back.
  private func isKeptBack(_ picture: String) -> Bool {
    let kept = trip?.filesKeptBack.filter { $0.isOutright && $0.holds(on: plan.today) } ?? []
    return kept.contains { $0.files.contains(picture) }
  }

  /// Why an airport was chosen that nobody wrote.
  private func reason(for airport: Airport, _ told: DestinationPlan) -> String {
    let nearest = told.position.flatMap { Airport.near($0, atMost: 1).first }
    guard let nearest, nearest != airport else { return "that is the nearest with scheduled flights" }
    return "that is the largest of those that serve the same city as \(nearest.code), the nearest"
  }

  private func position(of destination: Destination, _ told: DestinationPlan) -> String {
    guard let position = told.position else {
      return "It has no position: it says none, and no one town is known by “\(destination.town)”."
    }
    let why =
      destination.at?.value.coordinate != nil
      ? "it says so itself" : "that is where the town “\(destination.town)” is"
    return "It is at \(position.inDegrees): \(why)."
  }
}
