/// Signs of several places that say which numbers of the list these have, where there is room; elsewhere how many they are.
struct NumbersOnSigns {
  private(set) var markers: [Marker]

  /// Of more nobody looks for numbers on the sheet.
  private static let most = 600
  /// Numbers of places that the words of a map tell.
  private static let mostInWords = 40
  /// Units between such a sign and another.
  private static let gap = 1.0

  /// All that stand on the sheet, at whichever enlargement.
  init(_ all: [Marker], within box: Box) {
    markers = all
    guard all.count <= Self.most else { return }
    for index in all.indices where all[index].isOfNumbers {
      let levels = Set(all.map(\.from)).filter { all[index].stands(at: $0) }.sorted()
      let told = all[index].forms.lazy.flatMap { Self.tries(all[index], $0) }.first { told in
        levels.allSatisfy { isFree(told, at: $0, besides: index, within: box) }
      }
      if let told { markers[index] = told }
    }
    // `20–21` beside `+2` would be read as two kinds of signs: the words below tell all of them, unless these are too many.
    let ofSheet = all.indices.filter { all[$0].isOfNumbers && all[$0].from == 1 }
    let count = ofSheet.reduce(0) { $0 + all[$1].numbers.count }
    guard count <= Self.mostInWords, ofSheet.contains(where: { markers[$0].rows.isEmpty }) else { return }
    for index in ofSheet { markers[index] = all[index] }
  }

  /// Where such a sign may stand so that it covers all that the smaller one did.
  private static func tries(_ sign: Marker, _ rows: [String]) -> [Marker] {
    let told = sign.telling(rows)
    let (aside, up) = (told.reach.x - sign.reach.x, told.reach.y - sign.reach.y)
    let ways = [(0.0, 0.0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]
    return ways.map { right, down in
      var moved = told
      moved.point = sign.point + Point(x: aside * right, y: up * down)
      return moved
    }
  }

  private func isFree(_ sign: Marker, at level: Double, besides index: Int, within box: Box) -> Bool {
    let own = sign.enlarged(by: level).box
    guard box.enlarged(by: level).contains(own) else { return false }
    let room = own.inset(by: -Self.gap)
    return markers.indices.allSatisfy { other in
      other == index || !markers[other].stands(at: level)
        || !markers[other].enlarged(by: level).box.overlaps(room)
    }
  }
}

extension Marker {
  /// Whether each of the several places that it stands for has a number, and it is at no stop, which has others.
  fileprivate var isOfNumbers: Bool {
    shape == .cluster && !isAtStop && members.count > 1 && numbers.count == members.count
  }

  /// Its numbers as they may be written, the longest row first: `22–23`, and below each other.
  fileprivate var forms: [[String]] {
    let runs = SignNumbers.runs(of: numbers, pairedBy: "–", joinedBy: ", ")
    let told = SignNumbers.runs(of: numbers, pairedBy: ", ", joinedBy: ", ")
    guard SignRows.fits(runs) else { return [] }
    let parts = told.split(separator: ", ").map { String($0) }
    let below = parts.indices.map { $0 < parts.count - 1 ? parts[$0] + "," : parts[$0] }
    return [SignRows(runs).rows] + (2...3 ~= below.count ? [below] : [])
  }
}
