/// How high a day's way was along its length.
package struct ElevationProfile: Hashable, Sendable {
  package struct Sample: Hashable, Sendable {
    /// Metres of way, and above the sea.
    package var along: Double
    package var height: Double

    package init(along: Double, height: Double) {
      self.along = along
      self.height = height
    }
  }

  /// A place on the way that has words: a summit, a pass, a stop.
  package struct Mark: Hashable, Sendable {
    package var place: Sample
    package var name: String?
    /// Its height in words.
    package var value: String

    package init(place: Sample, name: String?, value: String) {
      self.place = place
      self.name = name
      self.value = value
    }
  }

  /// Unbroken runs, in the order of the way.
  package var runs: [[Sample]]
  /// The most important first: where there is no room for all, the last are left out.
  package var marks: [Mark]
  /// Heights at even distances from start to end, for a script that shows on a map what is pointed at; else empty.
  package var steps: [Double]
  /// Metres of way at which nothing was recorded for a while: the line goes on elsewhere, at another height.
  package var breaks: [Double]

  package init(runs: [[Sample]], marks: [Mark], steps: [Double] = [], breaks: [Double] = []) {
    self.runs = runs
    self.marks = marks
    self.steps = steps
    self.breaks = breaks
  }
}

/// The words of a profile.
package struct ProfileWording: Sendable {
  package var title: String
  package var description: String
  /// A height at the axis, and a distance below it with its unit and without.
  package var height: @Sendable (Double) -> String
  package var distance: @Sendable (Double) -> String
  package var number: @Sendable (Double) -> String

  package init(
    title: String, description: String, height: @escaping @Sendable (Double) -> String,
    distance: @escaping @Sendable (Double) -> String, number: @escaping @Sendable (Double) -> String
  ) {
    self.title = title
    self.description = description
    self.height = height
    self.distance = distance
    self.number = number
  }
}

/// Draws a profile as a guidebook does: the line of the way, its heights at the side, its length below, and names on
/// thin lines above the places that one asks for. Nil where there is no line. Of many on one page each has fewer
/// columns.
package func drawElevationProfile(
  _ profile: ElevationProfile, scale: ProfileScale, wording: ProfileWording, idPrefix: String,
  columns: Int = 400
) -> SVGDrawing? {
  let runs = profile.runs.filter { $0.count > 1 }
  guard !runs.isEmpty else { return nil }
  let sheet = ProfileSheet(
    runs: runs, scale: scale, heightWords: scale.heights.map(wording.height), columns: columns)
  let svg = SVGElement("svg").with("class", "chart profile rem-\(sheet.rems)").with("width", "100%")
    .with("height", "\(sheet.rems)rem").with("role", "img")
    .with("aria-labelledby", "\(idPrefix)-title").with("aria-describedby", "\(idPrefix)-about")
    .with("direction", "ltr")
    .with("data-line", profile.steps.isEmpty ? nil : sheet.line(through: profile.steps))
    .containing(
      SVGElement("title").with("id", "\(idPrefix)-title").containing(text: wording.title),
      SVGElement("desc").with("id", "\(idPrefix)-about").containing(text: wording.description)
    )
    .containing(sheet.levels)
    .containing(sheet.distances(wording))
    .containing(sheet.line)
    .containing(sheet.signs(ofBreaks: profile.breaks))
    .containing(ProfileLabels(sheet: sheet, marks: profile.marks).elements)
  return SVGDrawing(markup: svg.markup)
}

/// Where things stand on the sheet of a profile: x as a share of the width, y in rem.
struct ProfileSheet {
  let runs: [[ElevationProfile.Sample]]
  let scale: ProfileScale
  private let heightWords: [String]

  /// The pixels that the sheet has on the narrowest phone, where the heights stand beside it.
  static let narrow = ChartSheet.narrow - 4.6 * 16

  /// Rem: the highest place, the base line and the line of distances, the latter two from below. Two lines of words
  /// fit above the highest place, above that of a small sheet one.
  private var top: Double { scale.isSmall ? 1.7 : 3.4 }
  private static let bottom = 2.0
  private static let names = 0.6
  /// Columns that a line is thinned to: of each the first, the lowest and the highest stay.
  private let columns: Int

