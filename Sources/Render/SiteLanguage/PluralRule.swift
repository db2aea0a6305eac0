/// A form of a word by number, as the Unicode CLDR names them.
package enum PluralForm: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// Which form of a word a whole number takes in a language (CLDR 45, "Language Plural Rules", whole numbers only).
package enum PluralRule: Sendable {
  /// One thing, and any other number of things: English, German, Italian, Dutch and most others of Europe.
  case oneAndOther
  /// None and one alike: French, Brazilian Portuguese.
  case noneAndOne
  /// No plural: Japanese, Chinese, Korean, Vietnamese, Thai, Indonesian.
  case otherAlone
  /// One, two to four, and more: Czech, Slovak.
  case czech
  case polish
  /// Russian, Ukrainian, Serbian, Croatian.
  case eastSlavic
  case arabic

  /// The rule of a language by its BCP 47 tag.
  package init(language: String) {
    let tag = language.lowercased()
    switch tag.prefix(while: { $0 != "-" }) {
    case "fr": self = .noneAndOne
    case "pt" where tag != "pt-pt": self = .noneAndOne
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": self = .otherAlone
    case "cs", "sk": self = .czech
    case "pl": self = .polish
    case "ru", "uk", "be", "sr", "hr", "bs": self = .eastSlavic
    case "ar": self = .arabic
    default: self = .oneAndOther
    }
  }

  /// The form that a number of things takes.
  package func form(of number: Int) -> PluralForm {
    let count = number.magnitude
    switch self {
    case .oneAndOther: return count == 1 ? .one : .other
    case .noneAndOne: return count < 2 ? .one : .other
    case .otherAlone: return .other
    case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .polish: return count == 1 ? .one : Self.isFew(count) ? .few : .many
    case .eastSlavic:
      return count % 10 == 1 && count % 100 != 11 ? .one : Self.isFew(count) ? .few : .many
    case .arabic: return Self.arabicForm(count)
    }
  }

  /// Two to four at the end, but not twelve to fourteen.
  private static func isFew(_ count: UInt) -> Bool {
    (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  }

  private static func arabicForm(_ count: UInt) -> PluralForm {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
