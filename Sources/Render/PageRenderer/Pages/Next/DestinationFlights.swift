import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// Flights to a destination that somebody saw, and where to look for others.
struct DestinationFlights {
  let scope: any NextScope
  let destination: DestinationPlan
  let today: LocalDate

  private var words: Words { scope.words }

  /// Always there: that there are none is told.
  var value: TemplateValue {
    let flights = destination.flights.map(\.flight)
    let parts = Set(flights.compactMap { Part(of: $0) })
    let cabins = Set(flights.map(\.cabin))
    let record: Record = [
      "offers": TemplateValue(destination.flights.map(offer)), "isSorted": .flag(flights.count > 1),
      "parts": TemplateValue(
        parts.count > 1
          ? Part.allCases.filter(parts.contains).map { choice(words[$0.phrase], $0.rawValue) } : []),
      "cabins": TemplateValue(
        cabins.count > 1
          ? DestinationFlight.Cabin.allCases.filter(cabins.contains).map {
            choice(words[$0.phrase], $0.rawValue)
          } : []),
      "orders": TemplateValue(orders),
      "searches": TemplateValue(
        FlightSearch(destination: destination, today: today).links.map { phrase, address in
          ["href": .text(address), "label": .text(words[phrase])]
        }),
    ]
    return .record(record)
  }

  /// Those whose prices can be compared, by price both ways, for whoever has no script: as they are useful they stand
  /// in the table. Nothing where that tells no two apart.
  private var orders: [Record] {
    let ways: [(Phrase, Bool)] = [(.sortCheapFirst, true), (.sortCheapLast, false)]
    return ways.compactMap { phrase, isRising in
      let sorted = destination.flightsByPrice(isRising: isRising)
      guard !sorted.isEmpty else { return nil }
      return ["label": .text(words[phrase]), "lines": TemplateValue(sorted.map { offer($0) })]
    }
  }

  private func choice(_ label: String, _ value: String) -> Record {
    ["label": .text(label), "value": .text(value)]
  }

  private func offer(_ offer: FlightOffer) -> Record {
    let flight = offer.flight
    return [
      "airline": TemplateValue(flight.airline), "cabin": .text(words[flight.cabin.phrase]),
      "cabinName": .text(flight.cabin.rawValue), "part": TemplateValue(Part(of: flight)?.rawValue),
      "out": .text(moment(flight.out)),
      "back": .text(flight.back.map(moment) ?? words[.nextOneWay]),
      "isPast": .flag(flight.out.date < today), "price": .text(words.money.short(flight.price)),
      "number": TemplateValue(offer.comparable.map { String($0.minorUnits) }),
      "seen": .text(words.dates.plain(flight.seen)),
    ]
  }

  private func moment(_ moment: DayAndTime) -> String {
    let time = moment.time.map { words[.listMark] + words.dates.time($0) } ?? ""
    return words.dates.plain(moment.date) + time
  }

  /// When in the day one leaves.
  enum Part: String, CaseIterable {
    case morning, afternoon, evening, night

    /// Nil where no hour is known.
    init?(of flight: DestinationFlight) {
      guard let hour = flight.out.time?.hour else { return nil }
      switch hour {
      case 5..<12: self = .morning
      case 12..<17: self = .afternoon
      case 17..<22: self = .evening
      default: self = .night
      }
    }

    fileprivate var phrase: Phrase {
      switch self {
      case .morning: .nextMorning
      case .afternoon: .nextAfternoon
      case .evening: .nextEvening
      case .night: .nextNight
      }
    }
  }
}

/// Pages that look for flights, with the airports and the days filled in: plain links, which ask nobody before they are
/// opened.
struct FlightSearch {
  let destination: DestinationPlan
  let today: LocalDate

  /// None where either airport is not known.
  var links: [(Phrase, String)] {
    guard let from = destination.reach?.from.code, let to = destination.airport?.code, from != to else {
      return []
    }
    // Without a flight that is still to come the reader fills in the days there.
    let flight = destination.searchedFlight(on: today)
    let (out, back) = (flight?.out.date, flight?.back?.date)
    let days = (out.map { "%20on%20\($0)" } ?? "") + (back.map { "%20through%20\($0)" } ?? "")
    var links: [(Phrase, String)] = [
      (
        .searchGoogleFlights,
        "https://www.google.com/travel/flights?q=Flights%20from%20\(from)%20to%20\(to)" + days
      ),
      (
        .searchSkyscanner,
        "https://www.skyscanner.net/transport/flights/\(from.lowercased())/\(to.lowercased())/"
          + [out, back].compactMap { $0.map { Self.short($0) + "/" } }.joined()
      ),
    ]
    if let out {
      let home = back.map { "/\($0)" } ?? ""
      links.append((.searchKayak, "https://www.kayak.com/flights/\(from)-\(to)/\(out)" + home))
    }
    return links
  }

  /// `261102`.
  private static func short(_ date: LocalDate) -> String {
    String(date.description.filter { $0 != "-" }.dropFirst(2))
  }
}

extension DestinationFlight.Cabin {
  fileprivate var phrase: Phrase {
    switch self {
    case .economy: .cabinEconomy
    case .premium: .cabinPremium
    case .business: .cabinBusiness
    case .first: .cabinFirst
    }
  }
}
