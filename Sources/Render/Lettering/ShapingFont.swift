import CHarfBuzz
import Files

/// A font of ours, as HarfBuzz has it.
@safe
final class ShapingFont {
  private let font: OpaquePointer
  /// The font's units that make up an em.
  let unitsPerEm: Double
  private var known: [UInt32: Outline] = [:]

  /// Nil where the file cannot be read, or is no font.
  init?(file: String) {
    guard let bytes = try? OpenFile.bytes(of: file, atMost: Self.largestFile) else { return nil }
    let font = unsafe bytes.withUnsafeBytes { unsafe font_open($0.baseAddress, $0.count) }
    guard let font = unsafe font else { return nil }
    unsafe self.font = font
    unitsPerEm = unsafe Double(max(1, font_units_per_em(font)))
  }

  deinit {
    unsafe font_free(font)
  }

  /// More than a font of ours has.
  private static let largestFile = 16 << 20

  /// A glyph where it stands: its place beside where the one before it ended, and how far on the next begins, in the
  /// font's units, upwards.
  struct Glyph {
    var id: UInt32
    var x: Double
    var y: Double
    var advance: Double
  }

  func has(_ character: Unicode.Scalar) -> Bool { unsafe font_has(font, character.value) != 0 }

  /// Sets characters of one direction, from left to right as they are seen.
  func set(_ characters: [Unicode.Scalar], isRightToLeft: Bool) -> [Glyph] {
    let values = characters.map(\.value)
    var glyphs: [Glyph] = []
    unsafe withUnsafeMutablePointer(to: &glyphs) { list in
      _ = unsafe font_set(
        font, values, Int32(clamping: values.count), isRightToLeft ? 1 : 0,
        { id, x, y, advance, list in
          guard let list = unsafe list else { return }
          unsafe list.assumingMemoryBound(to: [Glyph].self).pointee.append(
            Glyph(id: id, x: Double(x), y: Double(y), advance: Double(advance)))
        }, list)
    }
    return glyphs
  }

  /// A glyph's outline in the font's units, upwards.
  func outline(of glyph: UInt32) -> Outline {
    if let known = known[glyph] { return known }
    var outline = Outline()
    unsafe withUnsafeMutablePointer(to: &outline) { made in
      unsafe font_draw(
        font, glyph,
        { step, numbers, count, made in
          guard let made = unsafe made else { return }
          var points: [Double] = []
          for index in 0..<Int(count) { unsafe points.append(Double(numbers?[index] ?? 0)) }
          unsafe made.assumingMemoryBound(to: Outline.self).pointee.steps.append(
            Outline.Step(letter: UInt8(bitPattern: step), numbers: points))
        }, made)
    }
    known[glyph] = outline
    return outline
  }
}

/// The outline of a glyph: the steps of an SVG path, upwards.
struct Outline {
  struct Step {
    /// `M`, `L`, `Q`, `C` or `Z`.
    var letter: UInt8
    /// The points of the step, x before y.
    var numbers: [Double]
  }

  var steps: [Step] = []
}
