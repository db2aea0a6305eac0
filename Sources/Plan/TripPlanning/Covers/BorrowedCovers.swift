import TripModel

/// Finds pictures for entries that show none of their own: one taken near the place that an entry names or bears as a
/// tag, else that of an attraction that it names.
struct BorrowedCovers {
  private let photos: [PhotoPlan]
  private let places: [PlacePlan]
  private let attractions: [AttractionPlan]
  private let clocks: LocalClocks
  private let pins: TaggedPins

  init(photos: [PhotoPlan], places: [PlacePlan], attractions: [AttractionPlan], clocks: LocalClocks) {
    (self.photos, self.places, self.attractions, self.clocks) = (photos, places, attractions, clocks)
    // Pins stand before waypoints.
    pins = TaggedPins(places.filter { $0.origin == .pin }.map(\.title))
  }

  /// The entries, each with the cover that the rules give it: what the author named and what the text shows count
  /// before, and the picture that is only nearest in time after these.
  func filled(_ entries: [EntryPlan]) -> [EntryPlan] {
    guard !photos.isEmpty, !places.isEmpty || !attractions.isEmpty else { return entries }
    var entries = entries
    var instants = Instants(clocks: clocks)
    for index in entries.indices {
      guard let borrowed = cover(of: entries[index], &instants) else { continue }
      entries[index].cover = borrowed
    }
    return entries
  }

  /// When pictures were taken, each found once: where a picture does not say its offset, that takes a look at the map of zones.
  private struct Instants {
    let clocks: LocalClocks
    private var known: [PhotoID: Int] = [:]

    init(clocks: LocalClocks) { self.clocks = clocks }

    mutating func seconds(of photo: PhotoPlan, _ taken: Moment) -> Int {
      if let seconds = known[photo.id] { return seconds }
      let seconds = clocks.instant(taken, near: photo.position?.value).seconds
      known[photo.id] = seconds
      return seconds
    }
  }

  private func cover(of entry: EntryPlan, _ instants: inout Instants) -> Reasoned<PhotoID>? {
    let others: [Reason]
    switch entry.cover?.reason {
    case nil: others = []
    case .nearestInTime(let file)?: others = [.nearestInTime(file: file)]
    default: return nil
    }
    guard let (photo, reason) = nearPin(of: entry, &instants) ?? ofAttraction(in: entry) else { return nil }
    // A drawing from there stands for less than a photograph of the day.
    if photos[photo.index].isGraphic, let own = entry.cover, !photos[own.value.index].isGraphic { return nil }
    return Reasoned(photo, because: reason, insteadOf: others)
  }

  /// Of the pictures within 8 km of the first pin that the entry names, the nearest in time, then in space.
  private func nearPin(of entry: EntryPlan, _ instants: inout Instants) -> (PhotoID, Reason)? {
    let names = [entry.placeName].compactMap(\.self) + entry.tags
    guard let place = names.lazy.compactMap({ pins[$0] }).first.map({ places[$0] }) else { return nil }
    let seconds = entry.time.map { clocks.instant($0.value, near: entry.position?.value).seconds }
    let stills = place.photos.filter {
      photos[$0.photo.index].hasStill && !photos[$0.photo.index].isPaperOrScreen
    }
    let photographs = stills.filter { !photos[$0.photo.index].isGraphic }
    var nearest: (key: (Int, Double, Int), photo: PhotoID)?
    for near in photographs.isEmpty ? stills : photographs {
      let key = key(of: near, entry.day.value, seconds, &instants)
      if nearest.map({ key < $0.key }) ?? true { nearest = (key, near.photo) }
    }
    return nearest.map { ($0.photo, .nearPin(title: place.title)) }
  }

  /// How far a picture is in time, in space and in the list. One that was named with the pin was taken there.
  private func key(
    of near: NearPhoto, _ day: LocalDate, _ seconds: Int?, _ instants: inout Instants
  ) -> (Int, Double, Int) {
    let photo = photos[near.photo.index]
    let far: Int
    if let seconds, let taken = photo.taken {
      far = abs(instants.seconds(of: photo, taken.value) - seconds)
    } else if let other = photo.day?.value {
      far = abs(other - day) * 86_400
    } else {
      far = .max
    }
    return (far, near.metres ?? 0, near.photo.index)
  }

  private func ofAttraction(in entry: EntryPlan) -> (PhotoID, Reason)? {
    for id in entry.attractions {
      let attraction = attractions[id.index]
      guard let photo = attraction.photos.firstForCover(among: photos) else { continue }
      return (photo, .pictureOfAttraction(name: attraction.name))
    }
    return nil
  }
}
