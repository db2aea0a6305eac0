/// Whether bytes look drawn by lot, as all that is sealed does.
enum Evenness {
  /// By Pearson's test: of 256 values, none comes more often than by chance. What is sealed fails it once in more sites
  /// than there will be: the bound lies 14 standard deviations (√510) above the mean, 255. Of a kilobyte of text
  /// the sum is some 17,000; a picture, which is packed, is told apart by its first hundred kilobytes at the latest.
  static func holds(of bytes: [UInt8]) -> Bool {
    guard bytes.count >= 1024 else { return false }
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    let mean = Double(bytes.count) / 256
    let sum = counts.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / mean
    return sum < 255 + 14 * 22.6
  }
}
