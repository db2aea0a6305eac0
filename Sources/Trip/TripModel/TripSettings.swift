package import Diagnostics
package import SiteColour

/// What `trip.yml` says.
package struct TripSettings: Sendable {
  package var title: String?
  /// The file that gives the title.
  package var titleFile = "trip.yml"
  package var description: String?
  package var icon: String?
  package var category: String?
  /// The cover's file, relative to the trip folder.
  package var cover: String?
  /// Whether the trip has a cover, for its front page, its preview card and its accent; not where trip.yml says
  /// `cover: none`.
  package var showsCover = true
  package var coverFocus = CoverFocus.middle
  package var start: LocalDate?
  package var end: LocalDate?
  /// Where the trip begins and ends: places with a position, or the names of some.
  package var startAt: Written<NamedPlace>?
  package var endAt: Written<NamedPlace>?
  /// Whether the traveller has closed the trip: it has ended, whatever the day.
  package var isClosed = false
  package var destination: Written<NamedPlace>?
  /// Where flights to the places of `destinations.yml` begin.
  package var flightsFrom: Airport?
  /// Where it is said that the pages of these places tell of money changers around the town nearest to home; nil where
  /// they do not.
  package var changersNearHomeAt: SourcePlace?
  package var timeZone: ZoneRules?
  /// When the traveller's day begins, for photos and entries.
  package var dayStarts: LocalTime = .midnight
  package var currency: Currency = .euro
  /// A BCP 47 language tag, lower case: `en`.
  package var language = "en"
  /// Whether trip.yml names a language.
  package var hasLanguage = false
  package var units: Units = .kilometres
  package var travellers: [Traveller] = []
  package var cameraClocks: [CameraClock] = []
  /// The files of pictures that the traveller takes in although they are outside the trip's dates.
  package var takeIn: Set<String> = []
  /// Whether what pictures and clips say of themselves is shown as their captions.
  package var takesCaptionsInPictures = true
  /// Where it is said that full pictures are offered for download; nil where they are not.
  package var originalsAt: SourcePlace?
  /// Where the finished site will stand.
  package var address: SiteAddress?
  /// The library whose site the trip stands in: no file of the trip says so, but whoever builds it there.
  package var library: LibraryAbove?
  package var visibility = Visibility.unlisted
  /// Where it is said that nobody may see the trip.
  package var privateAt: SourcePlace?
  /// How the site is sealed; nil for one that everybody can read.
  package var protection: Protection?
  package var publish = PublishRules()
  /// Days that things of a day stay unpublished, and where that is said; nil for none.
  package var publishDelay: Written<Int>?
  /// Places near which nothing is published.
  package var privatePlaces: [PrivatePlace] = []
  package var accent = AccentChoice.cover
  package var pictureFormat = Written(PublishedFormat.jpeg, at: SourcePlace(file: "trip.yml"))

  package init() {}
}

/// A value together with where it was written.
package struct Written<Value: Sendable & Hashable>: Sendable, Hashable {
  package var value: Value
  package var place: SourcePlace

  package init(_ value: Value, at place: SourcePlace) {
    self.value = value
    self.place = place
  }
}

/// Where the site's accent colour comes from.
package enum AccentChoice: Hashable, Sendable {
  case cover
  /// The one that the site has without a cover.
  case standard
  case written(RGBColour)
}

/// What of a picture is not cut off where a page has another shape than the picture.
package enum CoverFocus: String, CaseIterable, Sendable {
  case middle, top, bottom, left, right
}

/// How lengths are shown.
package enum Units: String, CaseIterable, Sendable {
  case kilometres = "km"
  case miles = "mi"
}

/// One of the people of the trip.
package struct Traveller: Hashable, Sendable, Codable {
  package enum Status: String, CaseIterable, Sendable, Codable { case invited, accepted, declined }

  package var name: String
  package var status: Status
  /// Whether it is this one who organises the trip: whom the others ask.
  package var isOrganiser = false

  package init(name: String, status: Status = .accepted, isOrganiser: Bool = false) {
    self.name = name
    self.status = status
    self.isOrganiser = isOrganiser
  }
}

/// How far a camera's clock is to be moved to show the right local time.
package struct CameraClock: Hashable, Sendable {
  /// The model as EXIF names it, or the camera as pages call it.
  package var model: String
  package var shiftSeconds: Int
  package var place: SourcePlace

  package init(model: String, shiftSeconds: Int, at place: SourcePlace = SourcePlace(file: "trip.yml")) {
    self.model = model
    self.shiftSeconds = shiftSeconds
    self.place = place
  }
}

/// A position with a name, where it has one.
package struct NamedPlace: Hashable, Sendable {
  package var name: String?
  package var coordinate: Coordinate?

  package init(name: String?, coordinate: Coordinate?) {
    self.name = name
    self.coordinate = coordinate
  }
}
