import Caching
import OrderedWork
import PictureScaling
package import TripPlanning

/// What a picture is by its look; the raw values are those that are kept.
package enum PictureLook: String, Sendable {
  case photograph, graphic
  /// A graphic of lines of letters on white.
  case paper
}

extension PhotoRenderer {
  /// What each picture is by its look, in the order of the plan; nil where none of its sizes is kept or at
  /// hand.
  ///
  /// It is seen in a small published size, so no original is opened for it, and kept beside that one. `made` gives the
  /// sizes of a photo that were made just now, as for `placeholders`.
  package func looks(
    of photos: [PhotoPlan], made: @escaping @Sendable (PhotoPlan) -> [MadePicture] = { _ in [] }
  ) async -> [PictureLook?] {
    await mapInOrder(photos, workers: workers, share: 8) { [self] photo in
      look(of: photo, made: made(photo))
    }
  }

  private func look(of photo: PhotoPlan, made: [MadePicture]) -> PictureLook? {
    let sizes = photo.derivatives
    guard let index = sizes.lastIndex(where: { $0.width <= Self.graphicWidth }) ?? sizes.indices.first
    else { return nil }
    let size = self.key(photo, width: sizes[index].width)
    let key = DerivativeKey(original: size.original, recipe: "look 1 of " + size.recipe)
    if let known = cache.text(key).flatMap({ PictureLook(rawValue: $0) }) { return known }
    let loose = made.indices.contains(index) ? made[index].bytes : nil
    guard
      let pixels = pixels(ofKept: size, width: Self.graphicWidth)
        ?? loose.flatMap({ self.pixels(ofLoose: $0, width: Self.graphicWidth) })
    else { return nil }
    let look = GraphicLook(pixels)?.picture ?? .photograph
    cache.keep(look.rawValue, under: key)
    return look
  }

  /// Pixels: enough for letters to be edges, few enough to be counted in a moment.
  private static let graphicWidth = 400
}

/// How a picture divides its pixels: what was drawn, written or scanned has few colours, lies even over large areas,
/// and goes from one to the next in one step. A photograph of the same size has many of everything.
struct GraphicLook {
  /// Of a thousand pixels, those in the four commonest cells of colour, and in those of half that width: fog has few
  /// colours, and all that lie between them.
  private let ofFewColours: Int
  private let ofFewShades: Int
  /// How many cells hold nine tenths of the pixels.
  private let colourCount: Int
  /// Pixels that are as their neighbours, that are not, and that differ from one by a quarter of all light.
  private let even: Int
  private let uneven: Int
  private let hard: Int
  /// Whether the commonest colour is light, as paper is: the sky of a night is as even as a drawing.
  private let isLight: Bool
  /// Whether it is as light as white paper in the light of a lamp.
  private let isWhite: Bool
  /// How often rows with hard edges follow rows without any, from top to bottom.
  private let lines: Int
  /// Whether more than a few pixels are no greys, of which there are only sixteen cells.
  private let isColoured: Bool

  /// Nil where there are fewer pixels than a size says.
  init?(_ pixels: PicturePixels) {
    let (width, height, bands) = (pixels.size.width, pixels.size.height, pixels.bands)
    guard width > 1, height > 1, bands > 0, pixels.bytes.count >= width * height * bands else { return nil }
    var shades = Array(repeating: 0, count: 1 << 15)
    var (even, hard, coloured) = (0, 0, 0)
    var (lines, isInLine) = (0, false)
    for row in 0..<height {
      let above = hard
      for column in 0..<width {
        let at = (row * width + column) * bands
        let colour = Self.colour(pixels, at: at)
        shades[Self.shade(of: colour)] += 1
        if Self.spread(of: colour) > Self.leastSpread { coloured += 1 }
        guard row < height - 1, column < width - 1 else { continue }
        let step = max(
          Self.step(colour, Self.colour(pixels, at: at + bands)),
          Self.step(colour, Self.colour(pixels, at: at + width * bands)))
        if step <= Self.evenStep { even += 1 } else if step >= Self.hardStep { hard += 1 }
      }
      let ink = hard - above
      if ink * Self.inkOfLine >= width {
        if !isInLine { lines += 1 }
        isInLine = true
      } else if ink * Self.inkOfGap < width {
        isInLine = false
      }
    }
    let all = width * height
    let cells = Self.cells(of: shades)
    let sorted = cells.filter { $0 > 0 }.sorted(by: >)
    let commonest = cells.indices.max { cells[$0] < cells[$1] } ?? 0
    ofFewColours = sorted.prefix(4).reduce(0, +) * 1000 / all
    ofFewShades = Self.pixels(inFourFullestOf: shades) * 1000 / all
    colourCount = Self.count(holding: all * 9 / 10, of: sorted)
    (self.even, self.hard) = (even, hard)
    uneven = (width - 1) * (height - 1) - even
    isLight = Self.light(ofCell: commonest) >= Self.leastLight
    isWhite = Self.light(ofCell: commonest) >= Self.leastWhite
    self.lines = lines
    isColoured = coloured * 20 > all
  }

