import CFriBidi
import CHarfBuzz

/// Words as outlines, for pictures that must look the same wherever they are made: in fonts of ours, shaped by HarfBuzz
/// and put in order by FriBidi.
///
/// Not for several threads at once: outlines are remembered.
package final class Lettering {
  /// What words are for.
  package enum Face: CaseIterable, Sendable {
    case title, facts

    fileprivate var file: String {
      switch self {
      case .title: "title.otf"
      case .facts: "facts.ttf"
      }
    }
  }

  private let faces: [Face: ShapingFont]
  private let folder: String
  /// For what a face does not have, in the order in which they are asked: opened when that happens, since most titles need
  /// none.
  private lazy var others = Self.scripts.compactMap { ShapingFont(file: "\(folder)/\($0).ttf") }
  /// Opens the fonts in a folder; nil where one of the libraries or a face is missing. Scripts whose font is missing are
  /// not lettered.
  package init?(folder: String) {
    guard shaping_library_open() == SHAPING_LIBRARY_OPEN, bidi_library_open() != 0 else { return nil }
    var faces: [Face: ShapingFont] = [:]
    for face in Face.allCases {
      guard let font = ShapingFont(file: folder + "/" + face.file) else { return nil }
      faces[face] = font
    }
    self.faces = faces
    self.folder = folder
  }

  private static let scripts = ["arabic", "hebrew", "armenian", "georgian", "devanagari", "thai", "cjk"]

  /// A line of words. What no font has is left out where it is a sign, such as an emoji; nil where it is a letter or a
  /// digit, since words with holes are no words. A line of which no letter tells how it runs does so as is asked for.
  package func line(_ text: String, in face: Face, isRightToLeft: Bool = false) -> LetteredLine? {
    guard let characters = fonts(for: text, in: face) else { return nil }
    guard !characters.isEmpty else { return LetteredLine(glyphs: [], width: 0) }
    var levels = [Int8](repeating: 0, count: characters.count)
    let isOrdered = unsafe bidi_levels(
      characters.map(\.character.value), Int32(clamping: characters.count), isRightToLeft ? 1 : 0, &levels)
    guard isOrdered != 0 else { return nil }
    var glyphs: [LetteredLine.Glyph] = []
    var x = 0.0
    for run in Self.seen(Self.runs(characters, levels)) {
      let em = run.font.unitsPerEm
      for glyph in run.font.set(run.characters, isRightToLeft: run.level % 2 != 0) {
        glyphs.append(
          LetteredLine.Glyph(
            outline: run.font.outline(of: glyph.id), x: x + glyph.x / em, y: glyph.y / em, scale: 1 / em))
        x += glyph.advance / em
      }
    }
    return LetteredLine(glyphs: glyphs, width: x)
  }

  /// The characters that are drawn, each with its font.
  private func fonts(for text: String, in face: Face) -> [(character: Unicode.Scalar, font: ShapingFont)]? {
    guard let first = faces[face] else { return nil }
    var found: [(character: Unicode.Scalar, font: ShapingFont)] = []
    for character in text.unicodeScalars {
      let character = character.properties.isWhitespace ? " " : character
      // Marks, and signs between letters of a script, stay with them.
      let isNeutral = !character.properties.isAlphabetic && character.properties.numericType == nil
      if isNeutral, let last = found.last?.font, last.has(character) {
        found.append((character, last))
      } else if let font = first.has(character) ? first : others.first(where: { $0.has(character) }) {
        found.append((character, font))
      } else if !isNeutral {
        return nil
      }
    }
    return found
  }

  /// Characters of one font and one direction.
  private struct Run {
    var font: ShapingFont
    var level: Int8
    var characters: [Unicode.Scalar]
  }

  private static func runs(
    _ characters: [(character: Unicode.Scalar, font: ShapingFont)], _ levels: [Int8]
  ) -> [Run] {
    var runs: [Run] = []
    for (index, (character, font)) in characters.enumerated() {
      if let last = runs.last, last.font === font, last.level == levels[index] {
        runs[runs.count - 1].characters.append(character)
      } else {
        runs.append(Run(font: font, level: levels[index], characters: [character]))
      }
    }
    return runs
  }

  /// Runs as they are seen from left to right: rule L2 of Unicode Standard Annex #9.
  private static func seen(_ runs: [Run]) -> [Run] {
    var runs = runs
    let deepest = runs.map(\.level).max() ?? 0
    for level in stride(from: deepest, to: 0, by: -1) {
      var start = 0
      while start < runs.count {
        let end = runs[start...].firstIndex { $0.level < level } ?? runs.count
        if end > start { runs[start..<end].reverse() }
        start = end + 1
      }
    }
    return runs
  }
}

/// A line of words as outlines, of a size that is not chosen yet: lengths are in ems.
package struct LetteredLine {
  struct Glyph {
    var outline: Outline
    /// Where it stands from the start of the line and above its foot.
    var x: Double
    var y: Double
    /// Ems to a unit of the outline.
    var scale: Double
  }

  let glyphs: [Glyph]
  /// How wide the line is.
  package let width: Double

  /// The `d` of an SVG path, to the tenth of a unit: with the line's left end and its foot there, so many units to an
  /// em.
  package func path(x: Double, foot: Double, size: Double) -> String {
    var path = ""
    for glyph in glyphs {
      for step in glyph.outline.steps {
        path.unicodeScalars.append(Unicode.Scalar(step.letter))
        for (index, number) in step.numbers.enumerated() {
          let isAcross = index % 2 == 0
          let at =
            isAcross
            ? x + (glyph.x + number * glyph.scale) * size : foot - (glyph.y + number * glyph.scale) * size
          if index > 0 { path += " " }
          path += Self.tenths(at)
        }
      }
    }
    return path
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + String(whole) + (rest == 0 ? "" : ".\(rest)")
  }
}
