import TripModel

extension [TripEvent] {
  /// The same with one booking where a program wrote two: `Check-in: Pensão Flor` and, days later, `Check-out: Pensão
  /// Flor`; likewise a hired car that is fetched and given back.
  func joiningHalves() -> [TripEvent] {
    var whole: [TripEvent] = []
    /// Where in `whole` the beginnings stand that have no end yet, by what they are of.
    var open: [HalfMark: Int] = [:]
    for event in self {
      guard let half = BookingHalf(event) else {
        whole.append(event)
        continue
      }
      if !half.isEnd {
        whole.append(event)
        for mark in half.marks { open[mark] = whole.count - 1 }
      } else if let index = half.marks.compactMap({ open[$0] }).first,
        whole[index].start.when.date <= event.start.when.date
      {
        whole[index].take(end: event, title: half.title)
        open = open.filter { $0.value != index }
      } else {
        whole.append(event)
      }
    }
    return whole
  }
}

/// What two halves of a booking have in common.
private struct HalfMark: Hashable {
  let kind: TripEvent.Kind
  let words: String
}

/// The beginning or the end of a booking, as its title says.
private struct BookingHalf {
  let isEnd: Bool
  let marks: [HalfMark]
  /// The title without the words that say which half it is.
  let title: String

  init?(_ event: TripEvent) {
    guard event.kind == .hotel || event.kind == .carRental else { return nil }
    let words = event.title.split { !$0.isLetter && !$0.isNumber }
    func place(of phrases: [[String]]) -> Range<Int>? {
      for phrase in phrases where phrase.count <= words.count {
        for start in 0...(words.count - phrase.count)
        where zip(words[start...], phrase).allSatisfy({ $0.lowercased() == $1 }) {
          return start..<(start + phrase.count)
        }
      }
      return nil
    }
    let beginning = place(of: Self.beginnings)
    guard let range = beginning ?? place(of: Self.ends) else { return nil }
    isEnd = beginning == nil
    let rest = words[..<range.lowerBound] + words[range.upperBound...]
    var marks = event.booking.map { [HalfMark(kind: event.kind, words: "code " + $0)] } ?? []
    if !rest.isEmpty {
      marks.append(HalfMark(kind: event.kind, words: rest.map { $0.lowercased() }.joined(separator: " ")))
    }
    self.marks = marks
    title = Self.title(event.title, from: words[range.lowerBound], to: words[range.upperBound - 1])
  }

  /// A title without some words and the marks beside them.
  private static func title(_ title: String, from first: Substring, to last: Substring) -> String {
    let marks = ":-–—,;()".map(\.self)
    func trimmed(_ text: Substring) -> String {
      var text = text.trimmingBlanks[...]
      while let first = text.first, marks.contains(first) { text = text.dropFirst().trimmingBlanks[...] }
      while let last = text.last, marks.contains(last) { text = text.dropLast().trimmingBlanks[...] }
      return String(text)
    }
    let parts = [trimmed(title[..<first.startIndex]), trimmed(title[last.endIndex...])].filter { !$0.isEmpty }
    return parts.isEmpty ? title : parts.joined(separator: ", ")
  }

  private static let beginnings = phrases(
    "check in, checkin, pick up, pickup, abholung, anreise, prise en charge, recogida, retiro, ritiro, ophalen"
  )
  private static let ends = phrases(
    "check out, checkout, drop off, dropoff, return, rückgabe, abreise, restitution, devolución, riconsegna, inleveren"
  )

  private static func phrases(_ list: String) -> [[String]] {
    list.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
  }
}

extension TripEvent {
  /// Ends where its other half begins.
  fileprivate mutating func take(end other: TripEvent, title: String) {
    self.title = title
    end = other.start
    if kind == .carRental { to = to ?? other.from ?? other.to ?? other.at }
    booking = booking ?? other.booking
    phone = phone ?? other.phone
    link = link ?? other.link
  }
}
