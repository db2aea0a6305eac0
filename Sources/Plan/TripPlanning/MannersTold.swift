import Markdown
import TripModel

/// How one went on days of which nothing recorded it, as their texts tell: by the only means that a day's title names, else that its text
/// does.
///
/// A straight line of such a day is by that, where it is as long as no walk, and as that means can have gone it.
struct MannersTold: Sendable {
  /// What a day's texts name.
  private struct Day {
    var named: Set<TravelMode> = []
    var isWalked = false
  }

  private var days: [LocalDate: Day] = [:]
  /// What most texts name by which one goes far on land, and hardly any names another.
  private var usual: TravelMode?
  private let guess: TravelGuess

  /// Of texts that everybody reads.
  init(_ entries: [EntryPlan], guess: TravelGuess) {
    self.guess = guess
    let open = Dictionary(grouping: entries.filter { $0.kept == nil && $0.until == nil }, by: \.day.value)
    for (day, entries) in open {
      let titles = Self.named(in: entries.map(\.title.value).joined(separator: ". "), least: 1)
      var told = Self.named(in: entries.map(\.body.plainText).joined(separator: "\n"), least: 2)
      // One sees boats wherever there is water, and a shore road leads over a bay by its straight line.
      told.named.remove(.boat)
      days[day] = Day(
        named: titles.named.count == 1 ? titles.named : titles.named.union(told.named),
        isWalked: titles.isWalked || told.isWalked)
    }
    let counts = Self.onLand.map { mode in (mode: mode, days: days.values.count { $0.named.contains(mode) }) }
      .sorted { $0.days > $1.days }
    usual =
      counts[0].days >= Self.usualDays && counts[0].days >= Self.usualShare * counts[1].days
      ? counts[0].mode : nil
  }

  /// The same legs, those that nobody recorded cut where a day tells how one went.
  func told(_ legs: [RouteLeg]) -> [RouteLeg] {
    days.isEmpty ? legs : legs.flatMap { leg in isOpen(leg) ? parted(leg) : [leg] }
  }

  private func isOpen(_ leg: RouteLeg) -> Bool {
    leg.kind == .joined && leg.mode == nil && !leg.isEstimate && !leg.isBeside && leg.points.count > 1
  }

  private func parted(_ leg: RouteLeg) -> [RouteLeg] {
    let modes = leg.points.indices.dropFirst().map { index in
      leg.day(at: index).flatMap { mode(from: leg.points[index - 1], to: leg.points[index], on: $0) }
    }
    guard modes.contains(where: { $0 != nil }) else { return [leg] }
    var parts: [RouteLeg] = []
    var start = 0
    for index in modes.indices where index + 1 == modes.count || modes[index + 1] != modes[index] {
      var part = leg
      part.mode = modes[index]
      part.points = Array(leg.points[start...(index + 1)])
      part.days =
        [RouteLeg.DayStart(point: 0, day: leg.day(at: start))]
        + leg.days.filter { $0.point > start && $0.point <= index + 1 }.map {
          RouteLeg.DayStart(point: $0.point - start, day: $0.day)
        }
      parts.append(part)
      start = index + 1
    }
    return parts
  }

  private func mode(from start: Coordinate, to end: Coordinate, on day: LocalDate) -> TravelMode? {
    let told = days[day] ?? Day()
    let metres = start.distance(to: end)
    guard metres >= (told.isWalked ? Self.longestWalk : Self.shortest) else { return nil }
    let named = told.named.filter { canGo($0, from: start, to: end, metres) }
    let others = metres >= Self.longestTaxi.beside ? named.subtracting([.taxi]) : named
    // A flight is told by bookings and titles: a text also has one of stairs.
    if let mode = others.count <= 1 ? others.first ?? named.first : nil {
      return mode == .flight ? nil : mode
    }
    guard let usual, others.isEmpty ? metres >= Self.shortestUsual : others.contains(usual),
      canGo(usual, from: start, to: end, metres)
    else { return nil }
    return usual
  }

  /// Whether a means can have gone from one place to another on one day.
  private func canGo(_ mode: TravelMode, from start: Coordinate, to end: Coordinate, _ metres: Double) -> Bool
  {
    switch mode {
    case .boat: guess.isByWater(from: start, to: end)
    case .taxi: metres <= Self.longestTaxi.alone
    case .bicycle: metres <= Self.longestRide
    case .flight: metres >= Self.shortestFlight
    default: metres <= Self.longestDay && !guess.isMostlyAtSea(from: start, to: end)
    }
  }

