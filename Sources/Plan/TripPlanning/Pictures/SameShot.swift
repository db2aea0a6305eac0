import TripModel

/// Tells whether two files are exports of one shot: the same camera, the same time to the subsecond, and a look that
/// differs in no more than four bits.
///
/// A camera that keeps no part of a second takes several pictures within one. There the same look is not enough, and
/// something has to speak for an export: another size of the same shape, another format, or the very name in another
/// folder.
struct SameShot {
  /// What belongs to one moment of one camera.
  private struct Moment: Hashable {
    var camera: Camera
    var clock: LocalDateTime
  }

  /// Cameras that write the same digits behind every second: they mean nothing.
  private var withoutSubseconds: Set<Camera> = []

  /// Bits of 64.
  static let maxBits = 4
  /// A clock that shows the same second for more pictures than this stands still.
  private static let maxAtOnce = 48

  init(_ photos: [Photo]) {
    var digits: [Camera: (first: String, count: Int, differs: Bool)] = [:]
    for photo in photos where photo.camera.model != nil && photo.shutterClock != nil {
      var known = digits[photo.camera] ?? (photo.subsecond, 0, false)
      known.count += 1
      known.differs = known.differs || known.first != photo.subsecond
      digits[photo.camera] = known
    }
    withoutSubseconds = Set(digits.filter { $0.value.count > 2 && !$0.value.differs }.keys)
  }

  /// The pairs that may be one shot by all but their look.
  func pairs(in photos: [Photo]) -> [(Int, Int)] {
    var moments: [Moment: [Int]] = [:]
    for (index, photo) in photos.enumerated()
    where photo.camera.model != nil && !photo.contentHash.isEmpty && !photo.isClip {
      guard let clock = photo.shutterClock else { continue }
      moments[Moment(camera: photo.camera, clock: clock), default: []].append(index)
    }
    return moments.values.filter { (2...Self.maxAtOnce).contains($0.count) }
      .flatMap { pairs(of: $0, in: photos) }.sorted { $0 < $1 }
  }

  private func pairs(of indices: [Int], in photos: [Photo]) -> [(Int, Int)] {
    indices.enumerated().flatMap { position, first in
      indices.dropFirst(position + 1).filter { mayBeSame(photos[first], photos[$0]) }.map { (first, $0) }
    }
  }

  /// Whether such a pair looks the same; two that nobody could look at do not.
  func isSame(_ first: Photo, _ second: Photo) -> Bool {
    guard let one = first.likeness, let other = second.likeness else { return false }
    return one.distance(to: other) <= Self.maxBits
  }

  private func mayBeSame(_ first: Photo, _ second: Photo) -> Bool {
    guard first.contentHash != second.contentHash, first.exposure.agrees(with: second.exposure) else {
      return false
    }
    let (one, other) = (subsecond(of: first), subsecond(of: second))
    if let one, let other { return one == other }
    return Self.speaksForExport(first, second)
  }

  /// `120` and `12` are the same part of a second; nil where the camera does not tell.
  private func subsecond(of photo: Photo) -> String? {
    guard !withoutSubseconds.contains(photo.camera) else { return nil }
    var digits = photo.subsecond[...]
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? nil : String(digits)
  }

  private static func speaksForExport(_ first: Photo, _ second: Photo) -> Bool {
    let (one, other) = (SplitName(first.file), SplitName(second.file))
    if one.name == other.name, one.path != other.path { return true }
    guard first.hasShape(of: second) else { return false }
    return one.format != other.format || first.width != second.width
  }
}

extension SplitName {
  fileprivate var format: String { ["jpeg", "jpe", "jfif"].contains(ending) ? "jpg" : ending }
}

extension Photo {
  /// Whether sides are to each other as another's are, within a hundredth: what scaling makes of whole pixels.
  func hasShape(of other: Photo) -> Bool {
    let (one, two) = (self.width * other.height, self.height * other.width)
    return abs(one - two) * 100 <= max(one, two)
  }
}

extension Exposure {
  /// Whether nothing that both tell differs.
  fileprivate func agrees(with other: Exposure) -> Bool {
    func agree(_ one: Double?, _ two: Double?) -> Bool {
      guard let one, let two else { return true }
      return abs(one - two) <= 0.01 * max(abs(one), abs(two))
    }
    return agree(time, other.time) && agree(fNumber, other.fNumber) && agree(focalLength, other.focalLength)
      && agree(iso.map(Double.init), other.iso.map(Double.init))
  }
}
