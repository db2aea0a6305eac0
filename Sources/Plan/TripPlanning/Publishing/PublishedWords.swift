import Markdown
package import Diagnostics
import TripModel

/// What of a trip is published in the traveller's own words.
package struct PublishedWords: Sendable {
  /// Each with the place where it stands, or with its file.
  package private(set) var texts: [(words: String, place: SourcePlace)] = []

  /// `plan` is that of the trip for readers.
  package init(_ plan: TripPlan) {
    let settings = SourcePlace(file: "trip.yml")
    add([plan.profile.title.value, plan.profile.description, plan.way.destination?.value.name], settings)
    for item in plan.items {
      for text in item.texts { add(text, item.source) }
    }
    add(plan.profile.travellers.map(\.name), settings)
    for person in plan.profile.people {
      let links = person.links.flatMap { [$0.name, $0.address] }
      add([person.bio] + links + person.been.map(\.name), SourcePlace(file: "people.yml"))
    }
    for place in plan.next?.destinations ?? [] { add(place.texts, place.source) }
    for album in plan.media.albums {
      add([album.title.value, album.lead, album.body.plainText], SourcePlace(file: album.file))
    }
    // A pin has the names of its entries as well, where they are looked for already.
    let company = Set(plan.journal.entries.flatMap { $0.who })
    for pin in plan.places where pin.origin == .pin {
      add(pin.who.filter { !company.contains($0) }, pin.source)
    }
    for photo in plan.media.photos {
      add([photo.caption?.value], .init(file: photo.photo.file))
      for (tag, place) in zip(photo.photo.tags, photo.photo.tagPlaces) { add([tag], place) }
    }
  }

  private mutating func add(_ words: [String?], _ place: SourcePlace) {
    let words = words.compactMap(\.self).filter { !$0.isEmpty }
    if !words.isEmpty { texts.append((words.joined(separator: "\n"), place)) }
  }
}

extension DestinationPlan {
  /// What of it is in the traveller's own words, or in those of whoever is asked.
  fileprivate var texts: [String?] {
    var told: [String?] = [name, note, climate?.source, forecast?.source]
    told += tags.map(Optional.some) + flights.map(\.flight.airline)
    for link in links { told += [link.name, link.address] }
    return told
  }
}
