package import Diagnostics
import Foundation
import TripModel
import TripPlanning
import TripReading
package import Explanations

/// What is to be said of one file of a trip.
package struct TripInquiry: Sendable {
  /// Why it is as it is; empty where the trip makes nothing of it.
  package var answers: [Answer]
  /// For a line without an expense, the lines that have one.
  package var otherLines: [Int]
  /// What is wrong with it, and what keeps the trip from being read at all.
  package var diagnostics: [Diagnostic]
}

extension TripInquiry {
  /// Compiles a trip, for its author, and asks about one of its files; `line` is counted from 1.
  package static func about(_ file: String, line: Int?, in options: BuildOptions) async -> TripInquiry {
    var compiler = TripCompiler(options, for: .author, depth: .likeness)
    do throws(BuildAborted) {
      try compiler.openCache()
      let guarded = try await compiler.read()
      let compiled = try await compiler.compile(guarded.forAuthor(.shown))
      var text: String?
      if line != nil { text = try? String(contentsOfFile: options.folder + "/" + file, encoding: .utf8) }
      let reasons = TripReasons(compiled.plan, of: compiled.trip, text: text)
      let causes = WhyUnpublished(trip: compiled, blocked: guarded.blocked).causes(for: file)
      return TripInquiry(
        answers: reasons.answers(file: file, line: line).map { $0.withheld(for: causes) },
        otherLines: line == nil ? [] : reasons.lines(ofExpensesIn: file),
        diagnostics: compiler.diagnostics.compactMap { $0.about(file, line) }.inReadingOrder())
    } catch {
      return TripInquiry(answers: [], otherLines: [], diagnostics: compiler.diagnostics)
    }
  }
}

extension Diagnostic {
  /// The same of this file alone, and of the line where one is meant: whoever asks about one file is shown no other.
  fileprivate func about(_ file: String, _ line: Int?) -> Diagnostic? {
    let places = ([place].compactMap(\.self) + others).filter { place in
      place.file == file && (line == nil || place.span?.line == line)
    }
    guard let first = places.first else { return nil }
    var told = self
    told.place = first
    told.others = Array(places.dropFirst())
    return told
  }
}
