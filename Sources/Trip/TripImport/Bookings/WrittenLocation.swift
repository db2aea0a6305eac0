import TripModel

/// Where something is, as a calendar has it on one or several lines.
struct WrittenLocation {
  var name: String?
  var address: String?
  var position: Coordinate?

  private static let longest = 200

  /// `Name (street, town)`, `Name, Street 1, Town`, a position, or a name alone. A link to a meeting is no place, nor is the
  /// mailbox of a room.
  static func read(_ text: String) -> WrittenLocation {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.onOneLine }.filter { !$0.isEmpty }
    guard let first = lines.first, !text.contains("://"), !BookingLabels.isMeeting(text.lowercased()) else {
      return WrittenLocation()
    }
    let whole = String(lines.joined(separator: ", ").prefix(longest))
    let figures = whole.split { ",; ".contains($0) }.map { Double(String($0)) }
    if figures.count == 2, let latitude = figures[0], let longitude = figures[1], whole.contains("."),
      let position = Coordinate(latitude: latitude, longitude: longitude)
    {
      return WrittenLocation(position: position)
    }
    let parts = whole.split(separator: ",").map(\.trimmingBlanks)
    if whole.last == ")", let bracket = whole.firstIndex(of: "("), bracket > whole.startIndex {
      let inner = whole[whole.index(after: bracket)...].dropLast()
      if inner.contains(","), inner.contains(where: \.isNumber) {
        return WrittenLocation(name: whole[..<bracket].trimmingBlanks, address: inner.trimmingBlanks)
      }
    }
    if lines.count > 1 {
      let address = String(lines.dropFirst().joined(separator: ", ").prefix(longest))
      return WrittenLocation(name: first, address: address)
    }
    if parts.count > 1, hasHouseNumber(parts[0]) || isHouseNumber(parts[1]) {
      return WrittenLocation(address: whole)
    }
    if parts.count > 2, parts.dropFirst().contains(where: { $0.contains(where: \.isNumber) }) {
      return WrittenLocation(name: parts[0], address: parts.dropFirst().joined(separator: ", "))
    }
    return WrittenLocation(name: whole)
  }

  /// `35` of `Calle de la Cava Baja, 35, Madrid`.
  private static func isHouseNumber(_ text: String) -> Bool {
    text.count <= 4 && text.first?.isNumber == true
  }

  /// `Rua Augusta 12`, `12 Main Street`: a street, and no name of a place.
  private static func hasHouseNumber(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return false }
    return [words.first, words.last].contains { word in
      word.map { $0.first?.isNumber == true && $0.count <= 6 } ?? false
    }
  }
}
