import SiteLanguage
import TripModel
import TripPlanning

/// That clocks were set on a day, and by how much: `03:00 → 02:00. The clock goes back. From here UTC+1.`
struct ClockLine {
  let scope: PageScope
  let shift: ClockShift?

  /// Nothing on most days.
  var value: TemplateValue {
    guard let shift else { return .none }
    let words = scope.words
    let offset = words.dates.offset(shift.after)
    let isBack = shift.after.seconds < shift.before.seconds
    guard let showed = shift.showed, let shows = shift.shows else {
      let hours = hours(abs(shift.after.seconds - shift.before.seconds))
      return .record([
        "text": .text(words(isBack ? .clockBackBy : .clockForwardBy, ["hours": hours, "offset": offset]))
      ])
    }
    return .record([
      "from": .text(words.dates.time(showed)), "to": .text(words.dates.time(shows)),
      "text": .text(words(isBack ? .clockBack : .clockForward, ["offset": offset])),
    ])
  }

  /// `an hour`, `5 hours`, `0:30 h`.
  private func hours(_ seconds: Int) -> String {
    let words = scope.words
    guard seconds.isMultiple(of: 3600) else { return words.lengths.duration(seconds: seconds).text }
    return words.counted(.clockHours, seconds / 3600)
  }
}
