/// How much has been found in a track: a file of nothing but points is many times larger in memory than on the disk.
package struct TrackSize {
  /// Points, times, segments and whatever else holds nothing that is long. A watch that tells each second takes 58
  /// days for them.
  package static let maximum = 5_000_000

  let maximum: Int
  private var count = 0
  /// Whether there was more than was taken.
  private(set) var isOver = false

  init(maximum: Int) { self.maximum = maximum }

  /// Whether one more thing is to be kept.
  mutating func takesOneMore() -> Bool {
    guard count < maximum else {
      isOver = true
      return false
    }
    count += 1
    return true
  }
}
