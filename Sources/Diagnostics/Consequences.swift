extension Array where Element == Diagnostic {
  /// Without what is only told since trip.yml could not be read: nobody is unknown whose name stands in a list that is broken, and
  /// no rate is missing of a currency that may be the trip's own.
  package func withoutConsequences() -> [Diagnostic] {
    let broken = Set(filter(\.isOfSettings).map(\.code))
    guard !broken.isEmpty else { return self }
    let isUnread = !broken.isDisjoint(with: DiagnosticCode.ofNotation)
    let hasNoNames =
      isUnread || !broken.isDisjoint(with: [.wrongKind, .missingField, .unknownWord, .duplicateKey])
    let hasNoCurrency = isUnread || broken.contains(.badCurrency)
    return filter { diagnostic in
      if diagnostic.isOfSettings { return true }
      switch diagnostic.code {
      case .unknownTraveller: return !hasNoNames
      case .missingRate: return !hasNoCurrency
      default: return true
      }
    }
  }
}

extension Diagnostic {
  /// Whether something of trip.yml was left out.
  fileprivate var isOfSettings: Bool {
    severity == .error && ["trip.yml", "trip.yaml"].contains(place?.file.lowercased())
  }
}

extension DiagnosticCode {
  /// Codes of files that could not be read to their end.
  fileprivate static let ofNotation: Set<DiagnosticCode> = [
    .notText, .tabIndent, .badIndent, .anchorOrAlias, .tag, .complexKey, .mergeKey, .severalDocuments,
    .directive,
    .flowKeyWithoutValue, .unclosed, .badEscape, .notYAML, .reservedStart, .tooDeep, .tooLarge, .longKey,
    .colonInText, .missingColon, .missingComma, .missingDash, .severalValues,
  ]
}
