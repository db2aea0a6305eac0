import TripModel

/// The day that a heading of a diary names, and what else it says: `Tuesday 4 August – Otley to Perth`, `5–6 Aug`,
/// `4. August 2026: Perth`, `Perth (4/8)`.
///
/// Of several days it is the first, with the last beside it.
struct DiaryHeading {
  /// What the day may be, the likelier one first; never empty.
  let readings: [(month: Int, day: Int)]
  /// Nil where it does not say it.
  let year: Int?
  /// The last of several days.
  let last: (month: Int, day: Int)?
  /// What stands beside the day; empty where nothing does.
  let title: String
  /// Which day of the week its whole name says, 1 for Monday; of several days the first.
  let weekday: Int?
  /// Whether it names a month: `Monday 15th` may be of any.
  let saysMonth: Bool
  /// Whether it can be nothing but a day, whichever; `6.06 Elbląg` may begin with any number.
  let isSurelyDay: Bool

  /// Bytes; a longer line is no heading of a day.
  private static let longest = 200

  /// Nil for one that names no day.
  init?(_ heading: Substring) {
    guard heading.utf8.count <= Self.longest else { return nil }
    let bare = OrdinalEnding.joined(heading.filter { !"*_`".contains($0) })
    let text = bare[...].trimmed
    if let day = DayOfHeading(text) {
      self.init(day, title: Self.withoutWeekday(day.rest).rest)
    } else if let (day, title) = Self.trailing(text) {
      self.init(day, title: title)
    } else {
      return nil
    }
  }

  private init(_ day: DayOfHeading, title: Substring) {
    (readings, year, last) = (day.readings, day.year, day.last)
    self.title = String(Self.bare(Self.withoutNumber(Self.bare(title))))
    weekday = day.weekday ?? Self.withoutWeekday(day.rest).named
    (saysMonth, isSurelyDay) = (day.saysMonth, day.isPlain)
  }

  /// Whether it can mean nothing but this day: as it is written, or since its weekday agrees.
  func isSurely(_ day: LocalDate) -> Bool { isSurelyDay || weekday == day.weekday }

  /// Whether a heading begins like a day, with a number or the name of a weekday; a short name needs a number behind it.
  static func beginsLikeDay(_ heading: String) -> Bool {
    let text = heading.drop { !$0.isLetter && !$0.isNumber }
    let word = text.prefix { $0.isLetter || $0 == "-" }
    let behind = text[word.endIndex...].drop { " .,".contains($0) }
    return text.first?.isFigure == true || WeekdayNames.day(word) != nil
      || WeekdayNames.shortDay(word) != nil && behind.first?.isFigure == true
  }

  /// A day behind other words, with nothing behind it: `Perth (4 August)`, `Perth – 4 August`, `Perth, 4 August`; several
  /// need no mark before them, else the one between them would be it: `Perth 4 – 6 August`.
  private static func trailing(_ text: Substring) -> (DayOfHeading, title: Substring)? {
    for index in text.indices where index > text.startIndex && "(–—-|,: ".contains(text[index]) {
      let tail = text[text.index(after: index)...].trimmed
      if let day = DayOfHeading(tail), text[index] != " " || day.last != nil,
        bare(withoutWeekday(day.rest).rest).isEmpty
      {
        return (day, text[..<index])
      }
    }
    return nil
  }

  /// What follows a day without the name of its weekday, which a whole one tells: `4 August, Tuesday`, `8月4日（火）`.
  static func withoutWeekday(_ rest: Substring) -> (named: Int?, rest: Substring) {
    let text = rest.drop { marks.contains($0) }
    let word = text.prefix { $0.isLetter || $0 == "-" }
    let behind = text[word.endIndex...]
    let isEnded = behind.first.map { marks.contains($0) && $0 != " " } ?? true
    let named = WeekdayNames.day(word)
    let isWeekday = named != nil || isEnded && WeekdayNames.shortDay(word) != nil
    return (named, isWeekday ? behind : rest)
  }

