import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Where money was spent")
struct MoneyPlaceTests {
  /// A day of two towns, so that nothing but an hour tells where something was bought.
  private func places(at hour: String?, pins: [(String, Double, String?)]) throws -> [MoneyPlace] {
    var bought = try expense("2026-05-04", 1199)
    bought.when.time = try hour.map { try time($0) }
    let budget = Budget(total: euros(70_000), expenses: [bought])
    let pins = try pins.map { name, latitude, hour in
      pin(
        name, try at(latitude, 12.57),
        DayAndTime(date: try day("2026-05-04"), time: try hour.map { try time($0) }))
    }
    return try unwrapped(try planned(Trip(pins: pins, budget: budget)).plan.money.budget).places
  }

  @Test(
    "is at the pin at which one was at its hour, the nearest in time",
    arguments: [
      ("08:10", "Market"), ("08:15", "Market"), ("12:25", "Tower"), ("08:16", nil), ("12:05", nil),
      (nil, nil),
    ] as [(String?, String?)])
  func pinOfHour(hour: String?, name: String?) throws {
    let found = try places(
      at: hour, pins: [("Market", 55.68, "08:10"), ("Tower", 55.20, "12:30"), ("Gate", 54.5, "13:30")])
    claim(found.count, is: name == nil ? 0 : 1)
    claim(found.first?.name, is: name)
    #expect(found.allSatisfy { $0.place != nil && $0.expenses == [0] && $0.guessed == [0] })
  }

  @Test(
    "is at the saved attraction that it names, whatever was near at its hour",
    arguments: [
      ("Palazzo Vecchio, two tickets", "Palazzo Vecchio"), ("Two tickets", "Tower"), ("Palazzo", "Tower"),
      ("Uffizi", "Uffizi"), ("Ice cream like in Bargello", "Tower"),
    ])
  func saved(what: String, name: String) throws {
    var bought = try expense("2026-05-04", 1199)
    (bought.what, bought.when.time) = (what, try time("10:05"))
    let hour = DayAndTime(date: try day("2026-05-04"), time: try time("10:00"))
    var trip = Trip(
      pins: [pin("Tower", try at(43.80, 11.26), hour), pin("Gate", try at(43.72, 11.26), hour)],
      budget: Budget(total: euros(70_000), expenses: [bought]))
    let source = SourcePlace(file: "attractions.yml")
    for (name, latitude, isOfDay) in [
      ("Palazzo Vecchio", 43.769, false), ("Uffizi", 43.768, true), ("Bargello", 43.77, false),
    ] {
      var saved = Attraction(name: name, place: source)
      saved.at = Written(NamedPlace(name: nil, coordinate: try at(latitude, 11.26)), at: source)
      if isOfDay { saved.day = DayAndTime(date: try day("2026-05-04")) }
      trip.attractions.append(saved)
    }
    let found = try unwrapped(try planned(trip).plan.money.budget).places
    claim(found.map(\.name), is: [name])
  }

  @Test("is told by the page of the place to which the list leads, a guess as one")
  func ofPlace() throws {
    let when = DayAndTime(date: try day("2026-05-04"), time: try time("10:10"))
    var named = try expense("2026-05-04", 900)
    named.what = "Bell Tower, two tickets"
    var guessed = try expense("2026-05-04", 300)
    guessed.when = when
    let trip = Trip(
      pins: [pin("Bell Tower", try at(55.2, 12.57), when)],
      budget: Budget(total: euros(70_000), expenses: [named, guessed]))
    let plan = try planned(trip).plan
    let place = try unwrapped(plan.places.first), budget = try unwrapped(plan.money.budget)
    let money = try unwrapped(budget.places.first)
    claim(budget.places.count, is: 1)
    claim(money.place, is: place.id)
    claim(Set(place.expenses), is: Set(money.expenses))
    claim(place.expenses.count, is: 2)
    claim(place.guessedExpenses, is: money.guessed)
    claim(money.guessed.map { budget.expenses[$0].amount.value }, is: [euros(300)])
  }

