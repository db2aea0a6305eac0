package import TripModel

/// What stands in the place of an entry's picture where there is none: drawn from what the entry itself tells.
package struct Vignette: Hashable, Sendable {
  /// Other titles have other hills.
  package var title: String
  package var date: LocalDate
  package var weather: WeatherSign?
  /// Whether the sun stands highest in December.
  package var isSouthern: Bool
  /// Whether lines follow the ridges. Where a drawing is small they are a blur, and most of its bytes.
  package var hasContours: Bool
  /// Whether the title also chooses the hue, how many ranges there are, how high they rise and where the sun stands: beside
  /// one another those of a year look alike without.
  package var isVaried: Bool

  package init(
    title: String, date: LocalDate, weather: WeatherSign? = nil, isSouthern: Bool = false,
    hasContours: Bool = true, isVaried: Bool = false
  ) {
    self.title = title
    self.date = date
    self.weather = weather
    self.isSouthern = isSouthern
    self.hasContours = hasContours
    self.isVaried = isVaried
  }
}

/// Draws hills with contour lines below the sky of the day: its sun as high as it stands in that season, or what hid it.
///
/// So small that a page may have many; it says nothing, since the title stands beside it, and fills whatever frame it is
/// set into. All of it is reckoned in whole numbers, so it is the same on every machine.
package func drawVignette(_ vignette: Vignette, width: Int, height: Int) -> SVGDrawing {
  var hue = TextDice(vignette.title)
  let name = vignette.isVaried ? "vignette tone-\(hue.number(below: 4))" : "vignette"
  let svg = SVGElement("svg").with("class", name).with("viewBox", "0 0 \(width) \(height)")
    .with("preserveAspectRatio", "xMidYMid slice").with("aria-hidden", "true")
    .containing(VignetteDrawing.parts(of: vignette, width: width, height: height))
  return SVGDrawing(markup: svg.markup)
}

private struct VignetteDrawing {
  private let vignette: Vignette
  private let width: Int
  private let height: Int
  private var dice: TextDice
  private var parts: [SVGElement] = []

  static func parts(of vignette: Vignette, width: Int, height: Int) -> [SVGElement] {
    var drawing = VignetteDrawing(
      vignette: vignette, width: width, height: height,
      dice: TextDice("\(vignette.date) \(vignette.title)"))
    drawing.addSky()
    drawing.addHills()
    return drawing.parts
  }

  // MARK: - The sky

  private mutating func addSky() {
    add("sky", band(from: 0, to: 1000))
    add("dusk", band(from: 380, to: 1000))
    add("dusk", band(from: 500, to: 1000))
    addSun()
    switch vignette.weather {
    case .rain?: add("rain", fall(drops: 8, isSnow: false))
    case .storm?: add("rain", fall(drops: 12, isSnow: false))
    case .snow?: add("snow", fall(drops: 8, isSnow: true))
    case .wind?: addGusts()
    case .sun?, .sunAndCloud?, .cloud?, .fog?, nil: break
    }
  }

  private mutating func addSun() {
    let aside = vignette.isVaried ? 150 + dice.number(below: 700) : 300 + dice.number(below: 400)
    let (x, y) = (across(aside), down(440 - 240 * seasonsHeight / 1000))
    switch vignette.weather {
    case .rain?, .storm?: break
    case .cloud?, .snow?: addCircle("veiled", x: x, y: y, radius: 85)
    case .sun?:
      for radius in [150, 215] { addCircle("ring", x: x, y: y, radius: radius) }
      addCircle("sun", x: x, y: y, radius: 85)
    case .sunAndCloud?, .fog?, .wind?, nil:
      addCircle("ring", x: x, y: y, radius: 150)
      addCircle("sun", x: x, y: y, radius: 85)
    }
    switch vignette.weather {
    case .sunAndCloud?: add("cloud", cloud(x: x - part(20), y: y + part(60), length: part(210)))
    case .cloud?, .rain?, .storm?, .snow?:
      let (left, right) = (dice.number(below: 80), dice.number(below: 90))
      add(
        "cloud",
        cloud(x: across(120 + left), y: down(220), length: part(260))
          + cloud(x: across(440 + right), y: down(330), length: part(300)))
    case .sun?, .fog?, .wind?, nil: break
    }
  }

  /// How high the sun stands at noon, in thousandths from the shortest day to the longest: a cosine over the year, as nearly as
  /// a cubic follows it.
  private var seasonsHeight: Int {
    let date = vignette.date
    let day = LocalDate(year: date.year, month: 1, day: 1).map { date - $0 + 1 } ?? Self.longestDay
    let away = abs(day - Self.longestDay)
    let days = min(away, 365 - away, Self.halfYear)
    let half = Self.halfYear
    let height = 1000 * (half * half * half - 3 * days * days * half + 2 * days * days * days)
    let thousandths = height / (half * half * half)
    return vignette.isSouthern ? 1000 - thousandths : thousandths
  }

  /// 21 June, counted from 1.
  private static let longestDay = 172
  private static let halfYear = 182