  /// Without the number of the day, where a mark or nothing stands behind it: `Day 1 | Otley – Vík`, not `Day 2 of the fair`.
  private static func withoutNumber(_ title: Substring) -> Substring {
    guard let (_, rest) = DayNumberName.number(title) else { return title }
    let behind = rest.drop { $0.isBlank }
    return behind.first.map { marks.contains($0) } ?? true ? behind : title
  }

  /// Without the marks that part it from the day; empty where no word is left.
  static func bare(_ text: Substring) -> Substring {
    var text = text.drop { marks.contains($0) }
    while let last = text.last, last.isWhitespace || "–—-:,|·(（".contains(last) { text.removeLast() }
    if let last = text.last, ")）".contains(last), !text.contains(where: { "(（".contains($0) }) {
      text.removeLast()
    }
    return text.contains(where: \.isLetter) ? text.trimmed : ""
  }

  static let marks: Set<Character> = [
    " ", "\t", "–", "—", "-", ":", ",", ".", "|", "·", "/", "(", ")", "（", "）", "、", "：",
  ]
}

/// A day at the beginning of a text, behind its weekday or its number among the trip's.
private struct DayOfHeading {
  let readings: [(month: Int, day: Int)]
  let year: Int?
  let last: (month: Int, day: Int)?
  /// What follows it.
  let rest: Substring
  /// Which day of the week stands before it by its whole name.
  var weekday: Int?
  var saysMonth = true
  var isPlain = true

  init?(_ text: Substring) {
    guard let found = Self.behindWords(text) else { return nil }
    self = found
  }

  private init(
    _ readings: [(month: Int, day: Int)], year: Int?, last: (month: Int, day: Int)? = nil, rest: Substring
  ) {
    (self.readings, self.year, self.last, self.rest) = (readings, year, last, rest)
  }

  /// The weekday goes first: in `Mar 4 August` the first word is none of a month.
  private static func behindWords(_ text: Substring, of weekday: Int? = nil, depth: Int = 0) -> Self? {
    // `segunda-feira`; in `Sat-Sun 8-9 August` the hyphen parts two.
    let whole = text.prefix { $0.isLetter || $0 == "-" }
    let word = WeekdayNames.day(whole) == nil ? whole.prefix(while: \.isLetter) : whole
    let mayLead =
      WeekdayNames.day(word) != nil || WeekdayNames.shortDay(word) != nil
      || leading.contains(word.lowercased())
    let named = WeekdayNames.day(word)
    if depth < 3, mayLead,
      var found = behindWords(
        text[word.endIndex...].drop { " \t,.:(–—-/&".contains($0) }, of: named ?? weekday, depth: depth + 1)
        ?? ordinalAlone(behind: word, text)
    {
      // Of several the first stands outermost.
      found.weekday = named ?? found.weekday
      return found
    }
    if depth < 3, let (_, behind) = DayNumberName.number(text),
      let found = behindWords(behind.drop { " \t,.:(–—-".contains($0) }, depth: depth + 1)
    {
      return found
    }
    return date(text) ?? (weekday == nil ? nil : numberAlone(text))
  }

  /// `15th`, `15`, `15.` behind a weekday: of whatever month, and so not sure.
  private static func numberAlone(_ text: Substring) -> Self? {
    var rest = text
    guard DayNumberName.number(text) == nil, let day = bareNumber(&rest), (1...31).contains(day),
      let behind = OrdinalEnding.dropped(from: rest),
      isEnd(behind, isOrdinal: behind.startIndex > rest.startIndex)
    else { return nil }
    let months = (1...12).filter { isDay(day, of: $0) }
    var found = Self(months.map { (month: $0, day: day) }, year: nil, rest: behind)
    (found.saysMonth, found.isPlain) = (false, false)
    return found
  }

