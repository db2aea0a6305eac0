import TripModel

/// Knows which photos were taken after their camera's clock had been put back, by the numbers in their names.
///
/// When summer time ends, a camera that knows of it shows an hour twice. Its pictures are numbered on, so one whose
/// number is higher and whose clock is earlier belongs to the second time.
struct ShotOrder {
  private var afterStepBack: Set<String> = []

  /// Hours for which a step back of the clock is remembered: longer than any zone shows the same time twice.
  private static let reach = 3 * 3600
  /// Shots of one evening lie no further apart in number.
  private static let numberReach = 500

  private struct Shot {
    var number: Int
    var clock: Int
    var file: String
  }

  private struct Series: Hashable {
    var camera: Camera
    var stem: String
  }

  init(_ photos: [Photo]) {
    var series: [Series: [Shot]] = [:]
    for photo in photos {
      guard let clock = photo.cameraClock, photo.camera.model != nil, let name = Self.numbered(photo.file)
      else { continue }
      series[Series(camera: photo.camera, stem: name.stem), default: []]
        .append(Shot(number: name.number, clock: clock.clockSeconds, file: photo.file))
    }
    for shots in series.values { note(shots.sorted { ($0.number, $0.file) < ($1.number, $1.file) }) }
  }

  private mutating func note(_ shots: [Shot]) {
    var step: Shot?
    for (before, shot) in zip(shots, shots.dropFirst()) {
      let isBack = shot.clock < before.clock && before.clock - shot.clock < Self.reach
      if isBack, shot.number - before.number <= Self.numberReach { step = shot }
      guard let step, (0..<Self.reach).contains(shot.clock - step.clock) else { continue }
      afterStepBack.insert(shot.file)
    }
  }

  /// `DSC_0042.jpg` as `trip/photos/DSC_` and 42; nil for names that are no numbering, such as those made of a date.
  private static func numbered(_ file: String) -> (stem: String, number: Int)? {
    let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
    let isDigit: (Character) -> Bool = { ("0"..."9").contains($0) }
    let digits = name.reversed().prefix(while: isDigit)
    guard (3...6).contains(digits.count), let number = Int(String(digits.reversed())) else { return nil }
    let stem = name.dropLast(digits.count)
    // What has a date in front of its number is numbered within each second.
    return stem.count(where: isDigit) >= 8 ? nil : (String(stem), number)
  }

  func isAfterStepBack(_ photo: Photo) -> Bool { afterStepBack.contains(photo.file) }
}
