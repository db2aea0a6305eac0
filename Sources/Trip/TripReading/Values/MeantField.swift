import Diagnostics
import TripNotation

extension FieldReader {
  /// Tells fields that are called by other words than ours, each with the word that was probably meant.
  ///
  /// `required` are those of ours without which nothing is read: then it is an error, and told once.
  ///
  /// - Returns: those of ours that are told.
  @discardableResult
  mutating func propose(_ ours: [String: String], required: Set<String> = []) -> Set<String> {
    var told: Set<String> = []
    for key in keys {
      guard let meant = ours[key.lowercased()], field(meant) == nil, let written = field(key) else {
        continue
      }
      let isRequired = required.contains(meant)
      if isRequired { told.insert(meant) }
      findings.report(
        Problem(
          isRequired ? .missingField : .unknownKey,
          isRequired
            ? "`\(key)` is probably `\(meant)`, which is missing in \(what)"
            : "`\(key)` is not a field of \(what)", at: written.keyRange,
          advice: isRequired ? "Write `\(meant)`." : "Did you mean `\(meant)`?"),
        as: isRequired ? .error : .warning)
    }
    return told
  }
}
