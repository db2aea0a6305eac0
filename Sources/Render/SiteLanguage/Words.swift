/// All words of the site in one language, with the ways in which it writes numbers, dates and money.
package struct Words: Sendable {
  /// A BCP 47 tag: `en`.
  package let language: String
  package let numbers: NumberStyle
  package let dates: DateStyle
  package let money: MoneyStyle
  package let lengths: LengthStyle
  package let weather: WeatherStyle
  /// What countries are called, by their codes.
  package let countries: [String: String]
  private var phrases: [Phrase: [PluralForm: String]]
  private let plural: PluralRule

  /// The words of a phrase table: by key, each in the plural forms of the language.
  ///
  /// A key that is missing reads as its own name; `gaps` tells beforehand which those are.
  /// `phraseLanguage` is that of the phrases where they are not in the language of the trip: their plurals are its.
  package init(language: String, table: [String: [String: String]], in phraseLanguage: String? = nil) {
    countries = Self.countries(in: table)
    var phrases: [Phrase: [PluralForm: String]] = [:]
    for phrase in Phrase.allCases {
      let forms = (table[phrase.rawValue] ?? [:]).compactMap { key, text in
        PluralForm(rawValue: key).map { ($0, Unbroken.phrase(text)) }
      }
      if !forms.isEmpty { phrases[phrase] = Dictionary(forms, uniquingKeysWith: { first, _ in first }) }
    }
    let table = phrases
    func text(_ phrase: Phrase) -> String { table[phrase]?[.other] ?? phrase.rawValue }
    self.language = language
    self.phrases = phrases
    plural = PluralRule(language: phraseLanguage ?? language)
    numbers = NumberStyle(
      decimalMark: text(.decimalMark), thousandsMark: text(.thousandsMark), percent: text(.percent))
    dates = DateStyle(phrase: text)
    money = MoneyStyle(numbers: numbers, withSymbol: text(.moneyWithSymbol), withCode: text(.moneyWithCode))
    lengths = LengthStyle(numbers: numbers)
    weather = WeatherStyle(numbers: numbers)
  }

  /// The same with other phrases in the place of some.
  func replacing(_ others: [Phrase: Phrase]) -> Words {
    var words = self
    for (phrase, other) in others { words.phrases[phrase] = phrases[other] }
    return words
  }

  /// The keys that a table must have and has not, in the order of their names.
  package static func gaps(in table: [String: [String: String]]) -> [String] {
    Phrase.allCases.map(\.rawValue).filter { table[$0]?[PluralForm.other.rawValue] == nil }.sorted()
  }

  private static let countryKey = "country-"

  /// A country by its code of ISO 3166-1; the code itself where the language has no name for it.
  package func country(_ code: String) -> String { countries[code] ?? code }

  /// What a phrase table calls countries, by their codes.
  package static func countries(in table: [String: [String: String]]) -> [String: String] {
    var countries: [String: String] = [:]
    for (key, forms) in table where key.hasPrefix(countryKey) {
      countries[String(key.dropFirst(countryKey.count))] = forms[PluralForm.other.rawValue]
    }
    return countries
  }

  /// A phrase as it stands.
  package subscript(phrase: Phrase) -> String { phrases[phrase]?[.other] ?? phrase.rawValue }

  /// Whether lines begin at the right, as of Arabic and Hebrew.
  package var isRightToLeft: Bool { self[.direction] == "rtl" }

  /// A phrase with its blanks filled: `{name}` by the value of that name.
  package func callAsFunction(_ phrase: Phrase, _ values: [String: String]) -> String {
    Blanks.fill(self[phrase], with: values)
  }

  /// A phrase in the form that a number takes, with the number in the place of `{count}`.
  package func counted(_ phrase: Phrase, _ count: Int, _ values: [String: String] = [:]) -> String {
    Blanks.fill(form(of: phrase, for: count)) { name in
      name == "count" ? numbers.whole(count) : values[String(name)]
    }
  }

  /// A phrase in the form that a number takes, where the number itself stands elsewhere.
  package func form(of phrase: Phrase, for count: Int) -> String {
    phrases[phrase]?[plural.form(of: count)] ?? self[phrase]
  }

  /// Names as a list in a sentence: `Nell, Ivo and Ruth`. Each keeps its own direction, so that their order is the
  /// list's.
  package func list(_ names: [String]) -> String {
    let names = names.map(\.isolated)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return self(.listEnd, ["rest": names.dropLast().joined(separator: self[.listMark]), "last": last])
  }
}

/// Texts with blanks: `{count} photographs`.
enum Blanks {
  /// Fills each `{name}` that has a value, in one pass: what a value holds is never read as a blank.
  static func fill(_ text: String, with values: [String: String]) -> String {
    fill(text) { values[String($0)] }
  }

  /// The same, with the value asked for by its name.
  static func fill(_ text: String, with value: (Substring) -> String?) -> String {
    var result = ""
    read(text) { piece in
      switch piece {
      case .text(let text): result += text
      case .blank(let name, let written): result += value(name).map { Substring($0) } ?? written
      }
    }
    return result
  }

  enum Piece {
    case text(Substring)
    /// A name, and the same in its braces.
    case blank(Substring, written: Substring)
  }

  /// Takes a text apart.
  static func read(_ text: String, _ found: (Piece) -> Void) {
    var rest = Substring(text)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      guard let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}")) else { break }
      found(.text(rest[..<open]))
      found(.blank(rest[rest.utf8.index(after: open)..<close], written: rest[open...close]))
      rest = rest[rest.utf8.index(after: close)...]
    }
    found(.text(rest))
  }
}
