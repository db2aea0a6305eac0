import Foundation

/// A place at random with its country and nearest town: `scripts/atlas/name-points.py` wrote them.
struct NamePoint {
  let latitude: Double
  let longitude: Double
  let country: String
  /// Empty where there is none within 249 km.
  let town: String
  let metres: Double

  static let all: [NamePoint] = {
    let file = ZonePoints.root + "/Tests/Oracles/name-points.tsv"
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 5, let latitude = Double(fields[0]), let longitude = Double(fields[1]),
        let metres = Double(fields[4])
      else { return nil }
      return NamePoint(
        latitude: latitude, longitude: longitude, country: String(fields[2]), town: String(fields[3]),
        metres: metres)
    }
  }()
}
