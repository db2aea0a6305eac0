import TripModel

/// An address that means the page of a day: `days/2026-05-03`, from wherever it is written.
enum DayLink {
  static func day(_ address: String) -> LocalDate? {
    let path = address.prefix { $0 != "#" && $0 != "?" }
    var parts = path.pathParts.drop { $0 == "." || $0 == ".." }
    if parts.last == "index.html" { parts.removeLast() }
    guard parts.count == 2, parts.first == "days", let name = parts.last else { return nil }
    return LocalDate(iso: EntryIndex.withoutEnding(name))
  }
}
