import TripModel

/// A day at the beginning of a name: `2026-05-03 Belém`, `20260503`, `2026_5_3`, `13.05.2026`, `Day 2`, `tag-02-x`,
/// `2nd day`.
struct DayName {
  enum Day: Hashable {
    case date(LocalDate)
    /// A day of the trip, counted from 1; what was before it is 0 or less (`day--1`).
    case number(Int)
  }

  let day: Day
  /// What follows, blanks and marks between taken away.
  let rest: Substring

  init?(_ name: some StringProtocol) {
    let name = Substring(name)
    if let (date, rest) = Self.date(name) ?? Self.loose(name) ?? Self.worded(name) {
      day = .date(date)
      self.rest = Self.trimmed(rest)
    } else if let (number, rest) = DayNumberName.number(name) {
      // A date says more than any number: `Day 3 - 2026-05-03 Belém`.
      if let (date, behind) = Self.date(Self.trimmed(rest)) {
        day = .date(date)
        self.rest = Self.trimmed(behind)
      } else {
        day = .number(number)
        self.rest = Self.trimmed(rest)
      }
    } else if let (date, rest) = DayNumberName.behindWord(name).flatMap(Self.date) {
      day = .date(date)
      self.rest = Self.trimmed(rest)
    } else {
      return nil
    }
  }

  var date: LocalDate? { if case .date(let date) = day { date } else { nil } }
  var number: Int? { if case .number(let number) = day { number } else { nil } }

  /// Year, month and day in figures, with `-`, `_`, `.` or nothing between them, and no figure behind.
  static func date(_ name: Substring) -> (LocalDate, rest: Substring)? {
    if let plain = plainDate(name) { return plain }
    var rest = name
    guard let year = figures(4, &rest) else { return nil }
    let mark = rest.first.flatMap { "-_.".contains($0) ? $0 : nil }
    if mark != nil { rest.removeFirst() }
    guard let month = figures(2, &rest) else { return nil }
    if let mark {
      guard rest.first == mark else { return nil }
      rest.removeFirst()
    }
    guard let day = figures(2, &rest), rest.first?.isFigure != true, (1800...2200).contains(year),
      let date = LocalDate(year: year, month: month, day: day)
    else { return nil }
    return (date, rest)
  }

  /// The same for `2026-05-03` before the end or another letter of ASCII, as nearly all are: read as bytes.
  private static func plainDate(_ name: Substring) -> (LocalDate, rest: Substring)? {
    var numbers = (year: 0, month: 0, day: 0)
    var count = 0
    let bytes = name.utf8
    var index = bytes.startIndex
    while count < 10, index < bytes.endIndex {
      let byte = bytes[index]
      let figure = Int(byte) - 0x30
      switch count {
      case 4, 7: guard byte == UInt8(ascii: "-") else { return nil }
      case _ where !(0...9).contains(figure): return nil
      case 0...3: numbers.year = numbers.year * 10 + figure
      case 5, 6: numbers.month = numbers.month * 10 + figure
      default: numbers.day = numbers.day * 10 + figure
      }
      index = bytes.index(after: index)
      count += 1
    }
    guard count == 10, (1800...2200).contains(numbers.year) else { return nil }
    if index < bytes.endIndex, bytes[index] >= 0x80 || (0x30...0x39).contains(bytes[index]) { return nil }
    return LocalDate(year: numbers.year, month: numbers.month, day: numbers.day).map { ($0, name[index...]) }
  }

  /// `2022 Dec 14 New York`, `14 December 2022`, `Dec 14, 2022`.
  private static func worded(_ name: Substring) -> (LocalDate, rest: Substring)? {
    let words = name.prefix(40).split(maxSplits: 3) { " -_.,".contains($0) }
    guard words.count >= 3 else { return nil }
    let isYearFirst = words[0].count == 4 && words[0].allSatisfy(\.isFigure)
    let year = isYearFirst ? words[0] : words[2]
    let others = isYearFirst ? words[1...2] : words[0...1]
    guard year.count == 4, let year = Int(digits: year), (1800...2200).contains(year),
      let word = others.first(where: { $0.allSatisfy(\.isLetter) }), let month = MonthNames.month(word),
      let figures = others.first(where: { $0.count <= 2 }), let day = Int(digits: figures),
      let date = LocalDate(year: year, month: month, day: day)
    else { return nil }
    return (date, name[words[2].endIndex...])
  }

  /// `2026-5-3`, and `13.05.2026` or `05-13-2026` where only one of the first two can be the month.
  private static func loose(_ name: Substring) -> (LocalDate, rest: Substring)? {
    var (numbers, rest): ([Substring], Substring) = ([], name)
    var mark: Character?
    while numbers.count < 3 {
      if let last = numbers.last {
        guard let next = rest.first, "-_.".contains(next), next == mark ?? next, !last.isEmpty else {
          return nil
        }
        mark = next
        rest.removeFirst()
      }
      let figures = rest.prefix { $0.isFigure }
      numbers.append(figures)
      rest = rest[figures.endIndex...]
    }
    let values = numbers.compactMap { Int(digits: $0) }
    let lengths = numbers.map(\.count)
    guard values.count == 3 else { return nil }
    if lengths[0] == 4, lengths[1] <= 2, lengths[2] <= 2, (1800...2200).contains(values[0]) {
      return LocalDate(year: values[0], month: values[1], day: values[2]).map { ($0, rest) }
    }
    guard lengths[2] == 4, lengths[0] <= 2, lengths[1] <= 2, (1800...2200).contains(values[2]) else {
      return nil
    }
    let (one, other) = (values[0], values[1])
    guard one == other || max(one, other) > 12 else { return nil }
    return LocalDate(year: values[2], month: min(one, other), day: max(one, other)).map { ($0, rest) }
  }