  /// Nothing but a few even areas; or few colours on a light ground with hard edges between them.
  var isGraphic: Bool {
    if ofFewShades >= 950, even >= uneven * (isLight ? 4 : 50) { return true }
    guard isLight else { return false }
    if ofFewColours >= 650, hard * 20 > uneven { return true }
    return isColoured && colourCount <= Self.fewColours && hard * 10 > uneven
  }

  var picture: PictureLook {
    guard isGraphic else { return .photograph }
    return isWhite && lines >= Self.fewestLines ? .paper : .graphic
  }

  private typealias Colour = (red: Int, green: Int, blue: Int)

  private static func colour(_ pixels: PicturePixels, at index: Int) -> Colour {
    let bytes = pixels.bytes
    // A grey picture has one band, perhaps with how much it covers.
    guard pixels.bands >= 3 else { return (Int(bytes[index]), Int(bytes[index]), Int(bytes[index])) }
    return (Int(bytes[index]), Int(bytes[index + 1]), Int(bytes[index + 2]))
  }

  private static func shade(of colour: Colour) -> Int {
    (colour.red >> 3) << 10 | (colour.green >> 3) << 5 | colour.blue >> 3
  }

  /// Eight shades each.
  private static func cells(of shades: [Int]) -> [Int] {
    var cells = Array(repeating: 0, count: 1 << 12)
    for (shade, count) in shades.enumerated() where count > 0 {
      cells[(shade >> 11) << 8 | ((shade >> 6) & 15) << 4 | (shade >> 1) & 15] += count
    }
    return cells
  }

  private static func light(ofCell cell: Int) -> Int {
    ((cell >> 8) * 3 + (cell >> 4 & 15) * 6 + (cell & 15)) * 17 / 10
  }

  private static func spread(of colour: Colour) -> Int {
    max(colour.red, colour.green, colour.blue) - min(colour.red, colour.green, colour.blue)
  }

  private static func step(_ one: Colour, _ other: Colour) -> Int {
    max(abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue))
  }

  /// There are tens of thousands of shades: to sort them takes longer than to count the pixels of a picture.
  private static func pixels(inFourFullestOf shades: [Int]) -> Int {
    var fullest = [0, 0, 0, 0]
    for count in shades where count > fullest[3] {
      fullest[3] = count
      fullest.sort(by: >)
    }
    return fullest.reduce(0, +)
  }

  /// How many cells, the fullest first, hold so many pixels.
  private static func count(holding pixels: Int, of cells: [Int]) -> Int {
    var held = 0
    for (index, cell) in cells.enumerated() {
      held += cell
      if held >= pixels { return index + 1 }
    }
    return cells.count
  }

  /// What a codec makes of two equal pixels.
  private static let evenStep = 3
  private static let hardStep = 64
  private static let leastSpread = 24
  private static let leastLight = 96
  private static let leastWhite = 200
  /// One pixel in so many of a row: more are a line of letters, fewer the gap between two.
  private static let inkOfLine = 50
  private static let inkOfGap = 200
  /// A drawing with a caption has fewer, and one all over the sheet is one line.
  private static let fewestLines = 4
  /// Cells: the plainest of photographs has thirty.
  private static let fewColours = 16
}