  /// `25th` and `25` behind the short name of a weekday, `Weds 25th`, `Dom 30`: one of no month, and of three letters at
  /// least.
  private static func ordinalAlone(behind word: Substring, _ text: Substring) -> Self? {
    let rest = text[word.endIndex...].drop { " .,".contains($0) }
    guard word.count > 2, let weekday = WeekdayNames.shortDay(word), MonthNames.month(word) == nil,
      var found = numberAlone(rest)
    else { return nil }
    found.weekday = weekday
    return found
  }

  /// Whether a number that stands alone ends there: not in `15:30`, `8.5`, `15 ducks`, `15-mile walk`, `6 – 8 pm`.
  private static func isEnd(_ rest: Substring, isOrdinal: Bool) -> Bool {
    let next = rest.drop { $0.isBlank }
    guard let mark = next.first else { return true }
    let behind = next.dropFirst()
    if mark == "(" || isOrdinal && mark.isLetter { return true }
    guard ",;:.–—-|·!)".contains(mark), mark != "-" || behind.first?.isBlank ?? true else { return false }
    return behind.drop { $0.isBlank }.first?.isFigure != true
  }

  private static let leading: Set<String> = [
    "the", "on", "am", "den", "der", "le", "el", "il", "de", "o", "op", "d", "from", "vom", "du", "del",
    "dal", "van",
  ]

  private static func date(_ text: Substring) -> Self? {
    if let (day, behind) = DayName.date(text), let end = DaySpan.end(in: behind, of: day) {
      let last = (month: end.day.month, day: end.day.day)
      return Self([(day.month, day.day)], year: day.year, last: last, rest: end.rest)
    }
    if let days = WordedDays(text), days.isSure {
      let (first, last) = (days.first, days.last)
      return Self(
        [(first.month, first.day)], year: days.saysYear ? first.year : nil,
        last: days.areApart ? nil : (last.month, last.day), rest: days.rest)
    }
    if let found = DayName(text), let date = found.date {
      return Self([(date.month, date.day)], year: date.year, rest: found.rest)
    }
    return eastAsian(text) ?? monthFirst(text) ?? dayFirst(text)
  }

  /// `8月4日`.
  private static func eastAsian(_ text: Substring) -> Self? {
    var rest = text
    var year: Int?
    if let four = DayName.figures(4, &rest), rest.first == "年" {
      year = four
      rest.removeFirst()
    } else {
      rest = text
    }
    guard let month = bareNumber(&rest), rest.popFirst() == "月", let day = bareNumber(&rest),
      rest.popFirst() == "日", isDay(day, of: month)
    else { return nil }
    return Self([(month, day)], year: year, rest: rest)
  }

  /// `August 4`, `Aug 5, 2026`.
  private static func monthFirst(_ text: Substring) -> Self? {
    var rest = text
    guard let month = MonthNames.take(from: &rest) else { return nil }
    rest = rest.drop { " .,".contains($0) }
    guard let day = OrdinalEnding.takeNumber(from: &rest), isDay(day, of: month) else { return nil }
    let year = Self.year(&rest)
    return Self([(month, day)], year: year, rest: rest)
  }

  /// `4 August`, `4. August 2026`, `4.8.`, `4/8`.
  private static func dayFirst(_ text: Substring) -> Self? {
    var rest = text
    guard let day = OrdinalEnding.takeNumber(from: &rest) else { return nil }
    var words = rest.drop { " .".contains($0) }
    for link in ["of ", "de ", "d'", "d’"] where words.lowercased().hasPrefix(link) {
      words = words.dropFirst(link.count)
    }
    guard let month = MonthNames.take(from: &words) else { return figures(text) }
    guard isDay(day, of: month) else { return nil }
    let year = Self.year(&words)
    return Self([(month, day)], year: year, rest: words)
  }

