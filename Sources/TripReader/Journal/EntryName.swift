import TripModel

/// What the name of an entry's file tells: `2026-05-03-belem.md`, `2026-05-03T1405 Belém.md`.
struct EntryName {
  let day: LocalDate?
  let time: LocalTime?
  /// The name without date, time and ending.
  let slug: String

  init(_ name: String) {
    let stem = Self.withoutEnding(name)
    let rest = stem.dropFirst(10)
    day = rest.first?.isNumber == true ? nil : LocalDate(iso: stem.prefix(10))
    guard day != nil else {
      time = nil
      slug = stem
      return
    }
    let clock = Self.time(rest)
    time = clock?.time
    slug = String((clock?.rest ?? rest).drop { "-_ .".contains($0) })
  }

  /// A file's name or path without its ending.
  static func withoutEnding(_ name: some StringProtocol) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }

  /// `T1405`, `T14-05` or `T14:05`, also with seconds, behind the date.
  private static func time(_ text: Substring) -> (time: LocalTime, rest: Substring)? {
    guard text.first == "T" || text.first == "t" else { return nil }
    var rest = text.dropFirst()
    guard let hour = pair(&rest) else { return nil }
    let mark = rest.first.flatMap { "-:.".contains($0) ? $0 : nil }
    if mark != nil { rest.removeFirst() }
    guard let minute = pair(&rest) else { return nil }
    var behind = rest
    if let mark, behind.first == mark { behind.removeFirst() }
    if mark == nil || behind.startIndex != rest.startIndex, pair(&behind) != nil,
      behind.first?.isNumber != true
    {
      rest = behind
    }
    guard rest.first?.isNumber != true, let time = LocalTime(hour: hour, minute: minute) else { return nil }
    return (time, rest)
  }

  private static func pair(_ text: inout Substring) -> Int? {
    guard let number = Int(digits: text.prefix(2)), text.prefix(2).utf8.count == 2 else { return nil }
    text = text.dropFirst(2)
    return number
  }
}