  @Test(
    "is where the only booking of the day is that bears its name, also at another hour than it begins",
    arguments: [
      ("Room over the bakery, Tarifa", nil, 36.0139), ("Room over the bakery", "08:00", 36.0139),
      ("La Viña", nil, 36.531),
      // Of both, and of none; of a table, only where no other hour is told.
      ("Room", nil, nil), ("Bread", nil, nil), ("Table in the yard, for two", nil, 36.2),
      ("Table in the yard, for two", "09:00", nil),
    ] as [(String, String?, Double?)])
  func booked(what: String, hour: String?, latitude: Double?) throws {
    var paid = try expense("2026-05-03", 7200)
    (paid.what, paid.when.time) = (what, try hour.map { try time($0) })
    // Two places on that day, lest all that was paid then was paid at the only one.
    let pins = [
      pin("Tower", try at(36.53, -6.30), DayAndTime(date: try day("2026-05-03"))),
      pin("Ferry", try at(36.01, -5.60), DayAndTime(date: try day("2026-05-03"))),
    ]
    func latitudes(arePricesPublic: Bool) throws -> [Double] {
      var trip = Trip(
        settings { $0.publish.prices = arePricesPublic }, pins: pins,
        budget: Budget(total: euros(70_000), expenses: [paid]))
      trip.events = [
        try event(
          .hotel, "Room in La Viña", "2026-05-02 16:00", "2026-05-03 08:00",
          at: spot("Cádiz", 36.531, -6.303)),
        try event(
          .hotel, "Room over the bakery", "2026-05-03 15:00", "2026-05-04 10:00",
          at: spot("Tarifa", 36.0139, -5.606)),
        try event(.restaurant, "Table in the yard", "2026-05-03 20:00", at: spot("Vejer", 36.2, -5.9)),
      ]
      return try unwrapped(try planned(trip, today: "2026-06-01").plan.money.budget).places
        .map(\.coordinate.latitude)
    }
    try claim(latitudes(arePricesPublic: true), is: latitude.map { [$0] } ?? [])
    #expect(try latitudes(arePricesPublic: false).isEmpty)
  }

