extension Array where Element == Diagnostic {
  /// Without what is only told since trip.yml could not be read: nobody is unknown whose name stands in a list that
  /// is broken, and no rate is missing of a currency that may be the trip's own.
  package func withoutConsequences() -> [Diagnostic] {
    let broken = Dictionary(grouping: filter(\.isOfSettings), by: \.place?.trip).mapValues {
      BrokenSettings(Set($0.map(\.code)))
    }
    guard !broken.isEmpty else { return self }
    return filter { diagnostic in
      guard !diagnostic.isOfSettings, let settings = broken[diagnostic.place?.trip] else { return true }
      switch diagnostic.code {
      case .unknownTraveller: return !settings.hasNoNames
      case .missingRate: return !settings.hasNoCurrency
      default: return true
      }
    }
  }
}

/// What of a trip.yml is not known.
private struct BrokenSettings {
  let hasNoNames: Bool
  let hasNoCurrency: Bool

  init(_ codes: Set<DiagnosticCode>) {
    let isUnread = !codes.isDisjoint(with: DiagnosticCode.ofNotation)
    hasNoNames =
      isUnread || !codes.isDisjoint(with: [.wrongKind, .missingField, .unknownWord, .duplicateKey])
    hasNoCurrency = isUnread || codes.contains(.badCurrency)
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
