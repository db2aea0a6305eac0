import TripModel

/// The day or the days of an entry, in what somebody called it: pages say them themselves.
struct OwnDays {
  let first: LocalDate
  /// Nil of an entry of one day.
  let last: LocalDate?

  /// What a title says behind its own date: `de boot` of `Thursday 12 February: de boot`; any other title as it is.
  func behindDate(in title: String) -> String {
    let beginning = title.prefix(Self.longest)
    for index in beginning.indices.reversed() where Self.marks.contains(title[index]) {
      guard isDate(title[..<index]) else { continue }
      let behind = title[title.index(after: index)...]
      let rest = behind.drop { $0.isWhitespace || Self.marks.contains($0) }
      // A hyphen within a word parts nothing; behind a comma or a dash a number may go on with the date.
      let isApart = title[index] != "-" || behind.first.map(\.isWhitespace) ?? false
      let goesOn = rest.first.map(\.isNumber) ?? false && !":|·".contains(title[index])
      if isApart, !goesOn, rest.contains(where: \.isLetter) { return String(rest) }
    }
    return title
  }

  /// The words of a file's name without the entry's date, or its days, at either end: `Kanazawa` of `Kanazawa 8-11 Nov`.
  func taken(fromEndsOf name: String) -> String {
    if isDateOfName(name) { return name }
    let words = name.split(separator: " ")
    let most = min(words.count - 1, Self.mostWords)
    for count in stride(from: most, through: 1, by: -1) {
      let ends = [
        (words.prefix(count), words.dropFirst(count)), (words.suffix(count), words.dropLast(count)),
      ]
      for (date, rest) in ends where isDateOfName(date.joined(separator: " ")) {
        let title = Self.withoutMarks(rest).joined(separator: " ")
        if title.contains(where: \.isLetter) { return title }
      }
    }
    return name
  }

  /// Characters of a date, or of two.
  private static let longest = 60
  /// Words of a date in a name: `Sun 8 to Wed 11 November 2026`.
  private static let mostWords = 7
  private static let marks: Set<Character> = [":", "–", "—", "-", "|", "·", ","]

  /// What is left of a name has no mark at its ends.
  private static func withoutMarks(_ words: ArraySlice<Substring>) -> ArraySlice<Substring> {
    var words = words
    let isMark = { (word: Substring) in !word.contains { $0.isLetter || $0.isNumber } }
    while let word = words.first, isMark(word) { words.removeFirst() }
    while let word = words.last, isMark(word) { words.removeLast() }
    return words
  }

  /// Two numbers alone may count anything: `12 2 ferries`.
  private func isDateOfName(_ text: String) -> Bool {
    let numbers = text.split { !$0.isNumber }
    return (text.contains(where: \.isLetter) || numbers.count > 2) && isDate(text[...])
  }

  /// Whether a text says no more than the entry's day, by more than a weekday, or its days.
  private func isDate(_ text: Substring) -> Bool {
    DateTitle.isWhole(String(text), of: first) || isSpan(text)
  }

  /// `8-11 Nov`, `Sat 8 to Tue 11 November 2025`. Where only the first of them is known, a hyphen or a dash parts the two.
  private func isSpan(_ text: Substring) -> Bool {
    guard text.utf8.count <= Self.longest else { return false }
    var (numbers, saysMonth): ([Int], Bool) = ([], false)
    for word in Self.words(of: text) {
      if let number = Int(word) {
        if word.count != 4 {
          numbers.append(number)
        } else if number != first.year, number != last?.year {
          return false
        }
      } else if let month = MonthNames.month(word), month == first.month || month == last?.month {
        saysMonth = true
      } else {
        let isOfDate =
          WeekdayNames.day(word) != nil || WeekdayNames.shortDay(word) != nil || OrdinalEnding.isOne(word)
          || Self.between.contains(word)
        guard isOfDate else { return false }
      }
    }
    guard saysMonth, numbers.count == 2, numbers[0] == first.day else { return false }
    if let last { return numbers[1] == last.day }
    return numbers[1] > numbers[0] && text.contains { "-–—".contains($0) }
  }

  /// In small letters, numbers apart.
  private static func words(of text: Substring) -> [String] {
    var words: [String] = []
    var isOpen = false
    for letter in text.lowercased() {
      guard letter.isLetter || letter.isNumber else {
        isOpen = false
        continue
      }
      if isOpen, let last = words.last?.last, last.isNumber == letter.isNumber {
        words[words.count - 1].append(letter)
      } else {
        words.append(String(letter))
      }
      isOpen = true
    }
    return words
  }

  /// What joins two days, or stands before one.
  private static let between: Set<String> = Set([
    "to", "until", "the", "of", "from", "bis", "vom", "den", "der", "am", "au", "du", "le", "al", "a", "de",
    "del", "tot", "t", "m",
  ]).union(AndWords.all)
}
