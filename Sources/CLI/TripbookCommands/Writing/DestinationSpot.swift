import Diagnostics
import TripCompiling
import TripModel
import TripPlanning
import TripWriting

/// Where a new destination is, as far as that was said or the atlas knows it.
struct DestinationSpot {
  /// Nil where nothing tells, or where it is a whole country.
  var coordinate: Coordinate?
  /// As it shall stand in the file.
  var written: String?
  /// The country that was said, else that of the position, by its code of ISO 3166-1.
  var country: String?
  /// What was found by its name, in words; nil where the position was said.
  var found: String?
  /// Whether its name is that of a country or a region.
  var isArea = false
}

/// Finds it, and asks where that is possible and something is open.
struct SpotSearch {
  let name: String
  let places: PlacesToGo
  let questions: Questions
  /// As it was said.
  let country: String?

  func spot(_ at: String?) throws(CommandStop) -> DestinationSpot {
    if let at { return try said(at, as: "--at") }
    switch places.place(called: name, in: country) {
    case .town(let town, let others): return spot(town, called: nil, besides: others)
    case .towns(let towns): return spot(try chosen(among: towns, of: name, as: nil), called: nil)
    case .area(let area):
      var spot = try asked()
      spot.country = spot.country ?? area.country
      spot.isArea = spot.coordinate == nil
      return spot
    case .none: return try asked()
    }
  }

  /// What nobody knows by its name may be somewhere all the same.
  private func asked() throws(CommandStop) -> DestinationSpot {
    guard questions.isAsking else { return DestinationSpot(country: country) }
    let answer = try questions.text("Where is it") { answer in
      do throws(CommandStop) {
        _ = try said(answer, as: "Where", isAsking: false)
        return nil
      } catch {
        return error.diagnostics.first
      }
    }
    guard let answer else { return DestinationSpot(country: country) }
    return try said(answer, as: "Where")
  }

  /// As somebody gives it: a position, or the name of a town.
  private func said(
    _ text: String, as option: String, isAsking: Bool = true
  ) throws(CommandStop) -> DestinationSpot {
    let place = try PlaceInput.place(text, as: option)
    if let coordinate = place.coordinate {
      return DestinationSpot(
        coordinate: coordinate, written: place.written, country: country ?? places.country(at: coordinate))
    }
    let town = place.name ?? text
    switch places.place(called: town, in: country) {
    case .town(let found, let others): return spot(found, called: town, besides: others)
    case .towns(let towns) where isAsking:
      return spot(try chosen(among: towns, of: town, as: option), called: town)
    case .towns: return DestinationSpot()
    case .area: throw .notAPosition(text, as: option, else: "It is a country or a region.")
    case .none: throw .notAPosition(text, as: option)
    }
  }

  /// `others` are towns of its name that are much smaller: which it is was not asked, so it is said.
  private func spot(
    _ town: TownReading, called name: String?, besides others: [TownReading] = []
  ) -> DestinationSpot {
    DestinationSpot(
      coordinate: town.coordinate, written: NamedPlace(name: name, coordinate: town.coordinate).written,
      country: country ?? town.country, found: "the middle of \(town.inFull)" + Self.largest(of: others))
  }

  /// `, the largest of 5 towns of that name; others: …`; nothing where it is the only one.
  private static func largest(of others: [TownReading]) -> String {
    guard !others.isEmpty else { return "" }
    let more = others.count - mostOthers
    let told = others.prefix(mostOthers).map(\.inFull) + (more > 0 ? ["and \(more) more"] : [])
    return ", the largest of \(others.count + 1) towns of that name; others: "
      + told.joined(separator: "; ")
  }

  /// So many of them are enough to see that another was meant.
  private static let mostOthers = 3

  /// The one that is meant, by whoever can be asked.
  private func chosen(
    among towns: [TownReading], of name: String, as option: String?
  ) throws(CommandStop) -> TownReading {
    let shown = Array(towns.prefix(Self.mostShown))
    let lines = shown.map { "\($0.inFull), \($0.coordinate.written)" }
    if questions.isAsking, let answer = try questions.choice("Which “\(name)” is it", among: lines),
      let index = lines.firstIndex(of: answer)
    {
      return shown[index]
    }
    // Where all are in one country, its code tells nothing.
    let areAbroad = Set(towns.map(\.country)).count > 1
    throw .severalTowns(name, shown, more: towns.count - shown.count, areAbroad: areAbroad, as: option)
  }

  /// Of more, nobody reads a list.
  private static let mostShown = 8
}

extension CommandStop {
  /// Says of each what to write for it, so that any can be copied.
  fileprivate static func severalTowns(
    _ name: String, _ towns: [TownReading], more: Int, areAbroad: Bool, as option: String?
  ) -> CommandStop {
    let each = towns.map { "\($0.inFull): --at '\($0.coordinate.written)'" }
    let told = (each + (more > 0 ? ["and \(more) more"] : [])).joined(separator: "; ")
    return CommandStop(
      .ambiguousPlace,
      (option.map { $0 + ": several" } ?? "Several") + " towns are called “\(VisibleText.of(name))”",
      advice: "Say which: \(told)."
        + (areAbroad ? " Or say its country: --country with its two capitals." : ""))
  }
}
