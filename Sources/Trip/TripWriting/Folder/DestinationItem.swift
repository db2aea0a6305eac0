import TripNotation

/// A new place to go next, with each field as it shall stand in `destinations.yml`.
package struct DestinationItem: Sendable {
  package var name: String
  /// Without its `#`, none of them twice.
  package var tags: [String]
  package var at: String?
  package var country: String?
  package var picture: String?
  package var currency: String?
  package var airport: String?
  /// Further airports near by, each as its code begins it, for whoever would rather take one of them: `UKB Kobe (66 km)`.
  package var otherAirports: [String] = []
  package var note: String?

  package init(name: String, tags: [String]) {
    self.name = name
    self.tags = tags
  }

  /// The lines as they stand behind a dash.
  package var lines: [String] {
    let words = tags.map { NotationWriter.text($0, as: .flow) }.joined(separator: ", ")
    let before = ListItem(["name": name, "at": at, "country": country, "picture": picture]).lines
    let behind = ListItem(["note": note]).lines
    return before + ["tags: [\(words)]"] + ListItem(["currency": currency]).lines + airportLines + behind
  }

  /// The other airports stand below it behind a `#`: what may be written instead.
  private var airportLines: [String] {
    let lines = ListItem(["airport": airport]).lines
    return lines.isEmpty || otherAirports.isEmpty
      ? lines : lines + ["# others near by: " + otherAirports.joined(separator: ", ")]
  }
}
