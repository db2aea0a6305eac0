/// Days of the week by name, in the languages that most travellers' notes are in.
package enum WeekdayNames {
  /// Which day of the week a whole word means, 1 for Monday to 7 for Sunday (ISO 8601); nil for any other word.
  package static func day(_ word: some StringProtocol) -> Int? { whole[word.lowercased()] }

  /// The same for a short form, as it stands beside a number: alone, `sun`, `we` and `do` are other words.
  package static func shortDay(_ word: some StringProtocol) -> Int? { short[word.lowercased()] }

  /// English, German, French, Spanish, Italian, Portuguese, Dutch, Danish and Norwegian, Swedish, Japanese; then Finnish,
  /// Polish, Czech, Slovak, Slovene, Croatian, Ukrainian, Russian.
  private static let whole = days([
    "monday montag lundi lunes lunedì lunedi segunda-feira maandag mandag måndag 月曜日 月曜",
    "tuesday dienstag mardi martes martedì martedi terça-feira dinsdag tirsdag tisdag 火曜日 火曜",
    "wednesday mittwoch mercredi miércoles mercoledì mercoledi quarta-feira woensdag onsdag 水曜日 水曜",
    "thursday donnerstag jeudi jueves giovedì giovedi quinta-feira donderdag torsdag 木曜日 木曜",
    "friday freitag vendredi viernes venerdì venerdi sexta-feira vrijdag fredag 金曜日 金曜",
    "saturday samstag sonnabend samedi sábado sabato zaterdag lørdag lördag 土曜日 土曜",
    "sunday sonntag dimanche domingo domenica zondag søndag söndag 日曜日 日曜",
    "maanantai poniedziałek pondělí pondelok ponedeljek ponedjeljak понеділок понедельник",
    "tiistai wtorek úterý utorok torek utorak вівторок вторник",
    "keskiviikko środa středa streda sreda srijeda середа среда",
    "torstai czwartek čtvrtek štvrtok četrtek četvrtak четвер четверг",
    "perjantai piątek pátek piatok petek petak пятница",
    "lauantai sobota subota субота суббота",
    "sunnuntai niedziela neděle nedeľa nedelja nedjelja неділя воскресенье",
  ])

  private static let short = days([
    "mon mo lun lu ma man mån pon пн 月", "tue tues tu di mar di tirs tis wt út вт 火",
    "wed we weds mi mer mié wo ons śr ср 水", "thu thur thurs th do jeu jue gio tors czw čt чт 木",
    "fri fr ven vie vr fre pt pá пт 金", "sat sa sam sáb sab za lør lör sob сб 土",
    "sun su so dim dom zo søn sön niedz вс нд 日",
  ])

  /// Of lists for each day from Monday on, one week of them after the other.
  private static func days(_ names: [String]) -> [String: Int] {
    Dictionary(
      names.enumerated().flatMap { index, words in
        words.split(separator: " ").map { (String($0), index % 7 + 1) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
