package import Diagnostics

/// A place near which nothing is published: the traveller's home, or a private zone.
package struct PrivatePlace: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case home, zone }

  package var kind: Kind
  package var middle: Coordinate
  /// Within so many metres of its middle no position is published.
  package var metres: Double
  package var shift: CircleShift
  /// Where it is written; nil for outside the trip folder.
  package var place: SourcePlace?

  package init(
    _ kind: Kind, at middle: Coordinate, metres: Double, shift: CircleShift, place: SourcePlace? = nil
  ) {
    self.kind = kind
    self.middle = middle
    self.metres = metres
    self.shift = shift
    self.place = place
  }

  /// Metres round home.
  package static let homeMetres = 5000.0

  /// What is kept out of the site. It holds all that is near the place, but its middle is elsewhere: who finds the
  /// circle by where published ways end has not found the place.
  ///
  /// It has twice the radius, and its middle lies three to nearly five fifths of the radius away. So far that on
  /// 1,000 homes in simulated streets every attack that we know errs by half the radius and more; not the whole
  /// radius, lest the difference between sphere and ellipsoid (half a per cent) let anything near the place out.
  package var circle: PrivateCircle {
    let (minimum, maximum) = (0.6 * metres, 0.97 * metres)
    // Any spot of the ring is as likely as any other.
    let away = (minimum * minimum + (maximum * maximum - minimum * minimum) * shift.reach).squareRoot()
    return PrivateCircle(middle: middle.moved(by: away, towards: 360 * shift.turn), metres: 2 * metres)
  }
}

/// Which way and how far the middle of a circle is from the place that it hides, each from 0 to 1: a secret.
package struct CircleShift: Hashable, Sendable {
  /// Of a whole turn, clockwise from north.
  package var turn: Double
  /// Of the ring in which the middle may lie.
  package var reach: Double

  package init(turn: Double, reach: Double) {
    self.turn = turn
    self.reach = reach
  }
}

/// What may be told of something whose position is withheld: no more than is true of the private place itself.
package final class PrivateRegion: Hashable, Sendable {
  package let timeZone: ZoneRules?
  package let region: String?
  /// ISO 3166-1 alpha-2.
  package let country: String?

  package init(timeZone: ZoneRules? = nil, region: String? = nil, country: String? = nil) {
    self.timeZone = timeZone
    self.region = region
    self.country = country
  }

  package static func == (one: PrivateRegion, other: PrivateRegion) -> Bool {
    one.timeZone == other.timeZone && one.region == other.region && one.country == other.country
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(region)
    hasher.combine(country)
  }
}

/// What is known of a trip's private places once everything near them has been taken out.
package struct Withheld: Sendable {
  /// A circle out of which everything was taken, with what may be told of what was in it.
  package struct Circle: Sendable {
    package var circle: PrivateCircle
    package var region: PrivateRegion

    package init(_ circle: PrivateCircle, region: PrivateRegion) {
      self.circle = circle
      self.region = region
    }
  }

  /// When a track, or something else, was in one of the circles.
  package struct Stretch: Sendable {
    package var span: ClosedRange<Instant>
    package var region: PrivateRegion
    /// The file of the track.
    package var file: String

    package init(_ span: ClosedRange<Instant>, region: PrivateRegion, file: String) {
      self.span = span
      self.region = region
      self.file = file
    }
  }

  package var circles: [Circle] = []
  /// By whose clocks home is: for what the author alone is told of cameras.
  package var homeZone: ZoneRules?
  /// In the order of time.
  package var stretches: [Stretch] = []
  /// When photos were taken, entries written and events began and ended there, of those that are published; `file` is
  /// theirs.
  package var moments: [Stretch] = []
  /// The middle of the town that the home is in or near, from which distances from home are measured.
  package var homeTown: Coordinate?
  /// The town around which money changers may be told of; nil where nobody asked for that, or none is known.
  package var townOfChangers: NearestTown?
  /// Whether what trip.yml says of where the trip begins, and ends, was taken out.
  package var hidesStart = false
  package var hidesEnd = false

  package init() {}

  /// What may be told of a position that nobody may know; nil for one that may be published.
  package func region(at place: Coordinate) -> PrivateRegion? {
    circles.first { $0.circle.contains(place) }?.region
  }

  /// The same of an instant: a track was there then.
  package func region(at instant: Instant) -> PrivateRegion? {
    stretches.first { $0.span.contains(instant) }?.region
  }
}
