package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let badTrack = DiagnosticCode("bad-track")
  package static let badTrackPoint = DiagnosticCode("bad-track-point")
  package static let emptyTrack = DiagnosticCode("empty-track")
  package static let entityInTrack = DiagnosticCode("entity-in-track")
  package static let badArchive = DiagnosticCode("bad-archive")
}
