package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let tripClosed = DiagnosticCode("trip-closed")
  package static let notSaid = DiagnosticCode("not-said")
  package static let nothingFetched = DiagnosticCode("nothing-fetched")
  package static let strangeAnswer = DiagnosticCode("strange-answer")
  package static let weakPassword = DiagnosticCode("weak-password")
  package static let rateNotPublished = DiagnosticCode("rate-not-published")
}
