import Basemap
import Diagnostics
package import TripModel

extension TripCompiler {
  /// People with the countries in which they were by the positions of the places.
  package mutating func located(_ people: [Person]) -> [Person] {
    guard people.contains(where: \.isSomewhereUnnamed) else { return people }
    do throws(AtlasProblem) {
      let names = try PlaceNames.open(folder: options.themeFolder + "/assets/atlas")
      return people.map { person in
        person.located { names.name(latitude: $0.latitude, longitude: $0.longitude)?.country }
      }
    } catch {
      report(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
      return people
    }
  }
}
