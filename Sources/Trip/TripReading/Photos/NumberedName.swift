/// Names of files that a camera counted.
enum NumberedName {
  /// Whether two names differ in a number alone, and neither number goes on where the other ends: `IMG_4038` is another
  /// picture than `IMG_4028`, and no slip of the fingers, while `IMG_223` may be `IMG_2231`.
  static func areNeighbours(_ one: String, _ other: String) -> Bool {
    guard one.filter({ !$0.isNumber }) == other.filter({ !$0.isNumber }) else { return false }
    return zip(numbers(in: one), numbers(in: other)).contains { one, other in
      one != other && !one.hasPrefix(other) && !other.hasPrefix(one)
    }
  }

  /// Without the noughts before them.
  private static func numbers(in name: String) -> [Substring] {
    name.split { !$0.isNumber }.map { digits in digits.drop { $0 == "0" } }
  }
}
