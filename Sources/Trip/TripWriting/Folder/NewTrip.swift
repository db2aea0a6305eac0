package import TripModel
import TripNotation

/// The files of a trip that begins.
package struct NewTrip: Sendable {
  package var title: String
  package var start: String?
  package var end: String?
  package var currency: String?
  package var zone: String?
  package var travellers: [String] = []
  /// The day of the first entry: the days that are proposed begin with it.
  package var firstDay: LocalDate

  package init(title: String, firstDay: LocalDate) {
    self.title = title
    self.firstDay = firstDay
  }

  /// `trip.yml`, with every field that a traveller may want to know of.
  ///
  /// Each line behind a single `#` is right as it stands without it, alone and with all others; what explains stands
  /// behind `##`.
  package var settings: String {
    """
    ## What the trip is. Everything is optional: take the # away to use a line.
    \(field("title", title))
    # description: One sentence for the front page.
    # icon: 🚋
    # category: city break
    ## cover: the name of one of your pictures, such as IMG_2231.jpg
    \(field("start", start, else: firstDay.description))
    \(field("end", end, else: (firstDay + 4).description + "          # left out, the trip is under way; `tripbook end` writes it"))
    # destination: Lisbon, 38.7223 -9.1393
    \(field("time zone", zone, else: "Europe/Lisbon   # where no picture says it"))
    # day starts: 04:00          # the small hours belong to the day before
    \(field("currency", currency ?? "EUR"))
    language: en
    units: km                  # or mi
    \(people)
    """
  }

  /// The entry that a trip begins with.
  package func firstEntry() -> EntryStub {
    var entry = EntryStub()
    entry.title = "Setting out"
    entry.body = StubText.firstEntry.joined(separator: "\n\n") + "\n"
    return entry
  }

  private func field(_ key: String, _ value: String?, else example: String = "") -> String {
    value.map { "\(key): \(NotationWriter.text($0))" } ?? "# \(key): \(example)"
  }

  private var people: String {
    if travellers.isEmpty { return "# travellers: [Ana, Ben]   # who shares the costs\n" }
    return "travellers:                # who shares the costs\n"
      + travellers.map { "  - \(NotationWriter.text($0, as: .item))\n" }.joined()
  }
}