  /// That many figures as a number, no more and no fewer of them taken.
  static func figures(_ count: Int, _ text: inout Substring) -> Int? {
    let figures = text.prefix(count)
    guard figures.count == count, let number = Int(digits: figures) else { return nil }
    text = text.dropFirst(count)
    return number
  }

  private static func trimmed(_ text: Substring) -> Substring {
    // One mark before a letter of ASCII, as nearly always, needs no look at whole characters.
    let bytes = text.utf8
    let next = bytes.first == UInt8(ascii: "-") ? bytes.index(after: bytes.startIndex) : bytes.startIndex
    if next < bytes.endIndex, bytes[next] < 0x80, bytes[next].isWord {
      let behind = bytes.index(after: next)
      if behind == bytes.endIndex || bytes[behind] < 0x80 { return text[next...] }
    }
    return text.drop { "-_ .,–—:".contains($0) }
  }
}

/// The day that the folders of a file name, the innermost first: `2026-05-03 Belém/`, `2026/05/03/`, `Day 2/`.
enum FolderDay {
  static func day(of folders: some BidirectionalCollection<Substring>) -> DayName.Day? {
    let names = Array(folders)
    for index in names.indices.reversed() {
      if let found = DayName(names[index]) { return found.day }
      if let date = date(endingWith: names[index], after: names[..<index])?.date { return .date(date) }
    }
    return nil
  }

  /// `2026/05/03`, `2026/05 May/03 Belém`, `2026-05/03`: a day whose year and month stand in the folders above.
  static func date(
    endingWith name: Substring, after folders: ArraySlice<Substring>
  ) -> (date: LocalDate, rest: Substring)? {
    guard let day = leading(name, 1...2), let above = folders.last else { return nil }
    if above.count >= 7, let year = leading(above, 4...4), let mark = above.dropFirst(4).first,
      "-_.".contains(mark), let month = leading(above.dropFirst(5), 2...2),
      let date = LocalDate(year: year.number, month: month.number, day: day.number)
    {
      return (date, day.rest)
    }
    guard let month = leading(above, 1...2), let top = folders.dropLast().last,
      let year = leading(top, 4...4), year.rest.isEmpty, (1800...2200).contains(year.number),
      let date = LocalDate(year: year.number, month: month.number, day: day.number)
    else { return nil }
    return (date, day.rest)
  }

  private static func leading(
    _ name: Substring, _ count: ClosedRange<Int>
  ) -> (number: Int, rest: Substring)? {
    let figures = name.prefix { $0.isFigure }
    guard count.contains(figures.count), let number = Int(digits: figures) else { return nil }
    return (number, name[figures.endIndex...].drop { "-_ .".contains($0) })
  }
}

/// The day in the name that a phone or a messenger gave a picture: `IMG_20260503_142210.jpg`,
/// `WhatsApp Image 2026-05-03 at 14.22.10.jpeg`, `IMG-20260503-WA0012.jpg`.
enum PictureNameDay {
  static func day(of file: String) -> LocalDate? { dayAndRest(of: file)?.date }

  /// The same with what stands behind it in the name, which has no ending.
  static func dayAndRest(of file: String) -> (date: LocalDate, rest: Substring)? {
    let name = EntryName.withoutEnding(file.lastPathPart ?? "")[...]
    guard name.utf8.count <= 255 else { return nil }
    var before: Character = " "
    for index in name.indices {
      if name[index].isFigure, !before.isFigure, let (date, rest) = DayName.date(name[index...]),
        (1990...2100).contains(date.year)
      {
        return (date, rest)
      }
      before = name[index]
    }
    return nil
  }
}

extension NamedDay {
  /// Of a picture, which is named by a camera: a date anywhere in its name, else what its folders say.
  init?(ofPicture file: String) {
    guard let date = PictureNameDay.day(of: file) else {
      self.init(foldersOf: file)
      return
    }
    self = .fileName(date)
  }

  /// Of a track, which is named by its traveller or by a program: a day as entries are named, else a date anywhere in
  /// the name, else what the folders say.
  init?(ofTrack file: String) {
    let (folders, name) = (file.pathParts.dropLast(), EntryName.withoutEnding(file.lastPathPart ?? ""))
    let day = DayName(name)
    if let date = day?.date ?? PictureNameDay.day(of: file) {
      self = .fileName(date)
    } else if let number = day?.number {
      self = .fileNumber(number)
    } else if let date = FolderDay.date(endingWith: name[...], after: Array(folders)[...])?.date {
      self = .folderName(date)
    } else {
      self.init(foldersOf: file)
    }
  }

  private init?(foldersOf file: String) {
    switch FolderDay.day(of: file.pathParts.dropLast()) {
    case .date(let day): self = .folderName(day)
    case .number(let number): self = .folderNumber(number)
    case nil: return nil
    }
  }
}
