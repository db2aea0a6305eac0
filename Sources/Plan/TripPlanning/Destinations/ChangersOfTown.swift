import Diagnostics
import TripModel

// Where money is changed near home. What is told is a matter of the town and of the traveller's maps alone: no private
// circle has a say in it, since what a circle took out of a list that everybody can make would show where the circle is.

extension ChangersOfTown {
  /// Metres from the town's middle, and how many are told.
  private static let reach = (metres: 10_000.0, most: 20)

  /// The nearest first; nil where nobody wants that told, and where no town or no office is known.
  static func find(_ contents: DestinationContents) -> ChangersOfTown? {
    guard contents.changersNearHomeAt != nil, let town = contents.townOfChangers else { return nil }
    let found = NeighbourIndex(contents.changers.map { ($0.coordinate, $0) })
      .within(Self.reach.metres, of: town.coordinate).prefix(Self.reach.most)
    let offices = found.map { MoneyChanger($0.element, metres: $0.metres) }
    return offices.isEmpty ? nil : ChangersOfTown(town: town, offices: offices)
  }

  /// That it is wanted, and cannot be.
  static func problems(_ contents: DestinationContents) -> [Diagnostic] {
    guard let place = contents.changersNearHomeAt, contents.names.knowsTowns else { return [] }
    if contents.townOfChangers == nil { return [.noTownOfChangers(at: place)] }
    return []
  }
}

extension MoneyChanger {
  init(_ office: DestinationContents.Changer, metres: Double) {
    self.init(name: office.name, address: office.address, position: office.coordinate, metres: metres)
  }
}

extension Diagnostic {
  fileprivate static func noTownOfChangers(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .missingField, "No town near a home is known, around which money changers could be told of",
      at: place,
      advice: "Write `home:` in \(place.file) or in your own configuration, or delete this line.")
  }
}
