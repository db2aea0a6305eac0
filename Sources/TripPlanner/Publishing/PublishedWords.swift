package import Diagnostics
import Markdown
package import TripModel

/// What of a trip is published in the traveller's own words.
package struct PublishedWords: Sendable {
  /// Each with the place where it stands, or with its file.
  package private(set) var texts: [(words: String, place: SourcePlace)] = []

  /// `plan` is that of the trip for readers.
  package init(_ trip: Trip, _ plan: TripPlan) {
    let settings = SourcePlace(file: "trip.yml")
    add([plan.profile.title.value, plan.profile.description, plan.way.destination?.value.name], settings)
    for entry in plan.journal.entries {
      add(
        [entry.title.value, entry.lead, entry.body.plainText, entry.placeName] + entry.tags,
        .init(file: entry.file))
      add(
        entry.gallery.map(\.alternative) + entry.body.images.map(\.alternative),
        .init(file: entry.file))
    }
    for page in plan.journal.pages {
      add([page.title.value, page.lead, page.body.plainText], .init(file: page.file))
    }
    for photo in plan.media.photos { add([photo.caption?.value], .init(file: photo.photo.file)) }
    let pins = Dictionary(grouping: trip.pins, by: \.title).compactMapValues(\.first)
    for place in plan.places where place.origin == .pin {
      add([place.title, place.description] + place.tags, pins[place.title]?.place ?? .init(file: "pins.yml"))
    }
    for event in plan.itinerary.events {
      add([event.title, event.address, event.from?.name, event.to?.name, event.at?.name], event.source)
      add([event.note], event.source)
    }
    let saved = Dictionary(grouping: trip.attractions, by: \.name).compactMapValues(\.first)
    for idea in plan.itinerary.attractions {
      let place = saved[idea.name]?.place ?? SourcePlace(file: idea.file)
      add([idea.name, idea.address, idea.description] + idea.reviews.flatMap { [$0.text, $0.by] }, place)
    }
    for expense in (plan.money.budget?.expenses ?? []) + (plan.money.budget?.repayments ?? []) {
      add([expense.expense.what], expense.expense.place)
    }
  }

  private mutating func add(_ words: [String?], _ place: SourcePlace) {
    let words = words.compactMap(\.self).filter { !$0.isEmpty }
    if !words.isEmpty { texts.append((words.joined(separator: "\n"), place)) }
  }
}
