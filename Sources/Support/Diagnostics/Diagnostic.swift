/// One thing that the traveller should know: what is wrong, where, and a way out.
///
/// A value, made by the reader or check that noticed, and printed by nobody but the console.
package struct Diagnostic: Hashable, Sendable, Codable {
  package var severity: Severity
  package var code: DiagnosticCode
  /// What is wrong, one sentence in the traveller's words, without a closing full stop.
  package var message: String
  /// Where it is; nil for what concerns the trip as a whole.
  package var place: SourcePlace?
  /// A way out: what was expected, or what to write instead.
  package var advice: String?
  /// What is left out for it until it is put right, one sentence; nil where that is no more than the message says.
  package var consequence: String?
  /// Where else the same is wrong, in reading order; empty until diagnostics are gathered.
  package var others: [SourcePlace] = []
  /// What tells of which trip it is, where several are told of together.
  package var tellsTrip: TripTelling

  package init(
    _ severity: Severity, _ code: DiagnosticCode, _ message: String, at place: SourcePlace? = nil,
    advice: String? = nil, tellsTrip: TripTelling = .byPlaces
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.place = place
    self.advice = advice
    self.tellsTrip = tellsTrip
  }

  /// The advice with what follows until it is taken, for programs that know of one text alone.
  var wayOut: String? {
    let sentences = [advice, consequence].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

/// How much a diagnostic matters.
package enum Severity: String, CaseIterable, Comparable, Sendable, Codable {
  /// Worth knowing; nothing is wrong.
  case note
  /// Probably not meant; everything was built.
  case warning
  /// Something was left out.
  case error

  package static func < (one: Severity, other: Severity) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
