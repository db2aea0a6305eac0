package import SiteOutput
package import TripModel

/// A picture with its day, place, address and sizes.
package struct PhotoPlan: Sendable {
  package var id: PhotoID
  package var photo: Photo
  package var page: OutputPath
  /// In which its sizes are published.
  package var format: PublishedFormat
  /// Where its clip will be published.
  package var film: OutputPath?
  /// Nil where nothing tells it: such a picture is shown after all others.
  package var day: Reasoned<LocalDate>?
  /// When it was taken, by clocks where the traveller was; nil where only the day is known.
  package var taken: Reasoned<Moment>?
  /// The same moment on the camera's own clock after its shift; the reason is that of its offset where that is known.
  package var clock: Reasoned<Moment>?
  /// How far clocks were ahead of UTC there, also where that is only assumed.
  package var offset: Reasoned<UTCOffset>?
  package var position: Reasoned<Coordinate>?
  /// What its position is called on any map.
  @Boxed package var locality: Locality?
  package var caption: Reasoned<String>?
  /// Whether it only proves a purchase: it has a page, to which that leads, and stands nowhere else.
  package var isReceipt = false
  /// Whether it shows somebody beside what is told of them, and is none of the pictures of the journey.
  var isPortrait = false
  /// Entries that show it, in order.
  package var entries: [EntryID]
  /// Albums in whose folder it lies, in order.
  package var albums: [AlbumID] = []
  /// Where its tags lead.
  package var tagLinks: [TagLink] = []
  /// The nearest place within 8 km, with its distance in metres; of one that says nothing of where it was taken the place
  /// whose pin names it.
  package var nearestPlace: (place: PlaceID, metres: Double)?
  /// What it looks like from afar, where that is known.
  package var placeholder: PicturePlaceholder?
  /// Whether it was drawn, written or scanned, by its look: it is no cover while there is a photograph.
  package var isGraphic = false
  /// Whether it is a paper with lines of letters, by its look.
  package var isPaper = false
  /// What of it is not cut off where it fills a frame of another shape; nil where nobody says so.
  package var focus: CoverFocus?
  /// Its full picture, where that is offered for download.
  @Boxed package var original: OriginalPlan?
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?
}

/// What gives the day of a picture that tells no time itself.
package enum DayName: Sendable {
  case file, folder
}

extension PhotoPlan {
  /// The name by which alone its day, or the time on it, is known; nil where anything better tells it.
  package var dayName: DayName? {
    switch day?.reason {
    case .folderName: .folder
    case .fileName: .file
    default: day != nil && photo.timeSource == .fileName ? .file : nil
    }
  }

  /// The sizes in which it will be published, the narrowest first; empty for a clip without a still.
  ///
  /// They are made when they are asked for: of ten thousand pictures there would be fifty thousand addresses to hold.
  package var derivatives: [DerivativePlan] {
    let folder = page.text.dropLast("index.html".utf8.count)
    let sizes = isPortrait ? DerivativeLadder.portrait(of: photo) : DerivativeLadder.sizes(of: photo)
    return sizes.map { size in
      guard let path = OutputPath("\(folder)\(size.width).\(format.ending)") else {
        preconditionFailure("the page of a picture is in no folder: \(page)")
      }
      return DerivativePlan(path: path, width: size.width, height: size.height, format: format)
    }
  }

  /// Whether nothing tells where it was taken, and something may.
  var isSilent: Bool {
    position == nil && locality == nil && photo.withheld == nil && !photo.isInFlight
  }

  /// Whether all that tells where it was taken is a pin that names it.
  package var isPlacedByPin: Bool { position == nil && nearestPlace != nil }

  /// Whether maps show where it was taken.
  package var isOnMap: Bool { position != nil && !isRoughlyPlaced || isPlacedByPin }

  /// Whether its camera wrote whole degrees of a place on land, which may be 80 km off: what is known of it is its country.
  package var isRoughlyPlaced: Bool {
    guard let place = position?.value, let locality, locality.sea == nil else { return false }
    return place.isInWholeDegrees && place == photo.coordinate
  }

  /// Whether it may show a name, an address, the number of a passport: it stands for nothing but itself, unless somebody
  /// names it for that.
  package var isPaperOrScreen: Bool { isPaper || photo.isScreenshot }

  /// Whether there is a still to show of it.
  package var hasStill: Bool { photo.still != .none }

  /// Whether it has so few pixels that even a card would enlarge it to a blur.
  package var isStamp: Bool { max(photo.width, photo.height) < 400 }
}

/// One size of a picture.
package struct DerivativePlan: Hashable, Sendable, Codable {
  package var path: OutputPath
  /// Pixels, as the picture is looked at.
  package var width: Int
  package var height: Int
  package var format: PublishedFormat
}
