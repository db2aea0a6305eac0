import Diagnostics
import Foundation
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import DataRenderer

struct TripJSONTests {
  /// The file of a trip on 4 May 2026.
  private static func bytes(_ trip: Trip) throws -> [UInt8] {
    let plan = TripPlanner.plan(trip, today: try LisbonTrip.day(4)).plan
    let file = TripJSON.file(of: plan, names: .unspoken(plan), generator: "Tripbook 0.1.0")
    #expect(file.path.text == "trip.json")
    guard case .portions(let portions) = file.content else { throw WrongContent() }
    return portions.bytes
  }

  private struct WrongContent: Error {}

  private static func tree(_ trip: Trip) throws -> JSON {
    try JSONDecoder().decode(JSON.self, from: Data(try bytes(trip)))
  }

  @Test("The trip, its entry and its photo are those of the worked example")
  func facts() throws {
    let json = try Self.tree(try LisbonTrip.make())
    let head: JSON = [
      "generator": "Tripbook 0.1.0", "schema": 1, "today": "2026-05-04", "title": "Five days in Lisbon",
      "state": "under way", "start": "2026-05-01", "end": "2026-05-05", "currency": "EUR", "language": "en",
    ]
    for (key, value) in head.members { #expect(json[key] == value) }
    #expect(
      json["entries"] == [
        [
          "page": "journal/belem/index.html", "file": "journal/2026-05-03-belem.md",
          "title": "The monks' recipe",
          "day": "2026-05-03", "time": "2026-05-03T14:05:00+01:00", "tags": ["tram"],
        ]
      ])
    #expect(
      json["photos"] == [
        [
          "file": "photos/IMG_2231.jpg", "page": "photos/img-2231/index.html", "day": "2026-05-03",
          "taken": "2026-05-03T14:05:12+01:00", "takenFrom": "offset", "latitude": 38.6916,
          "longitude": -9.216,
          "placeFrom": "exif", "camera": "Canon EOS R6",
        ],
        [
          "file": "photos/IMG_2232.jpg", "page": "photos/img-2232/index.html", "day": "2026-05-03",
          "taken": "2026-05-03T14:06:12", "takenFrom": "clock", "latitude": 38.69, "longitude": -9.2,
          "placeFrom": "waypoint", "camera": "Canon EOS R6",
        ],
      ])
    #expect(
      json["places"] == [
        [
          "title": "Torre de Belém", "latitude": 38.6916, "longitude": -9.216, "category": "sight",
          "page": "places/torre-de-belem/index.html",
        ]
      ])
  }

  @Test("The icon, who organises the trip and the address of a pin stand there where they were given")
  func given() throws {
    var trip = try LisbonTrip.make()
    let plain = try Self.tree(trip)
    #expect(plain["icon"] == nil && plain["places"]?.items[0]["address"] == nil)
    #expect(plain["travellers"]?.items.map { $0["organiser"] } == [nil, nil])
    trip.settings.icon = "🚋"
    trip.settings.travellers[0].isOrganiser = true
    trip.pins[0].address = "Av. Brasília, 1400-038 Lisboa"
    let json = try Self.tree(trip)
    #expect(json["icon"] == "🚋")
    #expect(json["places"]?.items[0]["address"] == "Av. Brasília, 1400-038 Lisboa")
    #expect(json["travellers"]?.items.map { $0["organiser"] } == [JSON.flag(true), nil])
  }

  @Test("What was left out is named with its reason")
  func leftOut() throws {
    #expect(
      try Self.tree(try LisbonTrip.make())["leftOut"] == [
        ["file": "photos/broken.jpg", "why": "it breaks off"],
        ["file": "photos/old.jpg", "why": "taken on 2019-01-02, before the trip"],
        ["file": "photos/scan.jpg", "why": "it says no time, and no entry shows it"],
        ["file": "photos/zoo.jpg", "why": "taken on 2026-05-06, after the trip"],
      ])
  }

  /// Without the flight of 420 euros, which Ana paid for both, the example's 789.74 spent are 369.74, and the
  /// 389.25 owed to Ana are 179.25.
  @Test("The money is that of the worked example without its flight")
  func money() throws {
    let json = try Self.tree(try LisbonTrip.make())
    #expect(
      json["budget"] == [
        "total": "1400.00", "spent": "369.74", "left": "1030.26",
        "categories": [
          "food": ["budget": "300.00", "spent": "7.80"], "lodging": ["budget": "350.00", "spent": "350.00"],
          "transport": ["budget": "550.00", "spent": "-12.50"],
          "fun": ["budget": "150.00", "spent": "24.44"],
        ], "balances": ["Ana": "179.25", "Ben": "-179.25"],
        "settle": [["from": "Ben", "to": "Ana", "amount": "179.25"]],
        "weeks": [
          [
            "first": "2026-05-01", "last": "2026-05-03", "allowance": "840.00", "spent": "382.24",
            "left": "457.76",
          ],
          [
            "first": "2026-05-04", "last": "2026-05-05", "allowance": "1017.76", "spent": "-12.50",
            "left": "1030.26",
          ],
        ],
      ])
    let days = try #require(json["days"]).items
    #expect(days.map { $0["date"] } == (1...5).map { .text("2026-05-0\($0)") })
    #expect(days.map { $0["spent"] } == ["350.00", "0.00", "32.24", "-12.50", "0.00"])
    #expect(days.map { $0["allowance"] } == ["280.00", "262.50", "350.00", "508.88", "508.88"])
    #expect(days.map { $0["left"] } == ["-70.00", "262.50", "317.76", "521.38", "508.88"])
    #expect(days.map { $0["title"] } == [nil, nil, "The monks' recipe", nil, nil])
    #expect(days[2]["page"] == "days/2026-05-03/index.html")
  }

  @Test("Each expense stands there as it was paid and in the trip's currency, a refund negative")
  func expenses() throws {
    let json = try Self.tree(try LisbonTrip.make())
    let list = try #require(json["expenses"])
    #expect(
      list == [
        [
          "day": "2026-05-01", "category": "lodging", "amount": "350.00", "currency": "EUR",
          "inTripCurrency": "350.00",
          "what": "Pensão Flor, 4 nights", "paidBy": "Ana", "for": ["Ana": "1", "Ben": "1"],
        ],
        [
          "day": "2026-05-03", "time": "2026-05-03T14:20:00", "category": "food", "amount": "7.80",
          "currency": "EUR",
          "inTripCurrency": "7.80", "what": "Pastéis for four", "paidBy": "Ben",
          "for": ["Ana": "1", "Ben": "1"],
        ],
        [
          "day": "2026-05-03", "category": "fun", "amount": "23.50", "currency": "CHF",
          "inTripCurrency": "24.44",
          "what": "Tram museum", "paidBy": "Ana", "for": ["Ana": "2", "Ben": "1"],
        ],
        [
          "day": "2026-05-04", "category": "transport", "amount": "-12.50", "currency": "EUR",
          "inTripCurrency": "-12.50", "what": "Tram card returned", "for": ["Ana": "1", "Ben": "1"],
        ],
      ])
  }

  @Test("Receipts, accounts and costs to come stand there as far as they are published, as the schema says")
  func receiptsAndAccounts() throws {
    var trip = try LisbonTrip.make()
    trip.budget?.expenses[1].means = "purse"
    trip.budget?.expenses[1].receipts = ["photos/IMG_2231.jpg", "bill.pdf"]
    trip.budget?.accounts = [
      MoneyAccount(
        name: "purse", held: Money(minorUnits: 2000, currency: .euro), place: SourcePlace(file: "budget.yml"))
    ]
    var saved = Attraction(name: "Tower", place: SourcePlace(file: "attractions.yml"))
    saved.day = DayAndTime(date: try LisbonTrip.day(5))
    saved.cost = Money(minorUnits: 900, currency: .euro)
    trip.attractions = [saved]
    let readers = try Self.tree(trip)
    let line = try #require(readers["expenses"]?.items[1])
    #expect(line["paidWith"] == nil && line["receipts"] == nil)
    #expect(readers["budget"]?["accounts"] == nil && readers["budget"]?["planned"] == nil)
    (trip.settings.publish.receipts, trip.settings.publish.accounts) = (true, true)
    trip.settings.publish.prices = true
    let open = try Self.tree(trip)
    #expect(try Schema.read().problems(of: open) == [])
    #expect(open["expenses"]?.items[1]["paidWith"] == "purse")
    #expect(open["expenses"]?.items[1]["receipts"] == ["photos/IMG_2231.jpg"])
    #expect(
      open["budget"]?["accounts"] == [
        ["name": "purse", "currency": "EUR", "held": "20.00", "taken": "7.80", "left": "12.20"]
      ])
    #expect(open["budget"]?["planned"] == "9.00")
  }

  @Test(
    "Expenses that are in no sum are told by their number, or where only sums are published by that alone, and nothing is left"
  )
  func notCounted() throws {
    var trip = try LisbonTrip.make()
    let whole = try Self.tree(trip)
    #expect(whole["budget"]?["incomplete"] == nil && whole["budget"]?["left"] != nil)
    #expect(whole["days"]?.items.contains { $0["left"] != nil && $0["allowance"] != nil } ?? false)
    trip.budget?.unread = [UnreadExpense(), UnreadExpense()]
    let tree = try Self.tree(trip)
    #expect(try Schema.read().problems(of: tree) == [])
    #expect(tree["budget"]?["incomplete"] == .flag(true) && tree["budget"]?["notCounted"] == 2)
    #expect(tree["budget"]?["left"] == nil && tree["budget"]?["weeks"] == nil)
    #expect(tree["days"]?.items.allSatisfy { $0["allowance"] == nil } ?? false)
    trip.settings.publish.budget = .totals
    let sums = try Self.tree(trip)
    #expect(sums["budget"]?["incomplete"] == .flag(true) && sums["budget"]?["notCounted"] == nil)
  }

  @Test("A track's recorded length is rounded to decimetres, what is shown of it to metres")
  func tracks() throws {
    // A hundredth of a degree of latitude is 1,110.0967 m there, by GeographicLib.
    #expect(
      try Self.tree(try LisbonTrip.make())["tracks"] == [
        ["file": "tracks/day3.gpx", "recordedMetres": 1110.1, "metres": 1110]
      ])
  }

  @Test("A trip of nothing has empty lists and no money")
  func emptyTrip() throws {
    let json = try Self.tree(Trip(folderName: "x"))
    #expect(json["budget"] == nil && json["expenses"] == nil && json["start"] == nil)
    #expect(json["days"] == [])
  }

  @Test("The same trip gives the same bytes, whatever the order of its files")
  func sameBytes() throws {
    var trip = try LisbonTrip.make()
    let first = try Self.bytes(trip)
    trip.photos.reverse()
    #expect(try Self.bytes(trip) == first)
    #expect(first.last == UInt8(ascii: "\n"))
  }

  @Test("trip.json is as docs/trip.schema.json describes it, and holds nothing that is not described")
  func schema() throws {
    let schema = try Schema.read()
    var alone = try LisbonTrip.make()
    alone.settings = TripSettings()
    for trip in [try LisbonTrip.make(), alone, Trip(folderName: "x")] {
      #expect(schema.problems(of: try Self.tree(trip)) == [])
    }
  }

  @Test("A day tells its weather, as weather.yml has it")
  func weather() throws {
    var trip = try LisbonTrip.make()
    trip.weather = try (1...9).map { day in
      var weather = DayWeather(
        date: try #require(LocalDate(year: 2026, month: 5, day: day)), words: "sunny",
        place: SourcePlace(file: "weather.yml"))
      (weather.high, weather.low, weather.rain) = (24.04, 15, 0)
      weather.source = "Open-Meteo.com"
      return weather
    }
    let tree = try Self.tree(trip)
    #expect(try Schema.read().problems(of: tree) == [])
    let told = "\(tree.members["days"] as Any)"
    for text in ["24", "15", "sunny", "Open-Meteo.com"] { #expect(told.contains(text)) }
  }

  @Test("The check of the schema finds what is missing, wrong and unknown")
  func schemaCheck() throws {
    var members = try Self.tree(try LisbonTrip.make()).members
    members["title"] = nil
    members["today"] = "4 May"
    members["state"] = "over"
    members["days"] = "none"
    members["surprise"] = 1
    #expect(try Schema.read().problems(of: .object(members)).count == 5)
  }
}
