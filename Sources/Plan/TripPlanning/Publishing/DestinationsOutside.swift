package import Diagnostics
package import TripModel

extension [Destination] {
  /// Those of which everybody may know: outside of all these circles by their positions, or, without one, by every town
  /// that their names may mean and by what the traveller's own files call so (`own`).
  ///
  /// One within is left out as a whole: whatever it lacked beside the others would tell why. Where nobody can say where such
  /// a name is, it counts as within.
  package func outside(
    _ circles: [PrivateCircle], named names: PlaceLookup, own: (String) -> Coordinate? = { _ in nil }
  ) -> [Destination] {
    guard !isEmpty, !circles.isEmpty else { return self }
    func isPrivate(_ place: Coordinate) -> Bool { circles.contains { $0.contains(place) } }
    let named = filter { $0.at?.value.coordinate == nil }
    let towns = named.isEmpty ? [:] : names.towns(meantBy: Set(named.flatMap(\.readings)).sorted())
    return filter { destination in
      if let written = destination.at?.value.coordinate { return !isPrivate(written) }
      guard names.knowsTowns else { return false }
      return !destination.readings.contains { reading in
        own(reading).map(isPrivate) ?? false || (towns[reading] ?? []).contains { isPrivate($0.coordinate) }
      }
    }
  }
}

extension [Destination] {
  /// Those of a library without links that open a booking, and what there is to say of each that had one; `secrets` are the
  /// library's own.
  package func withoutSecretLinks(
    _ secrets: TripSecrets
  ) -> (destinations: [Destination], diagnostics: [Diagnostic]) {
    SecretLinks.remove(from: self, secrets: secrets)
  }
}

extension Diagnostic {
  /// That so many of a library are left out for being near a private place; none for none.
  package static func destinationsNearHome(_ count: Int) -> [Diagnostic] {
    var tally = RedactionTally()
    tally.destinations = count
    return [tally.note(nil)].compactMap(\.self)
  }
}
