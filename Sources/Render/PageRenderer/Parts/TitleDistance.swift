import SiteLanguage
import TripModel
import TripPlanning

/// How far a day was by its own title, as travellers who look at their meters write it: `Utrecht to Hirtshals, 948 km`.
enum TitleDistance {
  /// Metres, of all that a title tells together: `80 km in Denmark, 152 km here`; nil where it tells none.
  static func metres(in title: String) -> Double? {
    guard title.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let told = title.matches(
      of: #/(\d{1,3}(?:[.,\u{A0}\u{202F} ]\d{3})+|\d+(?:[.,]\d+)?)[ \u{A0}]?(km|mi|miles)\b/#.ignoresCase()
    )
    .compactMap { found -> Double? in
      let (_, figure, unit) = found.output
      return number(figure).map { $0 * (unit.lowercased() == "km" ? 1000 : metresInMile) }
    }
    return told.isEmpty ? nil : told.reduce(0, +)
  }

  /// A mark before three figures parts thousands, any other tenths.
  private static func number(_ figure: Substring) -> Double? {
    let parts = figure.split { !$0.isNumber }
    if parts.count > 1, parts.dropFirst().allSatisfy({ $0.count == 3 }) { return Double(parts.joined()) }
    return Double(parts.joined(separator: "."))
  }

  /// All of a trip of which most days tell it, and whether all do; nil of any other.
  static func metres(of plan: TripPlan, on scope: PageScope) -> (metres: Double, areAll: Bool)? {
    let days = plan.days.filter { !$0.isQuiet }
    let told = days.compactMap { day in metres(in: scope.title(of: day)) }
    guard told.count >= leastDays, 3 * told.count >= 2 * days.count else { return nil }
    return (told.reduce(0, +), told.count == days.count)
  }

  /// The international mile of 1959.
  private static let metresInMile = 1609.344
  /// Of fewer it is no habit.
  private static let leastDays = 3
}