  private static let onLand: [TravelMode] = [.car, .rail, .road, .bicycle]
  /// Days on which texts have to name what is usual, so many times as often as any other; and metres of a line that goes by it on a
  /// day whose texts name none.
  private static let (usualDays, usualShare, shortestUsual) = (2, 4, 20_000.0)
  /// Metres of a line that nobody walked on a day whose texts tell of no walk, and on any.
  private static let (shortest, longestWalk) = (5000.0, 15_000.0)
  private static let shortestFlight = 300_000.0
  /// Metres of a taxi beside another means, and of one by itself.
  private static let longestTaxi = (beside: 30_000.0, alone: 120_000.0)
  /// Metres by bicycle, and by road or rail, between two places of a day.
  private static let (longestRide, longestDay) = (150_000.0, 1_200_000.0)

  // MARK: Words

  /// What a text names, bicycles so many times at least: they are on balconies and in windows, too.
  private static func named(in text: String, least: Int) -> (named: Set<TravelMode>, isWalked: Bool) {
    var (counts, isWalked): ([TravelMode: Int], Bool) = ([:], false)
    var before: Substring = ""
    for word in text.split(whereSeparator: { !$0.isLetter && $0 != "-" }) {
      let small = word.lowercased()
      let bus: TravelMode? = small.hasSuffix("bus") && !notBuses.contains(small) ? .road : nil
      // A cable car is none.
      if let mode = byWord[small] ?? bus, !(small == "car" && notCars.contains(before.lowercased())) {
        counts[mode, default: 0] += 1
      }
      if walks.contains(small) { isWalked = true }
      before = word
    }
    return (Set(counts.filter { $0.value >= ($0.key == .bicycle ? least : 1) }.keys), isWalked)
  }

  private static let notBuses: Set<String> = ["columbus", "rebus", "incubus"]
  private static let notCars: Set<String> = ["cable", "dining", "sleeping", "parked"]

  private static let byMode: [TravelMode: String] = [
    .road: """
    bus buses busses busse bussen coach autobús autobuses autobus autocar autocars autocarro ônibus colectivo guagua
    pullman corriera buss bussi autobusem busem
    """,
    .rail: """
    train trains zug zuges züge regionalzug nachtzug schnellzug treno treni tren trenes trein treinen trem comboio toget
    tåg tåget vlak vlakem pociąg pociągiem juna regionale frecciarossa intercity tgv shinkansen eurostar
    """,
    .boat: """
    ferry ferries catamaran fähre fähren autofähre überfahrt katamaran vedette vedettes traversée traversier catamarán transbordador
    traghetto aliscafo veerboot veerpont færge færgen ferje ferjen ferga färja färjan balsa
    """,
    .car: """
    car drove drive driving driven campervan motorhome voiture camping-car coche carro auto autos wohnmobil camper
    mietwagen leihwagen macchina bil bilen
    """,
    .bicycle: """
    cycled cycling biked bicycle bike fahrrad räder radeln geradelt radelten velo vélo vélos bici bicis bicicleta bicicletta
    fiets fietsen gefietst fietsten cykel sykkel cykler leihrad leihräder mieträder
    """,
    .taxi: "taxi taxis cab uber tuk-tuk tuktuk remis",
    .flight:
      "flight flights flew plane flug flieger flugzeug geflogen avion avión vuelo volo aereo vliegtuig vlucht fly flyet flyg",
  ]

  /// Whether a word names a ride from town to town: a bus may be of any street, and a flight of stairs.
  static func isRide(_ word: String) -> Bool {
    switch byWord[word.lowercased()] {
    case .rail?, .boat?: true
    default: false
    }
  }

  private static let byWord = Dictionary(
    byMode.flatMap { mode, words in words.split(whereSeparator: \.isWhitespace).map { (String($0), mode) } },
    uniquingKeysWith: { first, _ in first })

  private static let walks: Set<String> = [
    "walk", "walked", "walking", "hike", "hiked", "hiking", "trek", "trekking", "trail", "wandern",
    "wanderung", "gewandert",
    "wanderten", "gelaufen", "aufstieg", "gipfel", "marche", "randonnée", "sentier", "caminata", "caminar",
    "sendero",
    "caminamos", "subida", "camminata", "sentiero", "escursione", "wandeling", "gewandeld", "lopen",
    "vandring", "vandretur",
  ]
}

extension RouteLeg {
  /// The day of one of its points; nil between two days.
  fileprivate func day(at point: Int) -> LocalDate? { days.last { $0.point <= point }?.day }
}
