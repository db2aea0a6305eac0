package import Diagnostics

/// Something worth a visit that the traveller saved, whether it comes to one or not.
package struct Attraction: TripItem {
  package static let itemKind = ItemKind.attraction

  package var header: ItemHeader
  package var name: String
  package var category: String?
  package var tags: [String] = []
  package var rating: Rating?
  package var price: PriceLevel?
  /// What a visit costs.
  package var cost: Money?
  package var phone: String?
  package var hours: OpeningHours?
  /// The hours in the traveller's own words, also where they could not be understood.
  package var hoursText: String?
  package var reviews: [Review] = []
  /// What the traveller says of it; nil where nothing is said.
  package var isVisited: Bool?
  package var description: String?
  /// Where it is said to which day it is committed.
  package var dayPlace: SourcePlace?

  package init(name: String, place: SourcePlace) {
    self.name = name
    header = ItemHeader(source: place)
  }

  /// An idea has no age, but that one has been there by now tells something.
  package var wasSomeDay: Bool { isVisited == true }

  package var nameAsPlace: String? { name }

  /// What is written as a position alone bears its name.
  package var stations: [(place: ItemPlace, when: DayAndTime?)] {
    var place = header.at
    if place.told != nil, place.told?.value.name == nil { place.told?.value.name = name }
    return [(place, nil)]
  }

  /// What somebody said of it.
  package struct Review: Hashable, Sendable {
    package var by: String?
    package var text: String?
    package var rating: Rating?
    package var date: LocalDate?

    package init(by: String? = nil, text: String? = nil, rating: Rating? = nil, date: LocalDate? = nil) {
      self.by = by
      self.text = text
      self.rating = rating
      self.date = date
    }
  }
}

/// How good something is found, from 0 to 5.
package struct Rating: Hashable, Comparable, Sendable, Codable {
  /// 0 to 500.
  package let hundredths: Int

  /// Nil for what is not from 0 to 5.
  package init?(hundredths: Int) {
    guard (0...Self.maximum * 100).contains(hundredths) else { return nil }
    self.hundredths = hundredths
  }

  package static let maximum = 5

  /// The best number of whole stars for it.
  package var stars: Int { (hundredths + 50) / 100 }

  package static func < (one: Rating, other: Rating) -> Bool { one.hundredths < other.hundredths }
}

/// How dear something is: nothing to pay, or one to four signs of a currency.
package struct PriceLevel: Hashable, Comparable, Sendable {
  /// 0 for what is free, to 4.
  package let level: Int
  /// The sign with which it was written; nil for a number.
  package let sign: Character?

  /// Nil for a level that there is not.
  package init?(level: Int, sign: Character? = nil) {
    guard (0...Self.maximum).contains(level) else { return nil }
    self.level = level
    self.sign = sign
  }

  package static let maximum = 4

  package static func < (one: PriceLevel, other: PriceLevel) -> Bool { one.level < other.level }
}

extension Attraction {
  /// Where it is, as it was written: a position, a name, or both.
  package var at: Written<NamedPlace>? {
    get { header.at.told }
    _modify { yield &header.at.told }
  }

  /// The day to which it is committed.
  package var day: DayAndTime? {
    get { header.when }
    _modify { yield &header.when }
  }
}
