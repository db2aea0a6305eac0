package import SiteOutput
package import TripModel

/// Pictures that are shown together: all of them, those of a camera, those of an album.
package struct GalleryPlan: Sendable {
  package enum Kind: Hashable, Sendable {
    /// All of the trip, day by day.
    case days
    /// All of the trip, by the town, and in it by the place that is nearest.
    case places
    /// By the camera's name.
    case camera(String)
    case album(AlbumID)
  }

  package var kind: Kind
  /// What a page can hold is on one: mostly there is one page.
  package var pages: [GalleryPage]

  /// Where it begins.
  package var page: OutputPath { pages[0].page }
  package var count: Int { pages.reduce(0) { $0 + $1.groups.reduce(0) { $0 + $1.photos.count } } }
}

/// A page of a gallery.
package struct GalleryPage: Sendable {
  package var page: OutputPath
  package var groups: [GalleryGroup]
}

/// Pictures below one heading.
package struct GalleryGroup: Sendable {
  package enum Heading: Hashable, Sendable {
    /// A day; nil for pictures on no day.
    case day(LocalDate?)
    /// The nearest place; nil for pictures that are near none and in no town.
    case place(PlaceID?)
    /// The town, for pictures in it that are near no place of the trip.
    case town(String)
    /// The town that is nearest, for pictures in the country around it that are near no place of the trip.
    case around(String)
    /// For pictures that were taken out of a bus, or on a ship.
    case onTheWay
    /// For pictures of which nothing tells where they were taken.
    case unplaced
    case none
  }

  package var heading: Heading
  package var photos: [PhotoID]
  /// How many pictures the group has on all pages together, and how many of them stand on earlier ones.
  package var total: Int
  package var before = 0
  /// The town under whose name it stands with others of that town; nil where it stands by itself.
  package var town: String?

  package init(heading: Heading, photos: [PhotoID], town: String? = nil) {
    self.heading = heading
    self.photos = photos
    self.town = town
    total = photos.count
  }
}

/// An album by its position in the plan's list.
package struct AlbumID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}
