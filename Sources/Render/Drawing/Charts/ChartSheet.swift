/// What the charts have in common: x in per cent of the width, y in rem, so that nothing is ever distorted and
/// all grows with the reader's letters. Words that fit only a wide or only a narrow chart carry a class.
enum ChartSheet {
  /// Rem: the whole chart, the highest mark, the lowest, and the base line of the days' names.
  static let height = 20.0
  static let top = 2.4
  static let bottom = 17.4
  static let names = 19.0

  /// The widths that labels are chosen for, in pixels: a phone's column, and half of a wide page.
  static let narrow = 320.0
  static let wide = 580.0
  /// The pixels of the lettering there.
  static let lettering = 14.0

  static func frame(
    _ wording: ChartWording, idPrefix: String, classes: String, containing elements: [SVGElement]
  ) -> SVGDrawing {
    frame(
      title: wording.title, description: wording.description, idPrefix: idPrefix, classes: classes,
      height: height, containing: elements)
  }

  /// The same of any height, in rem.
  static func frame(
    title: String, description: String, idPrefix: String, classes: String, height: Double,
    containing elements: [SVGElement]
  ) -> SVGDrawing {
    let svg = SVGElement("svg").with("class", "chart \(classes)").with("width", "100%")
      .with("height", rem(height)).with("role", "img").with("aria-labelledby", "\(idPrefix)-title")
      .with("aria-describedby", "\(idPrefix)-about").with("direction", "ltr")
      .containing(
        SVGElement("title").with("id", "\(idPrefix)-title").containing(text: title),
        SVGElement("desc").with("id", "\(idPrefix)-about").containing(text: description)
      )
      .containing(elements)
    return SVGDrawing(markup: svg.markup)
  }

  /// A line whose stroke is as wide however far the sheet is stretched.
  static func path(_ classes: String, _ path: String) -> SVGElement {
    SVGElement("path").with("class", classes).with("vector-effect", "non-scaling-stroke").with("d", path)
  }

  /// Lines that stretch with the chart: 1000 by 100 units over the whole sheet.
  static func stretched(_ lines: [SVGElement]) -> SVGElement {
    SVGElement("svg").with("class", "chart-stretch").with("viewBox", "0 0 1000 100")
      .with("preserveAspectRatio", "none").with("width", "100%").with("height", "100%").containing(lines)
  }

  /// A length in the reader's letters, to two decimals.
  static func rem(_ length: Double) -> String { svgPerCent(length / 100).dropLast() + "rem" }

  /// The share of the width that words need on a phone.
  static func share(of words: [String], size: Double = ChartSheet.lettering, maximum: Double) -> Double {
    let widest = words.map { TextWidth.of($0, size: size) }.max() ?? 0
    return min(maximum, (widest + 8) / narrow)
  }

  static func level(_ classes: String, at y: Double, from start: Double = 0, to end: Double = 1) -> SVGElement
  {
    SVGElement("line").with("class", classes).with("x1", svgPerCent(start)).with("x2", svgPerCent(end))
      .with("y1", rem(y)).with("y2", rem(y))
  }

  static func text(
    _ words: String, _ classes: String?, at x: Double, _ y: Double, anchor: String? = nil
  ) -> SVGElement {
    SVGElement("text").with("class", classes).with("x", svgPerCent(x)).with("y", rem(y))
      .with("text-anchor", anchor).containing(text: words)
  }

  /// Where words stand that are meant to have their middle at a place: there, or at the edge of the chart where they
  /// would stick out on as many pixels.
  static func around(_ x: Double, _ words: String, on pixels: Double) -> (x: Double, anchor: String?) {
    let half = TextWidth.of(words, size: lettering * 1.07) / 2 / pixels
    if x + half > 1 { return (1, "end") }
    return x - half < 0 ? (0, nil) : (x, "middle")
  }

  /// The lines of the axis with their amounts, and the line at zero.
  static func axis(_ axis: MoneyAxis, wording: ChartWording, to end: Double = 1) -> [SVGElement] {
    let lines = axis.ticks.flatMap { tick -> [SVGElement] in
      let y = axis.height(of: tick)
      return [level("chart-line", at: y, to: end), text(wording.amount(tick), nil, at: 0, y - 0.3)]
    }
    return lines + [level("chart-zero", at: axis.zero, to: end)]
  }
}

/// Days beside each other, and which of their labels there is room for.
struct DayColumns {
  let count: Int
  let start: Double
  let end: Double
  /// Where in its column a day's name stands: in the middle, or at 1 below the day's end.
  var naming = 0.5

  var width: Double { (end - start) / Double(max(1, count)) }

  func middle(_ index: Int) -> Double { start + (Double(index) + 0.5) * width }

