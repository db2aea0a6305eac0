import XMLText

/// What a packet of XMP says, within a picture or as a file beside it.
package struct XMPReading: Sendable {
  package var note = PhotoNote()
  /// Why it could not be read to its end; what stands before counts all the same.
  package var problem: XMPProblem?
}

/// What is wrong with a packet of XMP.
package enum XMPProblem: Hashable, Sendable {
  /// It is XML up to this line, counted from 1.
  case broken(line: Int)
  /// It defines entities, as harmful files do.
  case entity(line: Int)
  /// It is no XML with RDF in it.
  case notXMP
}

/// Reads XMP (ISO 16684-1): a note on a picture as RDF in XML.
package enum XMPReader {
  /// Larger packets are not read: the longest histories of editing take a few megabytes.
  package static let largest = 16 << 20
  private static let pieceSize = 64 * 1024

  package static func read(_ bytes: [UInt8]) -> XMPReading { packet(bytes).reading }

  /// The note, and under which name more of the packet stands.
  static func packet(_ bytes: [UInt8]) -> (reading: XMPReading, extended: String?) {
    let collector = XMPCollector()
    let events = XMLEvents(for: collector, names: XMPName.names, spaces: XMPName.spaces)
    var start = 0
    // What follows is room for later, filled with blanks or worse.
    while start < bytes.count, !events.hasEnded, !collector.isWhole {
      events.read(Array(bytes[start..<min(start + pieceSize, bytes.count)]))
      start += pieceSize
    }
    if !collector.isWhole { events.finish() }
    let note = PhotoNote(collector.texts)
    return (XMPReading(note: note, problem: problem(collector, events)), collector.texts[.extended])
  }

  private static func problem(_ collector: XMPCollector, _ events: XMLEvents) -> XMPProblem? {
    if collector.isWhole { return nil }
    if let line = events.entityLine { return .entity(line: line + events.linesBefore) }
    guard collector.hasRDF else { return .notXMP }
    let line = events.failure.map { $0.line + events.linesBefore } ?? events.crowdedLine ?? 1
    return .broken(line: max(1, line))
  }
}
