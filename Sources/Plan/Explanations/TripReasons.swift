import Diagnostics
package import TripModel
package import TripPlanning

/// Answers why something of a trip is on its day, at its place, in that amount, or left out.
///
/// Asked of the plan that is made for the author, in which nothing is missing and what readers do not get is marked.
package struct TripReasons {
  let plan: TripPlan
  /// What the folder says, of which not all is in the plan.
  let trip: Trip?
  /// The lines of the file that is asked about; nil where they are not known.
  private let text: String?

  /// `text` is what stands in the file that will be asked about, where a line of it is meant.
  package init(_ plan: TripPlan, of trip: Trip? = nil, text: String? = nil) {
    (self.plan, self.trip, self.text) = (plan, trip, text)
  }

  /// All that is known of a file of the trip, by its path in the trip folder; with a line, only of what stands there.
  /// Empty where the plan knows nothing of it.
  package func answers(file: String, line: Int? = nil) -> [Answer] {
    if line == nil {
      if let photo = plan.media.photos.first(where: { $0.photo.isShown(by: file) }) {
        return [answer(photo)]
      }
      if let left = plan.media.leftOut.first(where: { $0.file == file }) { return [answer(left)] }
      if let entry = plan.journal.entries.first(where: { $0.file == file }) { return [answer(entry)] }
      if let twin = plan.journal.entries.first(where: { $0.twins.contains(file) }) {
        return [
          Answer(
            subject: file, ["\(twin.file) has the same pictures at the same hour, and is told for both."])
        ]
      }
      if Self.settings.contains(file), let answer = answerOfTrip(file) { return [answer] }
      if let answer = answerOfText(file) { return [answer] }
      if let track = plan.way.tracks.first(where: { $0.file == file }) {
        return [answer(track)] + listed(file, nil)
      }
      if let other = plan.way.copiedTracks[file] {
        return [Answer(subject: file, ["\(other) holds the same track, and counts for both."])]
      }
    }
    return listed(file, line) + expenses(file, line).map(answer) + rates(file, line)
  }

  /// The lines of the file by its items; nil where it has none.
  var items: ItemLines? { text.map { ItemLines($0) }.flatMap { $0.hasItems ? $0 : nil } }

  /// What stands in a line of the file, from 1.
  func lineText(_ line: Int) -> Substring? {
    let lines = text?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
    return lines.indices.contains(line - 1) ? lines[line - 1] : nil
  }

  private static let settings: Set<String> = ["trip.yml", "trip.yaml"]

  /// The lines of a budget with an expense on them, for a line that has none.
  package func lines(ofExpensesIn file: String) -> [Int] {
    expenses(file, nil).compactMap { $0.expense.place.span?.line }
  }

  private func expenses(_ file: String, _ line: Int?) -> [ExpensePlan] {
    ((plan.money.budget?.expenses ?? []) + (plan.money.budget?.repayments ?? [])).filter { expense in
      let place = expense.expense.place
      return place.file == file && (line == nil || place.span?.line == line)
    }
  }
}

extension Photo {
  /// Whether a self.file is its own, or the self.clip of this Live Photo.
  fileprivate func isShown(by name: String) -> Bool { self.file == name || self.clip?.file == name }
}
