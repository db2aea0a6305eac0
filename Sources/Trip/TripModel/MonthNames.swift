/// Months by name: in English to be said, and in the languages that most travellers' notes are in to be understood.
package enum MonthNames {
  package static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// The number of a month by its name or the beginning of it, of at least three letters; nil for any other word.
  package static func month(_ word: some StringProtocol) -> Int? {
    guard (3...12).contains(word.count) else { return nil }
    let word = word.lowercased()
    for (index, names) in all.enumerated() where names.contains(where: { $0.hasPrefix(word) }) {
      return index + 1
    }
    return whole[word]
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

  /// Names of which no beginning counts, since too many are other words, also as they stand behind the number of
  /// a day: Polish, Czech, Slovak, Slovene, Croatian, Ukrainian, Russian, Danish, Norwegian, Swedish, Finnish. One
  /// that is of two months, as `listopada` is, counts in the language with more speakers.
  private static let whole: [String: Int] = {
    var numbers: [String: Int] = [:]
    for (index, line) in names.split(separator: "\n").enumerated() {
      for name in line.split(separator: " ") where numbers[String(name)] == nil {
        numbers[String(name)] = index + 1
      }
    }
    return numbers
  }()

  /// A month on each line.
  private static let names = """
    styczeń stycznia leden ledna január januára januarja siječanj siječnja січень січня январь января tammikuuta
    luty lutego únor února február februára februarja veljača veljače лютий лютого февраль февраля helmikuuta
    marzec marca březen března marec ožujak ožujka березень березня март марта marts maaliskuuta
    kwiecień kwietnia duben dubna apríl apríla aprila travanj travnja квітень квітня апрель апреля huhtikuuta
    maj maja květen května máj mája svibanj svibnja травень травня май мая toukokuuta
    czerwiec czerwca červen června jún júna junij junija lipanj lipnja червень червня июнь июня kesäkuuta
    lipiec lipca červenec července júl júla julij julija srpanj srpnja липень липня июль июля heinäkuuta
    sierpień sierpnia srpen srpna augusta avgust avgusta kolovoz kolovoza серпень серпня август августа augusti elokuuta
    wrzesień września wrzesnia září septembra rujan rujna вересень вересня сентябрь сентября syyskuuta
    październik października pazdziernika říjen října októbra oktobra жовтень жовтня октябрь октября lokakuuta
    listopad listopada listopadu novembra studeni studenog studenoga листопад листопада ноябрь ноября marraskuuta
    grudzień grudnia prosinec prosince decembra prosinac prosinca грудень грудня декабрь декабря desember joulukuuta
    """
}
