import TripModel
import TripNotation

/// Reads days of two readings, such as `4/7/2024`, where only one of these is a day of the trip: nobody means the other.
///
/// They are written anew as 2024-04-07 before anything reads the file, so that every reader has them alike.
struct SettledDays: Sendable {
  private let trip: ClosedRange<LocalDate>

  /// Nil where trip.yml does not say when the trip begins and when it ends.
  init?(_ settings: TripSettings) {
    guard let start = settings.start, let end = settings.end, start <= end else { return nil }
    trip = start...end
  }

  /// A file's fields and lists: other keys than those of days may hold the same figures as a name.
  func settled(_ node: Node) -> Node {
    var node = node
    if let items = node.items {
      node.kind = .list(items.map { settled($0) })
    } else if let fields = node.fields {
      node.kind = .map(fields.map { settled(field: $0) })
    }
    return node
  }

  private func settled(field: Field) -> Field {
    var field = field
    if let text = field.value.text {
      if Self.keys.contains(field.key) { field.value.kind = .text(settled(text: text)) }
    } else if field.key == "expenses", let items = field.value.items {
      // An expense on a line begins with its day.
      field.value.kind = .list(
        items.map { item in
          guard let line = item.text else { return settled(item) }
          return Node(.text(settled(text: line)), at: item.range)
        })
    } else {
      field.value = settled(field.value)
    }
    return field
  }

  private func settled(text: TextNode) -> TextNode {
    guard let day = LeadingDay(text.value[...], oneOf: trip) else { return text }
    var settled = text
    settled.value = day.date.description + day.rest
    // What stands behind the day keeps its place in the line.
    let longer = settled.value.utf8.count - text.value.utf8.count
    settled.verbatim = text.verbatim.map {
      TextRange(line: $0.line, start: max(0, $0.start - longer), length: $0.length + longer)
    }
    return settled
  }

  /// The fields that hold a day, perhaps with a time of day.
  private static let keys: Set<String> = [
    "date", "time", "day", "start", "end", "out", "back", "seen",
  ]
}

extension NotationReader.Reading {
  /// The same with its days read by those of the trip, where these are known.
  func withDaysSettled(_ settings: TripSettings) -> Self {
    guard let days = SettledDays(settings) else { return self }
    var reading = self
    reading.root = days.settled(root)
    return reading
  }
}
