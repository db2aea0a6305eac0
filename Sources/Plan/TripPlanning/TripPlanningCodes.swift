package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let twoBeds = DiagnosticCode("two-beds")
  package static let notPublished = DiagnosticCode("not-published")
  package static let entryWithoutDay = DiagnosticCode("entry-without-day")
  package static let samePageName = DiagnosticCode("same-page-name")
  package static let emptyAlbum = DiagnosticCode("empty-album")
  package static let implausibleTimes = DiagnosticCode("implausible-times")
  package static let trackOutsideTrip = DiagnosticCode("track-outside-trip")
  package static let trackWithoutDay = DiagnosticCode("track-without-day")
  package static let waypointOfPicture = DiagnosticCode("waypoint-of-picture")
  package static let waypointWithoutName = DiagnosticCode("waypoint-without-name")
  package static let stillTrack = DiagnosticCode("still-track")
  package static let strayTrackPoint = DiagnosticCode("stray-track-point")
  package static let strayTrackTime = DiagnosticCode("stray-track-time")
  package static let strayPhotoTime = DiagnosticCode("stray-photo-time")
  package static let oldRate = DiagnosticCode("old-rate")
  package static let tripTooLong = DiagnosticCode("trip-too-long")
  package static let placeNotFound = DiagnosticCode("place-not-found")
  package static let ambiguousPlace = DiagnosticCode("ambiguous-place")
  package static let strayPosition = DiagnosticCode("stray-position")
  package static let nearHome = DiagnosticCode("near-home")
  package static let onePerson = DiagnosticCode("one-person")
}