  /// An upright dotted line between two days that do not follow each other: those between are left out.
  func gaps(before indices: [Int]) -> [SVGElement] {
    indices.filter { $0 > 0 }.map { index in
      let x = svgPerCent(start + (Double(index) + naming - 0.5) * width)
      return SVGElement("line").with("class", "chart-gap").with("x1", x).with("x2", x)
        .with("y1", ChartSheet.rem(ChartSheet.top)).with("y2", ChartSheet.rem(ChartSheet.bottom))
    }
  }

  /// A label for each day that gets one: in both sizes, or only in one of them. Where days have no name the others'
  /// are those of the stretches that begin with them.
  func names(_ names: [(long: String, short: String)]) -> [SVGElement] {
    if names.contains(where: \.long.isEmpty) { return stretches(names) }
    let wide = every(names.map(\.long), on: ChartSheet.wide)
    let narrow = every(names.map(\.short), on: ChartSheet.narrow)
    return names.indices.flatMap { index -> [SVGElement] in
      let (isWide, isNarrow) = (index.isMultiple(of: wide), index.isMultiple(of: narrow))
      let (x, y) = (start + (Double(index) + naming) * width, ChartSheet.names)
      // One that would stick out is left out, since moved it would touch the one before; a single one is moved.
      func isInside(_ name: String, on pixels: Double) -> Bool {
        index == 0 || ChartSheet.around(x, name, on: pixels).anchor == "middle"
      }
      let isLongInside = isInside(names[index].long, on: ChartSheet.wide)
      let isShortInside = isInside(names[index].short, on: ChartSheet.narrow)
      if isWide && isNarrow && isLongInside && isShortInside && names[index].long == names[index].short {
        return [ChartSheet.text(names[index].long, nil, at: x, y, anchor: "middle")]
      }
      return
        (isWide && isLongInside
        ? [ChartSheet.text(names[index].long, "l", at: x, y, anchor: "middle")] : [])
        + (isNarrow && isShortInside
          ? [ChartSheet.text(names[index].short, "s", at: x, y, anchor: "middle")] : [])
    }
  }

  /// The names of stretches of days, each from where its first day begins.
  private func stretches(_ names: [(long: String, short: String)]) -> [SVGElement] {
    let wide = Set(clear(names.map(\.long), on: ChartSheet.wide))
    let narrow = Set(clear(names.map(\.short), on: ChartSheet.narrow))
    return names.indices.flatMap { index -> [SVGElement] in
      let x = start + Double(index) * width
      func name(_ words: String, _ size: String?) -> SVGElement {
        ChartSheet.text(words, size, at: x, ChartSheet.names)
      }
      let own = names[index]
      let (isWide, isNarrow) = (wide.contains(index), narrow.contains(index))
      if isWide && isNarrow && own.long == own.short { return [name(own.long, nil)] }
      return (isWide ? [name(own.long, "l")] : []) + (isNarrow ? [name(own.short, "s")] : [])
    }
  }

  /// Which of such names touch no other and end within the chart. The first, of a stretch that may have begun before the
  /// chart does, gives way to the second.
  private func clear(_ words: [String], on pixels: Double) -> [Int] {
    func place(_ index: Int) -> (start: Double, end: Double) {
      let x = (start + Double(index) * width) * pixels
      return (x, x + TextWidth.of(words[index], size: ChartSheet.lettering))
    }
    let gap = 7.0
    var named = words.indices.filter { !words[$0].isEmpty && place($0).end <= pixels }
    if named.count > 1, place(named[0]).end + gap > place(named[1]).start { named.removeFirst() }
    var reached = -Double.infinity
    return named.filter { index in
      guard place(index).start >= reached else { return false }
      reached = place(index).end + gap
      return true
    }
  }

  /// Every day, every second, third; beyond 20 days every week, every second week and so on.
  private func every(_ words: [String], on pixels: Double) -> Int {
    let widest = words.map { TextWidth.of($0, size: ChartSheet.lettering) }.max() ?? 0
    let column = max(0.01, width * pixels)
    let needed = max(1, Int(((widest + 7) / column).rounded(.up)))
    return count > 20 ? (needed + 6) / 7 * 7 : needed
  }

  /// Which values stand on a chart of so many pixels: all if they fit beside each other and there are no more
  /// than 20, else those that matter, as far as they keep clear of each other.
  func values(_ words: [String], mattering: [Int], on pixels: Double) -> Set<Int> {
    let widths = words.map { TextWidth.of($0, size: ChartSheet.lettering * 1.03) + 3 }
    let column = width * pixels
    if count <= 20, widths.allSatisfy({ $0 <= column }) { return Set(words.indices) }
    var chosen: [Int] = []
    for index in mattering where words.indices.contains(index) && !chosen.contains(index) {
      let isClear = chosen.allSatisfy {
        abs(Double($0 - index)) * column >= (widths[$0] + widths[index]) / 2
      }
      if isClear { chosen.append(index) }
    }
    return Set(chosen)
  }
}
