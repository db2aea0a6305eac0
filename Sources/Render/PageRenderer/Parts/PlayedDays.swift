import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// Each day on which there is something on the map: to narrow the map to it, and to say where a player has come, with
/// the day's picture, and how far it was before that day and on it.
struct PlayedDays {
  let records: [Record]
  /// In what the way is counted; nil where none of it has a length.
  let unit: (name: String, metres: String)?

  /// Pixels of the picture beside a day's title, at least.
  private static let widthOfPicture = 200

  static func ofTrip(_ scope: PageScope) -> PlayedDays {
    let plan = scope.plan
    let planned = plan.itinerary.attractions.compactMap(\.day)
    let told = Set(plan.way.route.stops.flatMap(\.days) + plan.places.flatMap(\.days) + planned)
      .union(plan.way.route.legs.flatMap(\.days).compactMap(\.day))
    let joined = Self.joined(plan.way.route)
    var (before, isGuessed) = (0.0, false)
    let records = plan.days.compactMap { day -> Record? in
      let guessed = joined[day.date] ?? 0
      let metres = (day.way?.figures.metres ?? 0) + guessed
      isGuessed = isGuessed || guessed > 0
      defer { before += metres }
      guard told.contains(day.date) else { return nil }
      return [
        "value": .text(day.date.description), "label": .text(scope.longLabel(of: day)),
        "title": TemplateValue(scope.ownTitle(of: day)),
        "photo": TemplateValue(day.cover.flatMap { scope.thumb(of: $0.value, atLeast: Self.widthOfPicture) }),
        "before": .text(String(Int(before.rounded()))), "metres": .text(String(Int(metres.rounded()))),
        "isGuessed": .flag(isGuessed),
      ]
    }
    let units = plan.profile.units == .miles ? (name: "mi", metres: "1609.344") : (name: "km", metres: "1000")
    return PlayedDays(records: records, unit: before > 0 ? units : nil)
  }

  /// How far apart the places are between which nobody recorded the way, by days: no figure of a day counts that.
  private static func joined(_ route: RoutePlan) -> [LocalDate: Double] {
    var metres: [LocalDate: Double] = [:]
    for leg in route.legs where leg.kind == .joined {
      for (day, points) in leg.byDay {
        guard let day else { continue }
        for (start, end) in zip(points, points.dropFirst()) {
          metres[day, default: 0] += start.metres(to: end)
        }
      }
    }
    return metres
  }
}
