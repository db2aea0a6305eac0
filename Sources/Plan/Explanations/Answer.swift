import TripModel
import TripPlanning

/// Why something of the trip is as it is: what `tripbook why` says.
package struct Answer: Hashable, Sendable {
  /// What it is about: a file, or a line of one with what stands there.
  package var subject: String
  /// A sentence for each thing that was decided: day, time, place, amount, or that it is left out.
  package var decisions: [String]
  /// Why readers do not get it; empty where they do.
  package var withholdings: [Withholding]

  init(subject: String, _ decisions: [String], _ withholdings: [Withholding] = []) {
    self.subject = subject
    self.decisions = decisions
    self.withholdings = withholdings
  }

  /// All that there is to say, one after the other.
  package var sentences: [String] { decisions + withholdings.map(\.sentence) }

  /// The same with what its trip withholds it for. That there is such a day is told once, with its cause.
  package func withheld(for causes: [Withholding]) -> Answer {
    var answer = self
    answer.withholdings.removeAll { own in
      causes.contains { cause in
        guard case (.mark(.until(let day)), .delay(let first)) = (own, cause) else { return false }
        return day == first
      }
    }
    answer.withholdings += causes
    return answer
  }
}