  /// Two bars with round ends, one on the other.
  private func cloud(x: Int, y: Int, length: Int) -> String {
    "M\(x) \(y)h\(length)M\(x + length * 3 / 10) \(y - part(52))h\(length * 45 / 100)"
  }

  /// What falls from clouds: strokes, or dots by twos.
  private mutating func fall(drops: Int, isSnow: Bool) -> String {
    var path = ""
    for drop in 0..<drops {
      let (aside, below) = (dice.number(below: 40), dice.number(below: 110))
      let (x, y) = (across(100 + 760 * drop / (drops - 1) + aside), down(400 + below))
      path += "M\(x) \(y)"
      path += isSnow ? "h0M\(x + part(40)) \(y + part(70))h0" : "l-\(part(22)) \(part(75))"
    }
    return path
  }

  private mutating func addGusts() {
    var path = ""
    let curl = part(32)
    for gust in 0..<3 {
      let aside = dice.number(below: 240)
      path += "M\(across(90 + aside)) \(down(200 + 95 * gust))h\(across(330))"
      path += "a\(curl) \(curl) 0 1 0-\(curl)-\(curl)"
    }
    add("wind", path)
  }

  // MARK: - The ground

  /// A range of hills: around which height, and how far up and down from it; in thousandths of the whole.
  private struct Hills {
    var name: String
    var base: Int
    var swing: Int
    /// Contour lines below its ridge.
    var contours: Int
  }

  private static let ranges = [
    Hills(name: "far", base: 590, swing: 95, contours: 2),
    Hills(name: "middle", base: 700, swing: 70, contours: 3),
    Hills(name: "near", base: 830, swing: 60, contours: 3),
  ]

  /// Three ranges, one before the other. A shore would tell of a sea that nobody wrote about.
  private mutating func addHills() {
    guard vignette.isVaried else {
      for hills in Self.ranges { add(hills) }
      return
    }
    let (lift, dropped) = (80 * dice.number(below: 4) - 140, dice.number(below: 3))
    for (index, hills) in Self.ranges.enumerated() where index != dropped || index == 2 {
      var hills = hills
      hills.base += lift
      add(hills)
    }
  }

  private mutating func add(_ hills: Hills) {
    let step = width / 4
    var points: [(x: Int, y: Int)] = []
    for number in 0..<6 {
      let rise = dice.number(below: 2 * hills.swing + 1)
      points.append((x: step * number - step / 2, y: down(hills.base - hills.swing + rise)))
    }
    let ridge = Self.curve(through: points)
    let isWhite = vignette.weather == .snow && hills.name != "near"
    add(isWhite ? hills.name + " vignette-white" : hills.name, ridge + "V\(height)H0z")
    if vignette.hasContours { add("contour", ridge + contours(of: hills, through: points)) }
    if vignette.weather == .fog, hills.name != "near" {
      add("fog", band(from: hills.base + 20, to: hills.base + 75))
    }
  }

  /// Further down they follow the ridge less and less.
  private func contours(of hills: Hills, through points: [(x: Int, y: Int)]) -> String {
    let base = down(hills.base)
    return (1...hills.contours).map { depth -> String in
      let lower = points.map { point -> (x: Int, y: Int) in
        let followed = (point.y * (4 - depth) + base * depth) / 4
        return (x: point.x, y: followed + part(16 * depth + 6 * depth * depth))
      }
      return Self.curve(through: lower)
    }.joined()
  }

  /// A smooth line from the middle of the first two points to that of the last two, drawn towards those between.
  private static func curve(through points: [(x: Int, y: Int)]) -> String {
    let middles = zip(points, points.dropFirst()).map { (x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2) }
    guard let start = middles.first else { return "" }
    let bends = zip(points.dropFirst(), middles.dropFirst()).map { "Q\($0.x) \($0.y) \($1.x) \($1.y)" }
    return "M\(start.x) \(start.y)" + bends.joined()
  }

  // MARK: - Lengths, in thousandths of the whole

  private func across(_ thousandths: Int) -> Int { width * thousandths / 1000 }
  private func down(_ thousandths: Int) -> Int { height * thousandths / 1000 }
  /// Of the shorter side.
  private func part(_ thousandths: Int) -> Int { min(width, height) * thousandths / 1000 }

  private func band(from top: Int, to foot: Int) -> String { "M0 \(down(top))h\(width)V\(down(foot))H0z" }

  private mutating func add(_ name: String, _ path: String) {
    parts.append(SVGElement("path").with("class", "vignette-" + name).with("d", path))
  }

  private mutating func addCircle(_ name: String, x: Int, y: Int, radius: Int) {
    parts.append(
      SVGElement("circle").with("class", "vignette-" + name).with("cx", String(x)).with("cy", String(y))
        .with("r", String(part(radius))))
  }
}

/// The same numbers for the same text on every machine: begun by FNV-1a (64 bits), continued by SplitMix64.
private struct TextDice {
  private var state: UInt64

  init(_ text: String) {
    state = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// From zero up to, and without, a limit.
  mutating func number(below limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    return Int(mixed >> 33) % limit
  }
}
