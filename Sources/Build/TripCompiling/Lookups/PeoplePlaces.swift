import Basemap
import Diagnostics
package import TripModel

extension TripCompiler {
  /// People with the countries in which they were by the positions of the places, and without places whose names alone may
  /// mean a town in one of the circles.
  package mutating func located(_ people: [Person], outside circles: [PrivateCircle] = []) -> [Person] {
    let named = circles.isEmpty ? [] : people.flatMap(\.been).filter { $0.coordinate == nil }
    guard !named.isEmpty || people.contains(where: \.isSomewhereUnnamed) else { return people }
    do throws(AtlasProblem) {
      let names = try PlaceNames.open(folder: options.themeFolder + "/assets/atlas")
      let towns = named.isEmpty ? [:] : names.towns(meantBy: Set(named.flatMap(\.readings)).sorted())
      let hidden = towns.filter { _, towns in
        towns.contains { town in
          let place = Coordinate(latitude: town.point.latitude, longitude: town.point.longitude)
          return place.map { place in circles.contains { $0.contains(place) } } ?? false
        }
      }
      return people.map { person in
        person.withoutNamed { place in place.readings.contains { hidden[$0] != nil } }
          .located { names.name(latitude: $0.latitude, longitude: $0.longitude)?.country }
      }
    } catch {
      report(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
      // Nobody can say where such a name is.
      return circles.isEmpty ? people : people.map { $0.withoutNamed { _ in true } }
    }
  }
}

extension Person {
  /// The same without those places where the person was that have a name alone and are private.
  fileprivate func withoutNamed(_ isPrivate: (Been) -> Bool) -> Person {
    var person = self
    person.been.removeAll { $0.coordinate == nil && isPrivate($0) }
    return person
  }
}