  /// With points the day comes first wherever they are used.
  private static func figures(_ text: Substring) -> Self? {
    var rest = text
    guard let one = bareNumber(&rest), let mark = rest.popFirst(), "./".contains(mark) else { return nil }
    let isTwoFigures = rest.prefix { $0.isFigure }.count == 2
    guard let two = bareNumber(&rest) else { return nil }
    let readings = (mark == "." ? [(two, one)] : [(two, one), (one, two)]).filter { isDay($0.1, of: $0.0) }
    guard !readings.isEmpty, rest.first?.isLetter != true else { return nil }
    let isClosed = mark == "/" || rest.first == mark || rest.isEmpty
    if !isClosed, NumberWithPoint.goesOn(in: rest, isTwoFigures: isTwoFigures) { return nil }
    if rest.first == mark { rest.removeFirst() }
    let year = Self.year(&rest)
    guard rest.first?.isFigure != true else { return nil }
    var found = Self(readings.map { (month: $0.0, day: $0.1) }, year: year, rest: rest)
    found.isPlain = isClosed || year != nil
    return found
  }

  private static func isDay(_ day: Int, of month: Int) -> Bool {
    LocalDate(year: 2024, month: month, day: day) != nil
  }

  private static func bareNumber(_ text: inout Substring) -> Int? {
    let figures = text.prefix { $0.isFigure }
    guard figures.count <= 2, let number = Int(digits: figures) else { return nil }
    text = text[figures.endIndex...]
    return number
  }

  /// Four figures, behind a blank or a comma; the text stays as it is where there are none.
  private static func year(_ text: inout Substring) -> Int? {
    var rest = text.drop { " .,".contains($0) }
    guard let year = DayName.figures(4, &rest), (1800...2200).contains(year), rest.first?.isFigure != true
    else { return nil }
    text = rest
    return year
  }
}

/// Numbers with a point that are none of a day by what follows them: `1.5 km`, `2.5-hour walk`, `6.5–7 hours`, `8.5%`.
private enum NumberWithPoint {
  /// `isTwoFigures` says whether two stand behind the point, as in `10.06 – 88 km`: there a dash ends it.
  static func goesOn(in rest: Substring, isTwoFigures: Bool) -> Bool {
    let words = rest.drop { $0.isBlank }
    guard let first = words.first else { return false }
    if first.isLetter {
      let word = words.prefix { $0.isLetter || $0 == "/" }
      // `6.06 L’Aquila`
      let isCut = word.count == 1 && words[word.endIndex...].first.map { "'’.".contains($0) } ?? false
      return !isCut && units.contains(word.lowercased())
    }
    let behind = words.dropFirst()
    if "–—-‑".contains(first) {
      // Close to the number a hyphen goes on in a word.
      let isClose = "-‑".contains(first) && words.startIndex == rest.startIndex
      if isClose, behind.first?.isLetter == true { return true }
      return !isTwoFigures && behind.drop { $0.isBlank }.first?.isFigure == true
    }
    return !",;:(|·!?„“”\"«".contains(first)
  }

  /// What is counted in parts, in small letters.
  private static let units = Set(
    """
    m km kms km/h kmh kph mph mpg cm mm mi ml l cl dl g kg t h hr hrs min mins ft nm sm kn kt kts kw kwh gb mb ha pct
    mile miles metre metres meter meters kilometre kilometres kilometer kilometers foot feet knot knots litre litres
    liter liters cup cups kilo kilos gallons hour hours minutes day days week weeks month months year years million
    billion percent degrees star stars times out of euro euros eur usd gbp dollars pounds chf stunde stunden std tage
    wochen monate jahre millionen prozent grad sterne heures jours semaines mois ans étoiles horas días dias semanas
    meses años anos estrellas ore giorni settimane mesi anni stelle uur dagen weken maanden jaar sterren godz godzin
    godziny dnia dni tygodnia roku zł zl pln kč kc czk kr hodin hodiny dne dní timer timmar dage dagar ч часа км кг л м
    дня грн руб
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
