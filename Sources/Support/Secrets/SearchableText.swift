/// The ways in which a published text can be read, for whoever searches it: as it is, with its escapes undone once
/// and again, and without its tags.
package struct SearchableText: Sendable {
  /// The bytes of each way to read it.
  package let readings: [[UInt8]]
  /// The readings in which no escape is left: with the tags, and without them.
  package let plainest: Range<Int>
  /// For each reading, what leads back to the text: step by step.
  private let steps: [[UnescapedText]]

  package init(_ source: [UInt8]) {
    var (readings, steps): ([[UInt8]], [[UnescapedText]]) = ([source], [[]])
    // An address in the data of a page is escaped twice.
    for _ in 0..<2 {
      let plain = UnescapedText(readings[readings.count - 1])
      if plain.bytes == readings[readings.count - 1] { break }
      readings.append(plain.bytes)
      steps.append([plain] + steps[steps.count - 1])
    }
    let last = readings.count - 1
    if readings[last].contains(UInt8(ascii: "<")) {
      let text = UnescapedText.betweenTags(readings[last])
      readings.append(text.bytes)
      steps.append([text] + steps[last])
    }
    plainest = last..<readings.count
    (self.readings, self.steps) = (readings, steps)
  }

  /// Where a part of a reading stands in the text.
  package func source(of range: Range<Int>, in reading: Int) -> Range<Int> {
    steps[reading].reduce(range) { $1.source(of: $0) }
  }
}
