/// The words of opening hours, in English and as OpenStreetMap writes them; days also in full in other languages.
enum HoursWords {
  /// Which day of the week a word means, 0 for Monday.
  static func day(_ word: String) -> Int? { days[word] }

  static let closed: Set<String> = ["closed", "off", "shut"]
  static let to: Set<String> = ["to", "till", "til", "until", "through", "thru"]
  static let and: Set<String> = ["and", "or"]
  static let holidays: Set<String> = ["ph", "holiday", "holidays"]
  /// Words that say what stands there anyway.
  static let empty: Set<String> = ["open", "on", "from", "opening", "hours"]
  /// What may stand behind a time and says that it is one.
  static let clock: Set<String> = ["h", "hrs", "uhr", "o'clock", "hours"]

  /// The days of a word that means several.
  static func several(_ word: String) -> Set<Int>? {
    switch word {
    case "daily", "everyday": Set(0..<7)
    case "weekdays", "workdays": Set(0..<5)
    case "weekend", "weekends": [5, 6]
    default: nil
    }
  }

  /// What a misspelt word may have been meant to be.
  static let proposed = english + ["daily", "closed", "weekdays", "weekends"]

  private static let english = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// English with its short forms; German, French, Spanish, Italian, Portuguese and Dutch in full.
  private static let written = [
    "mo mon monday mondays montag montags lundi lunes lunedì maandag segunda-feira",
    "tu tue tues tuesday tuesdays dienstag dienstags mardi martes martedì dinsdag terça-feira",
    "we wed weds wednesday wednesdays mittwoch mittwochs mercredi miércoles mercoledì woensdag quarta-feira",
    "th thu thur thurs thursday thursdays donnerstag donnerstags jeudi jueves giovedì donderdag quinta-feira",
    "fr fri friday fridays freitag freitags vendredi viernes venerdì vrijdag sexta-feira",
    "sa sat saturday saturdays samstag samstags sonnabend samedi sábado sabato zaterdag",
    "su sun sunday sundays sonntag sonntags dimanche domingo domenica zondag",
  ]

  private static let days = Dictionary(
    written.enumerated().flatMap { index, words in
      words.split(separator: " ").map { (String($0), index) }
    }, uniquingKeysWith: { first, _ in first })
}
