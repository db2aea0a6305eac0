package import Diagnostics
package import TripModel

extension Diagnostic {
  /// That what something costs is in no sum, since nothing says what its currency is worth: an error in one wording,
  /// whether it was bought, booked or planned.
  ///
  /// `subject` is what is not counted, such as `expense`.
  package static func missingRate(
    of foreign: Currency, in currency: Currency, _ subject: String, at place: SourcePlace?, _ budget: Budget
  ) -> Diagnostic {
    let code = foreign.code
    guard !budget.unreadRates.contains(foreign) else {
      return Diagnostic(
        .error, .missingRate, "The rate for \(code) does not read; \(subject) not counted", at: place,
        advice: "Correct it below `rates:`.")
    }
    let table = budget.datedRates.isEmpty ? "" : ": rates.csv has none of this day or the week before"
    return Diagnostic(
      .error, .missingRate, "Missing rate for \(code)\(table); \(subject) not counted", at: place,
      advice:
        "Write what one \(code) is worth in \(currency.code) into budget.yml: `rates:`, and below it a line such as "
        + "`  \(code): \(RoughRates.example(of: foreign, in: currency))`; or run `tripbook fetch rates`.")
  }
}
