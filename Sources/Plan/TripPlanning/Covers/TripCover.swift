import TripModel

/// The cover of a whole trip.
struct TripCover {
  let photos: [PhotoPlan]
  let entries: [EntryPlan]
  /// The file of the cover that trip.yml names.
  let named: String?

  /// The named one; else a landscape among the entries' covers, none from near home; else, of the pictures that fill a
  /// cover best, the one from the middle of the journey: the first is often of a station, and the last of a bed.
  var chosen: Reasoned<PhotoID>? {
    if let named, let photo = photos.first(where: { $0.photo.file == named && $0.hasStill }) {
      return Reasoned(photo.id, because: .written(file: "trip.yml"))
    }
    let covers = entries.compactMap { entry -> (EntryPlan, PhotoPlan)? in
      guard let cover = entry.cover else { return nil }
      let photo = photos[cover.value.index]
      // What was taken at a door may show it.
      let isOpen = !photo.isGraphic && photo.photo.withheld == nil
      return isOpen || cover.isWritten ? (entry, photo) : nil
    }
    if let (entry, photo) = covers.first(where: { $0.1.photo.isLandscape }) {
      return Reasoned(photo.id, because: .pictureInText(file: entry.file))
    }
    let best = CoverFitness.best(of: photos)
    guard !best.isEmpty else { return nil }
    let photo = best[best.count / 2]
    return Reasoned(photo.id, because: .middleOfBest(file: photo.photo.file))
  }
}

/// How well a picture stands for others: less is better.
struct CoverFitness: Comparable {
  private let grades: [Int]

  init(_ plan: PhotoPlan) {
    let photo = plan.photo
    let longest = max(photo.width, photo.height)
    grades = [
      // What was drawn, written or scanned is not a photograph of however few pixels.
      plan.isGraphic ? 1 : 0,
      photo.isOfScreen || photo.mayBeOrnament || longest < Self.tiny ? 1 : 0,
      // What was taken near a private place may show the door.
      photo.withheld == nil ? 0 : 1,
      // What is of no day of the trip may be of none at all.
      plan.day == nil ? 1 : 0,
      -Self.counting(photo.stars),
      photo.isClip ? 1 : 0,
      // What came by a messenger or out of a scanner names no camera, nor does what was drawn.
      photo.camera.name == nil ? 1 : 0,
      longest < Self.small ? 1 : 0,
      photo.isLandscape ? 0 : 1,
    ]
  }

  /// Pixels of the longer side: below the first a picture is a sign, below the second it is blurred on a screen.
  private static let tiny = 400
  private static let small = 1000

  /// Three stars and more are praise; fewer say no more than none.
  private static func counting(_ stars: Int?) -> Int { stars.map { $0 >= 3 ? $0 : 0 } ?? 0 }

  static func < (one: CoverFitness, other: CoverFitness) -> Bool {
    one.grades.lexicographicallyPrecedes(other.grades)
  }

  /// Those of some pictures that fit best, in their order. What may be a passport or a bill stands for nothing.
  static func best(of photos: some Sequence<PhotoPlan>) -> [PhotoPlan] {
    var best: (fitness: CoverFitness, photos: [PhotoPlan])?
    for photo in photos where photo.hasStill && !photo.isPaperOrScreen {
      let fitness = CoverFitness(photo)
      if let known = best, known.fitness < fitness { continue }
      if best?.fitness == fitness { best?.photos.append(photo) } else { best = (fitness, [photo]) }
    }
    return best?.photos ?? []
  }
}

extension Reasoned<PhotoID> {
  /// Whether the traveller chose it by name, whatever it looks like.
  var isWritten: Bool { if case .written = reason { true } else { false } }
}

extension Sequence<PhotoID> {
  /// The first that has a still: a photograph before what was drawn, and no paper or screen.
  func firstForCover(among photos: [PhotoPlan], where isFree: (PhotoID) -> Bool = { _ in true }) -> PhotoID? {
    var graphic: PhotoID?
    for id in self where photos[id.index].hasStill && !photos[id.index].isPaperOrScreen && isFree(id) {
      guard photos[id.index].isGraphic else { return id }
      graphic = graphic ?? id
    }
    return graphic
  }
}

extension Photo {
  /// Wider than high, but no strip: such a picture fills a cover.
  var isLandscape: Bool { self.width * 5 >= self.height * 6 && self.width <= self.height * 3 }

  /// A picture of a screen, or of a paper, by its name; a PNG without a camera is hardly anything else.
  var isOfScreen: Bool {
    let name = self.file.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return ScreenName.isOne(name) || name.hasPrefix("scan")
      || (name.hasSuffix(".png") && self.camera.name == nil)
  }

  /// A picture of a screen by its name, or by the shape of a phone that no camera's picture and hardly a drawing has.
  var isScreenshot: Bool {
    if ScreenName.isOne(self.file) { return true }
    return self.camera.name == nil && self.width >= 640 && self.height * 10 >= self.width * 16
      && self.file.lowercased().hasSuffix(".png")
  }
}
