import Diagnostics
import TripModel
import TripPlanning
import TripReading

/// What a library publishes in the traveller's own words beside its trips.
struct SharedWords {
  /// Each with the place where it stands, or with its file.
  private(set) var texts: [(words: String, place: SourcePlace)] = []

  init(of library: LibraryReader.Reading, on today: LocalDate) {
    let settings = SourcePlace(file: "library.yml")
    add([library.settings.title, library.settings.description].compactMap(\.self), settings)
    for person in library.people.published(on: today) {
      var words = [person.name] + person.otherNames + [person.bio].compactMap(\.self)
      for link in person.links { words += [link.name, link.address].compactMap(\.self) }
      words += person.been.map(\.name)
      add(words, person.place)
    }
    let circles = library.places.map(\.circle)
    let told = library.destinations.published(on: today)
    for destination in told.withoutSecretLinks(TripSecrets(library.confidential, today: today)).destinations {
      if let place = destination.at?.value.coordinate, circles.contains(where: { $0.contains(place) }) {
        continue
      }
      var words = [destination.name] + destination.tags + [destination.note].compactMap(\.self)
      for link in destination.links { words += [link.name, link.address].compactMap(\.self) }
      words += destination.flights.compactMap(\.airline)
      add(words, destination.source)
    }
  }

  private mutating func add(_ words: [String], _ place: SourcePlace) {
    if !words.isEmpty { texts.append((words.joined(separator: "\n"), place)) }
  }
}
