/// Why something of the trip is as it is: what `tripbook why` says.
package struct Answer: Hashable, Sendable {
  /// What it is about: a file, or a line of one with what stands there.
  package var subject: String
  /// One for each thing that was decided: day, time, place, amount, or that it is left out.
  package var sentences: [String]

  package init(subject: String, sentences: [String]) {
    self.subject = subject
    self.sentences = sentences
  }
}
