import Foundation

/// Places at random on land, with the zone that the unsimplified map gives each: `scripts/atlas/zone-points.py` wrote
/// them.
enum ZonePoints {
  static let root =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private static let file = root + "/Tests/Oracles/zone-points.tsv"

  static let all: [(latitude: Double, longitude: Double, zone: String)] =
    ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let latitude = Double(fields[0]), let longitude = Double(fields[1]) else {
        return nil
      }
      return (latitude, longitude, String(fields[2]))
    }

  /// What tzfpy says of them, which `make oracles` installs: for each all the zones that lay claim to it.
  static func askTzfpy() throws -> [[String]] {
    let process = Process()
    process.executableURL = URL(filePath: root + "/.build/oracles/bin/python")
    process.arguments = [root + "/Tests/Oracles/zones.py"]
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: file))
    let answers = Pipe()
    process.standardOutput = answers
    try process.run()
    let bytes = answers.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { $0.split(separator: "\t").map(String.init) }
  }

  /// Whether it is installed: an environment of before may lack it.
  static let hasTzfpy =
    FileManager.default.fileExists(atPath: root + "/.build/oracles/installed")
    && !((try? FileManager.default.subpathsOfDirectory(atPath: root + "/.build/oracles/lib")) ?? [])
      .filter { $0.contains("site-packages/tzfpy") }.isEmpty

  /// Seconds ahead of UTC in the middle of winter and of summer, so that both halves of the year count.
  static func offsets(_ zone: String?) -> [Int]? {
    guard let zone = zone.flatMap(TimeZone.init(identifier:)) else { return nil }
    // 15 January and 15 July 2026, noon UTC.
    return [1_768_478_400, 1_784_116_800].map {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0))
    }
  }
}
