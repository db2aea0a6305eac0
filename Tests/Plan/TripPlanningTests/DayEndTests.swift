import Claims
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("Titles that name where days end")
struct DayEndTests {
  /// Towns at whole degrees of latitude up to 43, and one 5 km off all that is farther north.
  private static let names = PlaceLookup(
    { place in
      let towns = ["Estella-Lizarra", "Los Arcos", "Logroño", "Nájera"]
      let number = Int(place.latitude.rounded()) - 40
      if towns.indices.contains(number) {
        return Locality(town: towns[number], isInTown: true, country: "ES")
      }
      return Locality(town: "Balboa", metres: 5_000, direction: .west, country: "ES")
    }, towns: { _ in [:] }, areas: { _ in [:] })

  @Test(
    "name a village that the gazetteer does not have, where most of the others are the towns of their days",
    arguments: [
      (["Estella", "Los Arcos", "Logrono", "Nájera", "O Cebreiro"], "O Cebreiro"),
      (["Estella", "Los Arcos", "Logroño", "Rain", "O Cebreiro"], "O Cebreiro"),
      // A sentence is no name.
      (["Estella", "Los Arcos", "Logroño", "Nájera", "It rained. We walked"], nil),
      (["Estella", "Los Arcos", "Logroño", "Nájera", "up the hill"], nil),
      // Nor is a mood.
      (["Estella", "Los Arcos", "Logroño", "Nájera", "Rest Day"], nil),
      (["Estella", "Los Arcos", "Logroño", "Nájera", "Ruhetag"], nil),
      (["Estella", "Los Arcos", "Logroño", "Nájera", "Vertrek"], nil),
      (["Estella", "Los Arcos", "Logroño", "Nájera", "Pack."], nil),
      // Two towns are too few to tell what titles mean here.
      (["Estella", "Los Arcos", "Rain", "Wind", "O Cebreiro"], nil),
    ] as [([String], String?)])
  func villages(titles: [String], expected: String?) throws {
    let entries = try titles.enumerated().map { number, title in
      try entry("2026-05-0\(number + 1)-x.md", title: title)
    }
    let photos = try titles.indices.map { number in
      try photo("\(number).jpg", "2026-05-0\(number + 1) 18:00", at: at(Double(40 + number) + 0.003, -7.01))
    }
    // The next day begins there.
    let next = try photo("next.jpg", "2026-05-06 09:00", at: at(44.005, -7.01))
    let plan = TripPlanner.plan(
      Trip(
        settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: entries, photos: photos + [next]),
      today: try day("2026-05-09"), names: Self.names
    ).plan
    claim(plan.days.map { $0.route.stops.last?.name?.value }.suffix(2), is: [expected, expected])
    claim(plan.way.route.stops.last?.name?.value, is: expected)
    claim(plan.media.photos.last?.locality?.town, is: expected ?? "Balboa")
    // The towns of the others stay what they are.
    claim(plan.days[0].route.stops.first?.name?.value, is: "Estella-Lizarra")
  }

