import TripModel

/// A way as GPX 1.1 (https://www.topografix.com/GPX/1/1/).
enum TrackText {
  /// What stands as the source of a track between whose points nobody knows the way.
  static let estimate = "estimate"

  static func gpx(_ track: TrackDraft) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<gpx version=\"1.1\" creator=\"Tripbook\" xmlns=\"http://www.topografix.com/GPX/1/1\">",
    ]
    // Ways of one kind that follow each other are one track.
    var rest = track.segments.filter { !$0.points.isEmpty }[...]
    while let first = rest.first {
      let alike = rest.prefix { $0.activity == first.activity }
      rest = rest.dropFirst(alike.count)
      lines.append("  <trk>")
      if let title = track.title { lines.append("    <name>\(escaped(title))</name>") }
      if track.isEstimate { lines.append("    <src>\(estimate)</src>") }
      if let activity = first.activity { lines.append("    <type>\(escaped(activity))</type>") }
      for segment in alike {
        lines.append("    <trkseg>")
        lines += segment.points.map(line)
        lines.append("    </trkseg>")
      }
      lines.append("  </trk>")
    }
    return (lines + ["</gpx>", ""]).joined(separator: "\n")
  }

  private static func line(_ point: TrackDraft.Point) -> String {
    let latitude = PlainNumber.degrees(point.position.latitude)
    let longitude = PlainNumber.degrees(point.position.longitude)
    let inner = [
      point.elevation.map { "<ele>\(PlainNumber.decimal($0, places: 2))</ele>" },
      point.time.map { "<time>\(LocalDateTime(clockSeconds: $0.seconds))Z</time>" },
    ].compactMap(\.self).joined()
    let start = "      <trkpt lat=\"\(latitude)\" lon=\"\(longitude)\""
    return inner.isEmpty ? start + "/>" : start + ">" + inner + "</trkpt>"
  }

  /// A text between two tags: what XML 1.0 has no letter for is left away.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
