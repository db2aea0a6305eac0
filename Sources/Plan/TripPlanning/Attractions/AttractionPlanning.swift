import Diagnostics
import SiteOutput
import TripModel

extension TripPlanner {
  /// What was saved, in the order of its file.
  mutating func planAttractions(
    photos: [PhotoPlan], entries: [EntryPlan], places: [PlacePlan], book: inout AddressBook
  ) -> [AttractionPlan] {
    guard !trip.attractions.isEmpty else { return [] }
    let surroundings = NamesOfTrip(
      photos: photos, entries: entries, places: places, attractions: trip.attractions)
    return trip.attractions.enumerated().map { index, saved in
      let slug = book.folder(in: "ideas", wishes: [saved.name])
      let position = position(of: saved)
      let pin = surroundings.pin(of: saved.name, near: position?.value)
      return AttractionPlan(
        id: AttractionID(index), name: saved.name, page: .page(root + ["ideas", slug]),
        position: position, locality: names.locality(at: position?.value), category: saved.category,
        tags: saved.tags, rating: saved.rating, price: saved.price, cost: saved.cost,
        address: saved.address, phone: saved.phone, website: saved.link, hours: saved.hours,
        hoursText: saved.hoursText, photos: surroundings.photos(of: saved),
        reviews: saved.reviews, isVisited: surroundings.visit(to: saved, pin: pin),
        day: saved.day?.date, time: saved.day?.moment, description: saved.description,
        entries: surroundings.entries(naming: saved.name),
        taggedPlaces: surroundings.places(tagged: saved.name), pin: pin, source: saved.source)
    }
  }

  /// As it is written, else where its name says that it is.
  private mutating func position(of saved: Attraction) -> Reasoned<Coordinate>? {
    guard let written = saved.at else { return nil }
    if let coordinate = written.value.coordinate {
      return Reasoned(coordinate, because: .written(file: written.place.file))
    }
    guard let name = written.value.name else { return nil }
    if let known = own[name] ?? towns.position(of: name) { return known }
    if names.knowsTowns, !towns.isAmbiguous(name) {
      diagnostics.append(.attractionNotFound(name, written.place))
    }
    return nil
  }
}

/// What of a trip bears a name, to be asked whether an attraction was come to.
private struct NamesOfTrip {
  private let photos: [String: PhotoID]
  private let pins: [String: [PlacePlan]]
  /// Entries by what they name as their place, and by their tags.
  private var atPlace: [String: [EntryPlan]] = [:]
  private var tagged: [TagKey: [EntryID]] = [:]
  private var taggedPlaces: [TagKey: [PlaceID]] = [:]
  private var taggedPhotos: [TagKey: [PhotoID]] = [:]
  private var shared: Set<TagKey> = []

  init(photos: [PhotoPlan], entries: [EntryPlan], places: [PlacePlan], attractions: [Attraction]) {
    self.photos = Dictionary(photos.map { ($0.photo.file, $0.id) }, uniquingKeysWith: { first, _ in first })
    pins = Dictionary(grouping: places.filter { $0.origin == .pin }) { $0.title.lowercased() }
    for entry in entries {
      if let name = entry.placeName { atPlace[name.lowercased(), default: []].append(entry) }
      for tag in entry.tags { tagged[TagKey(tag), default: []].append(entry.id) }
    }
    // Where two have a name nothing tells which of them a tag means.
    for (name, same) in Dictionary(grouping: attractions, by: { TagKey($0.name) }) where same.count > 1 {
      tagged[name] = nil
      shared.insert(name)
    }
    for place in places {
      for tag in Set(place.tags.map(TagKey.init)) { taggedPlaces[tag, default: []].append(place.id) }
    }
    for photo in photos where !photo.photo.tags.isEmpty {
      for tag in Set(photo.photo.tags.map(TagKey.init)) { taggedPhotos[tag, default: []].append(photo.id) }
    }
  }

  /// Those that its item names, then those that are tagged with it, each once.
  func photos(of saved: Attraction) -> [PhotoID] {
    var chosen: Set<PhotoID> = []
    let tagged = shared.contains(TagKey(saved.name)) ? [] : taggedPhotos[TagKey(saved.name)] ?? []
    return (saved.photos.compactMap { photos[$0] } + tagged).filter { chosen.insert($0).inserted }
  }

  /// The pin of that name which is no other place of the same name.
  func pin(of name: String, near place: Coordinate?) -> PlaceID? {
    pins[name.lowercased()]?.first { pin in
      place.map { $0.distance(to: pin.coordinate) <= Nearness.entryReach } ?? true
    }?.id
  }

  /// Those written there, and those that only speak of it.
  func entries(naming name: String) -> [EntryID] {
    let (written, spoken) = (atPlace[name.lowercased()] ?? [], tagged[TagKey(name)] ?? [])
    return Set(written.map(\.id) + spoken).sorted { $0.index < $1.index }
  }

  /// The pins that bear it as a tag, in the order of their file.
  func places(tagged name: String) -> [PlaceID] {
    shared.contains(TagKey(name)) ? [] : taggedPlaces[TagKey(name)] ?? []
  }

  /// What the traveller says, else that something was written or marked there.
  func visit(to saved: Attraction, pin: PlaceID?) -> Reasoned<Bool>? {
    if let said = saved.isVisited { return Reasoned(said, because: .written(file: saved.source.file)) }
    if let entry = atPlace[saved.name.lowercased()]?.first {
      return Reasoned(true, because: .entryNaming(file: entry.file))
    }
    return pin.map { _ in Reasoned(true, because: .pinNearby(title: saved.name)) }
  }
}

extension Diagnostic {
  fileprivate static func attractionNotFound(_ name: String, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .placeNotFound, "Unknown place “\(name)”", at: place,
      advice: "Write its position after the name, such as Cádiz, 36.5297 -6.2925.")
  }
}
