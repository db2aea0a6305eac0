import Diagnostics
import Foundation
import Markdown
import TripModel

/// What towns are called on all pages of a trip: as the traveller writes them.
///
/// The gazetteer's names are of no one language: `Sevilla` and `Cadiz` stand beside `Munich`. Who writes `Seville` and `Cádiz` means
/// these towns, and a page that said both would speak of two. Where the trip's language has names for towns it lacks many, and a
/// town that is all of a place's name is called so there, too. What a place of the traveller's is called is left alone.
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
    var votes: [Key: [(spelling: String, byHand: Int, count: Int)]] = [:]
    func vote(_ spelling: String, for key: Key, byHand: Int, _ count: Int) {
      let index = votes[key, default: []].firstIndex { $0.spelling == spelling }
      if let index {
        votes[key]?[index].byHand += byHand
        votes[key]?[index].count += count
      } else {
        votes[key, default: []].append((spelling, byHand, count))
      }
    }
    let others = Set(wishes.flatMap { wish in wish.runs.filter { !wish.isSame($0) } }).sorted()
    let meant = names.towns(meantBy: others)
    lazy var prose = Self.prose(of: trip, withBookings: true)
    lazy var ownProse = Self.prose(of: trip, withBookings: false)
    let heard = heard(among: wishes)
    for wish in wishes {
      for run in wish.runs where wish.isCareful(run) {
        let isWhole = run == wish.runs.first || wish.stations.contains(run)
        let isOther =
          meant[run].map { $0.contains { wish.isTown($0, names) } }
          ?? heard.contains(Hearing(name: run, town: wish.key))
        // Booked in another language, a town may have the name that all else that is written has not.
        let isOwn = isWhole && wish.isByHand
        let isTold =
          isWhole && !wish.isTranslated || isOwn && !ownProse.contains(wish.key.name)
          || (isWhole || prose.contains(run)) && !prose.contains(wish.key.name)
        guard wish.isSame(run) || isOther && isTold else { continue }
        vote(run, for: wish.key, byHand: isOwn ? 1 : 0, isWhole ? 2 : 1)
      }
    }
    return TownNames(
      told: votes.compactMapValues { votes in
        // What somebody wrote goes before what bookings have, however many; of equals the first.
        votes.reversed().max { ($0.byHand, $0.count) < ($1.byHand, $1.count) }?.spelling
      }.filter { $0.key.name != $0.value })
  }

  /// A name of which no list knows that it is a town's.
  private struct Hearing: Hashable {
    let name: String
    let town: Key
  }

  /// Names in letters of which no list knows, like those of their towns and written at two places at least: `Chuschir` for
  /// `Khuzhir`. What is written once may be a slip.
  private static func heard(among wishes: [Wish]) -> Set<Hearing> {
    var counts: [Hearing: Int] = [:]
    for wish in wishes where wish.isOfTown {
      guard let run = wish.runs.first, wish.isHeard(run) else { continue }
      counts[Hearing(name: run, town: wish.key), default: 0] += 1
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  /// A name and a position in the traveller's files.
  private struct Named {
    let name: String?
    let coordinate: Coordinate?
    /// Whether the traveller chose the words: a booking has those of who sells it.
    var isByHand = true
    /// Whether it is where a ride ends or an entry was written, which is mostly a town.
    var isOfTown = true
  }

  /// A name that the traveller gave a place in a town that is called by the gazetteer.
  private struct Wish {
    let key: Key
    let coordinate: Coordinate
    /// Whether the town has its name from the trip's language, as far as that has names.
    let isTranslated: Bool
    let isByHand: Bool
    let isOfTown: Bool
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
        && (!isTranslated || isByHand || reading.isNamedAbroad)
    }

    /// Letters that such a name has at least, and how many eighths of them may be others.
    private static let minLetters = 5
    private static let maxEighths = 3

    /// Whether a name is one word that is written nearly as the town's: another way to write how it sounds.
    func isHeard(_ run: String) -> Bool {
      let (letters, town) = (Array(run.folded), Array(key.name.folded))
      guard letters.count >= Self.minLetters, letters.allSatisfy(\.isLetter), letters != town else {
        return false
      }
      let longest = max(letters.count, town.count)
      return Spelling.distance(letters, town) * 8 <= Self.maxEighths * longest
    }
  }

  private static func wishes(of trip: Trip, _ towns: NamedTowns, _ names: PlaceLookup) -> [Wish] {
    named(in: trip, towns).compactMap { named in
      guard let name = named.name?.split(separator: ",").first, let coordinate = named.coordinate,
        let place = names.locality(at: coordinate), place.isInTown, !place.isSpot,
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
        isTranslated: place.isTownTranslated, isByHand: named.isByHand, isOfTown: named.isOfTown,
        runs: place.isTownTranslated ? [whole] : [whole] + stations + others,
        stations: place.isTownTranslated ? [] : stations)
    }
  }

  private static func named(in trip: Trip, _ towns: NamedTowns) -> [Named] {
    func all(_ places: [Written<NamedPlace>], isByHand: Bool = true, isOfTown: Bool = true) -> [Named] {
      places.map { place in
        Named(
          name: place.value.name,
          coordinate: place.value.coordinate ?? towns.position(of: place.value.name)?.value,
          isByHand: isByHand, isOfTown: isOfTown)
      }
    }
    let settings = [trip.settings.destination, trip.settings.startAt, trip.settings.endAt].compactMap(\.self)
    let booked = trip.events.flatMap { event in
      all(event.places, isByHand: false, isOfTown: event.kind.isRide)
    }
    let pins = trip.pins.map { Named(name: $0.title, coordinate: $0.coordinate, isOfTown: false) }
    return all(settings) + all(trip.entries.compactMap { $0.place }) + booked + pins
  }

  private static func prose(of trip: Trip, withBookings: Bool) -> String {
    let entries = trip.entries.prefix(maxAsked).flatMap { [$0.title?.value ?? "", $0.body.plainText] }
    let booked = withBookings ? trip.events.map(\.title) : []
    return (entries + booked + [trip.settings.title ?? "", trip.settings.description ?? ""])
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
