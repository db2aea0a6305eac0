import TripNotation

/// A text as it stands alone in a file, and what the readers of values say of it.
func text(_ value: String) -> TextNode {
  let range = TextRange(line: 0, start: 0, length: value.utf8.count)
  return TextNode(value, style: .plain, at: range, verbatim: range)
}

/// The value, or `column message | advice` of the problem.
func result<Value>(_ value: String, _ read: (TextNode) throws(Problem) -> Value) -> String {
  do throws(Problem) {
    return String(describing: try read(text(value)))
  } catch {
    return "\(error.range.start + 1) \(error.message) | \(error.advice ?? "")"
  }
}

/// A table with a case on each line: what is written, ` → `, what comes of it.
func table(_ text: String) -> [(String, String)] {
  text.split(separator: "\n").map { line in
    let parts = line.split(separator: " → ", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
  }
}

/// A recording of a minute at noon of a day.
func recording(on day: String) -> String {
  let points = [0, 1].map { "<trkpt lat=\"54.\($0)\" lon=\"-3\"><time>\(day)T12:0\($0):00Z</time></trkpt>" }
  return "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
}