  @Test(
    "name a hut far from every town, by the one that the title or the text of the day has",
    arguments: [
      ("Los geht’s: Franz-Senn-Hütte", "Taxi zur Oberisshütte.", "Franz-Senn-Hütte"),
      ("Ruhetag, fast", "Mit der Gondel zur Dresdner Hütte, und keiner schämt sich.", "Dresdner Hütte"),
      ("A long day", "We slept at Mueller Hut.", "Mueller Hut"),
      ("A long day", "Reached Mueller Hut at four. Mueller Hut was full.", "Mueller Hut"),
      ("Une montée", "Le soir au refuge du Lac Blanc.", "Refuge du Lac Blanc"),
      ("Pause", "Die Hütte war voll, eine Schutzhütte ohne Namen.", nil),
      // Of two nobody knows at which it ended.
      ("Weit gegangen", "Von der Dresdner Hütte zur Sulzenauhütte.", nil),
    ] as [(String, String, String?)])
  func huts(title: String, text: String, expected: String?) throws {
    let names = PlaceLookup(
      { _ in Locality(town: "Neustift", metres: 11_000, direction: .west, country: "AT") },
      towns: { _ in [:] }, areas: { _ in [:] })
    let entries = [try entry("2026-05-01-x.md", title: title, text: [.paragraph([.text(text)])])]
    let photos = [
      try photo("a.jpg", "2026-05-01 18:00", at: at(47.085, 11.18)),
      try photo("b.jpg", "2026-05-02 09:00", at: at(47.086, 11.18)),
    ]
    let plan = TripPlanner.plan(
      Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: entries, photos: photos),
      today: try day("2026-05-09"), names: names
    ).plan
    claim(plan.days.map { $0.route.stops.last?.name?.value }, is: [expected, expected])
  }

  @Test("name a hut that is no stop of the night after, five kilometres on, on the map of all days")
  func hutOfOneNight() throws {
    let names = PlaceLookup(
      { _ in Locality(town: "Neustift", metres: 11_000, direction: .west, country: "AT") },
      towns: { _ in [:] }, areas: { _ in [:] })
    let photos = [
      try photo("a.jpg", "2026-05-01 18:00", at: at(47.085, 11.18)),
      try photo("b.jpg", "2026-05-02 09:00", at: at(47.085, 11.18)),
      try photo("c.jpg", "2026-05-02 18:00", at: at(47.13, 11.18)),
      try photo("d.jpg", "2026-05-03 08:00", at: at(47.13, 11.18)),
      try photo("e.jpg", "2026-05-03 18:00", at: at(49, 11.18)),
    ]
    let text = [Block.paragraph([.text("We slept at Mueller Hut.")])]
    let entries = [try entry("2026-05-01-x.md", title: "A long day", text: text)]
    let plan = TripPlanner.plan(
      Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: entries, photos: photos),
      today: try day("2026-05-09"), names: names
    ).plan
    let hut = try unwrapped(plan.way.route.stops.first { $0.name?.value == "Mueller Hut" })
    claim(hut.days, is: [try day("2026-05-01"), try day("2026-05-02")])
  }

  @Test("name the hut of an evening, too, where the title names the village in which the day began")
  func hutBehindVillage() throws {
    let names = PlaceLookup(
      { _ in Locality(town: "Balboa", metres: 6_000, direction: .west, country: "ES") },
      towns: { _ in [:] }, areas: { _ in [:] })
    let text = [Block.paragraph([.text("We slept at Mueller Hut.")])]
    let entries = [try entry("2026-05-02-x.md", title: "O Cebreiro to Balboa", text: text)]
    let photos = [
      try photo("a.jpg", "2026-05-01 18:00", at: at(44.003, -7.01)),
      try photo("b.jpg", "2026-05-02 09:00", at: at(44.003, -7.01)),
      try photo("c.jpg", "2026-05-02 18:00", at: at(44.2, -7.01)),
      try photo("d.jpg", "2026-05-03 09:00", at: at(44.201, -7.01)),
    ]
    let plan = TripPlanner.plan(
      Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: entries, photos: photos),
      today: try day("2026-05-09"), names: names
    ).plan
    claim(
      plan.days.map { $0.route.stops.last?.name?.value }, is: ["O Cebreiro", "Mueller Hut", "Mueller Hut"])
  }

  @Test(
    "name no place at which nobody knows that the day ended, and none where most titles are no towns",
    arguments: [
      ("18:00", 44.005, [], "O Cebreiro"), ("12:00", 44.005, [], nil), ("18:00", 44.1, [], nil),
      ("18:00", 44.005, ["Poppies"], "O Cebreiro"),
      ("18:00", 44.005, ["Poppies", "Vineyards"], nil),
    ] as [(String, Double, [String], String?)])
  func ends(hour: String, next: Double, others: [String], expected: String?) throws {
    let titles = ["Estella", "Los Arcos", "Logroño", "O Cebreiro"]
    var entries = try titles.enumerated().map { try entry("2026-05-0\($0 + 1)-x.md", title: $1) }
    entries += try others.enumerated().map { try entry("2026-05-0\($0 + 6)-x.md", title: $1) }
    let latitudes = [40.003, 41.003, 42.003, 44.003]
    var photos = try latitudes.enumerated().map { number, latitude in
      let hour = number == 3 ? hour : "18:00"
      return try photo("\(number).jpg", "2026-05-0\(number + 1) \(hour)", at: at(latitude, -7.01))
    }
    photos.append(try photo("next.jpg", "2026-05-05 09:00", at: at(next, -7.01)))
    let plan = TripPlanner.plan(
      Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: entries, photos: photos),
      today: try day("2026-05-09"), names: Self.names
    ).plan
    claim(plan.days[3].route.stops.last?.name?.value, is: expected)
    claim(plan.media.photos[3].locality?.isCalledByTitle, is: expected != nil)
  }

  @Test(
    "name the last stop of a way from one place to another, where the first one is right",
    arguments: [
      ("Los Arcos to O Cebreiro", "x", "O Cebreiro"),
      ("Stage 23 - Los Arcos to O Cebreiro (and the bus)", "x", "O Cebreiro"),
      ("Von Los Arcos nach O Cebreiro", "x", "O Cebreiro"), ("De Los Arcos a O Cebreiro", "x", "O Cebreiro"),
      ("Los Arcos – O Cebreiro", "x", "O Cebreiro"), ("Los Arcos → O Cebreiro", "x", "O Cebreiro"),
      // The name of the file tells it as well, and the text its accents.
      ("Easter, with wine", "stage 07 Los Arcos to O Cebreiro", "O Cebreiro"),
      ("Easter, with wine", "stage 07 Los Arcos to Foncebadon", "Foncebadón"),
      // Nothing says that one was in Paris.
      ("Paris to O Cebreiro", "x", nil), ("Back to O Cebreiro", "x", nil),
      ("Night Train to O Cebreiro", "x", nil), ("Los Arcos to bed", "x", nil),
    ] as [(String, String, String?)])
  func ways(title: String, file: String, expected: String?) throws {
    let text = [Block.paragraph([.text("It rained in Foncebadón.")])]
    let entries = [try entry("2026-05-04 \(file).md", title: title, text: text)]
    let photos = [
      try photo("a.jpg", "2026-05-04 09:00", at: at(41.003, -7.01)),
      try photo("b.jpg", "2026-05-04 18:00", at: at(44.003, -7.01)),
      try photo("c.jpg", "2026-05-05 09:00", at: at(44.005, -7.01)),
    ]
    let plan = TripPlanner.plan(
      Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: entries, photos: photos),
      today: try day("2026-05-09"), names: Self.names
    ).plan
    claim(plan.days.map { $0.route.stops.last?.name?.value }, is: [expected, expected])
    claim(plan.days.first?.route.stops.first?.name?.value, is: "Los Arcos")
  }

  @Test(
    "are ways by whole words alone",
    arguments: [
      ("Zubiri to Pamplona", "Zubiri|Pamplona"), ("stage 04 Zubiri to Pamplona", "Zubiri|Pamplona"),
      ("14 May, Sarria to Portomarín", "Sarria|Portomarín"), ("Brixen bis Bozen", "Brixen|Bozen"),
      ("23. Saint-Jean à Orisson", "Saint-Jean|Orisson"),
      ("2026-05-08 Etappe 3 – Brixen nach Bozen", "Brixen|Bozen"),
      ("Bodø – Reine via Moskenes", "Bodø|Reine"),
      ("Saint-Jean", nil), ("Rome - Pisa - Lucca", nil), ("Road to Nowhere", nil), ("To Santiago", nil),
      ("Zubiri to Zubiri", nil), ("Welcome to Paradise", nil),
    ] as [(String, String?)])
  func titledWays(text: String, expected: String?) {
    claim(TitledWay(text).map { "\($0.from)|\($0.to)" }, is: expected)
  }
}
