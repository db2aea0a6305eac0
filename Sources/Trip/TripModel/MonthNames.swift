/// Months by name: in English to be said, and in the languages that most travellers' notes are in to be understood.
package enum MonthNames {
  package static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// The number of a month by its name or the beginning of it, of at least three letters; nil for any other word.
  package static func month(_ word: some StringProtocol) -> Int? {
    guard (3...10).contains(word.count) else { return nil }
    let word = word.lowercased()
    for (index, names) in all.enumerated() where names.contains(where: { $0.hasPrefix(word) }) {
      return index + 1
    }
    return nil
  }

  /// English, German, French, Spanish, Italian, Portuguese, Dutch. What begins two months means the first: no three
  /// letters but `jui` do.
  private static let all = [
    "january januar jänner janvier enero gennaio janeiro januari",
    "february februar feber février fevrier febrero febbraio fevereiro februari",
    "march märz maerz mars marzo março marco maart mrz",
    "april avril abril aprile",
    "may mai mayo maggio maio mei",
    "june juni juin junio giugno junho",
    "july juli juillet julio luglio julho",
    "august août aout agosto augustus",
    "september septembre septiembre settembre setembro sept",
    "october oktober octobre octubre ottobre outubro",
    "november novembre noviembre novembro",
    "december dezember décembre decembre diciembre dicembre dezembro",
  ].map { $0.split(separator: " ").map(String.init) }
}
