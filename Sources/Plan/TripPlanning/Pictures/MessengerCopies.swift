import TripModel

/// Which pictures that came by a messenger are smaller copies of pictures that lie in the folder as their cameras wrote them.
///
/// A messenger takes out who took a picture and when, and gives it a name with the day. So a copy is what has such a name
/// and says nothing else, is no larger than exactly one picture of that day or the day before, of its shape, and looks the same.
struct MessengerCopies {
  /// Such a file, and those that it may be a copy of by all but their look; by their places among the photos.
  private let candidates: [(copy: Int, originals: [Int])]

  /// Bits of 64 in which a copy may look another than its picture. Scaled down, pictures of many cameras differed in two at
  /// most, and other pictures of the same day in a dozen and more; here neither camera nor second speak for a copy.
  private static let maxBits = 2
  /// Bits that have to be set, so that a look tells anything: of sea and sky few are.
  private static let leastTelling = 8

  init(_ photos: [Photo]) {
    let copies = photos.indices.filter { photos[$0].isOfMessenger }
    // What was taken in the evening is sent in the morning.
    let days = Set(copies.compactMap { photos[$0].dayOfMessenger }.flatMap { [$0, $0 - 1] })
    var shots: [LocalDate: [Int]] = [:]
    if !days.isEmpty {
      for (index, photo) in photos.enumerated() {
        if let day = photo.dayOfShot, days.contains(day) { shots[day, default: []].append(index) }
      }
    }
    candidates = copies.compactMap { copy -> (copy: Int, originals: [Int])? in
      let all = photos[copy].dayOfMessenger.map { (shots[$0] ?? []) + (shots[$0 - 1] ?? []) } ?? []
      let larger = all.filter {
        photos[copy].width <= photos[$0].width && photos[copy].hasShape(of: photos[$0])
      }
      return larger.isEmpty ? nil : (copy: copy, originals: larger)
    }
  }

  /// Those that somebody has to look at.
  var toCompare: Set<Int> {
    candidates.reduce(into: []) { $0.formUnion([$1.copy] + $1.originals) }
  }

  /// The copies by their files, with the picture of which each is one. `group` tells which files hold one picture.
  func found(among photos: [Photo], group: (Int) -> Int) -> [String: String] {
    var found: [String: String] = [:]
    for (copy, originals) in candidates {
      let alike = originals.filter { Self.isSame(photos[copy], photos[$0]) }
      guard let first = alike.first, alike.allSatisfy({ group($0) == group(first) }) else { continue }
      found[photos[copy].file] = photos[first].file
    }
    return found
  }

  private static func isSame(_ copy: Photo, _ original: Photo) -> Bool {
    guard let one = copy.likeness, let other = original.likeness,
      min(one.bits.nonzeroBitCount, other.bits.nonzeroBitCount) >= leastTelling
    else { return false }
    return one.distance(to: other) <= maxBits
  }
}

extension Photo {
  /// Whether all that it says of itself is the name that a messenger gave it.
  fileprivate var isOfMessenger: Bool {
    !self.isClip && !self.contentHash.isEmpty && self.camera.make == nil && self.camera.model == nil
      && self.cameraClock == nil && self.instant == nil && MessengerName.isOne(self.file)
  }

  /// The day that a messenger gave it by its name, also where its hour is withheld.
  fileprivate var dayOfMessenger: LocalDate? { self.dayOfWithheldHour ?? self.dayInName }

  /// The day on which its camera took it, likewise.
  fileprivate var dayOfShot: LocalDate? {
    guard !self.isClip, !self.contentHash.isEmpty, self.camera.model != nil else { return nil }
    return self.dayOfWithheldHour ?? self.shutterClock?.date
  }

  private var dayOfWithheldHour: LocalDate? {
    if case .ofWithheldHour(let day) = self.namedDay { day } else { nil }
  }
}
