import TripModel

/// Places that the traveller names far from every town that the gazetteer knows: a village with too few people for it, a
/// cape, an island.
///
/// “24 km north of Santa Cruz das Flores” tells of the next island what the traveller has told better: such a place is
/// called as they call it, and what is near it is told by it.
struct NamedSpots: Sendable {
  private struct Spot {
    let name: String
    let at: Coordinate
    /// Metres within which it tells where others are.
    let reach: Double
  }

  private var spots: NeighbourIndex<Spot>?

  /// Metres from the middle of a town beyond which that tells less than any name that a place has of its own.
  static let farFromTown = 10_000.0
  /// Metres within which one was at the place itself.
  private static let atSpot = 1_000.0
  /// Metres within which others are told by it, as long as it is nearer by half than their town. The title of a text may be
  /// about anything: nothing but the spot at which it was written is called by it.
  private static let reach = (ofPlace: 30_000.0, share: 0.5)

  /// Asked of what is published: what is kept back names nothing. The names of countries and regions are none.
  static func collect(from trip: Trip, own: OwnPlaces, names: PlaceLookup) -> NamedSpots {
    guard names.knowsTowns else { return NamedSpots() }
    var places: [Spot] = []
    var titles: [Spot] = []
    for entry in trip.entries {
      guard let place = entry.place?.value, let at = place.coordinate, let town = distantTown(of: at, names)
      else { continue }
      if let name = place.name {
        guard !name.isEmpty, !own.isArea(name), name.lowercased() != town.lowercased() else { continue }
        places.append(Spot(name: name, at: at, reach: reach.ofPlace))
      } else if let name = title(of: entry), name.lowercased() != town.lowercased() {
        titles.append(Spot(name: name, at: at, reach: atSpot))
      }
    }
    for (name, at) in endsOfRides(of: trip) {
      guard let town = distantTown(of: at, names), !own.isArea(name), name.folded != town.folded
      else { continue }
      places.append(Spot(name: name, at: at, reach: reach.ofPlace))
    }
    let areas = titles.isEmpty ? [:] : names.areas(meantBy: Set(titles.map(\.name)).sorted())
    places += titles.filter { areas[$0.name] == nil }
    guard !places.isEmpty else { return NamedSpots() }
    return NamedSpots(spots: NeighbourIndex(places.map { ($0.at, $0) }))
  }

  /// The town by which a place is told that is far from it; nil of others.
  private static func distantTown(of place: Coordinate, _ names: PlaceLookup) -> String? {
    guard let here = names.locality(at: place), here.sea == nil, !here.isInTown, here.metres > farFromTown
    else { return nil }
    return here.town
  }

  /// Where booked rides begin and end, by names that read as those of villages: of an airport nobody knows how far off that is.
  private static func endsOfRides(of trip: Trip) -> [(name: String, at: Coordinate)] {
    var known: Set<NamedPlace> = []
    return trip.events.filter { $0.kind.isRide && $0.kind != .flight }
      .flatMap { [$0.from, $0.to].compactMap(\.self) }.compactMap { place in
        guard let at = place.value.coordinate, known.insert(place.value).inserted,
          let whole = place.value.name?.split(separator: ",").first.map(String.init),
          !StationName.isBare(whole), !StationName.isAirport(whole)
        else { return nil }
        let name = StationName.towns(in: whole).first ?? whole
        guard isName(name) else { return nil }
        return (name: name, at: at)
      }
  }

  private static func title(of entry: JournalEntry) -> String? {
    name(in: EntryTitle.titleAndBody(of: entry, day: nil).title)
  }

  /// The title of an entry where it reads as the name of a place: a few words, written large but for articles within.
  static func name(in title: Reasoned<String>) -> String? {
    guard title.reason != .standard, title.reason != .firstWords, isName(title.value) else { return nil }
    return title.value
  }

  /// Whether a text reads as such a name.
  static func isName(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard (1...maxWords).contains(words.count) else { return false }
    let isName = words.enumerated().allSatisfy { index, word in
      let isLarge = word.first.map { $0.isLetter && !$0.isLowercase } ?? false
      let isWithin = index > 0 && index < words.count - 1
      return (isLarge || isWithin && word.count <= longestArticle)
        && word.allSatisfy { $0.isLetter || joints.contains($0) }
    }
    // What ends with a full stop is said of the day, and is no name.
    return isName && !text.hasSuffix(".") && !words.allSatisfy { ordinary.contains($0.lowercased()) }
  }

  /// Whether a name says what of the land it is: a cape, an island, a hut.
  static func isOfLand(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    return words.count > 1 && words.contains(where: lands.contains)
      || words.contains { word in landEndings.contains { word.hasSuffix($0) && word.count > $0.count + 2 } }
  }

  /// English, French, German, Spanish, Italian and Portuguese, Dutch, the north.
  private static let lands: Set<String> = [
    "cape", "cap", "point", "pointe", "head", "island", "isle", "île", "ile", "îles", "lake", "loch", "lac",
    "mount", "mont", "peak", "pic",
    "pass", "col", "glacier", "falls", "waterfall", "cascade", "canyon", "gorge", "gorges", "bay", "baie",
    "beach", "plage", "lighthouse",
    "phare", "castle", "château", "fort", "abbey", "abbaye", "refuge", "hut", "kap", "insel", "see", "berg",
    "gletscher", "hütte", "burg",
    "schloss", "cabo", "punta", "isla", "ilha", "lago", "monte", "cerro", "pico", "paso", "glaciar", "playa",
    "praia", "faro", "castillo",
    "castelo", "refugio", "capo", "isola", "passo", "ghiacciaio", "spiaggia", "castello", "rifugio", "eiland",
    "meer", "kasteel", "fjell",
    "tind", "fjord", "foss", "ø",
  ]
  private static let landEndings = [
    "joch", "spitze", "gipfel", "hütte", "gletscher", "jökull", "foss", "fjord", "fjorden", "tinden", "kogel",
  ]

