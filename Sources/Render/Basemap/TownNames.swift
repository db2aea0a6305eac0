import Geodesy

extension PlaceNames {
  /// The towns of a name, in whatever capitals and with or without accents, the largest first.
  ///
  /// A country is given by its ISO 3166-1 alpha-2 code, where the town is known to be in one.
  package func towns(named name: String, in country: String? = nil) -> [Town] {
    let folded = FoldedName.of(name)
    let found = towns(folded: [folded])[folded] ?? []
    return country.map { wanted in found.filter { $0.country == wanted } } ?? found
  }

  /// The towns that each text may mean, the largest first; nothing stands for a text that means none.
  ///
  /// Behind a comma stands what tells a town from others of its name: `Cambridge, US`, `Springfield, Illinois`,
  /// `Paris, France`, `Belém, Lisbon`. `countries` are names of countries by their codes, beside the English ones.
  package func towns(meantBy texts: [String], countries: [String: String] = [:]) -> [String: [Town]] {
    let wishes = texts.map { (text: $0, wish: TownWish($0)) }.filter { !$0.wish.name.isEmpty }
    let found = towns(folded: Set(wishes.flatMap { $0.wish.parts }))
    let known = CountryWords(locals.names?.countries ?? [], countries)
    var meant: [String: [Town]] = [:]
    for (text, wish) in wishes {
      let towns = (found[wish.name] ?? []).filter { town in
        wish.behind.allSatisfy { isTold($0, of: town, known, found) }
      }
      if !towns.isEmpty { meant[text] = towns }
    }
    return meant
  }

  /// A country's name in English; its code where there is none.
  package func countryName(_ code: String) -> String {
    locals.names?.countries.first { $0.country == code }?.text ?? code
  }

  /// Metres within which a quarter or a suburb is told by the town that it belongs to.
  private static let suburbReach = 40_000.0

  /// Whether a word behind a town's name is true of it.
  private func isTold(
    _ word: String, of town: Town, _ countries: CountryWords, _ towns: [String: [Town]]
  ) -> Bool {
    if countries.isName(word, of: town.country) { return true }
    if let region = town.region {
      if FoldedName.of(region) == word { return true }
      let short = locals.names?.shortRegions ?? []
      if short.contains(where: {
        $0.country == town.country && $0.region == region && FoldedName.of($0.short) == word
      }) {
        return true
      }
    }
    return (towns[word] ?? []).contains { other in
      other.population > town.population
        && Geodesic.between(other.point, town.point).metres <= Self.suburbReach
    }
  }

  /// All towns with one of the folded names, in any language, in one pass over the gazetteer: each place once, the
  /// largest first.
  private func towns(folded wanted: Set<String>) -> [String: [Town]] {
    var reader = FoldedNameReader(wanted)
    guard !reader.isIdle else { return [:] }
    var elsewhere: [Int: Set<String>] = [:]
    for language in locals.names?.everyLanguage ?? [] {
      language.forEachName { town, name in
        if let folded = reader.wish(in: name) { elsewhere[town, default: []].insert(folded) }
      }
    }
    let home = [locals.names?.language("en"), gazetteer.local].compactMap(\.self)
    var found: [String: [Town]] = [:]
    // Held by itself: of all names, this would copy and let go of all else with each of a quarter of a million places.
    let gazetteer = gazetteer
    for cell in gazetteer.everyCell {
      gazetteer.forEachTown(in: cell) { row in
        var names: Set<String> = elsewhere.isEmpty ? [] : elsewhere[row.number] ?? []
        let own = reader.wish(in: gazetteer.name(of: row))
        if let own { names.insert(own) }
        for name in names {
          var town = gazetteer.town(row)
          town.isNamedAbroad =
            name != own && !home.contains { $0.name(ofTown: row.number).map(FoldedName.of) == name }
          found[name, default: []].append(town)
        }
        return true
      }
    }
    return found.mapValues(Self.eachOnce)
  }

  /// Metres within which two of one name are one place: a town and the middle of its parish.
  private static let samePlace = 15_000.0

  private static func eachOnce(_ towns: [Town]) -> [Town] {
    let sorted = towns.sorted {
      ($1.population, $0.country, $0.point.latitude, $0.point.longitude)
        < ($0.population, $1.country, $1.point.latitude, $1.point.longitude)
    }
    var once: [Town] = []
    for town in sorted {
      let isThere = once.contains { other in
        other.country == town.country && other.region == town.region
          && Geodesic.between(other.point, town.point).metres <= samePlace
      }
      if !isThere { once.append(town) }
    }
    return once
  }
}

/// A town as somebody writes it: its name, and behind commas what tells it from others. All folded.
private struct TownWish {
  let name: String
  let behind: [String]

  init(_ text: String) {
    let parts = text.split(separator: ",").map { FoldedName.of(String($0)) }.filter { !$0.isEmpty }
    name = parts.first ?? ""
    behind = Array(parts.dropFirst())
  }

  var parts: [String] { [name] + behind }
}

/// What countries may be called, folded.
struct CountryWords {
  private var codes: [String: Set<String>] = [:]

  init(_ english: [LocalNames.Told], _ others: [String: String]) {
    for (code, name) in english { codes[FoldedName.of(name), default: []].insert(code) }
    for (code, name) in others { codes[FoldedName.of(name), default: []].insert(code) }
  }

  func code(of word: String) -> String? { word.isEmpty ? nil : codes[word]?.min() }

  func isName(_ word: String, of country: String) -> Bool {
    word == country.lowercased() || codes[word]?.contains(country) == true
  }
}
