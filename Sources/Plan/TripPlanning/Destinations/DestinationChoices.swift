package import TripModel

// What the pages below `next/` tell of what is known of a destination: its steps, days and flights that are meant on the
// day of the build.

extension DestinationForecast {
  /// Whether its last step is of a day before today; of one without a step it is.
  package func hasEnded(by today: LocalDate) -> Bool { steps.last.map { $0.time.date < today } ?? true }

  /// The steps of a table: of one that goes on those of today and behind, of one that has ended all, and no more than the
  /// days that one forecast tells of.
  package func shownSteps(on today: LocalDate) -> [Step] {
    let coming = hasEnded(by: today) ? steps : steps.filter { $0.time.date >= today }
    var days: Set<LocalDate> = []
    return coming.filter { step in
      guard days.count < Self.days || days.contains(step.time.date) else { return false }
      days.insert(step.time.date)
      return true
    }
  }

  /// The steps in which it may be now wherever somebody looks: by clocks elsewhere it may still be the day before.
  package func currentSteps(on today: LocalDate) -> [Step] {
    steps.filter { $0.time.date.dayNumber >= today.dayNumber - 1 }
  }

  /// The step that is told to whoever has no script: the first from noon on, else the first at all, of today or of a day
  /// behind it, since of the hour a build knows nothing. Nil where none is to come.
  package func toldStep(on today: LocalDate) -> Step? {
    steps.first { $0.time.date == today && $0.time.time.hour >= Self.noon }
      ?? steps.first { $0.time.date >= today }
  }

  private static let noon = 12
}

extension RateTrend {
  /// The last day of each month that has any, in order.
  package var lastsOfMonths: [Day] {
    days.indices.filter { index in
      guard index + 1 < days.count else { return true }
      let (date, next) = (days[index].date, days[index + 1].date)
      return (date.year, date.month) != (next.year, next.month)
    }.map { days[$0] }
  }
}

extension DestinationPlan {
  /// The flight by whose days one looks for others: the most useful one that is still to come; nil where none is.
  package func searchedFlight(on today: LocalDate) -> DestinationFlight? {
    flights.first { $0.flight.out.date >= today }?.flight
  }

  /// The flights whose prices can be compared, the cheapest or the dearest first; of the same price as they are
  /// ordered. None where that tells no two apart.
  package func flightsByPrice(isRising: Bool) -> [FlightOffer] {
    let known = flights.enumerated().compactMap { place, offer in
      offer.comparable.map { (place: place, price: $0.minorUnits, offer: offer) }
    }
    guard Set(known.map(\.price)).count > 1 else { return [] }
    return known.sorted { one, other in
      one.price == other.price ? one.place < other.place : isRising == (one.price < other.price)
    }.map(\.offer)
  }
}
