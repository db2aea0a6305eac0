import Diagnostics
import Foundation
import TripModel
import TripNotation

/// Time zones by their names in the tz database.
enum ZoneText {
  static func zone(_ text: TextNode) throws(Problem) -> ZoneRules {
    if let zone = ZoneRules(identifier: text.value) { return zone }
    throw .badZone(text, "time zone", "Write one by its place, such as Europe/Lisbon or Asia/Tokyo.")
  }

  /// The zone that is named after this town, or spelt nearly so.
  static func meant(by text: String) -> String? {
    let wanted = text.lowercased().replacing(" ", with: "_")
    return byEnd[wanted]
      ?? Spelling.nearest(to: wanted, among: wanted.contains("/") ? wholes : towns)
      .flatMap { byEnd[$0] }
  }

  /// The zones of a short name, such as CET: it says an hour, and no place.
  static func places(ofShort name: String) -> String? { shortNames[name.uppercased()] }

  private static let known = TimeZone.knownTimeZoneIdentifiers.sorted()

  /// The first zone of each whole name and of each end of one, in small letters: `america/argentina/salta`,
  /// `argentina/salta`, `salta`.
  private static let byEnd = known.reduce(into: [String: String]()) { names, name in
    let parts = name.lowercased().pathParts
    for start in parts.indices {
      let end = parts[start...].joined(separator: "/")
      if names[end] == nil { names[end] = name }
    }
  }

  private static let wholes = known.map { $0.lowercased() }

  private static let towns = byEnd.keys.filter { !$0.contains("/") }.sorted()

  private static let shortNames: [String: String] = [
    "GMT": "UTC", "BST": "Europe/London or Asia/Dhaka", "WET": "Europe/Lisbon",
    "WEST": "Europe/Lisbon", "CET": "Europe/Paris", "CEST": "Europe/Paris", "MEZ": "Europe/Berlin",
    "MESZ": "Europe/Berlin", "EET": "Europe/Athens", "EEST": "Europe/Athens", "MSK": "Europe/Moscow",
    "IST": "Asia/Kolkata, Asia/Jerusalem or Europe/Dublin", "SGT": "Asia/Singapore",
    "ICT": "Asia/Bangkok", "JST": "Asia/Tokyo", "KST": "Asia/Seoul", "HKT": "Asia/Hong_Kong",
    "CST": "America/Chicago or Asia/Shanghai", "CDT": "America/Chicago", "EST": "America/New_York",
    "EDT": "America/New_York", "ET": "America/New_York", "CT": "America/Chicago", "MST": "America/Denver",
    "MDT": "America/Denver", "MT": "America/Denver", "PST": "America/Los_Angeles",
    "PDT": "America/Los_Angeles", "PT": "America/Los_Angeles", "AKST": "America/Anchorage",
    "AKDT": "America/Anchorage", "HST": "Pacific/Honolulu", "AST": "America/Halifax",
    "ADT": "America/Halifax", "BRT": "America/Sao_Paulo", "ART": "America/Argentina/Buenos_Aires",
    "AEST": "Australia/Sydney", "AEDT": "Australia/Sydney", "ACST": "Australia/Adelaide",
    "AWST": "Australia/Perth", "NZST": "Pacific/Auckland", "NZDT": "Pacific/Auckland",
    "SAST": "Africa/Johannesburg", "CAT": "Africa/Harare", "EAT": "Africa/Nairobi", "WAT": "Africa/Lagos",
  ]
}

extension Problem {
  static func badZone(_ text: TextNode, _ what: String, _ forms: String) -> Problem {
    if let places = ZoneText.places(ofShort: text.value) {
      return Problem(
        .zoneAbbreviation, "Ambiguous time zone “\(text.value)”: several zones share this short name",
        at: text.range,
        advice: "Write the zone by its place, such as \(places).")
    }
    return Problem(
      .badZone, "Unknown \(what): “\(text.value.shortened)”", at: text.range,
      advice: OffsetText.meant(by: text.value) == nil
        ? ZoneText.meant(by: text.value).map { "Did you mean \($0)?" } ?? forms : forms)
  }
}
