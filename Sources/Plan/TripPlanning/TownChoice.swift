import Foundation
import TripModel

/// The towns that one text may mean, the largest first, and which of them it does.
struct TownChoice {
  private let text: String
  private let readings: [TownReading]
  /// Those without the parts of cities that nobody means who writes the name alone.
  let candidates: [TownReading]
  private let isDestination: Bool
  /// Whether something behind the name tells which is meant.
  private let isTold: Bool

  /// So many times as many people as the next one has make a town the one that everybody thinks of.
  private static let clearly = 10
  /// A name alone means no smaller town than this where nothing else of the trip is near: `Beach` is in North Dakota,
  /// too.
  static let known = 30_000
  /// The same where all else is elsewhere.
  private static let minElsewhere = 100_000

  init(_ readings: [TownReading], text: String, isDestination: Bool) {
    self.text = text
    self.readings = readings
    candidates = readings.filter { !$0.isOutshone(by: readings) }
    self.isDestination = isDestination
    isTold = text.contains(",")
  }

  /// Metres from anything of the trip within which a town is rather meant than a greater one elsewhere.
  static let reach = 60_000.0
  /// The same for a town that outweighs the others of its name.
  private static let farReach = 300_000.0
  /// The same where all that is certain is known, and how many people such a town has at least: a night's train goes so
  /// far.
  private static let farthestReach = (metres: 1_000_000.0, people: 10_000)

  /// The towns that are nearest to the trip, where any is near.
  private func near(_ trip: TripSurroundings) -> [TownReading] {
    let here = readings.filter { trip.isNear($0.coordinate, within: Self.reach, asking: text) }
    guard here.isEmpty, let largest = readings.first?.population else { return here }
    return readings.filter {
      $0.population * Self.clearly >= largest
        && trip.isNear($0.coordinate, within: Self.farReach, asking: text)
    }
  }

  /// What is meant whatever the rest of the trip says, or what is by far the likeliest near what is known of it.
  func certain(near trip: TripSurroundings) -> TownReading? {
    guard !trip.isUnknown(asking: text) else { return wellKnown }
    guard let likely = likeliest(near: trip) else { return nil }
    let isLarge = isTold || likely.town.population >= Self.minElsewhere
    return isLarge || likely.metres <= Self.farReach ? likely.town : nil
  }

  /// The town that outweighs all others by its people and by how near to the trip it is, with its metres from there; nil
  /// where two are comparable.
  private func likeliest(near trip: TripSurroundings) -> (town: TownReading, metres: Double)? {
    let famous = Self.clear(among: candidates)
    var found: [(town: TownReading, metres: Double, weight: Double)] = []
    for town in candidates where !isOtherwiseCalled(town, near: trip) {
      let metres = trip.metres(to: town.coordinate, asking: text)
      // Beside what everybody thinks of, another counts only where the trip is at it.
      guard famous == nil || town == famous || metres <= Self.farReach else { continue }
      found.append((town, metres, TownWeight.of(town.population, metres: metres)))
    }
    guard let first = found.max(by: { $0.weight < $1.weight }) else { return nil }
    let isClear = found.allSatisfy {
      $0.town == first.town || $0.weight + TownWeight.clearly <= first.weight
    }
    return isClear ? (first.town, first.metres) : nil
  }

  /// Whether the name is one of foreign languages for a town, and near the trip another is called so at home that is not
  /// much smaller: who writes Goris was in Armenia, not in the Georgian town that is Goris in Lithuanian.
  private func isOtherwiseCalled(_ town: TownReading, near trip: TripSurroundings) -> Bool {
    town.isNamedAbroad
      && candidates.contains { other in
        !other.isNamedAbroad && other.population * Self.clearly >= town.population
          && trip.isNear(other.coordinate, within: Self.farReach, asking: text)
      }
  }

  /// What anybody would think of who knows nothing of the trip.
  var wellKnown: TownReading? { clear(ofAtLeast: Self.minElsewhere) }

  /// What tells where the other names of the trip are. Where a trip goes is a place and no word, and so is what one town
  /// alone is called: such need not be as large.
  var guess: TownReading? {
    let isPlace = isDestination || readings.count == 1
    return clear(ofAtLeast: isPlace ? Self.known : Self.minElsewhere)
  }

  private func clear(ofAtLeast people: Int) -> TownReading? {
    let maximum = Self.clear(among: candidates)
    return isTold || (maximum?.population ?? 0) >= people ? maximum : nil
  }

  /// So many times as many people as the next one has make a city the one that has the airport of its name.
  private static let clearlyOfAirports = 3

