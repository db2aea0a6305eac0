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
    let onMap = Set(plan.way.route.stops.flatMap(\.days) + plan.places.flatMap(\.days) + planned)
      .union(plan.way.route.legs.flatMap(\.days).compactMap(\.day))
    let figures = scope.site.figures
    var (before, isGuessed) = (0.0, false)
    let records = zip(plan.days, figures.days).compactMap { day, told -> Record? in
      let guessed = told.straightMetres
      let metres = (told.recorded?.metres ?? 0) + guessed
      // On the way there: what lies between the days is of none.
      before += told.metresBefore
      isGuessed = isGuessed || guessed + told.metresBefore > 0
      defer { before += metres }
      guard onMap.contains(day.date) else { return nil }
      return [
        "value": .text(day.date.description), "label": .text(scope.longLabel(of: day)),
        "title": TemplateValue(scope.ownTitle(of: day)), "href": .text(scope.link(day.page)),
        "photo": TemplateValue(day.cover.flatMap { scope.thumb(of: $0.value, atLeast: Self.widthOfPicture) }),
        "before": .text(String(Int(before.rounded()))), "metres": .text(String(Int(metres.rounded()))),
        "isGuessed": .flag(isGuessed),
        // What the card of a chosen day says of its way: as it stands in the list of days.
        "length": TemplateValue(DayDistance(besideTitleOf: day, on: scope)?.short),
      ]
    }
    let unit = scope.words.lengths.unit(of: plan.profile.units)
    let metres = Int(exactly: unit.metres).map { String($0) } ?? String(unit.metres)
    return PlayedDays(records: records, unit: before > 0 ? (name: unit.name, metres: metres) : nil)
  }
}
