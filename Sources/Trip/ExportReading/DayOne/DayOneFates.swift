import Importing

/// What becomes of the fields of Day One's journals.
enum DayOneFates {
  /// A journal but for its entries.
  static let journal: FieldFates = ["metadata.*": .notNeeded]

  /// An entry but for the lists of its media; of `text` and `richText` one is used.
  static let entry = FieldFates([
    .used: [
      "uuid", "creationDate", "timeZone", "isAllDay", "tags[]", "location.latitude", "location.longitude",
      "location.placeName", "location.localityName", "location.userLabel", "location.timeZoneName",
      "weather.conditionsDescription", "weather.temperatureCelsius", "userActivity.activityName",
    ],
    .kept: [
      "creationDevice", "creationDeviceType", "creationDeviceModel", "creationOSName", "creationOSVersion",
      "location.foursquareID", "location.address", "publishURL", "sourceString",
    ],
    .notNeeded: [
      "modifiedDate", "isPinned", "starred", "editingTime", "duration", "location.region.*",
      "location.administrativeArea", "location.country", "location.altitude", "location.speed",
      "location.heading", "weather.*", "userActivity.*", "music.*", "location", "weather", "userActivity",
    ],
  ])

  /// A medium of an entry; what the program says of when and where a picture was taken is counted as it is used.
  static let medium = FieldFates([
    .used: ["identifier", "md5", "type", "format", "orderInEntry"],
    .kept: ["creationDevice", "creationDeviceIdentifier", "recordingDevice", "appleCloudIdentifier"],
    .notNeeded: [
      "fileSize", "duration", "favorite", "date", "exposureBiasValue", "height", "width", "isSketch",
      "filename",
      "cameraMake", "cameraModel", "lensMake", "lensModel", "fnumber", "focalLength", "iso", "exposureTime",
      "shutterSpeed", "audioChannels", "sampleRate", "timeZoneName", "pdfName", "location.*",
    ],
  ])

  /// The place of a picture that does not say itself where it was taken.
  static let mediumPlace: FieldFates = ["latitude": .used, "longitude": .used, "*": .notNeeded]
}
