import TripModel

/// What the numbers are that names count a trip's days by: `day-02`, `day-0`, `day--1`.
struct DayNumbers {
  /// The day of number 1.
  private let first: LocalDate?
  /// The day from which those before the first are counted: that of number 0 where there is one.
  private let zero: LocalDate?

  /// Entries that say both their number and their date tell it: two that agree go before the trip's `start`, since
  /// not all count from that.
  ///
  /// Whoever counts back from the first day may or may not have a day 0 between. So a number below it is a date only
  /// where something is numbered 0, or where another of them says its date.
  static func find(in trip: Trip) -> DayNumbers {
    var firsts: [LocalDate] = []
    var zeros: Set<LocalDate> = []
    var hasZero = false
    for entry in trip.entries {
      guard let number = entry.dayNumber else { continue }
      if number == 0 { hasZero = true }
      guard let day = entry.day?.date else { continue }
      if number < 0 { zeros.insert(day - number) } else { firsts.append(day - (number - 1)) }
    }
    hasZero =
      hasZero || trip.tracks.contains { $0.namedDay?.number == 0 }
      || trip.photos.contains { $0.namedDay?.number == 0 }
    let agreed = firsts.count > 1 && Set(firsts).count == 1 ? firsts[0] : nil
    let back = zeros.count == 1 ? zeros.first : nil
    let first = agreed ?? trip.settings.start ?? firsts.min() ?? (hasZero ? back.map { $0 + 1 } : nil)
    return DayNumbers(first: first, zero: back ?? (hasZero ? first.map { $0 - 1 } : nil))
  }

  /// Nil where nothing tells it.
  subscript(number: Int) -> LocalDate? {
    number < 0 ? zero.map { $0 + number } : first.map { $0 + (number - 1) }
  }
}

extension NamedDay {
  /// The number by which a name counts the trip's days.
  fileprivate var number: Int? {
    switch self {
    case .fileNumber(let number), .folderNumber(let number): number
    default: nil
    }
  }
}
