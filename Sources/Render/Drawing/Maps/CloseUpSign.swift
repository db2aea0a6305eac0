package import Basemap
import TripModel

extension MapContent.CloseUp {
  /// What stands for it on the other map, where a line ends: a stop with the numbers of those that are shown closer,
  /// called as they are or by their town. None that would have neither number nor name, since nobody could read it.
  package func sign(on atlas: Atlas?, calling name: (Town) -> String = { $0.name }) -> [MapStop] {
    // Where that is, what leads away from it does not say.
    var own = near
    own.lines.removeAll(where: \.leadsBeyond)
    return own.spot(on: atlas, calling: name).stops.compactMap { spot in
      var sign = spot
      (sign.number, sign.isCloseUp) = (numbers, true)
      return sign.number.isEmpty && sign.name.isEmpty ? nil : sign
    }
  }
}

extension MapContent {
  /// The numbers of some of the stops, three and more that follow one another as one: `1·3–5`.
  func numbers(of isMeant: (Coordinate) -> Bool) -> String {
    var runs: [[String]] = [[]]
    for stop in stops {
      if isMeant(stop.coordinate) {
        if !stop.number.isEmpty { runs[runs.count - 1].append(stop.number) }
      } else {
        runs.append([])
      }
    }
    return runs.map { NumberRun($0).text }.filter { !$0.isEmpty }.joined(separator: "·")
  }
}

/// The numbers of neighbouring stops as one: `1–3`, and of `1`, `2` and `7, 9–11` only what follows, `1·2·7·9–11`.
private struct NumberRun {
  private struct Part {
    var first: Int
    var last: Int
    /// As it was written.
    var words: Substring

    /// Nil for what is not `7` or `9–11`.
    init?(_ words: Substring) {
      let ends = words.split(separator: "–").map { Int($0) }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil, first >= 0,
        last >= first
      else { return nil }
      (self.first, self.last, self.words) = (first, last, words)
    }
  }

  /// Between the numbers of a stop of several days.
  private static let gap = ", "

  let text: String

  init(_ numbers: [String]) {
    let words = numbers.flatMap { $0.split(separator: Self.gap) }
    let parts = words.compactMap(Part.init)
    guard parts.count == words.count else {
      text = words.joined(separator: "·")
      return
    }
    var runs: [[Part]] = []
    for part in parts {
      if let before = runs.last?.last, part.first > before.last, part.first - before.last == 1 {
        runs[runs.count - 1].append(part)
      } else {
        runs.append([part])
      }
    }
    text = runs.map { run in
      guard run.count > 2, let first = run.first, let last = run.last else {
        return run.map(\.words).joined(separator: "·")
      }
      return "\(first.first)–\(last.last)"
    }.joined(separator: "·")
  }
}
