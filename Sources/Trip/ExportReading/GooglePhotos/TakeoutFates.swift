import Importing

/// What becomes of the fields of the files that Google Photos lays beside pictures.
enum TakeoutFates {
  /// Of what is said of a picture.
  static let note: FieldFates = FieldFates([
    .used: [
      "title", "description", "photoTakenTime.timestamp", "favorited", "trashed", "inLockedFolder",
      "geoData.latitude", "geoData.longitude", "geoData.altitude", "geoDataExif.latitude",
      "geoDataExif.longitude", "geoDataExif.altitude",
    ],
    // Who is seen, who commented, whose phone it was, and the address at which the picture can be had.
    .kept: [
      "people.*", "sharedAlbumComments.*", "googlePhotosOrigin.*", "appSource.*", "url",
      "enrichments.*",
    ],
    .notNeeded: [
      "photoTakenTime.formatted", "photoTakenTime.type", "creationTime.*", "modificationTime.*",
      "photoLastModifiedTime.*", "imageViews", "archived", "geoData.latitudeSpan", "geoData.longitudeSpan",
      "geoDataExif.latitudeSpan", "geoDataExif.longitudeSpan", "photosRetentionInfo.*",
    ],
  ])

  /// Where a position stands in it.
  static let positions: Set<String> = [
    "geoData.latitude", "geoData.longitude", "geoData.altitude", "geoDataExif.latitude",
    "geoDataExif.longitude", "geoDataExif.altitude",
  ]

  /// Of what is said of an album.
  static let album: FieldFates = {
    var fates: FieldFates = [:]
    for above in ["", "albumData."] {
      for field in ["title", "description", "enrichments[].narrativeEnrichment.text"] {
        fates[above + field] = .used
      }
      fates[above + "access"] = .kept
      fates[above + "sharedAlbumComments.*"] = .kept
      // Pictures have their own days and places.
      for field in ["date.*", "geoData.*", "location", "enrichments.*"] { fates[above + field] = .notNeeded }
    }
    return fates
  }()
}
