import Foundation
import Markdown
import TripModel

/// What towns are called on all pages of a trip, where its language has no name of its own for them: as the traveller writes them.
///
/// The gazetteer's names are of no one language: `Sevilla` and `Cadiz` stand beside `Munich`. Who writes `Seville` and `Cádiz` means
/// these towns, and a page that said both would speak of two. What a place of the traveller's is called is left alone.
package struct TownNames: Hashable, Sendable {
  private struct Key: Hashable {
    let name: String
    let country: String?
  }

  private var told: [Key: String] = [:]

  /// A town by its name in the gazetteer.
  package func name(of town: String, in country: String?) -> String {
    told.isEmpty ? town : told[Key(name: town, country: country)] ?? town
  }

  /// Words of a place's name that may be the name of its town.
  private static let maxWords = 3
  /// Entries that are asked how they write a town.
  private static let maxAsked = 200

  /// Asked of what is published: what is kept back spells nothing.
  static func collect(from trip: Trip, towns: NamedTowns, names: PlaceLookup) -> TownNames {
    let wishes = wishes(of: trip, towns, names)
    guard !wishes.isEmpty else { return TownNames() }
    var votes: [Key: [(spelling: String, count: Int)]] = [:]
    func vote(_ spelling: String, for key: Key, _ count: Int) {
      let index = votes[key, default: []].firstIndex { $0.spelling == spelling }
      if let index {
        votes[key]?[index].count += count
      } else {
        votes[key, default: []].append((spelling, count))
      }
    }
    let others = Set(wishes.flatMap { wish in wish.runs.filter { !wish.isSame($0) } }).sorted()
    let meant = names.towns(meantBy: others)
    lazy var prose = prose(of: trip)
    for wish in wishes {
      for run in wish.runs where wish.isCareful(run) {
        let isWhole = run == wish.runs.first || wish.stations.contains(run)
        if wish.isSame(run) {
          vote(run, for: wish.key, isWhole ? 2 : 1)
        } else if meant[run]?.contains(where: { wish.isTown($0, names) }) == true,
          isWhole || prose.contains(run) && !prose.contains(wish.key.name)
        {
          vote(run, for: wish.key, isWhole ? 2 : 1)
        }
      }
    }
    return TownNames(
      told: votes.compactMapValues { votes in
        // Of equals the first.
        votes.reversed().max { $0.count < $1.count }?.spelling
      }.filter { $0.key.name != $0.value })
  }

  /// A name that the traveller gave a place in a town that is called by the gazetteer.
  private struct Wish {
    let key: Key
    let coordinate: Coordinate
    /// The name without what stands behind a comma, and the words in it that may be the town's.
    let runs: [String]
    /// Those of them that are all of the name but the word for its station or airport: `Wien` of `Wien Hbf`.
    let stations: [String]

    /// Whether that is the town's name but for accents.
    func isSame(_ run: String) -> Bool { run.folded == key.name.folded }

    /// Whether it is written with care: accents are only added to what lists of towns have, never left out, and capitals stand
    /// where the list has them.
    func isCareful(_ run: String) -> Bool {
      let isLarge = { (name: String) in name.first?.isUppercase == true }
      return isLarge(run) == isLarge(key.name)
        && (run.count < 4 || run != run.uppercased() || run == run.lowercased())
        && (!isSame(run) || run.marks >= key.name.marks)
    }

    func isTown(_ reading: TownReading, _ names: PlaceLookup) -> Bool {
      reading.name == key.name && reading.country == key.country
        && reading.coordinate.distance(to: coordinate) <= 2 * NamedTowns.reach
    }
  }

  private static func wishes(of trip: Trip, _ towns: NamedTowns, _ names: PlaceLookup) -> [Wish] {
    let settings = [trip.settings.destination, trip.settings.startAt, trip.settings.endAt].compactMap(\.self)
    let written = settings + trip.entries.compactMap { $0.place } + trip.events.flatMap(\.places)
    let places =
      written.map { ($0.value.name, $0.value.coordinate ?? towns.position(of: $0.value.name)?.value) }
      + trip.pins.map { ($0.title, $0.coordinate) }
    return places.compactMap { name, coordinate in
      guard let name = name?.split(separator: ",").first, let coordinate,
        let place = names.locality(at: coordinate), place.isInTown, !place.isTownTranslated,
        let town = place.town
      else { return nil }
      let words = name.split(separator: " ")
      let runs = words.indices.flatMap { first in
        (first..<min(words.count, first + maxWords)).map { words[first...$0].joined(separator: " ") }
      }
      let whole = words.joined(separator: " ")
      // A part of a name is looked up where it begins as the town does: few others do.
      let parts = runs.filter { $0 != whole && $0.folded.first == town.folded.first }
      let stations = StationName.towns(in: whole).filter { $0 != whole }
      let others = parts.filter { !stations.contains($0) }
      return Wish(
        key: Key(name: town, country: place.country), coordinate: coordinate,
        runs: [whole] + stations + others, stations: stations)
    }
  }

  private static func prose(of trip: Trip) -> String {
    let entries = trip.entries.prefix(maxAsked).flatMap { [$0.title?.value ?? "", $0.body.plainText] }
    return
      (entries + trip.events.map(\.title) + [trip.settings.title ?? "", trip.settings.description ?? ""])
      .joined(separator: "\n")
  }
}

extension PlaceLookup {
  /// The same, with towns called as a trip calls them.
  func calling(_ towns: TownNames) -> PlaceLookup {
    guard towns != TownNames() else { return self }
    return renamed { place, _ in
      if let town = place.town { place.town = towns.name(of: town, in: place.country) }
      if let city = place.city { place.city = towns.name(of: city, in: place.country) }
    }
  }
}
