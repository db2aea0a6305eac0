/// In which file of a trip a field is at home that was written into another one.
enum FieldHomes {
  /// `what` is the file, as it stands in a sentence; nil where the field is at home nowhere else.
  static func file(of key: String, besides what: String) -> String? {
    let word = String(key.lowercased().filter(\.isLetter))
    return homes[what]?.first { $0.words.contains(word) }?.file
  }

  private static let homes: [String: [(file: String, words: Set<String>)]] = [
    "trip.yml": [
      (
        "budget.yml",
        [
          "budget", "budgets", "total", "expenses", "spending", "costs", "categories", "rates",
          "exchangerates", "accounts",
        ]
      ),
      ("pins.yml", ["pins", "places"]),
      ("itinerary.yml", ["itinerary", "events", "bookings", "reservations", "flights", "hotels"]),
      ("attractions.yml", ["attractions", "sights"]), ("people.yml", ["people", "persons"]),
      ("weather.yml", ["weather"]),
    ],
    "budget.yml": [
      (
        "trip.yml",
        [
          "currency", "travellers", "travelers", "title", "start", "end", "timezone", "language",
          "destination",
        ]
      )
    ],
  ]
}
