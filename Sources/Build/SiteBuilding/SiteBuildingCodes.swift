package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let notOurFolder = DiagnosticCode("not-our-folder")
  package static let emptyLibrary = DiagnosticCode("empty-library")
  package static let tripNotBuilt = DiagnosticCode("trip-not-built")
  package static let codesUnknown = DiagnosticCode("codes-unknown")
  package static let personalNumber = DiagnosticCode("personal-number")
  package static let noPassword = DiagnosticCode("no-password")
  package static let badSiteKey = DiagnosticCode("bad-site-key")
  package static let protectedTrip = DiagnosticCode("protected-trip")
  package static let busyOutput = DiagnosticCode("busy-output")
  package static let notSealed = DiagnosticCode("not-sealed")
  package static let sealedTheme = DiagnosticCode("sealed-theme")
  package static let brokenSeal = DiagnosticCode("broken-seal")
}
