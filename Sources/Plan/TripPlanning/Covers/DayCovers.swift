import TripModel

/// Chooses a picture for each day, and none for two: each first of what the day has itself, then of what its entries
/// borrowed. What was drawn is chosen last, and a paper or a screen never, unless the traveller named it. A day that is
/// left without one is drawn.
struct DayCovers {
  private let photos: [PhotoPlan]
  private var taken: Set<PhotoID> = []

  static func choose(for days: [DayContents.Day], of things: TripThings) -> [Reasoned<PhotoID>?] {
    var choice = DayCovers(photos: things.media.photos)
    // What an author chose for one day is not first given to another that only shows it.
    var covers = days.map { choice.take(choice.written(on: $0)) }
    for index in days.indices where covers[index] == nil {
      covers[index] = choice.take(choice.own(days[index], .photographs))
    }
    for index in days.indices where covers[index] == nil {
      covers[index] = choice.take(choice.borrowed(by: days[index], .photographs))
    }
    for index in days.indices where covers[index] == nil {
      let own = choice.own(days[index], .all)
      covers[index] = choice.take(own ?? choice.borrowed(by: days[index], .all))
    }
    return covers
  }

  private init(photos: [PhotoPlan]) { self.photos = photos }

  private mutating func take(_ candidate: Reasoned<PhotoID>?) -> Reasoned<PhotoID>? {
    if let candidate { taken.insert(candidate.value) }
    return candidate
  }

  /// So many pictures of a day in one town tell where it was spent.
  fileprivate static let leastInTown = 3

  /// Which pictures are asked.
  private enum Kind { case photographs, all }

  private func isFree(_ photo: PhotoID) -> Bool { !taken.contains(photo) }

  private func isFree(_ photo: PhotoID, _ kind: Kind) -> Bool {
    isFree(photo) && !photos[photo.index].isPaperOrScreen
      && (kind == .all || !photos[photo.index].isGraphic)
  }

  /// What the first of its entries with a picture of its own says.
  private func written(on day: DayContents.Day) -> Reasoned<PhotoID>? {
    guard let (file, cover) = covers(of: day).first, case .written = cover.reason, isFree(cover.value)
    else { return nil }
    return Reasoned(cover.value, because: .entryOfDay(file: file))
  }

  /// Pictures from before this hour are of the night that the day before ended with.
  private static let morning = 4

  /// A picture of its entries, else, of its own that fill a cover best, the one from the middle, as of the trip: the first
  /// is often of a car park. One to which words of an entry lead with a colon is the last.
  private func own(_ day: DayContents.Day, _ kind: Kind) -> Reasoned<PhotoID>? {
    let announced = day.entries.reduce(into: Set<PhotoID>()) { $0.formUnion($1.announcedPictures) }
    let ofEntries = covers(of: day).filter { _, cover in
      cover.isWritten ? isFree(cover.value) : isFree(cover.value, kind)
    }
    let ofEntry = ofEntries.first { $0.cover.isWritten || !announced.contains($0.cover.value) }
    if let (file, cover) = ofEntry {
      return Reasoned(cover.value, because: .entryOfDay(file: file))
    }
    if let middle = middleOfBest(of: day, kind, besides: announced) { return middle }
    if let (file, cover) = ofEntries.first {
      return Reasoned(cover.value, because: .entryOfDay(file: file))
    }
    return announced.isEmpty ? nil : middleOfBest(of: day, kind, besides: [])
  }

  private func middleOfBest(
    of day: DayContents.Day, _ kind: Kind, besides announced: Set<PhotoID>
  ) -> Reasoned<PhotoID>? {
    let fit = CoverFitness.best(
      of: day.photos.lazy.filter { isFree($0.id, kind) && !announced.contains($0.id) })
    let best = fit.inTownOfMost(of: day.photos)
    // What somebody described is seldom a bill, and what a camera took is seldom as small as what a phone noted.
    let most = best.map(\.photo.shorterSide).max() ?? 0
    let told = best.filter { $0.caption != nil }
    let fine = told.isEmpty ? best.filter { $0.photo.shorterSide * 3 >= most * 2 } : told
    let ofDay = fine.filter { ($0.taken?.value.local.time.hour ?? Self.morning) >= Self.morning }
    let choice = ofDay.isEmpty ? fine : ofDay
    guard !choice.isEmpty else { return nil }
    let photo = choice[(choice.count - 1) / 2]
    return Reasoned(photo.id, because: .middleOfBest(file: photo.photo.file))
  }

  /// Those that its entries did not only take from the day, which chooses by its own rule, or borrow.
  private func covers(of day: DayContents.Day) -> [(file: String, cover: Reasoned<PhotoID>)] {
    day.entries.compactMap { entry in
      guard let cover = entry.cover, !cover.reason.isBorrowed else { return nil }
      if case .nearestInTime = cover.reason { return nil }
      return (entry.file, cover)
    }
  }

  /// What its entries took from the places and attractions that they name, else the picture of an attraction that is
  /// committed to it.
  private func borrowed(by day: DayContents.Day, _ kind: Kind) -> Reasoned<PhotoID>? {
    for entry in day.entries {
      if let cover = entry.cover, cover.reason.isBorrowed, isFree(cover.value, kind) {
        return Reasoned(cover.value, because: cover.reason)
      }
    }
    for saved in day.committed {
      if let photo = saved.photos.firstForCover(among: photos, where: { isFree($0, kind) }) {
        return Reasoned(photo, because: .pictureOfAttraction(name: saved.name))
      }
    }
    return nil
  }
}

extension [PhotoPlan] {
  /// Those in the town in which more than half of all were taken, where any of these are: an airport hall is not what a
  /// day was about. All of them where the day was here and there.
  fileprivate func inTownOfMost(of all: some Sequence<PhotoPlan>) -> [PhotoPlan] {
    let placed = all.compactMap(\.locality)
    let counts = Dictionary(placed.compactMap { $0.isInTown ? $0.town : nil }.map { ($0, 1) }) { $0 + $1 }
    let most = counts.first { $0.value >= DayCovers.leastInTown && $0.value * 2 > placed.count }
    guard let town = most?.key else { return self }
    let there = filter { $0.locality.map { $0.isInTown && $0.town == town } ?? false }
    return there.isEmpty ? self : there
  }
}

extension Photo {
  /// Pixels: of a panorama it says how fine it is, and not how much of the view it has.
  fileprivate var shorterSide: Int { min(self.width, self.height) }
}
