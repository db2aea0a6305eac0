import Claims
import Diagnostics
import SiteOutput
import TripModel

@testable import TripPlanning

/// Plans of places to go next, written out.
enum NextSamples {
  static let today = "2026-11-28"

  /// Kyoto, of which everything is known, Porto, where one pays as here, and a place of which next to nothing is.
  static func plan(_ change: (inout NextPlan) throws -> Void = { _ in }) throws -> NextPlan {
    let euro = Currency.euro
    var porto = try place("Porto", "porto", rank: 0, tags: ["coast", "Gardens"])
    (porto.currency, porto.country) = (euro, "PT")
    porto.hint = .friend("Mira")
    porto.flights = [try flight("2027-05-01", at: nil, euros: 99, cabin: .economy)]
    let far = try place(
      "Llanfairpwllgwyngyllgogerych <b>", "llanfair", rank: 2, tags: ["walking"])
    var plan = NextPlan(
      page: .page(["next"]), key: "0123456789abcdef", destinations: [try kyoto(), porto, far],
      tags: [
        DestinationTag(name: "gardens", destinations: [0, 1]),
        DestinationTag(name: "temples", destinations: [0]), DestinationTag(name: "food", destinations: [0]),
        DestinationTag(name: "coast", destinations: [1]), DestinationTag(name: "walking", destinations: [2]),
      ],
      currency: euro, changersNearHome: try changersNearHome(), today: try date(today))
    try change(&plan)
    return plan
  }

  static func date(_ text: String) throws -> LocalDate { try unwrapped(LocalDate(iso: text)) }

  static func place(_ name: String, _ slug: String, rank: Int, tags: [String]) throws -> DestinationPlan {
    DestinationPlan(
      name: name, slug: slug, page: .page(["next", slug]), rank: rank, country: nil, position: nil,
      tags: tags, picture: [], note: nil, links: [], currency: nil, rate: nil, climate: nil, forecast: nil,
      airport: nil, reach: nil, flights: [], sights: [], changers: [], visits: [], hint: nil,
      source: SourcePlace(file: "destinations.yml"))
  }

  private static func kyoto() throws -> DestinationPlan {
    var kyoto = try place("Kyoto", "kyoto", rank: 1, tags: ["temples", "gardens", "food"])
    (kyoto.country, kyoto.position) = ("JP", Coordinate(latitude: 35.0116, longitude: 135.7681))
    kyoto.picture = [320, 1080].map { width in
      DerivativePlan(
        path: .file(["next", "kyoto", "\(width).jpg"]), width: width, height: width * 2 / 3, format: .jpeg)
    }
    kyoto.note = "In November, for the maples."
    kyoto.links = [NamedLink(name: "Temples", address: "https://example.org/kyoto")]
    (kyoto.currency, kyoto.airport) = (Currency(code: "JPY"), Airport(code: "KIX"))
    kyoto.rate = try rate([("2024-01-02", 155.72), ("2024-01-30", 150), ("2026-11-27", 172.4)])
    kyoto.climate = try climate()
    (kyoto.forecast, kyoto.zone) = (try forecast(from: "2026-11-28"), "Asia/Tokyo")
    let start = try unwrapped(Airport(code: "AMS"))
    kyoto.reach = DestinationReach(from: start, metres: 9_290_000, minutes: 690, clockAhead: 8 * 3600)
    kyoto.flights = [
      try flight("2027-04-02", at: (21, 40), back: "2027-04-18", euros: 768, airline: "Emirates"),
      try flight("2027-04-03", at: (13, 10), euros: 2410, airline: "ANA", cabin: .business),
      try flight("2026-10-03", at: (8, 25), euros: 500),
    ]
    kyoto.sights = [
      DestinationSight(name: "Fushimi Inari", category: "sight", metres: 5100, page: .page([])),
      DestinationSight(name: "Market", category: nil, metres: 640, page: nil),
    ]
    kyoto.changers = [
      MoneyChanger(
        name: "Travelex", address: "Karasuma 8",
        position: try unwrapped(Coordinate(latitude: 35.012, longitude: 135.76)), metres: 730),
      MoneyChanger(
        name: nil, address: nil, position: try unwrapped(Coordinate(latitude: 35.0, longitude: 135.75)),
        metres: 2100),
    ]
    kyoto.visits = [
      DestinationVisit(title: "Slow trains", page: .page([]), years: [2011, 2019], people: ["Mira", "Tom"])
    ]
    kyoto.hint = .tag("temples", trips: 2)
    return kyoto
  }

  /// Around a town that nobody goes to.
  static func changersNearHome() throws -> ChangersOfTown {
    let middle = try unwrapped(Coordinate(latitude: 52.02, longitude: 5.04))
    let office = MoneyChanger(
      name: "GWK", address: "Stationsplein 1",
      position: try unwrapped(Coordinate(latitude: 52.03, longitude: 5.05)), metres: 1300)
    return ChangersOfTown(town: NearestTown(name: "Vianen", coordinate: middle), offices: [office])
  }

  static func climate() throws -> DestinationClimate {
    let warmth = [4.8, 5.5, 8.9, 14.4, 19.3, 23.2, 27.3, 28.5, 24.5, 18.6, 12.9, 7.2]
    return DestinationClimate(
      place: "Kyoto", years: 2016...2025,
      months: warmth.enumerated().map { index, mean in
        DestinationClimate.Month(
          month: index + 1, high: mean + 4, low: mean - 4, rain: index == 6 ? 224 : 60, wetDays: 8.2)
      }, source: "Open-Meteo.com", fetched: try date("2026-11-20"))
  }

  /// Two days in steps of three hours, but for the first two hours of the first day.
  static func forecast(from day: String) throws -> DestinationForecast {
    let first = LocalDateTime(date: try date(day), time: .midnight)
    let codes = [0, 2, 61, 0, 71, 95, 45, 1]
    let steps = (2..<16).map { step in
      DestinationForecast.Step(
        time: first + step * 3 * 3600, high: Double(step), low: Double(step - 4), humidity: 50 + step,
        code: codes[step % codes.count])
    }
    return DestinationForecast(place: "Kyoto", steps: steps, source: "Somebody", fetched: try date(day))
  }

  static func rate(_ days: [(String, Double)]) throws -> RateTrend {
    RateTrend(
      home: .euro, foreign: try unwrapped(Currency(code: "JPY")),
      days: try days.map { RateTrend.Day(date: try date($0.0), units: $0.1) })
  }

  static func flight(
    _ out: String, at time: (hour: Int, minute: Int)?, back: String? = nil, euros: Int,
    airline: String? = nil, cabin: DestinationFlight.Cabin = .economy
  ) throws -> FlightOffer {
    var flight = DestinationFlight(
      out: DayAndTime(
        date: try date(out), time: time.flatMap { LocalTime(hour: $0.hour, minute: $0.minute) }),
      price: Money(minorUnits: euros * 100, currency: .euro), seen: try date("2026-09-01"),
      source: SourcePlace(file: "destinations.yml"))
    flight.back = try back.map { DayAndTime(date: try date($0)) }
    (flight.airline, flight.cabin) = (airline, cabin)
    return FlightOffer(flight, comparable: flight.price)
  }
}
