import SiteOutput
import TripModel

/// The tags of a trip, each with a page, and where those of an entry, a place or a photo lead.
struct TagPlanner {
  private let pins: TaggedPins
  /// The saved attractions by their names, each with its page.
  private let saved: TaggedPins
  private let attractions: [TagLink]
  private var bearers = TagBearers()
  private let pages: [TagKey: OutputPath]

  init(
    _ entries: [EntryPlan], _ places: [PlacePlan], _ photos: [PhotoPlan], _ attractions: [AttractionPlan],
    root: [String], _ book: inout AddressBook
  ) {
    let pins = TaggedPins(places.filter { $0.origin == .pin }.map(\.title))
    let saved = TaggedPins(attractions.map(\.name))
    (self.pins, self.saved) = (pins, saved)
    self.attractions = attractions.map { TagLink(name: $0.name, page: $0.page) }
    func isWord(_ tag: String) -> Bool { pins[tag] == nil && saved[tag] == nil }
    for entry in entries {
      for tag in entry.tags where isWord(tag) { bearers.note(tag, entry.id) }
    }
    let byDay = places.sorted {
      ($0.day?.description ?? "", $0.id.index) < ($1.day?.description ?? "", $1.id.index)
    }
    for place in byDay {
      for tag in place.tags where isWord(tag) { bearers.note(tag, place.id) }
    }
    for photo in photos {
      for tag in photo.photo.tags where isWord(tag) { bearers.note(tag, photo.id) }
    }
    for saved in attractions {
      for tag in saved.tags where isWord(tag) { bearers.join(tag, saved.id) }
    }
    pages = bearers.pages(in: root, &book)
  }

  /// Those of most things first.
  var plans: [TagPlan] { bearers.plans(pages) }

  /// Every tag of an entry led to its page.
  func tagged(_ entries: [EntryPlan]) -> [EntryPlan] {
    var entries = entries
    for index in entries.indices {
      // A place or an attraction stands among the places of the entry.
      entries[index].tagLinks = bearers.links(entries[index].tags, pages)
    }
    return entries
  }

  /// Every tag of a place led to its page, or to the place or the attraction that it names.
  func tagged(_ places: [PlacePlan]) -> [PlacePlan] {
    var tagged = places
    for index in places.indices {
      tagged[index].tagLinks = bearers.links(places[index].tags, pages) { tag in
        pins[tag] == index ? nil : thing(called: tag, places)
      }
    }
    return tagged
  }

  /// The same of every photo.
  func tagged(_ photos: [PhotoPlan], _ places: [PlacePlan]) -> [PhotoPlan] {
    var tagged = photos
    for index in photos.indices where !photos[index].photo.tags.isEmpty {
      tagged[index].tagLinks = bearers.links(photos[index].photo.tags, pages) { thing(called: $0, places) }
    }
    return tagged
  }

  /// The place or the attraction that a tag names.
  private func thing(called tag: String, _ places: [PlacePlan]) -> TagLink? {
    guard let pin = pins[tag] else { return saved[tag].map { attractions[$0] } }
    return TagLink(name: places[pin].title, page: places[pin].page)
  }
}

/// Pins or attractions by their titles, as tags name them; where two have the same, nothing says which is meant.
struct TaggedPins {
  private var places: [TagKey: Int] = [:]

  init(_ titles: some Sequence<String>) {
    var twice: Set<TagKey> = []
    for (index, title) in titles.enumerated() {
      if places.updateValue(index, forKey: TagKey(title)) != nil { twice.insert(TagKey(title)) }
    }
    for key in twice { places[key] = nil }
  }

  /// The place of the one that is meant among those that it was made of.
  subscript(tag: String) -> Int? { places.isEmpty ? nil : places[TagKey(tag)] }
}

/// What bears which tag, in the order in which they were written first.
private struct TagBearers {
  struct Bearers {
    var name: String
    var entries: [EntryID] = []
    var places: [PlaceID] = []
    var photos: [PhotoID] = []
    var attractions: [AttractionID] = []
  }

  private var order: [TagKey] = []
  private var bearers: [TagKey: Bearers] = [:]

  /// An entry bears a tag; it counts once, however often it says so.
  mutating func note(_ tag: String, _ entry: EntryID) {
    note(tag) { if $0.entries.last != entry { $0.entries.append(entry) } }
  }

  mutating func note(_ tag: String, _ place: PlaceID) {
    note(tag) { if $0.places.last != place { $0.places.append(place) } }
  }

  mutating func note(_ tag: String, _ photo: PhotoID) {
    note(tag) { if $0.photos.last != photo { $0.photos.append(photo) } }
  }

  /// What was only saved stands beside what bears the same tag: its own words are narrowed to in its list.
  mutating func join(_ tag: String, _ saved: AttractionID) {
    guard bearers[TagKey(tag)] != nil else { return }
    note(tag) { if $0.attractions.last != saved { $0.attractions.append(saved) } }
  }

  private mutating func note(_ tag: String, _ add: (inout Bearers) -> Void) {
    let key = TagKey(tag)
    if bearers[key] == nil { order.append(key) }
    add(&bearers[key, default: Bearers(name: tag)])
  }

  /// An address for each, in the order of their letters, so that it does not depend on what else there is.
  func pages(in root: [String], _ book: inout AddressBook) -> [TagKey: OutputPath] {
    var pages: [TagKey: OutputPath] = [:]
    for key in order.sorted() {
      guard let name = bearers[key]?.name else { continue }
      pages[key] = .page(root + ["tags", book.folder(in: "tags", wishes: [name])])
    }
    return pages
  }

  /// Tags as they lead to their pages, each once; `other` knows those that lead elsewhere.
  func links(
    _ tags: [String], _ pages: [TagKey: OutputPath], other: (String) -> TagLink? = { _ in nil }
  ) -> [TagLink] {
    var seen: Set<OutputPath> = []
    return tags.compactMap { tag -> TagLink? in
      let key = TagKey(tag)
      guard let page = pages[key], let name = bearers[key]?.name else { return other(tag) }
      return TagLink(name: name, page: page)
    }.filter { seen.insert($0.page).inserted }
  }

  /// Those of most things first, of equals by their names.
  func plans(_ pages: [TagKey: OutputPath]) -> [TagPlan] {
    let plans = order.compactMap { key -> (key: TagKey, plan: TagPlan)? in
      guard let page = pages[key], let known = bearers[key] else { return nil }
      let plan = TagPlan(
        name: known.name, page: page, entries: known.entries, places: known.places, photos: known.photos,
        attractions: known.attractions)
      return (key, plan)
    }
    return plans.sorted { ($1.plan.count, $0.key) < ($0.plan.count, $1.key) }.map(\.plan)
  }
}
