extension [Int] {
  /// Each number once and in order, those that follow each other as one: of 5, 1, 2 and 3 `1...3` and `5...5`.
  package var runs: [ClosedRange<Int>] {
    sorted().reduce(into: []) { runs, number in
      if let last = runs.last, number <= last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }

  /// The same as a text, `1–3, 5`: a run of two is told by both, with a mark of its own between them.
  package func inRuns(pairedBy pair: String, joinedBy mark: String) -> String {
    runs.map { run in
      switch run.count {
      case 1: "\(run.lowerBound)"
      case 2: "\(run.lowerBound)\(pair)\(run.upperBound)"
      default: "\(run.lowerBound)–\(run.upperBound)"
      }
    }.joined(separator: mark)
  }
}
