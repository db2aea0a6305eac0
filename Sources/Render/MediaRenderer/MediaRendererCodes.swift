package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let noStill = DiagnosticCode("no-still")
  package static let decoderMissing = DiagnosticCode("decoder-missing")
  package static let originalNotOffered = DiagnosticCode("original-not-offered")
  package static let noCard = DiagnosticCode("no-card")
}
