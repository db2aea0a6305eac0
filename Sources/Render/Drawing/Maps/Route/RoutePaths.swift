/// The way on the sheet: lines by style, simplified until they fit the page.
struct RoutePaths {
  struct Line {
    var style: RouteStyle
    var points: [Point]
    var day = ""
  }

  private(set) var lines: [Line]
  /// The same as a script enlarges them, which would show the coarser ones as a zigzag; nil where these are as fine.
  private var fine: [Line]?
  /// Units within which a straight line leads back over an earlier one: on a sheet that grows so do they.
  private var back = 4.0
  /// The share of its length likewise: on a sheet that grows a stop would stand beside the end of its line.
  private var backShare = WayBack.slowly

  /// Bytes of path data, all lines together.
  static let largestSize = 36_000
  /// Units: half a unit is about half a pixel.
  private static let tolerance = 0.5
  private static let nearest = 0.3
  /// The same of lines that are enlarged: the finest that fits.
  private static let fineTolerances = [0.04, 0.08, 0.16, 0.3]
  /// Bytes of path data of these: most of such a page is something else.
  static let largestFineSize = 22_000

  /// `isLive` where a script enlarges them.
  init(_ paths: [(style: RouteStyle, day: String, pieces: [[Point]])], isLive: Bool = false) {
    self.init(coarse: paths)
    guard isLive else { return }
    (back, backShare) = (2.5, 0)
    let whole = paths.flatMap { path in
      path.pieces.map { Line(style: path.style, points: $0, day: path.day) }
    }
    let finer = Self.fineTolerances.lazy.map { tolerance in
      Self.simplified(whole, LineSimplifier(tolerance: tolerance, nearest: tolerance))
    }.first { Self.size(of: $0, isFine: true) <= Self.largestFineSize }
    guard let finer, Self.count(finer) > Self.count(lines) else { return }
    fine = finer
  }

  private init(coarse paths: [(style: RouteStyle, day: String, pieces: [[Point]])]) {
    var simplifier = LineSimplifier(tolerance: Self.tolerance, nearest: Self.nearest)
    lines = paths.flatMap { path in path.pieces.map { Line(style: path.style, points: $0, day: path.day) } }
    for _ in 0..<8 {
      lines = Self.simplified(lines, simplifier)
      let size = Self.size(of: lines)
      guard size > Self.largestSize else { return }
      // What is still too big is drawn more coarsely, and what is hardly longer than a dot is left out.
      let factor = min(3, max(1.4, Double(size) / Double(Self.largestSize)))
      simplifier.tolerance *= factor
      simplifier.nearest *= factor
      lines.removeAll { Self.extent($0.points) < 2 }
    }
    thinOut()
    lines = Self.longest(of: lines)
  }

  private static func simplified(_ lines: [Line], _ simplifier: LineSimplifier) -> [Line] {
    lines.compactMap { line in
      let points = simplifier.simplified(line.points)
      return points.count > 1 ? Line(style: line.style, points: points, day: line.day) : nil
    }
  }

  private static func count(_ lines: [Line]) -> Int { lines.reduce(0) { $0 + $1.points.count } }

  /// A way that jumps about without end: of each line only every so-manieth point, and its last.
  private mutating func thinOut() {
    let count = Self.count(lines)
    // A step takes 12 bytes at most.
    let step = max(1, count * 12 / Self.largestSize + 1)
    guard step > 1 else { return }
    for index in lines.indices where lines[index].points.count > 2 {
      let points = lines[index].points
      lines[index].points =
        stride(from: 0, to: points.count - 1, by: step).map { points[$0] } + points.suffix(1)
    }
  }

  /// The path data of one style; nil where nothing was travelled so.
  func data(of style: RouteStyle) -> String? {
    var writer = PathWriter(isFine: fine != nil)
    for line in fine ?? lines where line.style == style { writer.polyline(line.points) }
    return writer.text.isEmpty ? nil : writer.text
  }

  /// The path data of one style without what leads back over a line that is there already, its lines as those of `data`;
  /// nil where nothing does. A recorded way is drawn as it was gone.
  func dataOnce(of style: RouteStyle) -> String? {
    guard style.isJoined else { return nil }
    let own = (fine ?? lines).filter { $0.style == style }.map(\.points)
    let way = wayBack(own)
    guard way.leadsBack else { return nil }
    var writer = PathWriter(isFine: fine != nil)
    for (points, isDrawn) in zip(own, way.isDrawn) { writer.polyline(points, drawing: isDrawn) }
    return writer.text
  }

  private func wayBack(_ straight: [[Point]]) -> WayBack { WayBack(straight, within: back, or: backShare) }

  /// Of each line, for each of its stretches, whether it is drawn.
  var isDrawn: [[Bool]] {
    var isDrawn = lines.map { $0.points.dropFirst().map { _ in true } }
    for style in RouteStyle.allCases where style.isJoined {
      let own = lines.indices.filter { lines[$0].style == style }
      for (index, stretches) in zip(own, wayBack(own.map { lines[$0].points }).isDrawn) {
        isDrawn[index] = stretches
      }
    }
    return isDrawn
  }

  /// For each line of a style its place in the order of the way and its day: `0 2026-05-03 4 2026-05-04`, `-` between two
  /// days and `?` apart from them; nil where no day is told. The lines are the parts of the path that begin with `M`.
  func legs(of style: RouteStyle) -> String? {
    let all = fine ?? lines
    let told = all.indices.filter { all[$0].style == style }
    guard told.contains(where: { !all[$0].day.isEmpty }) else { return nil }
    let days = Self.days(of: all)
    return told.map { "\($0) \(days[$0])" }.joined(separator: " ")
  }

  /// A line without a day is between two days where it begins at the end of the one before or ends at the beginning of the
  /// next; a track that no day has lies elsewhere.
  private static func days(of lines: [Line]) -> [String] {
    var days = lines.map(\.day)
    func meets(_ one: Int, _ next: Int) -> Bool {
      guard let end = lines[one].points.last, let start = lines[next].points.first else { return false }
      return end.distance(to: start) <= sameEnd
    }
    for index in days.indices.dropFirst() where days[index].isEmpty && !days[index - 1].isEmpty {
      if meets(index - 1, index) { days[index] = "-" }
    }
    for index in days.indices.dropLast().reversed() where days[index].isEmpty && !days[index + 1].isEmpty {
      if meets(index, index + 1) { days[index] = "-" }
    }
    return days.map { $0.isEmpty ? "?" : $0 }
  }

  /// Units within which two ends of lines are one.
  private static let sameEnd = 2.0

  /// Bytes of path data; only guessed, at six a point, where it is far too much.
  private static func size(of lines: [Line], isFine: Bool = false) -> Int {
    let count = Self.count(lines)
    guard count * 3 <= largestSize else { return count * 6 }
    var writer = PathWriter(isFine: isFine)
    for line in lines { writer.polyline(line.points) }
    return writer.text.utf8.count
  }

  private static func extent(_ points: [Point]) -> Double {
    guard let box = Box(around: points) else { return 0 }
    return max(box.width, box.height)
  }

  /// Thousands of separate lines: only as many as fit, the longest first, in their own order.
  private static func longest(of lines: [Line]) -> [Line] {
    let extents = lines.map { extent($0.points) }
    let byLength = lines.indices.sorted { (extents[$0], $1) > (extents[$1], $0) }
    var room = largestSize
    var kept = Set<Int>()
    for index in byLength {
      let size = size(of: [lines[index]])
      guard size <= room else { continue }
      room -= size
      kept.insert(index)
    }
    return lines.indices.filter(kept.contains).map { lines[$0] }
  }
}
