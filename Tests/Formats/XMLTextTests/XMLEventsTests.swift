import Testing
import XMLText

/// Writes down what it is told.
private final class Notes: XMLCollector {
  var lines: [String] = []
  var text: [UInt8] = []
  var maximum = Int.max

  var hasSeenEnough: Bool { lines.count >= maximum }

  func start(_ element: XMLElement) {
    note()
    let known = (0..<element.attributeCount).map { place in
      element.attribute(at: place).map { "\($0.name)/\($0.space)=" + element.text(at: place) } ?? "-"
    }
    lines.append(
      "\(element.name.map(String.init) ?? "?")/\(element.space.map(String.init) ?? "?")"
        + (element.isOfRoot ? "" : " foreign") + " line \(element.line) " + known.joined(separator: " "))
  }

  func add(_ letters: XMLLetters) { letters.append(to: &text, upTo: 1000) }

  func end() {
    note()
    lines.append("end")
  }

  private func note() {
    let words = String(decoding: text, as: UTF8.self)
    if words.contains(where: { !$0.isWhitespace }) { lines.append(words) }
    text = []
  }
}

@Suite("Events of XML")
struct XMLEventsTests {
  private func read(
    _ text: String, in pieces: Int = .max, maximum: Int = .max
  ) -> (lines: [String], events: XMLEvents) {
    let notes = Notes()
    notes.maximum = maximum
    let events = XMLEvents(for: notes, names: ["a", "b", "c"], spaces: ["urn:x", "urn:y"])
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      events.read(Array(bytes.prefix(pieces)))
      bytes = bytes.dropFirst(pieces)
    }
    events.finish()
    return (notes.lines, events)
  }

  @Test(
    "Names, namespaces, attributes, letters and lines come as they stand, in pieces of any size",
    arguments: [1, 7, 1000])
  func events(_ piece: Int) {
    let text = """
      \n\n<a xmlns="urn:x" xmlns:p="urn:y" p:c="1&amp;2" b="3">x&lt;<![CDATA[y&]]>
      <p:b/><q:c xmlns:q="urn:z" q:a="4"/></a>
      """
    let (lines, events) = read(text, in: piece)
    #expect(
      lines == [
        "0/0 line 1 2/1=1&2 -", "x<y&\n", "1/1 foreign line 2 ", "end", "2/? foreign line 2 -", "end", "end",
      ])
    #expect(events.linesBefore == 2 && events.failure == nil && !events.isEmpty)
  }

  @Test("What declares entities is not read on, and nothing is replaced by them")
  func entities() {
    let (lines, events) = read("<!DOCTYPE a [\n<!ENTITY b \"c\">]><a>&b;</a>")
    #expect(lines.isEmpty && events.entityLine == 2 && events.hasEnded)
  }

  @Test("An element of too many attributes ends the reading before it costs time")
  func crowded() {
    let many = (0...AttributeCount.maximum).map { "a\($0)=\"\"" }.joined(separator: " ")
    let (lines, events) = read("<a>\n<b/>\n<c \(many)/></a>")
    #expect(events.crowdedLine == 3 && lines.count == 3)
  }

  @Test(
    "What is wrong is told in kinds",
    arguments: [
      ("<a>", XMLFailure.Kind.breaksOff), ("<a><b></a>", .notClosed), ("<a>x & y</a>", .bareSign),
      ("<?xml version=\"1.0\" encoding=\"UTF-99\"?><a/>", .encoding), ("hello", .notXML),
    ])
  func failures(_ text: String, _ kind: XMLFailure.Kind) { #expect(read(text).events.failure?.kind == kind) }

  @Test("A collector that has seen enough is told no more, and that is no mistake")
  func enough() {
    let (lines, events) = read("<a><b/><b/><b/></a>", maximum: 2)
    #expect(lines.count <= 3 && events.failure == nil && events.hasEnded)
  }
}
