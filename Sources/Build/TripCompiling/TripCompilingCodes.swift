package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let privateTrip = DiagnosticCode("private-trip")
  package static let homeUnderGit = DiagnosticCode("home-under-git")
  package static let badSound = DiagnosticCode("bad-sound")
  package static let encoderMissing = DiagnosticCode("encoder-missing")
  package static let heavyOriginals = DiagnosticCode("heavy-originals")
  package static let noCache = DiagnosticCode("no-cache")
  package static let noPictureLibrary = DiagnosticCode("no-picture-library")
  package static let noAtlas = DiagnosticCode("no-atlas")
}
