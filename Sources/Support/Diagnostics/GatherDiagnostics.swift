extension Array where Element == Diagnostic {
  /// One for all that are the same but for their place: it stands where the first stood and lists the others' places.
  ///
  /// Expects reading order. What is the same in the very same place is told once.
  package func gathered() -> [Diagnostic] {
    var gathered: [Diagnostic] = []
    var indices: [Subject: Int] = [:]
    var places: Set<Told> = []
    for diagnostic in self {
      let index = indices[diagnostic.subject, default: gathered.count]
      let isNew = places.insert(Told(subject: index, diagnostic.place)).inserted
      if index == gathered.count {
        indices[diagnostic.subject] = index
        gathered.append(diagnostic)
      } else if isNew, let place = diagnostic.place {
        gathered[index].others += [place] + diagnostic.others
      }
    }
    return gathered
  }
}

/// A place that was told of for a subject.
private struct Told: Hashable {
  private let subject: Int
  private let trip: TripID?
  private let file: String?
  private let line: Int?
  private let column: Int?

  init(subject: Int, _ place: SourcePlace?) {
    self.subject = subject
    trip = place?.trip
    file = place?.file
    line = place?.span?.line
    column = place?.span?.column
  }
}

/// What a diagnostic says, wherever it is.
private struct Subject: Hashable {
  var severity: Severity
  var code: DiagnosticCode
  var message: String
  var advice: String?
  var consequence: String?
}

extension Diagnostic {
  fileprivate var subject: Subject {
    Subject(severity: severity, code: code, message: message, advice: advice, consequence: consequence)
  }
}