  @Test(
    "is in the town, and at no door there, where it is called by the town alone",
    arguments: [
      ("Lisbon", "Lisbon", 1), ("Lisbon, 3 nights", "Lisbon", 1), ("Petrol, Lisbon", "Lisbon", 1),
      ("Red Cliffs Motel", "Red Cliffs Motel, Lisbon", 0), ("Red Cliffs", "Red Cliffs Motel, Lisbon", 0),
      ("Red Cliffs Motel, Lisbon", "Red Cliffs Motel, Lisbon", 0), ("Porto", nil, 0),
    ] as [(String, String?, Int)])
  func townAlone(what: String, name: String?, guessed: Int) throws {
    var paid = try expense("2026-05-03", 4890)
    paid.what = what
    // Two towns on that day, lest all that was paid then was paid at the only one.
    let pins = [
      pin("Tower", try at(38.60, -9.10), DayAndTime(date: try day("2026-05-03"))),
      pin("Gate", try at(38.50, -7.90), DayAndTime(date: try day("2026-05-03"))),
    ]
    var trip = Trip(settings { $0.publish.prices = true }, pins: pins, budget: Budget(expenses: [paid]))
    trip.events = [
      try event(
        .hotel, "Red Cliffs Motel, Lisbon", "2026-05-02 15:00", "2026-05-04 10:00",
        at: NamedPlace(name: nil, coordinate: at(38.70, -9.15)))
    ]
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: LocalityTests.lookup).plan
    let places = try unwrapped(plan.money.budget).places
    claim(places.compactMap(\.name), is: [name].compactMap(\.self))
    claim(places.flatMap(\.guessed).count, is: guessed)
  }

  @Test(
    "is not where the only picture of a day was taken, but in the town where the evening before was, too",
    arguments: [
      // In the country beside Évora: after a night far off, after one near by, and after none.
      (39.5, [38.70], nil), (39.5, [39.53], nil), (39.5, [], nil),
      // In Lisbon, after a night there, and after one in the country.
      (38.70, [38.20], 38.70), (38.70, [39.5], nil),
      // After a day that went out and came back.
      (38.70, [38.70, 39.5, 38.70], 38.70), (38.70, [39.5, 38.70, 39.5], nil),
    ] as [(Double, [Double], Double?)])
  func underWay(latitude: Double, before: [Double], found: Double?) throws {
    let photos =
      try before.enumerated().map { index, latitude in
        try photo("a\(index).jpg", "2026-05-03 1\(2 + 2 * index):00", at: at(latitude, -9.1))
      } + [
        try photo("b.jpg", "2026-05-04 12:00", at: try at(latitude, -9.1))
      ]
    let trip = Trip(photos: photos, budget: Budget(expenses: [try expense("2026-05-04", 2980)]))
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: LocalityTests.lookup).plan
    let places = try unwrapped(plan.money.budget).places
    claim(places.map(\.coordinate.latitude), is: [found].compactMap(\.self))
    claim(places.flatMap(\.guessed), is: found == nil ? [] : [0])
  }

  @Test("stands on the town, and at no pin or picture there, where its day tells no more", arguments: [1, 2])
  func ofTown(towns: Int) throws {
    let names = PlaceLookup { place in
      Locality(
        town: place.latitude > 39 ? "Porto" : "Lisbon", metres: 1000, direction: .north, isInTown: true,
        country: "PT")
    }
    let church = pin("Cathedral", try at(38.71, -9.13), DayAndTime(date: try day("2026-05-04")))
    let photos = towns == 1 ? [] : [try photo("a.jpg", "2026-05-04 21:00", at: try at(41.15, -8.61))]
    let trip = Trip(
      photos: photos, pins: [church], budget: Budget(expenses: [try expense("2026-05-04", 2840)]))
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: names).plan
    let budget = try unwrapped(plan.money.budget)
    claim(budget.places.map(\.name), is: towns == 1 ? ["Lisbon"] : [])
    #expect(budget.places.allSatisfy { $0.place == nil && $0.isTown && $0.guessed == [0] })
    // A kilometre south of the pin.
    #expect(budget.places.allSatisfy { (38.700...38.702).contains($0.coordinate.latitude) })
    claim(budget.expenses.map(\.isPositionGuess), is: [towns == 1])
    #expect(plan.places.allSatisfy { $0.expenses.isEmpty })
  }

  @Test("stands on one town, wherever in it its days were")
  func oneTown() throws {
    let names = PlaceLookup { _ in Locality(town: "Lisbon", metres: 500, isInTown: true, country: "PT") }
    let dates = ["2026-05-04", "2026-05-05"]
    let pins = try zip(dates, [38.71, 38.73]).map {
      pin("At \($1)", try at($1, -9.13), DayAndTime(date: try day($0)))
    }
    let trip = Trip(pins: pins, budget: Budget(expenses: try dates.map { try expense($0, 2000) }))
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: names).plan
    let places = try unwrapped(plan.money.budget).places
    claim(places.map(\.name), is: ["Lisbon"])
    claim(places.map(\.guessed), is: [[0, 1]])
  }

  @Test(
    "is where pictures before and after it are at one spot, and at none that was taken shortly before alone",
    arguments: [("10:20", true), ("10:52", false)])
  func betweenPictures(hour: String, isThere: Bool) throws {
    let photos = try ["10:00", "10:50"].map {
      try photo("at-\($0.suffix(2)).jpg", "2026-05-04 \($0)", offset: 0, at: try at(55.68, 12.57))
    }
    var bought = try expense("2026-05-04", 1199)
    bought.when.time = try time(hour)
    let rules = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let trip = Trip(rules, photos: photos, budget: Budget(expenses: [bought]))
    let places = try unwrapped(try planned(trip).plan.money.budget).places
    claim(places.count, is: isThere ? 1 : 0)
  }

  @Test("is apart at two doors that have other names, and what has none is at the nearer")
  func neighbours() throws {
    func bought(_ cents: Int, at place: NamedPlace) throws -> Expense {
      var bought = try expense("2026-05-04", cents)
      bought.header.at = ItemPlace(Written(place, at: SourcePlace(file: "budget.yml")))
      return bought
    }
    let expenses = [
      try bought(9000, at: spot("Hotel Sol", 55.6800, 12.57)),
      try bought(2500, at: spot("Hatter", 55.6806, 12.57)),
      try bought(400, at: NamedPlace(name: nil, coordinate: at(55.6805, 12.57))),
      try bought(100, at: spot("Hotel Sol", 55.6801, 12.57)),
    ]
    let trip = Trip(budget: Budget(total: euros(70_000), expenses: expenses))
    let places = try unwrapped(try planned(trip).plan.money.budget).places
    claim(places.map(\.name), is: ["Hotel Sol", "Hatter"])
    claim(places.map(\.spent), is: [euros(9100), euros(2900)])
  }

  @Test("is not at the pin of an hour at which one may have been in a private zone")
  func hidden() throws {
    let zone = try PrivatePlace(.zone, at: at(55.68, 12.57), metres: 500, shift: PrivateTrip.shift)
    let middle = zone.circle.middle
    let photos = [
      try photo("a.jpg", "2026-05-04 10:00", offset: 0, at: middle.moved(by: 1400, towards: 270)),
      try photo("b.jpg", "2026-05-04 10:20", offset: 0, at: middle.moved(by: 1400, towards: 90)),
    ]
    let when = DayAndTime(date: try day("2026-05-04"), time: try time("10:10"))
    var bought = try expense("2026-05-04", 1199)
    bought.when = when
    let budget = Budget(total: euros(70_000), expenses: [bought])
    let tower = pin("Tower", try at(55.2, 12.57), when)
    func names(_ hidden: [PrivatePlace]) throws -> [String?] {
      let rules = settings {
        $0.timeZone = ZoneRules(identifier: "UTC")
        $0.privatePlaces = hidden
      }
      let trip = Trip(rules, photos: photos, pins: [tower], budget: budget)
      return try unwrapped(try planned(trip).plan.money.budget).places.map(\.name)
    }
    try claim(names([]), is: ["Tower"])
    #expect(try names([zone]).isEmpty)
  }

  @Test("is not at a pin that has a day alone")
  func withoutHour() throws {
    #expect(try places(at: "08:10", pins: [("Market", 55.68, nil), ("Tower", 55.20, nil)]).isEmpty)
  }
}