  /// Words of titles that are about the day and no place, in capitals as in a heading: `Rest Day`, `Regen`, `Vertrek`.
  private static let ordinary: Set<String> = [
    "a", "again", "and", "arrival", "at", "bad", "beach", "birthday", "blisters", "break", "bus", "chaos",
    "day", "departure", "drive", "end", "evening", "exhausted", "family", "finally", "finish", "first", "fog",
    "food", "free", "friday", "friends", "good", "goodbye", "hike", "holiday", "home", "hot", "hungry", "ill",
    "in", "last", "laundry", "lazy", "lost", "monday", "mood", "morning", "new", "night", "no", "nothing",
    "off", "of", "on", "packing", "planning", "poisoning", "preparation", "rain", "rainy", "rest", "saturday",
    "sick", "snow", "start", "storm", "sun", "sunday", "sunny", "the", "thoughts", "thursday", "tired",
    "train", "travel", "tuesday", "walk", "walking", "weather", "wednesday", "wet", "wind", "windy",
    "abend", "abfahrt", "abreise", "abschied", "ankunft", "anreise", "ausruhen", "dienstag", "donnerstag",
    "endlich", "erholung", "fazit", "freitag", "geburtstag", "gedanken", "heimreise", "heimweg", "hitze",
    "krank", "letzter", "mittwoch", "montag", "morgen", "müde", "nacht", "nebel", "packen", "pause", "regen",
    "regentag", "reisetag", "rückreise", "rückweg", "ruhetag", "samstag", "schnee", "sonne", "sonntag",
    "strandtag", "sturm", "tag", "verlaufen", "wandertag", "wäsche", "wetter", "wieder",
    "arrivée", "départ", "fatigue", "jour", "journée", "neige", "pluie", "repos", "retour", "soleil", "vent",
    "cansados", "descanso", "día", "llegada", "lluvia", "nieve", "regreso", "salida", "sol", "vuelta",
    "arrivo", "casa", "giorno", "neve", "partenza", "pioggia", "riposo", "ritorno", "sole", "viaggio",
    "arrived", "heading", "homeward", "journey", "leaving", "pack", "packed", "return", "returning",
    "aufbruch", "daheim", "heim", "heimfahrt", "rückfahrt", "unterwegs", "ziel", "zuhause",
    "chez", "maison", "nous", "voyage", "fin", "inicio", "partida", "viaje",
    "aankomst", "afscheid", "de", "dag", "eerste", "einde", "heenreis", "huis", "laatste", "naar", "onderweg",
    "reisdag", "rust", "rustdag", "sneeuw", "terug", "terugreis", "thuis", "vertrek", "weer", "zon",
    "chegada", "chuva", "dia", "fim", "regresso", "viagem",
    "afrejse", "afsked", "ankomst", "avreise", "avresa", "avsked", "hem", "hemma", "hemresa", "hjem",
    "hjemme", "hjemreise", "hjemrejse", "hviledag", "regn", "resdag", "reisedag", "rejsedag", "snø", "snö",
    "vilodag",
    "cesta", "deszcz", "dom", "domů", "déšť", "návrat", "odjezd", "odpoczynek", "podróż", "powrót", "příjezd",
    "przyjazd", "wyjazd", "koti", "kotiin", "lähtö", "lepopäivä", "paluu", "saapuminen", "sade",
    "出発", "到着", "帰宅", "帰国", "休み", "雨",
  ]

  private static let maxWords = 4
  /// Letters of `do`, `des` and `the` within a name.
  private static let longestArticle = 3
  /// What stands within a word of a name.
  private static let joints: Set<Character> = ["-", "'", "’", "ʻ", "‘", "."]

  var isEmpty: Bool { spots == nil }

  /// What a place is called that is so far from its town: the nearest of those that tell it, with the metres to it.
  fileprivate func spot(at place: Coordinate, metresToTown: Double) -> (
    name: String, at: Coordinate, metres: Double
  )? {
    let reach = min(Self.reach.ofPlace, Self.reach.share * metresToTown)
    return spots?.within(reach, of: place).first { $0.metres <= $0.element.reach }
      .map { ($0.element.name, $0.element.at, $0.metres) }
  }

  /// The same place as it is told by one of these.
  fileprivate func tell(_ place: inout Locality, at coordinate: Coordinate) {
    guard place.sea == nil, !place.isInTown, place.town != nil,
      let spot = spot(at: coordinate, metresToTown: place.metres)
    else { return }
    let isThere = spot.metres <= Self.atSpot
    place = place.called(spot.name, metres: spot.metres, isInTown: isThere, isSpot: true)
    place.direction = CompassDirection(from: spot.at, to: coordinate)
  }
}

extension PlaceLookup {
  /// The same, with what is far from every town told by what the traveller names there.
  func naming(_ spots: NamedSpots) -> PlaceLookup {
    guard !spots.isEmpty else { return self }
    return renamed { place, coordinate in spots.tell(&place, at: coordinate) }
  }
}
