/// The sheet that a map is drawn on. Its height follows from what the map shows, between two proportions.
package struct MapFrame: Hashable, Sendable {
  /// In drawing units; also the pixels at which the lettering has its nominal size.
  let width: Double
  /// Width by height, the tallest and the flattest that the sheet may be.
  var aspects: ClosedRange<Double>
  /// The classes that the `svg` gets, beside `map`.
  let classes: String
  /// From the edge of the sheet to the neat line.
  var margin: Double
  /// Bytes that the ground may take: land, water and borders.
  var largestGround = 0
  /// Bytes that the maps of the traveller's own may take.
  var largestExtract: Int { largestGround * 9 / 5 }
  /// The same where no degrees stand in it.
  var narrowMargin = 10.0
  /// Whether a globe in a corner shows where on the Earth it lies.
  var hasLocator = false
  /// Bytes that the small map of the region in such a corner may take.
  var largestInset = 4500
  /// Whether it has words and figures, and the scale bar and the arrow that are nothing without.
  var isLettered = true
  /// Whether lines stand on it and degrees or squares around it: a picture the size of a stamp has no room for them.
  var hasEdge = true
  /// Whether degrees or the sides of squares stand in its edge: of sheets in one grid some would have these and some those,
  /// and each has its scale bar.
  var measuresEdge = true
  /// Whether heights and depths stand on it at all. As a picture it weighs twice as much with them.
  var hasRelief = true
  /// Whether it names what the way only passes, for which there has to be a credit below it.
  var namesPassed = true

  /// For columns of 870 pixels and more: 1000 units wide, between 3:2 and 2.2:1.
  package static let wide = MapFrame(
    width: 1000, aspects: 1.5...2.2, classes: "on-wide", margin: 20, largestGround: 60_000, hasLocator: true)
  /// A single place, which needs no more room than its region, in columns of 600 to 1070 pixels: at the full width of a page
  /// it would be the largest thing there, and beside a list its lettering too small.
  package static let spot = MapFrame(
    width: 800, aspects: 1.7...1.7, classes: "on-wide", margin: 18, largestGround: 20_000)
  /// For phones, tablets and margins: 400 units wide, about as tall as 4:5.
  package static let narrow = MapFrame(
    width: 400, aspects: 0.75...1.15, classes: "on-narrow", margin: 16, largestGround: 20_000,
    hasLocator: true)
  /// 400 units wide and tall, at every width of the page: the region beside the map of a town or a walk.
  package static let square = MapFrame(
    width: 400, aspects: 1...1, classes: "map-square", margin: 16, largestGround: 12_000
  ).inPair
  /// The same where it says no more than in which region that is, and so stands small beside the other or below it.
  package static let locator = MapFrame(
    width: 400, aspects: 1...1, classes: "map-square map-locator", margin: 16, largestGround: 12_000
  ).inPair
  /// The same for one of several areas far apart: where it lies shows a corner of it, since nothing stands beside it.
  package static let area: MapFrame = {
    var frame = MapFrame(width: 400, aspects: 1...1, classes: "map-square", margin: 10, largestGround: 12_000)
    (frame.hasLocator, frame.largestInset, frame.measuresEdge) = (true, 3000, false)
    return frame
  }()
  /// The same for one of so many crowds of places, beside a map that shows where they lie: all of them weigh no more than
  /// a map for phones. Where four and more stand in a row each is 320 units wide, as it stands there.
  package static func crowd(among count: Int, inRowOf row: Int) -> MapFrame {
    var frame = MapFrame(
      width: row > 3 ? 320 : area.width, aspects: area.aspects, classes: area.classes, margin: area.margin,
      largestGround: groundOfCrowds / max(1, count))
    frame.measuresEdge = area.measuresEdge
    return frame
  }

  private static let groundOfCrowds = 9_000
  /// The map of a town or a walk beside that of its region, as tall as that in three fifths of the column.
  package static let besideRegion = MapFrame(
    width: 600, aspects: 1.5...1.5, classes: "on-wide", margin: 16, largestGround: 20_000
  ).inPair
  /// The same two in a column of 700 to 800 pixels, which has the less room for names the larger these have to be.
  package static let squareInColumn = MapFrame(
    width: 280, aspects: 1...1, classes: "map-square on-wide", margin: 10, largestGround: 8_000
  ).inPair
  /// Where there is no such column the region stands above a map of 400 units, and has letters as large as that.
  package static let squareOnPhone = MapFrame(
    width: 400, aspects: 1...1, classes: "map-square on-narrow", margin: 16, largestGround: 8_000
  ).inPair
  package static let besideRegionInColumn = MapFrame(
    width: 400, aspects: 1.5...1.5, classes: "on-wide", margin: 16, largestGround: 14_000
  ).inPair
  /// One map in such a column.
  package static let inColumn = MapFrame(
    width: 780, aspects: 1.5...2.2, classes: "on-wide", margin: 18, largestGround: 20_000)
  /// A card's picture, 4:5, where a day has no photo: cards are hardly wider than this on a desk, so that its words are
  /// read there. Many stand on one page: their grounds share what one map may take.
  package static func card(ofDays count: Int) -> MapFrame {
    let share = groundOfCards / max(1, count)
    return MapFrame(
      width: 280, aspects: 0.8...0.8, classes: "map-card", margin: 10,
      largestGround: share < minOfCard ? 0 : min(share, maxOfCard), namesPassed: false)
  }

  /// Beside the title of an entry, 3:2, in a journal without pictures: no larger than it stands there, so that its words
  /// are read.
  package static func row(ofDays count: Int) -> MapFrame {
    MapFrame(
      width: 288, aspects: 1.5...1.5, classes: "map-card", margin: 11,
      largestGround: card(ofDays: count).largestGround, namesPassed: false)
  }

  /// The same for a walk, whose line is told from those of other days: its region stands in a corner, and on the
  /// sheet what villages it passes, without which it is a line on nothing.
  package var ofWalk: MapFrame {
    var frame = self
    frame.namesPassed = true
    frame.largestInset = frame.largestGround * 3 / 4
    frame.largestGround /= 4
    frame.hasLocator = frame.largestInset > 0
    return frame
  }

  /// 200 units wide and tall, in a day's cell of the calendar: land, way and sign to the edge, with neither words nor a
  /// frame, which nobody would read there.
  package static func cell(ofDays count: Int) -> MapFrame {
    var frame = MapFrame(
      width: 200, aspects: 1...1, classes: "map-cell", margin: 0,
      largestGround: card(ofDays: count).largestGround)
    frame.narrowMargin = 0
    (frame.isLettered, frame.hasEdge, frame.hasRelief, frame.namesPassed) = (false, false, false, false)
    return frame
  }

  /// The same for a walk: the land of a few kilometres is of one colour or two, which tell mountains from a plain.
  package var onHeights: MapFrame {
    var frame = self
    frame.hasRelief = true
    return frame
  }

  /// 280 units wide and tall, beside the words of a day: as many as stand on the page share what their grounds may take.
  package static func beside(ofDays count: Int) -> MapFrame {
    var frame = MapFrame(
      width: 280, aspects: 1...1, classes: "map-square", margin: 10,
      largestGround: min(8000, groundOfCards / max(1, count)))
    frame.hasLocator = true
    return frame
  }

  /// Bytes of ground on all cards of a page together, and on one of them.
  private static let groundOfCards = 36_000
  private static let minOfCard = 1_200
  private static let maxOfCard = 6_000
  /// The map of a card, so much wider than high, which is drawn without letters: the machine that makes a picture of it
  /// may have none. It is shown small, so its signs are large unless they are many.
  package static func preview(aspect: Double, places: Int) -> MapFrame {
    MapFrame(
      width: places > mostLarge ? 800 : 600, aspects: aspect...aspect, classes: "map-preview", margin: 14,
      largestGround: 90_000, isLettered: false, hasRelief: false)
  }

  private static let mostLarge = 8

  /// The same for a walk or a way through a town, with its region in a corner.
  package static func previewOfWay(aspect: Double) -> MapFrame {
    var frame = preview(aspect: aspect, places: 0)
    frame.hasLocator = true
    return frame
  }

  /// The same beside a map of the region, which says where it lies: as wide and as high as that.
  package var besideRegion: MapFrame {
    var frame = withoutLocator.inPair
    frame.aspects = 1...1
    return frame
  }

  /// The same with nothing in a corner that shows where it lies.
  package var withoutLocator: MapFrame {
    var frame = self
    frame.hasLocator = false
    return frame
  }

  /// The same as one of two that stand side by side or under each other: both have one line around them, at the edge of the
  /// sheet, so that these lines meet whatever size the page gives the sheets.
  private var inPair: MapFrame {
    var frame = self
    (frame.margin, frame.narrowMargin, frame.measuresEdge) = (Self.marginOfPair, Self.marginOfPair, false)
    return frame
  }

  /// Units: the line around the map is whole.
  private static let marginOfPair = 1.0

  /// The same for pages that have more to carry than a map.
  package var light: MapFrame {
    var frame = self
    frame.largestGround = largestGround / 3
    frame.hasLocator = false
    return frame
  }
}
