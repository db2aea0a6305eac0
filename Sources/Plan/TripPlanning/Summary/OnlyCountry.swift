import TripModel

// A trip that was in one country alone: its days of which nothing tells where they were are that country's as well.

extension TripPlan {
  /// The code of the only country of everything that says where it is; nil where there are several, or too little says it.
  var onlyCountry: String? {
    let codes = Set(countries + places.compactMap(\.locality?.country))
    guard codes.count == 1, let code = codes.first, visitedCountries == [code], !countriesOfAll.isEmpty else {
      return nil
    }
    return code
  }

  /// The days up to today that are of the trip.
  var ownDaysSoFar: [LocalDate] {
    guard let dates else { return [] }
    guard dates.outings == nil, !dates.isTooLong else {
      return days.filter { $0.number != nil && $0.date <= today }.map(\.date)
    }
    let (start, last) = (dates.start.value, min(dates.end.value, today))
    return start > last ? [] : (0...(last - start)).map { start + $0 }
  }
}
