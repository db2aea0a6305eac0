/// The distances that are named below a profile, and which of them a phone has room for.
struct ProfileDistances {
  /// One of them: its place as a share of the sheet's width, and which part of its words stands there.
  struct Name {
    let place: Double
    let words: String
    let anchor: Anchor

    /// What of the sheet it takes on a phone.
    fileprivate var span: ClosedRange<Double> {
      let width = (TextWidth.of(words, size: ChartSheet.lettering) + 6) / ProfileSheet.narrow
      return switch anchor {
      case .start: place...(place + width)
      case .middle: (place - width / 2)...(place + width / 2)
      case .end: (place - width)...place
      }
    }
  }

  /// As SVG calls them.
  enum Anchor: String { case start, middle, end }

  /// In the order of the way, from zero: numbers, the last of them with its unit.
  let all: [Name]

  init(sheet: ProfileSheet, wording: ProfileWording) {
    let distances = sheet.scale.distances
    all = distances.map { metres in
      let place = sheet.x(metres)
      return Name(
        place: place, words: metres == distances.last ? wording.distance(metres) : wording.number(metres),
        anchor: place > 0.94 ? .end : metres == 0 ? .start : .middle)
    }
  }

  /// Every how many are named on a phone, where the sheet is the narrower by the heights beside it: the fewest steps that
  /// lead from the first to the last and leave room between any two, so that what is left out leaves no gap.
  var stepOnPhone: Int {
    let last = all.count - 1
    guard last > 1 else { return 1 }
    return (1..<last).first { last.isMultiple(of: $0) && hasRoom(every: $0) } ?? last
  }

  private func hasRoom(every step: Int) -> Bool {
    let spans = stride(from: 0, to: all.count, by: step).map { all[$0].span }
    return zip(spans, spans.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
  }
}