  init(runs: [[ElevationProfile.Sample]], scale: ProfileScale, heightWords: [String], columns: Int = 400) {
    self.columns = columns
    self.runs = runs
    self.scale = scale
    self.heightWords = heightWords
  }

  var rems: Int { scale.rems }

  func x(_ along: Double) -> Double { min(1, max(0, along / scale.metres)) }

  func y(_ height: Double) -> Double {
    bottom - (height - scale.low) / (scale.high - scale.low) * (bottom - top)
  }

  var bottom: Double { Double(rems) - Self.bottom }

  /// The lines of heights and the base line. Their words stand beside the sheet, where the style sheet leaves room
  /// for so many letters.
  var levels: [SVGElement] {
    zip(scale.heights, heightWords).flatMap { height, words -> [SVGElement] in
      let y = y(height)
      guard y > 0.5 else { return [] }
      return [ChartSheet.level("chart-line", at: y), level(words, at: y)]
    } + [ChartSheet.level("chart-zero", at: bottom)]
  }

  private func level(_ words: String, at y: Double) -> SVGElement {
    SVGElement("text").with("x", "-0.6rem").with("y", ChartSheet.rem(y + 0.3)).with("text-anchor", "end")
      .containing(text: words)
  }

  /// What stands below the line: numbers, the last of them with its unit. What a phone has no room for has a class.
  func distances(_ wording: ProfileWording) -> [SVGElement] {
    let names = ProfileDistances(sheet: self, wording: wording)
    let step = names.stepOnPhone
    return names.all.enumerated().flatMap { index, name -> [SVGElement] in
      let tick = SVGElement("line").with("class", "chart-zero").with("x1", svgPerCent(name.place))
        .with("x2", svgPerCent(name.place)).with("y1", ChartSheet.rem(bottom))
        .with("y2", ChartSheet.rem(bottom + 0.3))
      let size = index.isMultiple(of: step) ? nil : "l"
      return [
        tick,
        ChartSheet.text(
          name.words, size, at: name.place, Double(rems) - Self.names, anchor: name.anchor.rawValue),
      ]
    }
  }

  /// The line and the land below it stretch with the sheet, their strokes do not: 1000 by 100 units.
  var line: SVGElement {
    var (area, line) = (PathWriter(), PathWriter())
    for run in runs {
      let points = thinned(run).map { sample in
        Point(x: x(sample.along) * 1000, y: y(sample.height) / Double(rems) * 100)
      }
      guard let first = points.first, let last = points.last else { continue }
      let base = bottom / Double(rems) * 100
      line.polyline(points)
      area.polygon([Point(x: first.x, y: base)] + points + [Point(x: last.x, y: base)])
    }
    return SVGElement("svg").with("class", "chart-stretch").with("viewBox", "0 0 1000 100")
      .with("preserveAspectRatio", "none").with("width", "100%").with("height", "100%")
      .containing(
        SVGElement("path").with("class", "chart-area").with("d", area.text),
        SVGElement("path").with("class", "chart-total").with("vector-effect", "non-scaling-stroke").with(
          "d", line.text))
  }

  private func thinned(_ run: [ElevationProfile.Sample]) -> [ElevationProfile.Sample] {
    var kept: [ElevationProfile.Sample] = []
    var column: [ElevationProfile.Sample] = []
    func close() {
      let extremes = [
        column.indices.min { column[$0].height < column[$1].height },
        column.indices.max { column[$0].height < column[$1].height },
      ].compactMap(\.self)
      kept += Set(extremes + [0]).sorted().filter(column.indices.contains).map { column[$0] }
      column = []
    }
    for sample in run {
      if let first = column.first, place(sample) != place(first) { close() }
      column.append(sample)
    }
    if let last = run.last { column.append(last) }
    close()
    return kept
  }

  private func place(_ sample: ElevationProfile.Sample) -> Int {
    Int((sample.along / scale.metres * Double(columns)).rounded(.down))
  }

  /// Where heights stand from above, in hundredths of a rem.
  func line(through heights: [Double]) -> String {
    heights.map { String(Int((y($0) * 100).rounded())) }.joined(separator: " ")
  }

  /// The highest that the line is between two shares of the width, in rem from above.
  func ridge(from left: Double, to right: Double) -> Double {
    let heights = runs.joined().lazy.filter { (left...right).contains(x($0.along)) }.map(\.height)
    return heights.max().map(y) ?? bottom
  }
}
