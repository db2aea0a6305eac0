import Importing

/// What becomes of the fields of Google's location history: those of an item that is of the trip.
enum TimelineFates {
  // MARK: Telephones

  /// The file of an Android telephone but for its two long lists.
  static let phone: FieldFates = ["userLocationProfile.*": .kept]

  static let segment: FieldFates = [
    "startTime": .used, "endTime": .used, "startTimeTimezoneUtcOffsetMinutes": .used,
    "endTimeTimezoneUtcOffsetMinutes": .used,
    "visit.topCandidate.placeLocation": .used, "visit.topCandidate.placeLocation.*": .used,
    "visit.topCandidate.placeId": .used, "visit.topCandidate.placeID": .used,
    "visit.topCandidate.semanticType": .used, "visit.topCandidate.probability": .notNeeded,
    "visit.hierarchyLevel": .notNeeded, "visit.probability": .notNeeded,
    "visit.isTimelessVisit": .notNeeded,
    "timelineMemory.note": .used, "timelineMemory.note.note": .used, "timelineMemory.*": .notNeeded,
  ]

  static let pathPoint: FieldFates = [
    "point": .used, "point.*": .used, "time": .used, "durationMinutesOffsetFromStartTime": .used,
  ]

  static let activity: FieldFates = [
    "topCandidate.type": .used, "topCandidate.probability": .notNeeded, "probability": .notNeeded,
    "distanceMeters": .notNeeded, "parking.*": .notNeeded,
  ]

  /// Where a ride began or ended: a text, or a record of one.
  static let rideEnd: FieldFates = ["": .used, "latLng": .used, "LatLng": .used]

  static let signal: FieldFates = [
    "position.LatLng": .used, "position.latLng": .used, "position.timestamp": .used,
    "position.accuracyMeters": .used, "position.*": .notNeeded, "activityRecord.*": .notNeeded,
    "wifiScan.*": .kept,
  ]

  // MARK: Takeout

  static let month: FieldFates = [:]

  /// Of `activitySegment` but for its places and paths.
  static let segmentOfMonth: FieldFates = [
    "duration.startTimestamp": .used, "duration.startTimestampMs": .used, "duration.endTimestamp": .used,
    "duration.endTimestampMs": .used, "activityType": .used, "distance": .notNeeded,
    "confidence": .notNeeded, "activities[].*": .notNeeded, "editConfirmationStatus": .notNeeded,
    "editActionMetadata.*": .notNeeded, "lastEditedTimestamp": .notNeeded, "transitPath.*": .notNeeded,
    "parkingEvent.*": .notNeeded, "locationConfidence": .notNeeded, "locationVisitMetadata.*": .notNeeded,
  ]

  /// Where a ride began or ended.
  static let end: FieldFates = [
    "latitudeE7": .used, "longitudeE7": .used, "placeId": .notNeeded, "address": .kept, "name": .kept,
    "semanticType": .notNeeded, "locationConfidence": .notNeeded, "calibratedProbability": .notNeeded,
    "accuracyMetres": .notNeeded, "isCurrentLocation": .notNeeded, "sourceInfo.*": .kept,
  ]

  static let rawPoint: FieldFates = [
    "latE7": .used, "lngE7": .used, "accuracyMeters": .used, "timestamp": .used, "timestampMs": .used,
  ]
  static let waypoint: FieldFates = ["latE7": .used, "lngE7": .used]

  /// What else there is of a path.
  static let path: FieldFates = ["*": .notNeeded]

  /// Of `placeVisit` but for its places.
  static let visit: FieldFates = [
    "duration.startTimestamp": .used, "duration.startTimestampMs": .used, "duration.endTimestamp": .used,
    "duration.endTimestampMs": .used, "centerLatE7": .notNeeded, "centerLngE7": .notNeeded,
    "placeConfidence": .notNeeded, "visitConfidence": .notNeeded, "locationConfidence": .notNeeded,
    "placeVisitType": .notNeeded, "placeVisitImportance": .notNeeded, "placeVisitLevel": .notNeeded,
    "confidence": .notNeeded, "editConfirmationStatus": .notNeeded, "editActionMetadata.*": .notNeeded,
    "lastEditedTimestamp": .notNeeded, "simplifiedRawPath.*": .notNeeded, "childVisits[].*": .notNeeded,
    "checkin.*": .notNeeded, "sectionId": .notNeeded, "locationAssertionType": .notNeeded,
  ]

  /// The place of a stay.
  static let place: FieldFates = [
    "latitudeE7": .used, "longitudeE7": .used, "placeId": .used, "name": .used, "semanticType": .used,
    "address": .kept, "locationConfidence": .notNeeded, "calibratedProbability": .notNeeded,
    "accuracyMetres": .notNeeded, "isCurrentLocation": .notNeeded, "sourceInfo.*": .kept,
  ]

  static let record: FieldFates = [
    "latitudeE7": .used, "longitudeE7": .used, "timestamp": .used, "timestampMs": .used, "accuracy": .used,
    "deviceTag": .used,
    "altitude": .notNeeded, "verticalAccuracy": .notNeeded, "velocity": .notNeeded, "heading": .notNeeded,
    "source": .notNeeded, "activity[].*": .notNeeded, "placeId": .notNeeded,
    "inferredLocation[].*": .notNeeded,
    "deviceTimestamp": .notNeeded, "serverTimestamp": .notNeeded, "batteryCharging": .kept,
    "deviceDesignation": .kept, "formFactor": .kept, "platformType": .kept, "platform": .kept,
    "osLevel": .kept, "activeWifiScan.*": .kept, "locationMetadata[].*": .kept, "wifiScan.*": .kept,
  ]

  // MARK: Neighbours

  static let settings: FieldFates = ["*": .kept]
  static let edit: FieldFates = ["deviceId": .kept, "*": .notNeeded]
}
