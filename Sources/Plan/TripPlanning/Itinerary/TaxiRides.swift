import TripModel

extension EventPlan {
  /// How one travels by it: as its kind says, and by taxi where it is called one, as in `transport: Taxi to the airport`.
  var rideMode: TravelMode? { kind.mode ?? (kind == .transport && isCalledTaxi ? .taxi : nil) }

  private var isCalledTaxi: Bool {
    title.lowercased().split { !$0.isLetter }.contains { Self.taxiWords.contains(String($0)) }
  }

  /// What a taxi is called in any language of which travellers write; whole words, so that no taxiway is one.
  private static let taxiWords: Set<String> = [
    "taxi", "taxis", "cab", "minicab", "taksi", "taksówka", "taksówką", "táxi", "такси", "таксі", "ταξί",
    "タクシー", "택시", "uber", "lyft",
  ]
}