  /// The city to whose airport one flies, of several of a name, the largest first: small ones have none.
  static func airportCity(among readings: [TownReading]) -> TownReading? {
    guard let first = readings.first, first.population >= minElsewhere,
      readings.dropFirst().allSatisfy({ clearlyOfAirports * $0.population <= first.population })
    else { return nil }
    return first
  }

  /// What is meant in the light of all that is certain.
  func best(near trip: TripSurroundings) -> TownReading? {
    if let certain = certain(near: trip) { return certain }
    if !trip.isEmpty, let likely = likeliest(near: trip) {
      let isNear =
        likely.metres <= Self.farthestReach.metres && likely.town.population >= Self.farthestReach.people
      return isDestination || isNear ? likely.town : nil
    }
    guard trip.isEmpty || isDestination, let maximum = Self.clear(among: candidates) else { return nil }
    return isDestination || maximum.population >= Self.known ? maximum : nil
  }

  /// Of several near the trip the one that is nearest to where it goes: good enough to be proposed and told, not to be
  /// taken in silence.
  func nearest(to place: Coordinate?, of trip: TripSurroundings) -> TownReading? {
    let near = near(trip)
    guard let place else { return near.first }
    return near.min { $0.coordinate.distance(to: place) < $1.coordinate.distance(to: place) }
  }

  /// The largest where it outweighs the next by far.
  static func clear(among readings: [TownReading]) -> TownReading? {
    guard let first = readings.first else { return nil }
    return readings.count == 1 || first.population >= Self.clearly * max(1, readings[1].population)
      ? first : nil
  }

  /// Whether it can only have been a town that was meant: a word that is also a village's name needs no comment.
  func isWorthAWord(near trip: TripSurroundings) -> Bool {
    guard readings.count > 1 else { return false }
    let largest = near(trip).first.map { $0.population * Self.clearly } ?? readings[0].population
    return isTold || isDestination || largest >= Self.minElsewhere
  }

  private static let maxTold = 4

  /// How each of those that are nearest to the trip would have to be written; where nobody knows where that is, each of
  /// the largest.
  func written(near trip: TripSurroundings) -> [String] {
    let isKnown = !trip.isUnknown(asking: text)
    let metres = readings.map { isKnown ? trip.metres(to: $0.coordinate, asking: text) : 0 }
    let nearest = readings.indices.sorted { (metres[$0], $0) < (metres[$1], $1) }
    return nearest.prefix(Self.maxTold).map { index in
      let town = readings[index]
      let endings = [town.countryName, town.region, town.region.map { "\($0), \(town.countryName)" }]
        .compactMap(\.self)
      let own = endings.first { ending in readings.count { $0.isWritten(behind: ending) } == 1 }
      return own.map { "\(town.name), \($0)" } ?? "\(town.name), \(town.coordinate.brief)"
    }
  }
}

/// How likely a town is what a bare name means, beside others of that name: in powers of ten.
private enum TownWeight {
  /// Ten times as many people make a town so many powers of ten likelier: cities are told of more than their people
  /// would make it.
  private static let ofPeople = 1.3
  /// And ten times as far from the trip so many less likely: the ground where one may have been grows so.
  private static let ofWay = 2.0
  /// Metres from the trip within which a town is no farther than another.
  private static let atHand = 60_000.0
  /// What makes one town clearly the likelier: between five and six times.
  static let clearly = 0.75

  static func of(_ population: Int, metres: Double) -> Double {
    ofPeople * log10(Double(max(1, population))) - ofWay * log10(max(1, metres / atHand))
  }
}

extension TownReading {
  /// The fewest people of a city that goes before a part of another city of its country.
  private static let minCity = 100_000

  /// Whether it is a part of a city, and a city of its country has the name, too, and half as many people or more:
  /// Salamanca is not in Madrid. What bears the name in another language alone is no such city: Victoria is not all of
  /// Hong Kong.
  fileprivate func isOutshone(by others: [TownReading]) -> Bool {
    isPart
      && others.contains {
        !$0.isPart && $0.name == name && $0.country == country
          && $0.population >= max(Self.minCity, population / 2)
      }
  }

  fileprivate func isWritten(behind ending: String) -> Bool {
    ending == countryName || ending == region || region.map { "\($0), \(countryName)" } == ending
  }
}

extension Coordinate {
  /// Two decimals, as near as a town needs: `42.37 -71.11`.
  fileprivate var brief: String {
    [latitude, longitude].map { degrees in
      let hundredths = Int((abs(degrees) * 100).rounded())
      let fraction = hundredths % 100
      return (degrees < 0 ? "-" : "") + "\(hundredths / 100)." + (fraction < 10 ? "0" : "") + "\(fraction)"
    }.joined(separator: " ")
  }
}
