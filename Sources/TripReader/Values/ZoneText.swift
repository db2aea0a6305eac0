import Diagnostics
import Foundation
import TripModel
import TripNotation

/// Time zones by their names in the tz database.
enum ZoneText {
  static func zone(_ text: TextNode) throws(Problem) -> ZoneRules {
    if let zone = ZoneRules(identifier: text.value) { return zone }
    throw .badZone(text, "is not a time zone", "Write one by its place, such as Europe/Lisbon or Asia/Tokyo.")
  }

  /// The zone that is named after this town, or spelt nearly so.
  static func meant(by text: String) -> String? {
    let wanted = text.lowercased().replacing(" ", with: "_")
    let all = TimeZone.knownTimeZoneIdentifiers.sorted()
    return all.first { $0.lowercased() == wanted || $0.lowercased().hasSuffix("/" + wanted) }
      ?? Spelling.nearest(to: text, among: all)
  }
}

extension Problem {
  static func badZone(_ text: TextNode, _ message: String, _ forms: String) -> Problem {
    Problem(
      .badZone, "“\(text.value.shortened)” \(message)", at: text.range,
      advice: ZoneText.meant(by: text.value).map { "Did you mean \($0)?" } ?? forms)
  }
}
