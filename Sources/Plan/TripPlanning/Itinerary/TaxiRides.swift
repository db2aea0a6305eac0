import TripModel

extension EventPlan {
  /// How one travels by it: as its kind says, and by taxi where it is called one, as in `transport: Taxi to the airport`.
  var rideMode: TravelMode? { kind.mode ?? (kind == .transport && isCalledTaxi ? .taxi : nil) }

  private var isCalledTaxi: Bool {
    let words = title.lowercased().split { !$0.isLetter }.map(String.init)
    guard !words.contains(where: Self.otherWords.contains) else { return false }
    return words.contains { word in
      Self.taxiWords.contains(word) || word.hasPrefix("taxifahrt")
        || Self.taxisInRows.contains { word.contains($0) }
    }
  }

  /// What a taxi is called in some languages of which travellers write; whole words, so that no taxiway is one.
  private static let taxiWords: Set<String> = [
    "taxi", "taxis", "cab", "minicab", "taksi", "taksówka", "taksówką", "táxi", "такси", "таксі", "ταξί",
    "uber",
    "lyft",
  ]
  /// The same in scripts whose words stand in a row.
  private static let taxisInRows = ["タクシー", "택시", "出租车", "計程車"]
  /// Beside which it goes on the water, or is where one waits for one.
  private static let otherWords: Set<String> = ["water", "boat", "stand", "rank"]
}
