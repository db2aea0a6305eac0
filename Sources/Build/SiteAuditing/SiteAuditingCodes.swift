package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let privateTag = DiagnosticCode("private-tag")
  package static let privatePosition = DiagnosticCode("private-position")
  package static let outsideRequest = DiagnosticCode("outside-request")
  package static let brokenLink = DiagnosticCode("broken-link")
  package static let missingAlternative = DiagnosticCode("missing-alternative")
  package static let notAudited = DiagnosticCode("not-audited")
}
