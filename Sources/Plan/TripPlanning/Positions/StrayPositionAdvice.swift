import Diagnostics
import TripModel

extension Diagnostic {
  static func strayPosition(
    _ thing: PositionedThing, _ slip: PositionSlip, meant: Coordinate?
  ) -> Diagnostic {
    let what =
      switch slip {
      case .nowhere: "This position is 0, 0, in the sea off Africa, where programs put what has none"
      case .exchanged: "This position is far from all else, but near it with its two numbers exchanged"
      case .lostSign: "This position is far from all else, but near it with a minus more or less"
      case .zero: "One number of this position is 0, and the other that of what is near it in the trip"
      case .wholeDegrees: "This position has whole degrees, which may be up to 80 km off"
      case .tooFar: "Nobody gets to this position and back in the time between what was before and after"
      }
    let lost =
      switch thing.subject {
      case .item(let kind, _, _) where kind.isPosition: "so the \(kind) was left out"
      case .track: "so the track was left out"
      case .waypoint: "so the waypoint\(thing.waypointName.map { " “\($0)”" } ?? "") was left out"
      default: "so it was not used"
      }
    return Diagnostic(
      .warning, .strayPosition, what + ", " + lost, at: thing.source, advice: thing.advice(slip, meant: meant)
    )
  }
}

extension PositionedThing {
  fileprivate func advice(_ slip: PositionSlip, meant: Coordinate?) -> String {
    let numbers = meant.map { "\($0.latitude.brief) \($0.longitude.brief)" }
    switch subject {
    case .photo:
      let written = "`coordinates: \(numbers ?? "38.6916 -9.2160")`"
      let beside =
        "Write where it was taken into a text beside it, \(source.file).md: between two lines of `---`, \(written)."
      return slip == .tooFar ? "Put the clock of its camera right, or else: w" + beside.dropFirst() : beside
    case .track, .waypoint: return "Correct its numbers in the file: `lat` is north, `lon` east."
    default: break
    }
    if slip == .tooFar {
      return "Correct the day or the numbers: latitude and longitude, such as 38.6916 -9.2160."
    }
    guard let numbers else { return "Write latitude and longitude in full, such as 38.6916 -9.2160." }
    if case .item(let kind, _, _) = subject, kind.isPosition { return "Write \(numbers), if that was meant." }
    return
      "Write \(numbers), if that was meant; else the name of the town before it: Kyoto, 35.0116 135.7681."
  }
}

extension Double {
  /// At most six decimals, which is a hand's breadth.
  fileprivate var brief: String {
    let rounded = (self * 1_000_000).rounded() / 1_000_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
