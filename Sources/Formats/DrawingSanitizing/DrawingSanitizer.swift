import XMLText

/// An SVG picture with nothing in it but what is drawn: no script, nothing that happens when one touches it, nothing
/// from elsewhere, and nothing that a program wrote about its file.
///
/// It is written anew out of lists of what may stand in one, so what is not understood is not there. Nor is what no
/// eye sees: hidden layers, what lies outside, what nothing uses, and the names that somebody gave to parts.
package struct DrawingSanitizer: Hashable, Sendable {
  /// The picture as a file of its own.
  package let markup: String
  /// How large it says it is, in the pixels of a page.
  package let width: Int
  package let height: Int
  /// What was drawn and is not any more, each once, in the order of the file.
  package let leftOut: [DrawingLoss]

  /// Larger files are not read.
  package static let largest = 2 << 20
  private static let pieceSize = 64 * 1024

  package init(_ bytes: [UInt8]) throws(DrawingProblem) {
    guard bytes.count <= Self.largest else { throw .tooLarge }
    let collector = DrawingCollector()
    let events = XMLEvents(for: collector, names: [], spaces: [DrawingCollector.svg])
    var start = 0
    while start < bytes.count, !events.hasEnded {
      events.read(Array(bytes[start..<min(start + Self.pieceSize, bytes.count)]))
      start += Self.pieceSize
    }
    events.finish()
    if let line = events.entityLine { throw .entity(line: line + events.linesBefore) }
    if let failure = events.failure { throw .broken(line: failure.line + events.linesBefore) }
    if let line = events.crowdedLine { throw .broken(line: line) }
    if collector.isTooDeep { throw .tooLarge }
    guard let root = collector.root, let drawing = collector.drawing else { throw .notSVG }
    guard collector.sheet.apply(to: drawing) else { throw .tooLarge }
    let size = DrawingSize.read(root)
    guard DrawingSight(drawing, window: size.window) != nil else { throw .tooLarge }
    guard drawing.isSeen else { throw .empty }
    let writer = DrawingWriter(drawing, size: size)
    (markup, width, height) = (writer.markup, size.width, size.height)
    leftOut = collector.leftOut
  }
}

/// What may be missing in a drawing once it is sanitized.
package enum DrawingLoss: Hashable, Sendable {
  /// Scripts and attributes that run one.
  case script
  /// Pictures of pixels within it, or from elsewhere.
  case picture
  case animation
  /// Pages and other things within it that are no SVG.
  case foreign
  /// Styles that ask for something from elsewhere, or that are not plain; what they might hide is left out.
  case style
}

/// Why a file is no drawing that can be shown.
package enum DrawingProblem: Error, Hashable, Sendable {
  /// It is XML up to this line, counted from 1.
  case broken(line: Int)
  /// It declares entities, as harmful files do, and old ones of one program.
  case entity(line: Int)
  case notSVG
  /// Nothing in it is drawn.
  case empty
  case tooLarge
}
